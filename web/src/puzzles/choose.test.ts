import { expect, it } from "vitest";
import { nextPuzzle } from "./choose";
import { readProgress, type Progress } from "./progress";
import type { Difficulty, Entry, Theme } from "./puzzle";

const entry = (id: string, difficulty: Difficulty, ...themes: Theme[]): Entry => ({
  id,
  players: 2,
  difficulty,
  themes,
});
const ALL = [
  entry("1a", 1, "forest"),
  entry("1b", 1, "volcano"),
  entry("3a", 3, "forest", "god"),
  entry("5a", 5, "temple"),
];
const NEW: Progress = readProgress({ getItem: () => null, setItem: () => undefined });
const next = (progress: Partial<Progress>, current: string | null = null, random = 0) =>
  nextPuzzle(ALL, { ...NEW, ...progress }, current, random)?.id;

it("chooses among the puzzles that fit best, at random", () => {
  expect(next({})).toBe("1a");
  expect(next({}, null, 0.99)).toBe("1b");
  expect(next({ skill: 3.2 })).toBe("3a");
  expect(next({ difficulty: 5 })).toBe("5a");
});

it("chooses within a theme, whatever its difficulty", () => {
  expect(next({ theme: "temple" })).toBe("5a");
  expect(next({ theme: "forest", skill: 4 })).toBe("3a");
  expect(next({ theme: "village" })).toBeUndefined();
});

it("prefers new puzzles, then those that were missed", () => {
  expect(next({ outcomes: { "1a": "solved", "1b": "missed" } })).toBe("3a");
  const outcomes = { "1a": "solved", "1b": "missed", "3a": "solved", "5a": "later" } as const;
  expect(next({ outcomes })).toBe("1b");
});

it("repeats the puzzle on the screen only if there is no other", () => {
  expect(next({}, "1a")).toBe("1b");
  expect(next({ theme: "temple" }, "5a")).toBe("5a");
});
