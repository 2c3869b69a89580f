/** The standard tile set, for pages without a table. `orbis tiles --json` makes the file; a test compares them. */
import type { Region, TileSet } from "../api/types";
import { Tiles } from "../model/tiles";
import set from "./standard.json";

export const standard = set as TileSet;
export const standardTiles = new Tiles(standard);

export type PlayerCount = 2 | 3 | 4;

/** S1: whether a region takes part with so many players. */
export function takesPart({ star }: Region, players: PlayerCount): boolean {
  if (star === "white") return players === 4;
  return star !== "purple" || players > 2;
}

/** S2, S3. */
export const GODS_LAID_OUT: Record<PlayerCount, number> = { 2: 3, 3: 4, 4: 5 };
export const TEMPLE_TOKENS: Record<PlayerCount, readonly number[]> = {
  2: [7, 2],
  3: [9, 4, 2],
  4: [11, 7, 4, 2],
};
