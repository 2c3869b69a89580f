import { describe, expect, it } from "vitest";
import { daysLater, isDate, weekday } from "./dates";

const TODAY = "2026-11-19";

describe("days", () => {
  it("are dates in UTC", () => {
    expect(daysLater("2026-12-31", 1)).toBe("2027-01-01");
    expect(weekday("2026-11-16")).toBe(0);
    expect(weekday("2026-11-22")).toBe(6);
  });

  it("are recognized in addresses", () => {
    expect(isDate(TODAY)).toBe(true);
    for (const wrong of ["2026-02-30", "2026-1-1", "today", "", "2026-11-19T00"])
      expect(isDate(wrong)).toBe(false);
  });
});
