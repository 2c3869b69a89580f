import { describe, expect, it } from "vitest";
import { game, levelOf, playedTurn } from "./testdata/game";
import { Timeline } from "./timeline";

const turns = game.turns.map(playedTurn);

describe("a timeline", () => {
  const timeline = new Timeline(game.start, levelOf, turns);

  it("folds every turn into the state of the engine", () => {
    const known = game.turns.flatMap(({ state }, index) => (state ? [{ state, after: index + 1 }] : []));
    expect(known.length).toBeGreaterThan(8);
    for (const { state, after } of known) expect(timeline.at(after), `after turn ${after}`).toEqual(state);
  });

  it("does not change earlier states", () => {
    expect(timeline.at(0)).toEqual(game.start);
    expect(timeline.start).toEqual(game.start);
  });

  it("shows a turn action by action, and the refill last", () => {
    const ply = turns.findIndex(({ actions }) => actions[0]!.action.kind === "take");
    const moments = timeline.moments(ply);
    expect(moments).toHaveLength(turns[ply]!.actions.length + 1);
    expect(moments.at(-1)!.changes.refilled).toBeTruthy();
    expect(moments.at(-2)!.state.step).toBe("complete");
    expect(moments.at(-1)!.state).toEqual(timeline.at(ply + 1));
  });

  it("takes each turn once, in order", () => {
    const growing = new Timeline(game.start, levelOf);
    expect(growing.add(turns[1]!)).toBe(false);
    expect(growing.add(turns[0]!)).toBe(true);
    expect(growing.add(turns[0]!)).toBe(false);
    expect(growing.length).toBe(1);
  });

  it("has no states beyond the game", () => {
    expect(timeline.at(-3)).toEqual(game.start);
    expect(timeline.at(999)).toEqual(timeline.at(turns.length));
    expect(timeline.moments(999)).toEqual([]);
  });
});
