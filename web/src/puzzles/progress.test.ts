import { expect, it } from "vitest";
import { attempted, numSolved, readProgress, writeProgress, type Progress } from "./progress";
import type { Entry } from "./puzzle";

function storeWith(text: string | null) {
  let stored = text;
  return { getItem: () => stored, setItem: (_: string, value: string) => void (stored = value) };
}

const NEW: Progress = readProgress(storeWith(null));
const entries = ["a", "b", "c"].map((id): Entry => ({ id, players: 2, difficulty: 1, themes: [] }));

it("counts a streak of first attempts", () => {
  let progress = attempted(attempted(NEW, "a", true), "b", true);
  expect(progress).toMatchObject({ streak: 2, best: 2, skill: 1.5 });
  progress = attempted(progress, "c", false);
  expect(progress).toMatchObject({ streak: 0, best: 2, outcomes: { c: "missed" } });
  expect(progress.skill).toBeLessThan(1.5);
});

it("lets a later attempt solve a puzzle, but not continue a streak", () => {
  const missed = attempted(NEW, "a", false);
  const later = attempted(missed, "a", true);
  expect(later).toMatchObject({ streak: 0, outcomes: { a: "later" } });
  expect(numSolved(later, entries)).toBe(1);
  expect(attempted(later, "a", false)).toEqual(later);
});

it("does not count a solved puzzle twice", () => {
  const solved = attempted(NEW, "a", true);
  expect(attempted(solved, "a", true)).toEqual(solved);
  expect(attempted(solved, "a", false)).toEqual(solved);
});

it("survives in the store", () => {
  const store = storeWith(null);
  const progress = { ...attempted(NEW, "a", true), theme: "forest", difficulty: 3 } as const;
  writeProgress(progress, store);
  expect(readProgress(store)).toEqual(progress);
});

it.each([
  "",
  "nonsense",
  "[]",
  "null",
  '{"outcomes":"x","streak":-1,"best":"9","skill":99,"theme":"chess","difficulty":7}',
])("makes sense of %s", (text) => {
  expect(readProgress(storeWith(text))).toMatchObject({
    outcomes: {},
    streak: 0,
    best: 0,
    theme: null,
    difficulty: null,
  });
  expect(readProgress(storeWith(text)).skill).toBeGreaterThanOrEqual(1);
  expect(readProgress(storeWith(text)).skill).toBeLessThanOrEqual(5);
});
