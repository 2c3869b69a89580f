import { describe, expect, it } from "vitest";
import { figures, groups, pieces, symbols } from "./symbols";

describe("texts with symbols", () => {
  it("are cut where symbols stand", () => {
    expect(pieces(`pay ${symbols("RB*")} now`)).toEqual([
      "pay ",
      { kind: "symbols", letters: ["R", "B", "*"] },
      " now",
    ]);
    expect(pieces(figures({ G: 2 }))).toEqual([{ kind: "worshipers", letters: ["G", "G"] }]);
  });

  it("take names with brackets for text", () => {
    expect(pieces("[Ada]")).toEqual(["[Ada]"]);
  });

  it("count what is the same", () => {
    expect(groups(["R", "R", "B"])).toEqual([
      { letter: "R", count: 2 },
      { letter: "B", count: 1 },
    ]);
  });
});
