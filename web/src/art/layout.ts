/** Where things lie on a tile, in the units of its view box: 100 wide, 115.5 high. */

export const TILE_BOX = "0 0 100 115.5";

/** The height of the middle of an effect's row. */
export const ROW_Y = 82.3;

/** How large a row of the given width may be drawn: the hexagon's lower edges close in on its corners. */
export const rowScale = (width: number): number => Math.min(0.86, 27.4 / (0.25 * width + 9.5));

/** A cost: the size of its symbols, and its rows by the number of symbols and the height of their middle. */
interface CostLayout {
  size: number;
  rows: [count: number, y: number][];
}

// As large as the upper corner allows, and never below 17.2: 11 px on a tile 64 px wide.
const COSTS: CostLayout[] = [
  { size: 0, rows: [] },
  { size: 21, rows: [[1, 16.5]] },
  { size: 20, rows: [[2, 21]] },
  { size: 19.5, rows: [[3, 26]] },
  { size: 18.4, rows: [[4, 29.4]] },
  {
    size: 17.6,
    rows: [
      [2, 18],
      [3, 34.2],
    ],
  },
  {
    size: 17.6,
    rows: [
      [2, 18],
      [4, 34.8],
    ],
  },
];

/** The corners of a cost's symbols in their order, and their size. */
export function layCost(count: number): { size: number; places: { x: number; y: number }[] } {
  const { size, rows } = COSTS[Math.min(count, COSTS.length - 1)] as CostLayout;
  const places = rows.flatMap(([length, y]) =>
    Array.from({ length }, (_, at) => ({
      x: 50 + (at - (length - 1) / 2) * (size + 0.5) - size / 2,
      y: y - size / 2,
    })),
  );
  return { size, places };
}
