import { expect, it } from "vitest";
import { hashOf, textInHash } from "./link";

const RECORD = { format: "orbis", seats: [{ name: "Zoë ★" }], turns: ["b2 1>", "a1 ~1>"] };

it("carries a record", async () => {
  const hash = await hashOf(RECORD);
  expect(hash).toMatch(/^#game=[\w-]+$/);
  expect(JSON.parse((await textInHash(hash))!)).toEqual(RECORD);
});

it("tells damaged links from other addresses", async () => {
  const hash = await hashOf(RECORD);
  expect(await textInHash(hash.slice(0, 20))).toBe("");
  expect(await textInHash("#game=?")).toBe("");
  expect(await textInHash("#U4")).toBeNull();
});
