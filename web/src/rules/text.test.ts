import { describe, expect, it } from "vitest";
import { bare, paragraphs } from "./text";

describe("the text of a rule", () => {
  it("is split at symbols and links", () => {
    expect(paragraphs("Pay [[R]]. ((W1))")).toEqual([
      [
        { kind: "text", text: "Pay " },
        { kind: "symbols", text: "[[R]]" },
        { kind: "text", text: ". " },
        { kind: "link", rule: "W1" },
      ],
    ]);
  });

  it("has paragraphs", () => {
    expect(paragraphs("One.\n\nTwo.")).toHaveLength(2);
  });

  it("is searched without its markup", () => {
    expect(bare("Pay [[w:R]] now. ((T3))")).not.toMatch(/\[|\(|T3/);
  });
});
