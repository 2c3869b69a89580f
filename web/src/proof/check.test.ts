import { describe, expect, it } from "vitest";
import { checkShuffle, type ShownTable } from "./check";
import { codeOf, seedOf } from "./hash";
import type { Note } from "./notes";

const SECRET = "5ec7e7".repeat(8);
const [ADA, BEN] = ["a".repeat(32), "b".repeat(32)];
const over: ShownTable = {
  code: "abcd",
  status: "over",
  ended_by: "finished",
  seed_hash: (await codeOf(SECRET))!,
  contributions: [ADA, BEN],
  secret: SECRET,
  seed: await seedOf(SECRET, [ADA, BEN]),
};
const note: Note = { seedHash: over.seed_hash, contribution: ADA, seats: [0] };
const dealt = () => Promise.resolve<boolean | null>(true);

async function found(change: Partial<ShownTable>, noted: Note | null = note, deal = dealt) {
  const { kind, problem, own } = await checkShuffle({ ...over, ...change }, noted, null, deal);
  return [problem ?? kind, own];
}

it("finds a shuffle right that this browser contributed to", async () => {
  expect(await found({})).toEqual(["right", true]);
});

it("says nothing about its own part without a note", async () => {
  expect(await found({}, null)).toEqual(["right", false]);
});

it("finds a shuffle without contributions right", async () => {
  const alone = { contributions: [null, null], seed: SECRET };
  expect(await found(alone, { ...note, contribution: null, seats: [] })).toEqual(["right", false]);
});

it("waits for the secret until the game is over", async () => {
  expect(await found({ status: "playing", secret: null, seed: null })).toEqual(["sealed", true]);
});

describe("a server that cheats", () => {
  it("changes the secret", async () => {
    const seed = await seedOf("other", [ADA, BEN]);
    expect(await found({ secret: "other", seed })).toEqual(["secret", true]);
    expect(await found({ secret: null })).toEqual(["secret", true]);
  });

  it("changes the secret and its code", async () => {
    const change = {
      secret: "other",
      seed: await seedOf("other", [ADA, BEN]),
      seed_hash: (await codeOf("other"))!,
    };
    expect(await found(change)).toEqual(["code", true]);
  });

  it.each([
    ["drops it", [null, BEN]],
    ["alters it", [BEN, BEN]],
    ["moves it", [BEN, ADA]],
  ])("%s: this browser's contribution", async (_how, contributions) => {
    const seed = await seedOf(SECRET, contributions);
    expect((await found({ contributions, seed }))[0]).toBe("own");
    const playing = { status: "playing" as const, secret: null, seed: null };
    expect((await found({ ...playing, contributions }))[0]).toBe("own");
  });

  it("drops the contribution of somebody else, but not from the seed", async () => {
    expect(await found({ contributions: [ADA, null] })).toEqual(["seed", true]);
  });

  it("deals from another seed", async () => {
    expect(await found({ seed: SECRET })).toEqual(["seed", true]);
    expect(await found({}, note, () => Promise.resolve(false))).toEqual(["deal", true]);
  });
});

it("accepts that seats are given up before the start", async () => {
  const open = { status: "open" as const, secret: null, seed: null, contributions: [null, BEN] };
  expect(await found(open)).toEqual(["sealed", false]);
});
