import { expect, it } from "vitest";
import { points, whole } from "./numbers";

it("writes negative numbers with a minus sign, not a hyphen", () => {
  expect(whole(-3)).toBe("−3");
  expect(whole(3)).toBe("3");
  expect(points(-0.25)).toBe("−0.3");
});
