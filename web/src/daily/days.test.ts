import { describe, expect, it } from "vitest";
import type { DealDay } from "../api/types";
import { dayResult, dayResults, keepResult, noteDay, promiseFor, storedDeal, type DayResult } from "./days";

const TODAY = "2026-11-19";

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

const result = (date: string): DayResult => ({
  date,
  outcome: { place: 1, points: 20, lead: 3 },
  players: 3,
  status: "counted",
});

describe("what a browser remembers", () => {
  it("is there again, the latest first", () => {
    const store = memory();
    for (const date of ["2026-11-17", TODAY, "2026-11-18"]) keepResult(result(date), store);
    expect(dayResults(store).map(({ date }) => date)).toEqual([TODAY, "2026-11-18", "2026-11-17"]);
    keepResult({ ...result(TODAY), status: "refused" }, store);
    expect(dayResult(TODAY, store)?.status).toBe("refused");
  });

  it("includes the hash that was promised first", () => {
    const store = memory();
    const day = { today: TODAY, deal: { date: TODAY }, next: { date: "2026-11-20", seed_hash: "one" } };
    noteDay(day as DealDay, store);
    noteDay({ ...day, next: { ...day.next, seed_hash: "another" } } as DealDay, store);
    expect(promiseFor("2026-11-20", store)).toBe("one");
    expect(promiseFor(TODAY, store)).toBeNull();
    expect(storedDeal(store)?.date).toBe(TODAY);
  });

  it("survives storage that is damaged or full", () => {
    const broken = {
      getItem: () => "{",
      setItem: () => {
        throw new Error("full");
      },
    };
    keepResult(result(TODAY), broken);
    expect(dayResults(broken)).toEqual([]);
  });
});
