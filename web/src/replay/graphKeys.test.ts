import { expect, test } from "vitest";
import { turnForKey } from "./graphKeys";

test("arrows lead to the next turn, and pages to the next round", () => {
  const keys = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "PageUp", "PageDown", "Home", "End", "a"];
  expect(keys.map((key) => turnForKey(key, 10, 60, 4))).toEqual([9, 9, 11, 11, 6, 14, 0, 60, null]);
});

test("the game has a start and an end", () => {
  expect(turnForKey("ArrowLeft", 0, 30, 2)).toBe(0);
  expect(turnForKey("PageUp", 1, 30, 2)).toBe(0);
  expect(turnForKey("ArrowRight", 30, 30, 2)).toBe(30);
  expect(turnForKey("PageDown", 29, 30, 2)).toBe(30);
});
