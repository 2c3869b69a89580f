import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Changes } from "../api/types";
import { Soundtrack } from "./soundtrack";

const ME = 0;
const BOT = 1;
const take: Changes = { took: { place: "a1", tile: "B2a" }, now: { step: "place", pending: 0 } };
const place: Changes = {
  placed: { tile: "B2a", row: 2, column: 1, face: "up", shifted: false },
  now: { step: "complete", pending: 0 },
};
const endOf = (turn: number, player: number): Changes => ({
  refilled: { place: "a1", tile: "W1a" },
  now: { turn, round: 1, player, step: "take", pending: 0 },
});
const by = (seat: number, ...changes: Changes[]) => changes.map((each) => ({ changes: each, seat }));

let heard: string[][];
let felt: string[];
let soundtrack: Soundtrack;

beforeEach(() => {
  vi.useFakeTimers();
  [heard, felt] = [[], []];
  soundtrack = new Soundtrack({
    isMine: (seat) => seat === ME,
    effectOf: () => "irrigation",
    play: (...names) => void heard.push(names),
    vibrate: (kind) => void felt.push(kind),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a moment", () => {
  it("sounds when things leave and when they have arrived", () => {
    soundtrack.shown(by(ME, take), "start");
    soundtrack.shown(by(ME, take), "end");
    soundtrack.shown(by(ME, place), "start");
    expect(heard).toEqual([["take"]]);
    soundtrack.shown(by(ME, place), "end");
    expect(heard).toEqual([["take"], ["place", "validated"]]);
    expect(felt).toEqual(["place"]);
  });

  it("of others is not felt", () => {
    soundtrack.shown(by(BOT, place), "end");
    expect(felt).toEqual([]);
  });
});

describe("your turn", () => {
  it("is called when the turn before it has been shown", () => {
    soundtrack.shown(by(BOT, endOf(4, ME)), "start");
    expect(heard).toEqual([]);
    soundtrack.shown(by(BOT, endOf(4, ME)), "end");
    expect(heard).toEqual([["turn"]]);
    expect(felt).toEqual(["turn"]);
  });

  it("is called once, also if it was called before or is shown again", () => {
    soundtrack.callTo(4);
    soundtrack.shown(by(BOT, endOf(4, ME)), "end");
    soundtrack.callTo(4);
    expect(heard).toEqual([["turn"]]);
  });

  it("is not called after a turn of one's own, or before one of somebody else", () => {
    soundtrack.shown(by(ME, endOf(4, ME)), "end");
    soundtrack.shown(by(BOT, endOf(5, BOT)), "end");
    expect(heard).toEqual([]);
  });
});

describe("without animations", () => {
  it("a step of one's own is heard at once", () => {
    soundtrack.shown(by(ME, take), "whole");
    soundtrack.shown(by(ME, place), "whole");
    expect(heard).toEqual([["take"], ["place", "validated"]]);
  });

  it("many turns of others are no burst", () => {
    for (let turn = 1; turn <= 6; turn++) {
      soundtrack.shown(by(BOT, take, place, endOf(turn, turn === 6 ? ME : BOT)), "whole");
    }
    vi.runAllTimers();
    expect(heard).toEqual([["place", "validated"], ["turn"]]);
  });

  it("later turns are heard again", () => {
    soundtrack.shown(by(BOT, take), "whole");
    vi.runAllTimers();
    soundtrack.shown(by(BOT, take), "whole");
    expect(heard).toEqual([["take"], ["take"]]);
  });
});
