import { describe, expect, it } from "vitest";
import { figures, groups, pieces, symbols } from "./symbols";

describe("texts with symbols", () => {
  it("are split at symbols", () => {
    expect(pieces(`pay ${symbols("RB*")} now`)).toEqual([
      "pay ",
      { kind: "symbols", letters: ["R", "B", "*"] },
      " now",
    ]);
    expect(pieces(figures({ G: 2 }))).toEqual([{ kind: "worshipers", letters: ["G", "G"] }]);
  });

  it("treat names in brackets as text", () => {
    expect(pieces("[Ada]")).toEqual(["[Ada]"]);
  });

  it("count equal letters", () => {
    expect(groups(["R", "R", "B"])).toEqual([
      { letter: "R", count: 2 },
      { letter: "B", count: 1 },
    ]);
  });
});
