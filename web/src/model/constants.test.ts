import { expect, it } from "vitest";
import { LEVELS, standard } from "../rules/standard";
import { isInPlay } from "./constants";

const inPlay = (players: number) =>
  LEVELS.map(
    (level) =>
      standard.regions.filter((region) => region.level === level && isInPlay(region, players)).length,
  );

it("leaves out tiles with stars (S1)", () => {
  expect(inPlay(2)).toEqual([11, 11, 15]);
  expect(inPlay(3)).toEqual([15, 15, 21]);
  expect(inPlay(4)).toEqual([20, 20, 25]);
});
