/** Where the cells of a universe are drawn, in widths of a tile. */
import { BOTTOM_ROW } from "./constants";

/** How much higher a row stands than the one below: three quarters of a hexagon with a point on top. */
export const HEX_HEIGHT = 1.1547;
export const ROW_HEIGHT = HEX_HEIGHT * 0.75;
export const ROWS = 4;

interface Spot {
  x: number;
  y: number;
}

/** The upper left corner of a cell's hexagon, if the bottom row begins at `left`. */
export function spotOf(row: number, column: number, left: number): Spot {
  return { x: left + column - 1 + (row - 1) / 2, y: (ROWS - row) * ROW_HEIGHT };
}

/** How far from the left a bottom row of this many tiles begins: centered in the complete pyramid.
 *
 * Where tiles can be added, there is room for half a cell more at both ends; a row of four needs it at its left.
 */
export function leftOf(bottom: number, roomy: boolean): number {
  const missing = Math.floor((BOTTOM_ROW - Math.max(1, bottom)) / 2);
  return missing + guideLeft(bottom, roomy);
}

/** How far from the left the complete pyramid begins. */
export function guideLeft(bottom: number, roomy: boolean): number {
  if (!roomy) return 0;
  return bottom === BOTTOM_ROW - 1 ? 1 : 0.5;
}

export const PYRAMID_HEIGHT = (ROWS - 1) * ROW_HEIGHT + HEX_HEIGHT;

/** All cells of a complete universe. */
export const ALL_CELLS = [1, 2, 3, 4].flatMap((row) =>
  Array.from({ length: BOTTOM_ROW + 1 - row }, (_, index) => ({ row, column: index + 1 })),
);

/** How many tiles lie in the bottom row. */
export function bottomRow(universe: readonly { row: number }[]): number {
  return universe.filter(({ row }) => row === 1).length;
}
