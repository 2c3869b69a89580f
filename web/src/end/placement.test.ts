import { describe, expect, it } from "vitest";
import type { PlayerScore, Score } from "../api/types";
import { bestTile, placementOf, standings, subjectOf } from "./placement";

/** Players with these points and places. */
function scoreOf(...players: [total: number, rank: number][]): Score {
  const all = players.map(([total, rank]) => ({ total, rank }) as PlayerScore);
  const winners = all.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  return { players: all, winners, tie_break: null };
}

describe("a placement", () => {
  const score = scoreOf([30, 2], [35, 1], [22, 4], [28, 3]);

  it("tells how far the winner is ahead", () => {
    expect(placementOf(score, 1)).toMatchObject({ place: 1, players: 4, tied: [], short: null, lead: 5 });
  });

  it("tells how many points are missing to the next place", () => {
    expect(placementOf(score, 0)).toMatchObject({ place: 2, short: { place: 1, points: 5 }, lead: null });
    expect(placementOf(score, 3).short).toEqual({ place: 2, points: 2 });
    expect(placementOf(score, 2).short).toEqual({ place: 3, points: 6 });
  });

  it("knows ties", () => {
    const shared = scoreOf([30, 1], [30, 1], [20, 3]);
    expect(placementOf(shared, 1)).toMatchObject({ place: 1, tied: [0], short: null, lead: null });
    expect(placementOf(shared, 2)).toMatchObject({ tied: [], short: { place: 1, points: 10 } });
  });

  it("knows places that only worshipers decided", () => {
    const close = scoreOf([30, 1], [30, 2]);
    expect(placementOf(close, 0).lead).toBe(0);
    expect(placementOf(close, 1).short).toEqual({ place: 1, points: 0 });
  });

  it("orders the players", () => {
    expect(standings(score)).toEqual([1, 0, 3, 2]);
  });
});

describe("the result is about", () => {
  const score = scoreOf([10, 2], [20, 1]);

  it("the player at this browser", () => {
    expect(subjectOf(score, [0])).toBe(0);
  });

  it("the winner where several or none play here", () => {
    expect(subjectOf(score, [0, 1])).toBe(1);
    expect(subjectOf(score, [])).toBe(1);
  });
});

describe("the best tile", () => {
  const tile = (name: string, cp: number, row: number) => ({
    tile: name,
    cp,
    row,
    column: 1,
    counts: "scored" as const,
    rule: "",
  });
  const of = (...tiles: PlayerScore["tiles"]) => bestTile({ tiles } as PlayerScore)?.tile ?? null;

  it("brought the most points", () => {
    expect(of(tile("a", 2, 1), tile("b", 6, 1), tile("c", 5, 3))).toBe("b");
  });

  it("is the highest of equal ones", () => {
    expect(of(tile("a", 5, 1), tile("b", 5, 4))).toBe("b");
  });

  it("is none where none brought anything", () => {
    expect(of(tile("a", 0, 1), tile("b", -1, 2))).toBeNull();
  });
});
