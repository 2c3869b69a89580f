/** Finished games of this page in short, from their seed and turns. */
import type { PlacedTile, PlayedGame } from "../api/types";
import type { Rules } from "../engine/rules";
import { pointsOf } from "../engine/scoreForm";
import { LocalGame } from "../local/game";
import { seatsHere, type SavedGame, type SavedSummary } from "../local/saved";
import { ALL_CELLS } from "../model/pyramid";
import { EMPTY, WILDERNESS } from "./letters";

/** Raised when summaries change: those of other versions are worked out anew. */
const VERSION = 1;

/** Replay a game to its end; whatever is not legal is refused. */
export function replaySaved(rules: Rules, { seed, seats, first, turns }: SavedGame): LocalGame {
  const game = new LocalGame(rules, seed, seats.length, first);
  for (const turn of turns) game.playNotation(turn);
  return game;
}

/** How a game ended. */
export function summarize(rules: Rules, saved: SavedGame): SavedSummary {
  const game = replaySaved(rules, saved);
  const points = game.isOver ? pointsOf(game.score()) : null;
  const seats = game.state.players.map(({ god, universe }, seat) => ({
    points: points?.[seat] ?? null,
    god: god?.god ?? null,
    universe: lettersOf(universe, rules),
  }));
  return { version: VERSION, seats };
}

/** The colors of a universe, cell by cell from the bottom row up. */
function lettersOf(universe: readonly PlacedTile[], { names }: Rules): string {
  return ALL_CELLS.map(({ row, column }) => {
    const placed = universe.find((tile) => tile.row === row && tile.column === column);
    if (!placed) return EMPTY;
    return placed.face === "wilderness" ? WILDERNESS : names.region(names.numberOf(placed.tile)).color;
  }).join("");
}

/** The kept summary of a game, if it is one that this page understands. */
export function keptSummary({ summary, seats }: SavedGame): SavedSummary | null {
  return summary?.version === VERSION && summary.seats.length === seats.length ? summary : null;
}

/** A game as it is listed. */
export function listed(saved: SavedGame, summary: SavedSummary): PlayedGame {
  return {
    code: saved.code,
    ended_at: saved.times.at(-1)!,
    ended_by: saved.discarded ? "discarded" : "finished",
    turns: saved.turns.length,
    custom_tiles: saved.tiles !== null,
    seats: saved.seats.map((seat, number) => ({ ...seat, stand_in: null, ...summary.seats[number]! })),
    your_seats: seatsHere(saved),
    review: saved.review ?? null,
  };
}
