import { describe, expect, it } from "vitest";
import { chartOf } from "./chart";

const BOX = { width: 300, height: 100, labelHeight: 12 };

describe("the line of points", () => {
  it("begins at zero and ends at the final points", () => {
    const { lines } = chartOf(
      [
        [5, 0],
        [5, 10],
      ],
      2,
      BOX,
    );
    expect(lines[1]).toMatchObject({ seat: 1, points: 10, end: { x: 300, y: 0 } });
    expect(lines[0]?.path).toBe("M0 100L150 50L300 50");
  });

  it("has room below zero", () => {
    const { levels } = chartOf([[-2], [3]], 1, BOX);
    expect(levels[0]?.points).toBeLessThanOrEqual(-2);
    expect(levels.at(-1)?.points).toBeGreaterThanOrEqual(3);
  });

  it("marks every fifth round", () => {
    const history = Array.from({ length: 30 }, (_, turn) => [turn, 0]);
    expect(chartOf(history, 2, BOX).rounds).toEqual([
      { round: 0, x: 0 },
      { round: 5, x: 100 },
      { round: 10, x: 200 },
      { round: 15, x: 300 },
    ]);
  });

  it("keeps labels of equal points apart, and within the drawing", () => {
    const { lines } = chartOf([[0, 0, 0]], 3, BOX);
    const heights = lines.map(({ labelY }) => labelY).sort((one, other) => one - other);
    expect(heights[1]! - heights[0]!).toBeGreaterThanOrEqual(12);
    expect(heights[2]! - heights[1]!).toBeGreaterThanOrEqual(12);
    expect(heights[2]).toBeLessThanOrEqual(100);
  });

  it("can show a game without turns", () => {
    expect(chartOf([], 2, BOX).lines).toHaveLength(2);
  });
});
