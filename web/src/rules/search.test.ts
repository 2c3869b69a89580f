import { describe, expect, it } from "vitest";
import { hasAll, marked, searchWords } from "./search";

const found = (text: string, query: string) => hasAll(text, searchWords(query));

describe("searching", () => {
  it("requires all words, in any order", () => {
    expect(found("At most ten worshipers", "worshipers ten")).toBe(true);
    expect(found("At most ten worshipers", "ten gods")).toBe(false);
  });

  it("finds everything without a query", () => {
    expect(found("Anything", "  ")).toBe(true);
  });

  it("ignores case and accents", () => {
    expect(found("Żeton świątyni", "zeton SWIATYNI")).toBe(true);
    expect(found("Dolny rząd jest pełny", "pelny")).toBe(true);
    expect(found("Жетон Бесконечной преданности", "жетон")).toBe(true);
    expect(found("Müßiggang", "mußig")).toBe(true);
  });

  it("finds other forms of long words", () => {
    expect(found("żeton świątyni", "świątynia")).toBe(true);
    expect(found("три пустоши", "пустошь")).toBe(true);
    expect(found("one village", "villages")).toBe(true);
  });

  it("matches short words exactly", () => {
    expect(found("10 worshipers", "10")).toBe(true);
    expect(found("1 worshiper", "10")).toBe(false);
  });
});

describe("marking", () => {
  it("splits a text at the words found", () => {
    expect(marked("A temple token", searchWords("token"))).toEqual([
      { text: "A temple ", found: false },
      { text: "toke", found: true },
      { text: "n", found: false },
    ]);
  });

  it("keeps every letter of the text", () => {
    const text = "Żeton świątyni: 7 PK";
    expect(
      marked(text, searchWords("swiatyni 7"))
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });

  it("merges overlapping matches", () => {
    expect(marked("anan", ["ana", "nan"])).toEqual([{ text: "anan", found: true }]);
  });
});
