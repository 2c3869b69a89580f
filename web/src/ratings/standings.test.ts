import { describe, expect, it } from "vitest";
import type { RatedBot, RatedPlayer } from "../api/types";
import { nearestLevel, rowsOf } from "./standings";

const person = (name: string, rating: number, uncertainty = 60) =>
  ({ name, rating, uncertainty, public_id: name, games: 9, wins: 3, rank: 1 }) as RatedPlayer;
const bot = (level: RatedBot["level"], rating: number): RatedBot => ({ level, rating, uncertainty: 30 });
const BOTS = [bot("novice", 1200), bot("casual", 1500), bot("skilled", 1800)];

const names = (players: RatedPlayer[], more: boolean) =>
  rowsOf({ players, bots: BOTS, more }).map((row) => (row.kind === "bot" ? row.bot.level : row.player.name));

describe("the leaderboard", () => {
  it("puts bots where their rating less its uncertainty belongs", () => {
    expect(names([person("Ada", 1900), person("Bo", 1510)], false)).toEqual([
      "Ada",
      "skilled",
      "casual",
      "Bo",
      "novice",
    ]);
  });

  it("keeps weaker bots back while there are more people", () => {
    expect(names([person("Ada", 1900)], true)).toEqual(["Ada"]);
  });

  it("shows the bots alone where nobody is listed", () => {
    expect(names([], false)).toEqual(["skilled", "casual", "novice"]);
  });
});

describe("the nearest level", () => {
  it("is that of the bot with the nearest rating", () => {
    expect(nearestLevel(BOTS, 1340)).toBe("novice");
    expect(nearestLevel(BOTS, 2400)).toBe("skilled");
    expect(nearestLevel([], 1500)).toBe("casual");
  });
});
