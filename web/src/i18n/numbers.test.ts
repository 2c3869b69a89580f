import { expect, it } from "vitest";
import { points, whole } from "./numbers";

it("writes numbers below zero with a minus, not with a hyphen", () => {
  expect(whole(-3)).toBe("−3");
  expect(whole(3)).toBe("3");
  expect(points(-0.25)).toBe("−0.3");
});
