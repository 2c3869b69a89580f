import { describe, expect, it } from "vitest";
import { chartOf } from "./chart";
import type { Points } from "./history";

const BOX = { width: 300, height: 100 };
const sure = (secured: number): Points => ({ secured, contested: 0, possible: 0 });

describe("the picture of a player's points", () => {
  const history = [
    [sure(5), sure(0)],
    [sure(5), { secured: 2, contested: 3, possible: 5 }],
  ];

  it("begins at zero and ends at the final points", () => {
    const { panels } = chartOf(history, 2, BOX);
    expect(panels[1]).toMatchObject({ seat: 1, points: 5, end: { x: 300, y: 50 } });
    expect(panels[0]?.total).toBe("M0 100L150 50L300 50");
  });

  it("has what is contested on top of what is secured, and what is possible above both", () => {
    const { panels } = chartOf(history, 2, BOX);
    expect(panels[1]?.secured).toBe("M0 100L150 100L300 80L300 100L150 100L0 100Z");
    expect(panels[1]?.contested).toBe("M0 100L150 100L300 50L300 80L150 100L0 100Z");
    expect(panels[1]?.possible).toBe("M0 100L150 100L300 0");
  });

  it("leaves out what was never there", () => {
    expect(chartOf(history, 2, BOX).panels[0]).toMatchObject({ contested: "", possible: "" });
  });

  it("has room below zero", () => {
    const { levels } = chartOf([[sure(-2)], [sure(3)]], 1, BOX);
    expect(levels[0]?.points).toBeLessThanOrEqual(-2);
    expect(levels.at(-1)?.points).toBeGreaterThanOrEqual(3);
  });

  it("marks every fifth round", () => {
    const long = Array.from({ length: 30 }, (_, turn) => [sure(turn), sure(0)]);
    expect(chartOf(long, 2, BOX).rounds).toEqual([
      { round: 0, x: 0 },
      { round: 5, x: 100 },
      { round: 10, x: 200 },
      { round: 15, x: 300 },
    ]);
  });

  it("can show a game without turns", () => {
    expect(chartOf([], 2, BOX).panels).toHaveLength(2);
  });
});
