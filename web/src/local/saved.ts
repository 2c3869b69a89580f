/** Games that are played in this page, as they are kept: the seed and the turns, from which everything follows. */
import type { Level, PlayedSeat, SeatReview, TableSummary, TileSet } from "../api/types";
import { VOCABULARY } from "../engine/layout";

export const VERSION = 1;

export interface SavedSeat {
  kind: "person" | "bot";
  name: string | null;
  level: Level | null;
}

/** How a game ended: worked out from its turns and kept for the list of games. */
export interface SavedSummary {
  version: number;
  /** By seat. */
  seats: Pick<PlayedSeat, "points" | "god" | "universe">[];
}

export interface SavedGame {
  version: typeof VERSION;
  code: string;
  seed: string;
  first: number;
  seats: SavedSeat[];
  /** Null for the standard set. */
  tiles: TileSet | null;
  botPause: number;
  /** In the notation. */
  turns: string[];
  /** Seconds since 1970: of the start, then of each turn. */
  times: number[];
  discarded: boolean;
  rematch: string | null;
  summary?: SavedSummary;
  /** What the review found, by seat. */
  review?: SeatReview[];
}

/** What is kept with a game besides the game itself. */
export type Notes = Pick<SavedGame, "summary" | "review">;

/** Whether something that was stored is a game that this page understands. */
export function isSavedGame(value: unknown): value is SavedGame {
  if (typeof value !== "object" || value === null) return false;
  const game = value as Partial<Record<keyof SavedGame, unknown>>;
  return (
    game.version === VERSION &&
    typeof game.code === "string" &&
    typeof game.seed === "string" &&
    Number.isInteger(game.first) &&
    isListOf(game.seats, isSeat) &&
    isListOf(game.turns, (turn) => typeof turn === "string") &&
    isListOf(game.times, (time) => typeof time === "number") &&
    game.times.length === game.turns.length + 1
  );
}

function isSeat(value: unknown): boolean {
  const { kind } = (value ?? {}) as { kind?: unknown };
  return kind === "person" || kind === "bot";
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(isItem);
}

/** The seats of those who sit at this screen. */
export function seatsHere({ seats }: SavedGame): number[] {
  return seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
}

/** Whether nobody plays on: the last turn was played, or the game was discarded. */
export function isOver({ discarded, turns, seats }: SavedGame): boolean {
  return discarded || turns.length === VOCABULARY.NUM_ROUNDS * seats.length;
}

/** A game as the front page lists it. Whoever is next follows from the number of turns, without playing them. */
export function summaryOf(game: SavedGame): TableSummary {
  const { code, first, seats, turns, times } = game;
  const ply = turns.length;
  const over = isOver(game);
  const next = over ? null : (first + ply) % seats.length;
  return {
    code,
    status: over ? "over" : "playing",
    seats: seats.map((seat) => ({ ...seat, stand_in: null })),
    seat_to_move: next,
    round: Math.min(Math.floor(ply / seats.length) + 1, VOCABULARY.NUM_ROUNDS),
    pace: "live",
    rated: false,
    deadline: null,
    updated_at: times.at(-1)!,
    your_seats: seatsHere(game),
    your_turn: next !== null && seats[next]!.kind === "person",
    may_end: !over,
  };
}
