import { describe, expect, it } from "vitest";
import { guideLeft, leftOf, spotOf } from "./pyramid";

describe("a pyramid", () => {
  it.each([0, 1, 2, 3, 4])("of %i tiles has room for a tile at both ends", (bottom) => {
    const left = leftOf(bottom, true);
    expect(spotOf(1, 0, left).x).toBeGreaterThanOrEqual(bottom ? 0 : -1);
    expect(spotOf(1, bottom + 1, left).x).toBeLessThanOrEqual(5);
  });

  it.each([0, 1, 2, 3, 4, 5])("of %i tiles is aligned with the cells of the complete one", (bottom) => {
    for (const roomy of [true, false]) {
      expect((leftOf(bottom, roomy) - guideLeft(bottom, roomy)) % 1).toBe(0);
    }
  });

  it("has each row half a tile further right", () => {
    expect(spotOf(2, 1, 0).x).toBe(0.5);
    expect(spotOf(4, 1, 0).y).toBe(0);
  });
});
