import { expect, test, vi } from "vitest";
import { memoryStorage } from "./memoryStorage";
import { storeSafely } from "./storeSafely";

vi.hoisted(() => vi.stubGlobal("window", { localStorage: {}, sessionStorage: {} }));

test("what does not fit is forgotten, and nothing else happens", () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(() => storeSafely("key", "value", { setItem: full })).not.toThrow();
  expect(() => storeSafely("key", "value")).not.toThrow(); // there is no storage here at all
});

test("a page without storage remembers until it is closed", () => {
  const storage = memoryStorage();
  storeSafely("one", "1", storage);
  storeSafely("two", "2", storage);
  expect([storage.length, storage.key(1), storage.key(2)]).toEqual([2, "two", null]);
  storage.removeItem("one");
  expect([storage.getItem("one"), storage.getItem("two")]).toEqual([null, "2"]);
  storage.clear();
  expect(storage.length).toBe(0);
});
