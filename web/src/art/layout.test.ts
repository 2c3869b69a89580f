import { describe, expect, it } from "vitest";
import { layCost, ROW_Y, rowScale } from "./layout";
import { effectParts, layRow, ROW } from "./row";

/** 11 px on a tile 64 px wide, in the tile's units. */
const READABLE = (11 / 64) * 100;

/** How far a point is inside the hexagon's four slanted edges. */
const inside = (x: number, y: number) => 0.5 * Math.min(x, 100 - x) + 0.866 * Math.min(y, 115.5 - y) - 25;

describe("layCost", () => {
  it.each([1, 2, 3, 4, 5, 6])("keeps %i symbols readable and within the hexagon", (count) => {
    const { size, places } = layCost(count);
    expect(places).toHaveLength(count);
    expect(size).toBeGreaterThanOrEqual(READABLE);
    for (const { x, y } of places) {
      expect(inside(x + size / 2, y + size / 2)).toBeGreaterThan(size / 2);
    }
  });

  it("has no place for a cost of nothing", () => {
    expect(layCost(0).places).toEqual([]);
  });
});

describe("rowScale", () => {
  it.each([
    ["forest", 4, "RYW"],
    ["volcano", 8, "RG"],
    ["village", 5, ""],
    ["irrigation", 0, "B"],
    ["temple", 3, ""],
    ["proselytism", 2, "G"],
    ["farm", 0, "Y"],
  ] as const)("keeps a %s of %i %s readable and within the hexagon", (kind, number, colors) => {
    const { parts, width } = layRow(effectParts(kind, number, colors));
    const scale = rowScale(width);
    expect(ROW * scale).toBeGreaterThanOrEqual(READABLE);
    const last = parts.at(-1);
    const middle = 50 + ((last?.x ?? 0) + (last?.width ?? 0) / 2 - width / 2) * scale;
    expect(inside(middle, ROW_Y)).toBeGreaterThan((ROW * scale) / 2);
  });
});
