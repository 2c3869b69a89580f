/** The hexagons of small universes, as paths: a cell is `SIZE` wide. */
import { ALL_CELLS, HEX_HEIGHT, spotOf } from "../model/pyramid";

export const SIZE = 10;

/** A hexagon with a point on top, a little smaller than its cell. */
export function hexagon({ x, y }: { x: number; y: number }): string {
  const [cx, cy, r] = [(x + 0.5) * SIZE, (y + HEX_HEIGHT / 2) * SIZE, SIZE * 0.52];
  const points = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = ((corner - 0.5) * Math.PI) / 3;
    return `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** All cells of a complete universe. */
export const GUIDES = ALL_CELLS.map(({ row, column }) => hexagon(spotOf(row, column, 0))).join("");
