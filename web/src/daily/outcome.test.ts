import { describe, expect, it } from "vitest";
import { binsOf, outcomeOf } from "./outcome";

describe("a result", () => {
  it("is the lead over the best opponent", () => {
    const points = [
      { total: 12, rank: 2 },
      { total: 20, rank: 1 },
      { total: 9, rank: 3 },
    ];
    expect(points.map((_, seat) => outcomeOf(points, seat))).toEqual([
      { place: 2, points: 12, lead: -8 },
      { place: 1, points: 20, lead: 8 },
      { place: 3, points: 9, lead: -11 },
    ]);
  });
});

describe("a distribution", () => {
  const count = (lead: number, players = 1) => ({ lead, won: lead > 0, players });

  it("has every result once, the best first", () => {
    const counts = [count(-20, 3), count(-1, 2), count(0, 4), count(1, 5), count(17, 6)];
    const bins = binsOf(counts, 17, 12);
    expect(bins.length).toBeLessThanOrEqual(12);
    expect(bins.reduce((sum, { players }) => sum + players, 0)).toBe(20);
    expect(bins[0]).toMatchObject({ players: 6, own: true });
    expect(bins.filter(({ own }) => own)).toHaveLength(1);
    const ends = bins.flatMap(({ from, to }) => [to, from]);
    expect(ends).toEqual([...ends].sort((one, other) => other - one));
  });

  it("keeps winning and losing apart", () => {
    for (const { from, to } of binsOf([count(-30), count(30)], null, 9))
      expect(from > 0 || to < 0 || (from === 0 && to === 0)).toBe(true);
  });

  it("shows single results where there are few", () => {
    expect(binsOf([count(2), count(4)], null, 12)).toEqual([
      { from: 4, to: 4, players: 1, own: false },
      { from: 3, to: 3, players: 0, own: false },
      { from: 2, to: 2, players: 1, own: false },
    ]);
    expect(binsOf([], null, 12)).toEqual([]);
  });
});
