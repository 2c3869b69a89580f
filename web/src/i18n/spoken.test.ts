import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { costs, figures, symbols } from "../model/symbols";
import type { Arguments } from "./words.svelte";

const LOCALES = join(import.meta.dirname, "../../locales");

/** The messages of the game and its end in a language. */
function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const area of ["game", "end"])
    bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, `${area}.ftl`), "utf8")));
  return bundle;
}

let bundle = bundleOf("en");
const say = (id: string, args?: Arguments) =>
  bundle.formatPattern(bundle.getMessage(id)!.value!, args ?? null);
vi.mock("./words.svelte", () => ({
  t: (id: string, args?: Arguments) => say(id, args),
  words: { language: "en" },
}));
const { spoken } = await import("./spoken");

describe("what is read aloud", () => {
  beforeEach(() => void (bundle = bundleOf("en")));

  it.each([
    ["en", "2 yellow worshipers, 1 worshiper of any color"],
    ["de", "2 gelbe Anhänger, 1 beliebiger Anhänger"],
    ["pl", "2 żółtych wyznawców, 1 wyznawca dowolnego koloru"],
    ["ru", "2 жёлтых последователя, 1 последователь любого цвета"],
  ])("tells a cost in worshipers: %s", (language, text) => {
    bundle = bundleOf(language);
    expect(spoken(costs("YY*"))).toBe(text);
  });

  it("names colors, and counts worshipers", () => {
    expect(spoken(symbols("RB"))).toBe("Red, Blue");
    expect(spoken(figures({ G: 3 }))).toBe("3 green worshipers");
  });
});

describe.each([
  ["en", "point!", "points!"],
  ["de", "Schaffenspunkt!", "Schaffenspunkten!"],
])("one point and more: %s", (language, one, more) => {
  it.each(["end-wins", "end-you-win", "end-shared"])("%s", (id) => {
    bundle = bundleOf(language);
    const text = (points: number) =>
      say(id, { name: "Ada", names: "Ada", points }).replace(/(: Ada| each)!/, "!");
    expect(text(1).endsWith(one)).toBe(true);
    expect(text(2).endsWith(more)).toBe(true);
  });
});
