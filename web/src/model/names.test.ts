import { describe, expect, it } from "vitest";
import { figures, groups, pieces, symbols, Tiles } from "./names";
import { leftOf, guideLeft, spotOf } from "./pyramid";
import { game } from "./testdata/game";

describe("texts with symbols", () => {
  it("are cut where symbols stand", () => {
    expect(pieces(`pay ${symbols("RB*")} now`)).toEqual([
      "pay ",
      { kind: "symbols", letters: ["R", "B", "*"] },
      " now",
    ]);
    expect(pieces(figures({ G: 2 }))).toEqual([{ kind: "worshipers", letters: ["G", "G"] }]);
  });

  it("take names with brackets for text", () => {
    expect(pieces("[Ada]")).toEqual(["[Ada]"]);
  });

  it("count what is the same", () => {
    expect(groups(["R", "R", "B"])).toEqual([
      { letter: "R", count: 2 },
      { letter: "B", count: 1 },
    ]);
  });
});

describe("tiles", () => {
  it("are known by their ids, and no others", () => {
    const tiles = new Tiles({ regions: game.regions });
    expect(tiles.levelOf("R2a")).toBe(2);
    expect(() => tiles.get("X9z")).toThrow("X9z");
  });
});

describe("a pyramid", () => {
  it.each([0, 1, 2, 3, 4])("of %i tiles has room for a tile at both ends", (bottom) => {
    const left = leftOf(bottom, true);
    expect(spotOf(1, 0, left).x).toBeGreaterThanOrEqual(bottom ? 0 : -1);
    expect(spotOf(1, bottom + 1, left).x).toBeLessThanOrEqual(5);
  });

  it.each([0, 1, 2, 3, 4, 5])("of %i tiles lies on the cells that it will have", (bottom) => {
    for (const roomy of [true, false]) {
      expect((leftOf(bottom, roomy) - guideLeft(bottom, roomy)) % 1).toBe(0);
    }
  });

  it("stands with each row half a tile to the right", () => {
    expect(spotOf(2, 1, 0).x).toBe(0.5);
    expect(spotOf(4, 1, 0).y).toBe(0);
  });
});
