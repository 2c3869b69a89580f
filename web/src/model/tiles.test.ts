import { expect, it } from "vitest";
import { Tiles } from "./tiles";
import { game } from "./testdata/game";

it("finds tiles by their ids, and rejects unknown ids", () => {
  const tiles = new Tiles({ regions: game.regions });
  expect(tiles.levelOf("R2a")).toBe(2);
  expect(() => tiles.get("X9z")).toThrow("X9z");
});
