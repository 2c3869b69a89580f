import { expect, it } from "vitest";
import { standard, takesPart, type PlayerCount } from "./standard";

const inPlay = (players: PlayerCount) =>
  [1, 2, 3].map(
    (level) =>
      standard.regions.filter((region) => region.level === level && takesPart(region, players)).length,
  );

it("leaves out the tiles with stars (S1)", () => {
  expect(inPlay(2)).toEqual([11, 11, 15]);
  expect(inPlay(3)).toEqual([15, 15, 21]);
  expect(inPlay(4)).toEqual([20, 20, 25]);
});
