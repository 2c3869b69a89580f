import { describe, expect, it } from "vitest";
import { daysLater } from "./dates";
import { streakOf } from "./streak";

const TODAY = "2026-11-19";

describe("a streak", () => {
  const ago = (...days: number[]) => days.map((day) => daysLater(TODAY, -day));

  it("ends today, or yesterday as long as today is open", () => {
    expect(streakOf([], TODAY)).toEqual({ now: 0, best: 0 });
    expect(streakOf(ago(0), TODAY)).toEqual({ now: 1, best: 1 });
    expect(streakOf(ago(0, 1, 2, 4), TODAY)).toEqual({ now: 3, best: 3 });
    expect(streakOf(ago(1, 2), TODAY)).toEqual({ now: 2, best: 2 });
    expect(streakOf(ago(2, 3, 4), TODAY)).toEqual({ now: 0, best: 3 });
  });

  it("does not depend on the order", () => {
    expect(streakOf(ago(2, 0, 9, 1, 8, 7, 6), TODAY)).toEqual({ now: 3, best: 4 });
  });
});
