import { describe, expect, it } from "vitest";
import type { Action } from "../api/types";
import { actionsLeft, sameAction } from "./actions";

const take: Action = { kind: "take", place: "b2" };
const place: Action = { kind: "place", row: 1, column: 2, end: "right", face: "up" };
const give = (color: "R" | "B" | "W"): Action => ({ kind: "give", color });

it("actions are the same in whatever order their fields come", () => {
  expect(sameAction(place, { face: "up", end: "right", column: 2, row: 1, kind: "place" })).toBe(true);
  expect(sameAction(place, { ...place, face: "wilderness" })).toBe(false);
  expect(sameAction(take, undefined)).toBe(false);
});

describe("what is left of a plan", () => {
  const plan = [take, place, give("R"), give("B"), give("B")];

  it("is everything after what was done", () => {
    expect(actionsLeft(plan, [])).toEqual([0, 1, 2, 3, 4]);
    expect(actionsLeft(plan, [take, place])).toEqual([2, 3, 4]);
    expect(actionsLeft(plan, plan)).toEqual([]);
  });

  it("allows payments in any order, but nothing else", () => {
    expect(actionsLeft(plan, [take, place, give("B")])).toEqual([2, 4]);
    expect(actionsLeft(plan, [take, place, give("B"), give("B"), give("R")])).toEqual([]);
    expect(actionsLeft(plan, [place])).toBeNull();
    expect(actionsLeft(plan, [take, give("R")])).toBeNull();
    expect(actionsLeft(plan, [take, place, give("W")])).toBeNull();
    expect(actionsLeft(plan, [...plan, give("R")])).toBeNull();
  });
});
