/** Numbers of the game for screens without a table. */
import type { Region } from "../api/types";
import { EXCHANGE_RATE, REALM_LIMIT, ROW_LENGTH, SETUP } from "../engine/constants";

export { EXCHANGE_RATE, REALM_LIMIT };
/** Tiles in the bottom row of a universe. */
export const BOTTOM_ROW = ROW_LENGTH;

interface Setup {
  gods: number;
  templeTokens: readonly number[];
  /** The stars on tiles in play; null stands for none. */
  stars: readonly Region["star"][];
}

const SETUPS: Readonly<Record<number, Setup>> = SETUP;
export const PLAYER_COUNTS: readonly number[] = Object.keys(SETUP).map(Number);
export const OPPONENT_COUNTS: readonly number[] = PLAYER_COUNTS.map((players) => players - 1);
export const MIN_PLAYERS = Math.min(...PLAYER_COUNTS);
export const MAX_PLAYERS = Math.max(...PLAYER_COUNTS);

/** What lies on the table with this many players. */
export function setupFor(players: number): Setup {
  return SETUPS[players]!;
}

/** Whether a region is in play with this many players. */
export function isInPlay({ star }: Region, players: number): boolean {
  return setupFor(players).stars.includes(star);
}
