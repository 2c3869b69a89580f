import { describe, expect, it } from "vitest";
import type { Changes } from "../api/types";
import { game } from "../model/testdata/game";
import { mostImportant, SOUNDS, soundsOf } from "./sounds";

const now: Changes["now"] = { step: "complete", pending: 0 };
const at = { row: 2, column: 1 };
const placed = { tile: "R2b", ...at, face: "up", shifted: false } as const;

describe("the sounds of an action", () => {
  it("take a tile or a god", () => {
    expect(soundsOf({ took: { place: "a3", tile: "R2b" }, collected: { R: 1 }, now }, null).start).toEqual([
      "take",
    ]);
    expect(soundsOf({ god: "fire", now }, null)).toEqual({ start: ["take"], end: [] });
  });

  it("pay for a tile, which then arrives", () => {
    const changes: Changes = { paid: { R: 1 }, placed, now };
    expect(soundsOf(changes, null)).toEqual({ start: ["pay"], end: ["place"] });
  });

  it("are duller for a wilderness", () => {
    expect(soundsOf({ placed: { ...placed, face: "wilderness" }, now }, null).end).toEqual(["wilderness"]);
  });

  it("pay in an exchange, whatever is gained", () => {
    const changes: Changes = { given: { Y: 3 }, purpose: "exchange", gained: { G: 1 }, now };
    expect(soundsOf(changes, null)).toEqual({ start: ["pay"], end: [] });
  });

  it("gain worshipers", () => {
    expect(soundsOf({ gained: { G: 1 }, now }, null)).toEqual({ start: ["gain"], end: [] });
  });

  it("are none for the refill of the display", () => {
    expect(soundsOf({ refilled: { place: "a1", tile: "W1a" }, now }, null)).toEqual({ start: [], end: [] });
  });
});

describe("what is validated or cancelled", () => {
  const removed = { place: "a1", color: "R" } as const;

  it("is a volcano after its last worshiper", () => {
    const open: Changes["now"] = { step: "volcano", pending: 2 };
    expect(soundsOf({ removed, now: open }, "volcano")).toEqual({ start: ["volcano"], end: [] });
    expect(soundsOf({ removed, now }, "volcano")).toEqual({ start: ["volcano"], end: ["validated"] });
  });

  it.each(["village", "death"] as const)("is %s after its last worshiper", (purpose) => {
    const given = { R: 1 };
    expect(soundsOf({ given, purpose, now: { step: purpose, pending: 1 } }, null).end).toEqual([]);
    expect(soundsOf({ given, purpose, now: { step: "discard", pending: 1 } }, null).end).toEqual([
      "validated",
    ]);
  });

  it("is an irrigation when it is paid", () => {
    expect(soundsOf({ placed, now }, "irrigation").end).toEqual(["place", "validated"]);
    expect(soundsOf({ placed, now: { step: "pay", pending: 1 } }, "irrigation").end).toEqual(["place"]);
    expect(soundsOf({ given: { R: 1 }, purpose: "pay", now }, "irrigation").end).toEqual(["validated"]);
    expect(soundsOf({ given: { R: 1 }, purpose: "discard", now }, "irrigation").end).toEqual([]);
    expect(soundsOf({ placed, now }, "forest").end).toEqual(["place"]);
  });

  it("is told by the changes if cancelled", () => {
    expect(soundsOf({ placed, cancelled: at, now }, "irrigation").end).toEqual(["place", "cancelled"]);
    expect(soundsOf({ cancelled: at, now }, "volcano").end).toEqual(["cancelled"]);
    expect(soundsOf({ god_cancelled: true, now }, null).end).toEqual(["cancelled"]);
  });
});

it("every turn of a game is heard", () => {
  const silent = game.turns.filter(({ changes }) =>
    changes.every((each) => Object.values(soundsOf(each, null)).flat().length === 0),
  );
  expect(silent).toEqual([]);
});

describe("of several sounds", () => {
  it("the most important are played, in their order, each once", () => {
    expect(mostImportant(["take", "pay", "place", "pay", "turn"], 2)).toEqual(["place", "turn"]);
    expect(mostImportant(["cancelled", "take", "place"], 2)).toEqual(["cancelled", "place"]);
    expect(mostImportant(["pay", "pay"], 2)).toEqual(["pay"]);
  });

  it("calls come first", () => {
    expect(mostImportant(SOUNDS, 2)).toEqual(["turn", "win"]);
  });
});
