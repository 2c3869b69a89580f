import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { loadEngine } from "../engine/engine";
import { Rules } from "../engine/rules";
import { isSavedGame } from "../local/saved";
import { standard } from "../rules/standard";
import { keptSummary, listed, summarize } from "./summarize";
import { knownGames } from "./testdata/games";

const WASM = join(import.meta.dirname, "../engine/orbis.wasm");
let rules: Rules;

beforeAll(async () => {
  rules = new Rules(await loadEngine(readFileSync(WASM)), standard);
});

describe("a finished game in short", () => {
  it.each(knownGames.map((game) => [game.saved.code, game] as const))(
    "%s ends as Python says",
    (_, { saved, seats }) => {
      expect(isSavedGame(saved)).toBe(true);
      expect(summarize(rules, saved).seats).toEqual(seats);
    },
  );

  it("is listed with who played, when, and what the review found", () => {
    const { saved } = knownGames[0]!;
    const review = [
      { losses: [0.5], marks: [null] },
      { losses: [2], marks: ["mistake" as const] },
    ];
    const game = listed({ ...saved, review }, summarize(rules, saved));
    expect(game).toMatchObject({ code: saved.code, ended_by: "finished", custom_tiles: false, review });
    expect(game.ended_at).toBe(saved.times.at(-1));
    expect(game.your_seats).toEqual([0]);
    expect(game.seats[1]).toMatchObject({ kind: "bot", level: "novice", stand_in: null });
    expect(listed(saved, summarize(rules, saved)).review).toBeNull();
  });

  it("has no points if it was discarded", () => {
    const { saved } = knownGames.at(-1)!;
    const game = listed(saved, summarize(rules, saved));
    expect(game.ended_by).toBe("discarded");
    expect(game.seats.map(({ points }) => points)).toEqual([null, null, null]);
  });

  it("is kept until summaries change or are damaged", () => {
    const { saved } = knownGames[0]!;
    const summary = summarize(rules, saved);
    expect(keptSummary({ ...saved, summary })).toEqual(summary);
    expect(keptSummary(saved)).toBeNull();
    expect(keptSummary({ ...saved, summary: { ...summary, version: 0 } })).toBeNull();
    expect(keptSummary({ ...saved, summary: { ...summary, seats: [] } })).toBeNull();
  });

  it("cannot be had of a damaged game", () => {
    const { saved } = knownGames[0]!;
    expect(() => summarize(rules, { ...saved, seed: "another" })).toThrow();
    expect(() => summarize(rules, { ...saved, turns: ["nonsense"] })).toThrow();
  });
});
