import { describe, expect, it } from "vitest";
import type { Color, ActionChanges } from "../api/types";
import { putFirst } from "./anyOrder";

const gain = (color: Color, pending: number): ActionChanges => ({
  action: { kind: "gain", color },
  changes: { gained: { [color]: 1 }, now: { step: pending ? "gain" : "discard", pending } },
});
const give = (color: Color): ActionChanges => ({
  action: { kind: "give", color },
  changes: { given: { [color]: 1 }, purpose: "discard", now: { step: "take", pending: 0 } },
});

describe("the order of what is given and gained", () => {
  it("is up to the player", () => {
    const chosen = putFirst([gain("W", 2), gain("Y", 1), gain("G", 0)], { kind: "gain", color: "G" });
    expect(chosen).toEqual([gain("G", 2), gain("W", 1), gain("Y", 0)]);
  });

  it("stays within one step", () => {
    expect(putFirst([gain("W", 0), give("R")], { kind: "give", color: "R" })).toBeNull();
  });

  it("accepts nothing unexpected", () => {
    expect(putFirst([gain("W", 0)], { kind: "gain", color: "R" })).toBeNull();
  });
});
