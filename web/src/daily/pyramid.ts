/** A universe without its tiles: how much of it counts, in shapes that work without color and give nothing away. */
import type { PlacedTile, PlayerScore } from "../api/types";

export type Shape = "counts" | "not" | "wilderness" | "none";

const ROWS = [5, 4, 3, 2];
/** Hexagons and a triangle. They are for other programs: the font of the page does not have them. */
const LETTERS: Record<Shape, string> = { counts: "\u2b22", not: "\u2b21", wilderness: "\u25b2", none: "·" };

type Placed = Pick<PlacedTile, "row" | "column">;
type Scored = Pick<PlayerScore["tiles"][number], "row" | "column" | "counts">;

/** The shapes row by row, the top first. */
export function pyramidOf(placed: readonly Placed[], scored: readonly Scored[]): Shape[][] {
  const shapeAt = (row: number, column: number): Shape => {
    const isHere = (tile: Placed) => tile.row === row && tile.column === column;
    if (!placed.some(isHere)) return "none";
    const counts = scored.find(isHere)?.counts;
    if (counts === "wilderness") return "wilderness";
    return counts === "scored" ? "counts" : "not";
  };
  return ROWS.map((length, above) => Array.from({ length }, (_, at) => shapeAt(above + 1, at + 1))).reverse();
}

/** The shapes as characters: each row half a character further in than the one below it. */
export function pyramidText(rows: readonly Shape[][]): string {
  return rows
    .map((row, number) => " ".repeat(rows.length - 1 - number) + row.map((shape) => LETTERS[shape]).join(" "))
    .join("\n");
}
