import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EFFECTS, GODS, PICTURES, SECTIONS } from "./sections";

const words = readFileSync(new URL("../../locales/en/rules.ftl", import.meta.url), "utf8");
const shown = SECTIONS.flatMap((section) => section.rules);

describe("the sections of the rules", () => {
  it("show every rule that has a text, once", () => {
    const written = [...words.matchAll(/^rule-(\w+) =/gm)].map((match) => match[1]);
    expect([...shown].sort()).toEqual(written.sort());
  });

  it("give every rule a title", () => {
    for (const rule of shown) expect(words).toContain(`\nrule-${rule}-title =`);
  });

  it("have pictures for rules that are shown", () => {
    for (const rule of Object.keys({ ...PICTURES, ...EFFECTS, ...GODS })) expect(shown).toContain(rule);
  });

  it("link to rules that are shown", () => {
    for (const [, rule] of words.matchAll(/\(\((\w+)\)\)/g)) expect(shown).toContain(rule);
  });
});
