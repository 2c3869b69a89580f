import { expect, it } from "vitest";
import type { PlayedGame } from "../api/types";
import { filtered, NO_FILTER, numChosen, type Filter } from "./filter";
import { listed } from "./summarize";
import { knownGames } from "./testdata/games";

const DAY = 86_400;
const all: PlayedGame[] = knownGames.map(({ saved, seats }, index) => ({
  ...listed(saved, { version: 1, seats }),
  code: index % 2 ? `online${index}` : `local-${index}`,
  your_seats: [0],
}));
const now = Math.max(...all.map(({ ended_at }) => ended_at));

const codes = (filter: Partial<Filter>) =>
  filtered(all, { ...NO_FILTER, ...filter }, now, ({ code }) => `Ada ${code}`).map(({ code }) => code);

it("shows games with a result unless others are asked for", () => {
  expect(codes({})).toHaveLength(6);
  expect(codes({ result: "early" })).toEqual(["local-6"]);
});

it("tells won games from others", () => {
  const won = codes({ result: "won" });
  const lost = codes({ result: "lost" });
  expect([...won, ...lost].sort()).toEqual(codes({}).sort());
  expect(won).toEqual(all.filter(({ seats }) => seats[0]!.points?.rank === 1).map(({ code }) => code));
});

it("filters by players, opponents, place and time, all at once", () => {
  expect(codes({ players: "3" })).toEqual(["local-2", "online3"]);
  expect(codes({ players: "3", place: "online" })).toEqual(["online3"]);
  expect(codes({ place: "local" })).toEqual(["local-0", "local-2", "local-4"]);
  expect(codes({ opponent: "novice" })).toHaveLength(6);
  expect(codes({ opponent: "deity" })).toEqual([]);
  expect(codes({ opponent: "person" })).toEqual(["local-2", "online3", "local-4", "online5"]);
  expect(now - all[0]!.ended_at).toBeLessThan(7 * DAY);
  expect(codes({ period: "week" })).toHaveLength(6);
  expect(
    filtered(all, { ...NO_FILTER, period: "week" }, now + 3 * DAY, () => "").map(({ code }) => code),
  ).not.toContain("local-0");
});

it("finds all the words of a text, in any case", () => {
  expect(codes({ text: "ADA online" })).toEqual(["online1", "online3", "online5"]);
  expect(codes({ text: " " })).toHaveLength(6);
  expect(codes({ text: "ada nobody" })).toEqual([]);
});

it("counts the choices besides the text", () => {
  expect(numChosen(NO_FILTER)).toBe(0);
  expect(numChosen({ ...NO_FILTER, text: "a", players: "2", place: "local" })).toBe(2);
});
