/** Numbers of the game for pages without a table. tests/test_page_constants.py compares them with the engine. */
import type { Region } from "../api/types";
import constants from "./constants.json";

/** Worshipers that a player may keep at the end of a turn (T6). */
export const REALM_LIMIT = constants.realm_limit;
/** Worshipers of one color for one of another (X1). */
export const EXCHANGE_RATE = constants.exchange_rate;
/** Tiles in the bottom row of a universe (U1). */
export const BOTTOM_ROW = constants.bottom_row;

interface Setup {
  gods: number;
  temple_tokens: readonly number[];
  /** The stars on tiles in play; tiles without a star always are. */
  stars: readonly string[];
}

const SETUP: Readonly<Record<string, Setup>> = constants.setup;
export const PLAYER_COUNTS: readonly number[] = Object.keys(SETUP).map(Number);
export const OPPONENT_COUNTS: readonly number[] = PLAYER_COUNTS.map((players) => players - 1);
export const MIN_PLAYERS = Math.min(...PLAYER_COUNTS);
export const MAX_PLAYERS = Math.max(...PLAYER_COUNTS);

/** What lies on the table with this many players (S1–S3). */
export function setupFor(players: number): Setup {
  return SETUP[players]!;
}

/** Whether a region is in play with this many players (S1). */
export function isInPlay({ star }: Region, players: number): boolean {
  return !star || setupFor(players).stars.includes(star);
}
