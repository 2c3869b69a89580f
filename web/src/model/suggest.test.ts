import { describe, expect, it } from "vitest";
import type { Action, Color, Preview, State } from "../api/types";
import { countColors } from "./actions";
import { forced, suggest } from "./suggest";
import { targetsOf } from "./targets";
import { game } from "./testdata/game";

type Counts = Partial<Record<Color, number>>;

/** A preview that asks for this many worshipers to be given, gained or removed. */
function asking(step: State["step"], pending: number, realm: Counts, actions: Action[]): Preview {
  const state = structuredClone(game.start);
  Object.assign(state.players[state.player!]!.realm, { R: 0, B: 0, Y: 0, G: 0, W: 0 }, realm);
  Object.assign(state, { step, pending });
  const next = actions.map((action) => ({ action, notation: "", sensible: true }));
  return { ...game.previews[0], state, next, refused: [] };
}

const gives = (...colors: Color[]): Action[] => colors.map((color) => ({ kind: "give", color }));
const ask = (preview: Preview) => suggest(preview, targetsOf(preview));

describe("a suggestion", () => {
  it("gives from the largest color", () => {
    const preview = asking("village", 3, { R: 1, B: 4, G: 2 }, gives("R", "B", "G"));
    expect(countColors(ask(preview)!)).toEqual({ B: 3 });
  });

  it("spreads over colors of equal size", () => {
    const preview = asking("pay", 2, { R: 1, G: 1 }, gives("R", "G"));
    expect(countColors(ask(preview)!)).toEqual({ R: 1, G: 1 });
  });

  it("removes from the tile with the most worshipers", () => {
    const preview = asking("volcano", 2, {}, [
      { kind: "remove", place: "a1", color: "R" },
      { kind: "remove", place: "c3", color: "R" },
    ]);
    preview.state.display[0]!.worshipers = { R: 1, B: 0, Y: 0, G: 0, W: 0 };
    preview.state.display[8]!.worshipers = { R: 2, B: 3, Y: 0, G: 0, W: 0 };
    expect(ask(preview)).toEqual([
      { kind: "remove", place: "c3", color: "R" },
      { kind: "remove", place: "c3", color: "R" },
    ]);
  });

  it("does not exist where only the player can decide", () => {
    expect(ask(asking("gain", 1, {}, [{ kind: "gain", color: "R" }]))).toBeNull();
    expect(ask(game.previews[0])).toBeNull();
  });
});

describe("a forced choice", () => {
  const one = (preview: Preview) => forced(preview, targetsOf(preview));

  it("is a payment or discard in the only color left", () => {
    expect(one(asking("pay", 2, { R: 3 }, gives("R")))).toEqual({ kind: "give", color: "R" });
    expect(one(asking("discard", 1, { G: 11 }, gives("G")))).toEqual({ kind: "give", color: "G" });
  });

  it("is not a village, which can be declined", () => {
    expect(one(asking("village", 2, { R: 3 }, gives("R")))).toBeNull();
  });

  it("does not exist with two colors", () => {
    expect(one(asking("pay", 1, { R: 1, G: 1 }, gives("R", "G")))).toBeNull();
  });
});
