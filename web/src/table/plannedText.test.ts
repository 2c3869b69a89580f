import { expect, it } from "vitest";
import type { Action } from "../api/types";
import type { BoardView } from "../board/view";
import { plannedText } from "./plannedText";

const view = {} as Pick<BoardView, "state" | "tiles">;
const give = (letters: string): Action[] => [...letters].map((color) => ({ kind: "give", color }) as Action);

// Without a language every message is its id in brackets.
it("distinguishes payments and discards", () => {
  const actions: Action[] = [{ kind: "place", row: 2, column: 1, face: "wilderness" }, ...give("RR")];
  expect(plannedText({ actions, steps: ["place", "discard", "discard"] }, view)).toEqual([
    "[did-wilderness]",
    "[did-give-discard]",
  ]);
});

it("combines worshipers that are given for the same purpose", () => {
  const actions = [...give("RRBW"), { kind: "remove", place: "a1", color: "R" } as Action, ...give("W")];
  const steps = ["pay", "village", "village", "discard", "volcano", "discard"] as const;
  expect(plannedText({ actions, steps: [...steps] }, view)).toEqual([
    "[did-give-pay]",
    "[did-give-village]",
    "[did-give-discard]",
    "[did-remove]",
    "[did-give-discard]",
  ]);
});

it("does not combine exchanges", () => {
  const actions: Action[] = [
    { kind: "exchange", give: "R", get: "B" },
    { kind: "exchange", give: "R", get: "G" },
  ];
  expect(plannedText({ actions, steps: ["take", "take"] }, view)).toHaveLength(2);
});

it("says which god is cancelled, and which tile", () => {
  const decline: Action[] = [{ kind: "decline" }];
  expect(plannedText({ actions: decline, steps: ["death"] }, view)).toEqual(["[did-god-cancelled]"]);
  expect(plannedText({ actions: decline, steps: ["village"] }, view)).toEqual(["[did-cancelled]"]);
});

it("is less specific about older reviews", () => {
  expect(plannedText({ actions: give("R") }, view)).toEqual(["[did-give]"]);
});
