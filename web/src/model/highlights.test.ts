import { expect, it } from "vitest";
import { highlightsOf } from "./highlights";

it("highlights the place, and the cell at the left end where it is drawn", () => {
  const { marked, face } = highlightsOf(
    [
      { kind: "take", place: "b2" },
      { kind: "place", row: 1, column: 1, end: "left", face: "wilderness" },
    ],
    1,
  );
  expect([...marked]).toEqual(["place-b2", "cell-1-1-0"]);
  expect(face).toBe("wilderness");
});

it("highlights a god", () => {
  expect([...highlightsOf([{ kind: "god", god: "love" }], 0).marked]).toEqual(["god-love"]);
});

it("highlights the worshipers that come and go", () => {
  const { marked } = highlightsOf(
    [
      { kind: "exchange", give: "R", get: "B" },
      { kind: "give", color: "B" },
      { kind: "gain", color: "W" },
      { kind: "remove", place: "a3", color: "G" },
      { kind: "decline" },
    ],
    1,
  );
  expect([...marked]).toEqual(["realm-1-R", "realm-1-B", "realm-1-W", "lying-a3-G", "decline"]);
});
