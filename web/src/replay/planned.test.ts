import { expect, it } from "vitest";
import type { Action } from "../api/types";
import { runs } from "./planned";

it("keeps worshipers together that go the same way one after the other", () => {
  const actions: Action[] = [
    { kind: "take", place: "b2" },
    { kind: "exchange", give: "R", get: "B" },
    { kind: "exchange", give: "R", get: "G" },
    { kind: "place", row: 2, column: 1, face: "up" },
    { kind: "give", color: "R" },
    { kind: "remove", place: "a1", color: "R" },
    { kind: "remove", place: "a2", color: "R" },
    { kind: "give", color: "W" },
  ];
  expect(runs(actions).map((run) => run.map(({ kind }) => kind))).toEqual([
    ["take"],
    ["exchange"],
    ["exchange"],
    ["place"],
    ["give"],
    ["remove", "remove"],
    ["give"],
  ]);
});
