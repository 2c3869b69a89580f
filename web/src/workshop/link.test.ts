import { describe, expect, it } from "vitest";
import earlier from "../rules/earlier.json";
import { packed } from "../records/packed";
import { contentOf, problemsOf, withKeys } from "./draft";
import { dataInHash, hashOf, MARK } from "./link";
import { readDraft } from "./read";
import { standardDraft } from "./start";
import type { Region } from "../api/types";

const standard = contentOf(standardDraft("Zoë ★ 東"));
const hostile = async (text: string) => dataInHash(MARK + (await packed(text)));

describe("links", () => {
  it.each([standard, ...earlier])("carry a whole set", async ({ name, regions }) => {
    const content = contentOf({ name, tiles: withKeys(regions as Region[]) });
    const hash = await hashOf(content);
    expect(hash).toMatch(/^#set=[\w-]+$/);
    expect(hash.length).toBeLessThan(2000);
    const read = readDraft(await dataInHash(hash));
    expect("draft" in read && contentOf(read.draft)).toEqual(content);
  });

  it("that are damaged, cut off or about something else have no data", async () => {
    const hash = await hashOf(standard);
    for (const wrong of [
      hash.slice(0, 60),
      `${hash.slice(0, 30)}x${hash.slice(31)}`,
      "#set=",
      "#set=?",
      "#U4",
    ]) {
      expect(await dataInHash(wrong)).toBeUndefined();
    }
  });

  it("that unpack to a flood are given up", async () => {
    const flood = JSON.stringify(["", Array.from({ length: 1_000_000 }, () => 0)]);
    const hash = MARK + (await packed(flood));
    expect(hash.length).toBeLessThan(12_000);
    expect(await dataInHash(hash)).toBeUndefined();
    expect(await dataInHash(MARK + "A".repeat(1_000_000))).toBeUndefined();
  });

  it.each([
    '"text"',
    "7",
    "null",
    "{}",
    "[]",
    '["x"]',
    '["x", 7]',
    '["x", [null]]',
    '["x", {"map": 1}]',
    "[",
  ])("with %s have no data", async (text) => {
    expect(await hostile(text)).toBeUndefined();
  });

  it.each([
    '["x", []]',
    '["x", [7]]',
    '["x", [["R1a"]]]',
    '["x", [["<img src=x onerror=alert(1)>", "", "farm R", 0, "", 0]]]',
    '["x", [["R1a", "QQ", "farm R", 0, "", 0]]]',
    '["x", [["R1a", "", "orchard", 0, "", 0]]]',
    '["x", [["R1a", "", "__proto__", 0, "constructor", 0]]]',
    '["x", [["R1a", "", "farm R", 1e9, "", 0]]]',
    '["x", [["R1a", "", "farm R", 0, "toString", 0]]]',
    '[{"toString": 1}, []]',
  ])("with %s are no set, and that is explained", async (text) => {
    const read = readDraft(await hostile(text));
    const violations = "draft" in read ? problemsOf(read.draft) : read.violations;
    expect(violations).not.toEqual([]);
  });

  it("with more tiles than can be drawn are no draft", async () => {
    const rows = Array.from({ length: 500 }, () => ["R1a", "", "farm R", 0, "", 0]);
    expect(readDraft(await hostile(JSON.stringify(["x", rows])))).toHaveProperty("violations");
  });
});

describe("a set from elsewhere", () => {
  it("can be edited although numbers in it are wrong", () => {
    const data = structuredClone(standard) as { name: unknown; regions: Record<string, unknown>[] };
    Object.assign(data.regions[0]!, { effect: "forest 9 GB", cp: 50 });
    Object.assign(data.regions[1]!, { effect: { kind: "volcano", number: 3, colors: "" } });
    const read = readDraft({ ...data, name: 7 });
    if (!("draft" in read)) throw new Error("It cannot be read");
    expect(problemsOf(read.draft).map(({ tile, field }) => [tile, field])).toEqual([
      [null, "name"],
      ["R1a", "effect"],
      ["R1a", "cp"],
      ["R1b", "effect"],
    ]);
  });

  it("may use the short form of files", () => {
    const regions = standard.regions.map(({ id, effect, ...rest }) => ({
      ...{ id, effect: effect.kind === "farm" ? `farm ${effect.colors}` : effect },
      ...{ cost: rest.cost, cp: rest.cp, star: rest.star ?? undefined, mystic: rest.mystic ?? undefined },
    }));
    const read = readDraft({ name: standard.name, regions });
    expect("draft" in read && contentOf(read.draft)).toEqual(standard);
  });
});
