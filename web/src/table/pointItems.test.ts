import { describe, expect, it } from "vitest";
import type { PlayerScore } from "../api/types";
import { itemsOf, type Item } from "./pointItems";

const tile = (name: string, cp: number, counts: PlayerScore["tiles"][number]["counts"]) => ({
  ...{ tile: name, cp, counts, row: 1, column: 1, rule: "" },
  ...(counts === "unfulfilled" ? { neighbors: 1, needed: 3 } : {}),
});

/** A player with a village, a wilderness, an unfulfilled forest and a temple token. */
function player(god: PlayerScore["god_detail"], contested: number): PlayerScore {
  const tiles = [tile("village", 5, "scored"), tile("x", -1, "wilderness"), tile("forest", 0, "unfulfilled")];
  const cp = god?.cp ?? 0;
  return {
    ...{ regions: 5, wilderness: -1, god: cp, temple_token: 7, total: 11 + cp, worshipers: 2, rank: 1 },
    ...{ contested, secured: 11 + cp - contested, possible: 3, god_detail: god, tiles },
    temples: { symbols: 4, mystic: 9 },
  };
}

const items = (of: PlayerScore) => itemsOf(of, () => 3);
const kinds = (list: Item[]) => list.map(({ kind }) => kind);
const sum = (list: Item[]) => list.reduce((all, { cp }) => all + cp, 0);

describe("the items of a player's points", () => {
  it("add up to what is secured, contested and possible", () => {
    for (const [why, cp, contested] of [
      ["most", 3, 10],
      ["not-most", 0, 7],
      ["always", 2, 7],
      ["cancelled", 0, 7],
    ] as const) {
      const of = player({ god: "oceans", cp, rule: "", why }, contested);
      const found = items(of);
      expect(sum(found.secured)).toBe(of.secured);
      expect(sum(found.contested)).toBe(of.contested);
      expect(sum(found.possible)).toBe(of.possible);
    }
  });

  it("have a god where others can outdo it among what is contested", () => {
    const found = items(player({ god: "oceans", cp: 3, rule: "D3", why: "most" }, 10));
    expect(kinds(found.secured)).toEqual(["regions", "wilderness"]);
    expect(kinds(found.contested)).toEqual(["temple", "god"]);
  });

  it("have a god whose condition is not met among what is possible", () => {
    const found = items(player({ god: "equilibrium", cp: 0, rule: "D9", why: "unbalanced" }, 7));
    expect(kinds(found.possible)).toEqual(["forest", "god"]);
  });

  it("have all other gods among what is secured", () => {
    expect(kinds(items(player({ god: "love", cp: 1, rule: "D1", why: "always" }, 7)).secured)).toContain(
      "god",
    );
    expect(kinds(items(player({ god: "death", cp: 0, rule: "D10", why: "cancelled" }, 7)).secured)).toContain(
      "god",
    );
  });
});
