import { describe, expect, it } from "vitest";
import { Navigation, currentTurn, turnInAddress } from "./navigation";

const navigation = new Navigation([2, 3, 1]);
const at = (ply: number, moment = 0) => ({ ply, moment });

describe("a replay", () => {
  it("passes every moment to the end and stays there", () => {
    const seen = [at(0)];
    for (let step = 0; step < 8; step++) seen.push(navigation.nextMoment(seen.at(-1)!));
    expect(seen.slice(0, 7)).toEqual([at(0), at(0, 1), at(1), at(1, 1), at(1, 2), at(2), at(3)]);
    expect(seen.at(-1)).toEqual(at(3));
    expect(navigation.isEnd(at(3))).toBe(true);
  });

  it("goes back through the same positions", () => {
    const seen = [at(3)];
    for (let step = 0; step < 8; step++) seen.push(navigation.previousMoment(seen.at(-1)!));
    expect(seen.slice(0, 7)).toEqual([at(3), at(2), at(1, 2), at(1, 1), at(1), at(0, 1), at(0)]);
    expect(seen.at(-1)).toEqual(at(0));
  });

  it("moves by turns", () => {
    expect(navigation.nextTurn(at(1, 1))).toEqual(at(2));
    expect(navigation.nextTurn(at(3))).toEqual(at(3));
    expect(navigation.previousTurn(at(1, 1))).toEqual(at(1));
    expect(navigation.previousTurn(at(1))).toEqual(at(0));
    expect(navigation.previousTurn(at(0))).toEqual(at(0));
  });

  it("stays within the game", () => {
    expect(navigation.at(99)).toEqual(at(3));
    expect(navigation.at(-1)).toEqual(at(0));
    expect(navigation.at(NaN)).toEqual(at(0));
  });

  it("knows the turn in progress or just played", () => {
    expect(currentTurn(at(0))).toBe(0);
    expect(currentTurn(at(0, 1))).toBe(1);
    expect(currentTurn(at(1))).toBe(1);
  });

  it("finds the turn in an address", () => {
    expect(turnInAddress("?turn=12")).toBe(12);
    expect(turnInAddress("?turn=-1")).toBeNull();
    expect(turnInAddress("")).toBeNull();
  });
});
