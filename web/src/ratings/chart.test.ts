import { describe, expect, it } from "vitest";
import { chartOf } from "./chart";

const POINTS = [
  { rating: 1500, uncertainty: 400 },
  { rating: 1600, uncertainty: 300 },
  { rating: 1550, uncertainty: 250 },
];

describe("the chart of a rating", () => {
  it("goes from the first game to the last", () => {
    const { line, end } = chartOf(POINTS, 200, 80);
    expect(line).toBe("M0 40L100 30L200 35");
    expect(end).toEqual({ x: 200, y: 35 });
  });

  it("has a band as wide as the uncertainty", () => {
    expect(chartOf(POINTS, 200, 80).band).toBe("M0 0L100 0L200 10L200 60L100 60L0 80Z");
  });

  it("has a few levels at round numbers within the picture", () => {
    expect(chartOf(POINTS, 200, 80).levels).toEqual([
      { rating: 1200, y: 70 },
      { rating: 1400, y: 50 },
      { rating: 1600, y: 30 },
      { rating: 1800, y: 10 },
    ]);
  });

  it("puts a single game in the middle", () => {
    expect(chartOf(POINTS.slice(0, 1), 200, 80).end).toEqual({ x: 100, y: 40 });
  });
});
