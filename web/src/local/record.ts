/** Games of this page as records that can be replayed anywhere. */
import type { GameRecord, TileSet } from "../api/types";
import { pointsOf } from "../engine/scoreForm";
import type { LocalGame } from "./game";
import type { SavedGame } from "./saved";

export function recordOf(
  saved: SavedGame,
  game: LocalGame,
  { name, digest, ...rest }: TileSet,
  seedHash: string,
): GameRecord {
  return {
    format: "orbis",
    version: 1,
    tiles: { name, digest, ...(saved.tiles ? { definition: { name, ...rest } } : {}) },
    seats: recordNames(saved).map((seat) => ({ name: seat })),
    first: saved.first,
    seed: saved.seed,
    seed_hash: seedHash,
    piles: game.piles(),
    gods: game.start.gods,
    turns: saved.turns,
    result: game.isOver ? resultOf(game) : null,
  };
}

/** The names of the players as a record has them. */
export function recordNames({ seats }: SavedGame): string[] {
  return seats.map(({ name, level }) => name ?? `${level} (bot)`);
}

function resultOf(game: LocalGame): NonNullable<GameRecord["result"]> {
  const score = game.score();
  return { players: pointsOf(score), winners: score.winners, tie_break: score.tie_break };
}
