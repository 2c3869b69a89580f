import { describe, expect, it } from "vitest";
import type { PlayerScore, Region, Score } from "../api/types";
import { Tiles } from "../model/tiles";
import { ceremony, scoreAfter, totals, type Step } from "./ceremony";

type ScoredTile = PlayerScore["tiles"][number];

function region(id: string, kind: Region["effect"]["kind"], cp: number): Region {
  const color = id[0] as Region["color"];
  return {
    id,
    color,
    level: 2,
    cost: "",
    effect: { kind, number: 1, colors: "" },
    cp,
    star: null,
    mystic: null,
  };
}

const tiles = new Tiles({
  regions: [
    region("W2a", "temple", 1),
    region("W2b", "temple", 0),
    region("R2a", "volcano", 3),
    region("R2b", "volcano", 2),
    region("G2a", "forest", 4),
    region("G2b", "forest", 3),
    region("B2a", "irrigation", 2),
  ],
});

const lying = (tile: string, column: number, cp: number, counts: ScoredTile["counts"]): ScoredTile => ({
  row: 1,
  column,
  tile,
  cp,
  counts,
  rule: "E6",
});

const forest = (tile: string, column: number, cp: number, neighbors: number, needed: number): ScoredTile => ({
  ...lying(tile, column, cp, cp ? "scored" : "unfulfilled"),
  neighbors,
  needed,
});

const ADA: PlayerScore = {
  total: 10,
  regions: 7,
  wilderness: -1,
  god: 0,
  temple_token: 4,
  worshipers: 3,
  rank: 1,
  secured: 0,
  contested: 0,
  possible: 0,
  temples: { symbols: 1, mystic: 4 },
  god_detail: { god: "fire", cp: 0, rule: "D4", why: "not-most" },
  tiles: [
    lying("R2a", 1, 3, "scored"),
    forest("G2a", 2, 4, 2, 2),
    lying("W2b", 3, 0, "scored"),
    lying("B2a", 4, -1, "wilderness"),
    lying("R2b", 5, 0, "cancelled"),
  ],
};

const BO: PlayerScore = {
  total: 11,
  regions: 1,
  wilderness: 0,
  god: 1,
  temple_token: 9,
  worshipers: 0,
  rank: 2,
  secured: 0,
  contested: 0,
  possible: 0,
  temples: { symbols: 1, mystic: 7 },
  god_detail: { god: "idleness", cp: 1, rule: "D8", why: "always" },
  tiles: [lying("W2a", 1, 1, "scored"), forest("G2b", 2, 0, 1, 3), lying("B2a", 3, 0, "wilderness")],
};

const CY: PlayerScore = {
  ...ADA,
  total: 0,
  regions: 0,
  wilderness: 0,
  temple_token: 0,
  temples: { symbols: 0, mystic: 0 },
  god_detail: null,
  tiles: [],
};

const SCORE: Score = { players: [ADA, BO, CY], winners: [1], tie_break: null };
const steps = ceremony(SCORE, tiles);
const of = <Kind extends Step["kind"]>(kind: Kind) =>
  steps.filter((step): step is Extract<Step, { kind: Kind }> => step.kind === kind);

describe("the ceremony", () => {
  it("hands out temple tokens in order, and explains a tie to the first player in it", () => {
    expect(steps.slice(0, 3).map(({ kind, seat }) => [kind, seat])).toEqual([
      ["temple", 1],
      ["temple", 0],
      ["no-temple", 2],
    ]);
    const [first, second] = of("temple");
    expect(first).toMatchObject({ points: 9, mystic: 7, rivals: [{ seat: 0, mystic: 4 }] });
    expect(first?.cells).toEqual([{ row: 1, column: 1 }]);
    expect(second?.rivals).toEqual([]);
  });

  it("counts regions without forests, and how many are cancelled", () => {
    expect(of("regions")[0]).toMatchObject({ seat: 0, scored: 1, cancelled: 1, points: 3 });
  });

  it("checks each forest with its neighbors", () => {
    expect(of("forest")).toMatchObject([
      { seat: 0, tile: "G2a", neighbors: 2, needed: 2, fulfilled: true, points: 4 },
      { seat: 1, tile: "G2b", neighbors: 1, needed: 3, fulfilled: false, points: 0 },
    ]);
  });

  it("subtracts wildernesses, except with Idleness", () => {
    expect(of("wilderness")).toMatchObject([
      { seat: 0, count: 1, points: -1 },
      { seat: 1, count: 1, points: 0 },
    ]);
  });

  it("scores gods with their reasons, and skips players without one", () => {
    expect(of("god").map(({ seat, god, why }) => [seat, god, why])).toEqual([
      [0, "fire", "not-most"],
      [1, "idleness", "always"],
    ]);
  });

  it("ends with the totals of the score", () => {
    expect(totals(steps, steps.length, 3)).toEqual([10, 11, 0]);
    expect(totals(steps, 0, 3)).toEqual([0, 0, 0]);
    expect(totals(steps, 1, 3)).toEqual([0, 9, 0]);
  });

  it("includes a forest only once it is checked", () => {
    const forests = (done: number) =>
      scoreAfter(SCORE, steps, done).players.map(
        (player) => player.tiles.filter(({ needed }) => needed).length,
      );
    expect(forests(0)).toEqual([0, 0, 0]);
    expect(forests(steps.indexOf(of("forest")[0]!) + 1)).toEqual([1, 0, 0]);
    expect(forests(steps.length)).toEqual([1, 1, 0]);
  });
});
