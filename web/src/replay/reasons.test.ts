import { describe, expect, it } from "vitest";
import type { Region } from "../api/types";
import { Tiles } from "../model/tiles";
import { reasonArguments } from "./reasons";

const volcano: Region = {
  id: "R2a",
  color: "R",
  level: 2,
  cost: "",
  effect: { kind: "volcano", number: 1, colors: "R" },
  cp: 2,
  star: null,
  mystic: null,
};
const tiles = new Tiles({ regions: [volcano] });
const argsOf = (key: string, args: Record<string, unknown>) =>
  reasonArguments(key, args, tiles, ["Ada", "Bo"]);

// Without a language every message is its id in brackets.
describe("the arguments of a reason", () => {
  it("names players, tiles, gods and places", () => {
    expect(argsOf("leaves_god", { god: "fire", player: 1 })).toEqual({ god: "[god-fire]", player: "Bo" });
    expect(argsOf("fewer_points", { tile: "R2a", best: "R2a", points: -1 })).toEqual({
      tile: "[tile-name]",
      best: "[tile-name]",
      points: -1,
    });
    expect(argsOf("weaker_god", { best: "love" })).toEqual({ best: "[god-love]" });
    expect(argsOf("next_take", { place: "a2" })).toEqual({ place: "[place-said]" });
  });

  it("draws colors and worshipers, but counts numbers of colors", () => {
    expect(argsOf("reduction_missed", { color: "B" })).toEqual({ color: "[[B]]" });
    expect(argsOf("leaves_worshipers", { colors: "GG", count: 2 })).toEqual({ colors: "[[w:GG]]", count: 2 });
    expect(argsOf("fits_fewer_colors", { colors: 2, best_colors: 5 })).toEqual({ colors: 2, best_colors: 5 });
  });

  it("counts the worshipers on a tile that is left to others", () => {
    expect(argsOf("leaves_tile", { worshipers: "RB", temple_lead: false })).toEqual({
      worshipers: "[[w:RB]]",
      count: 2,
      temple_lead: "false",
    });
  });
});
