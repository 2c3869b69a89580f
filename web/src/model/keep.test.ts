import { expect, test } from "vitest";
import { keepEqual } from "./keep";

const before = { round: 3, realm: { red: 1, blue: 0 }, universe: [{ row: 1 }, { row: 2 }], god: null };

test("returns the same object for equal data", () => {
  expect(keepEqual(before, structuredClone(before))).toBe(before);
});

test("replaces only what changed", () => {
  const after = structuredClone(before);
  after.universe[1]!.row = 5;
  const kept = keepEqual(before, after);
  expect(kept).toEqual(after);
  expect(kept.realm).toBe(before.realm);
  expect(kept.universe).not.toBe(before.universe);
  expect(kept.universe[0]).toBe(before.universe[0]);
  expect(before.universe[1]!.row).toBe(2);
});

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{}, []],
  [{ a: null }, { a: {} }],
  [{ a: {} }, { a: null }],
  [null, { a: 1 }],
  ["1", 1],
])("%j becomes %j", (one: unknown, other: unknown) => {
  expect(keepEqual(one, other)).toStrictEqual(other);
});
