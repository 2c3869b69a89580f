import { describe, expect, it } from "vitest";
import { pyramidOf, pyramidText } from "./pyramid";

describe("the picture of a universe", () => {
  const placed = [
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 1],
  ].map(([row, column]) => ({ row: row!, column: column! }));
  const scored = [
    { row: 1, column: 1, counts: "scored" as const },
    { row: 1, column: 2, counts: "wilderness" as const },
    { row: 1, column: 3, counts: "cancelled" as const },
    { row: 2, column: 1, counts: "unfulfilled" as const },
  ];

  it("tells shapes apart without color, and no tiles", () => {
    expect(pyramidText(pyramidOf(placed, scored))).toBe(
      ["   · ·", "  · · ·", " \u2b21 · · ·", "\u2b22 \u25b2 \u2b21 · ·"].join("\n"),
    );
  });
});
