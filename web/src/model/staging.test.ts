import { beforeEach, describe, expect, it } from "vitest";
import type { Action, Preview } from "../api/types";
import { Staging } from "./staging.svelte";
import { game } from "./testdata/game";

const take: Action = { kind: "take", place: "b2" };
const place: Action = { kind: "place", row: 1, column: 1, end: "right", face: "up" };
const give = { kind: "give", color: "R" } as const;

/** Answers with the previews of the recorded game, and on demand with a payment without a choice. */
class FakeContext {
  asked: Action[][] = [];
  shows: number[] = [];
  saved = new Map<string, string>();
  key = "staged";
  refuse = false;
  payRed = false;
  store = {
    getItem: (key: string) => this.saved.get(key) ?? null,
    setItem: (key: string, value: string) => void this.saved.set(key, value),
    removeItem: (key: string) => void this.saved.delete(key),
  };
  preview = async (_ply: number, actions: Action[]): Promise<Preview> => {
    this.asked.push(actions);
    if (this.refuse) throw new Error("refused");
    const base = game.previews[Math.min(actions.length, 2)]!;
    const done = actions.map((action) => ({
      action,
      changes: { now: { step: "take" as const, pending: 0 } },
    }));
    if (!this.payRed || actions.length !== 2) return { ...base, actions: done };
    const state = { ...base.state, step: "pay" as const, pending: 1 };
    const next = [{ action: give, notation: "-R", sensible: true }];
    const guidance = { forced: give, suggested: [give], not_face_up: null };
    return { ...base, complete: false, state, next, refused: [], actions: done, guidance };
  };
  show = (_preview: Preview, seen: number) => void this.shows.push(seen);
}

describe("a staged turn", () => {
  let context: FakeContext;
  let staging: Staging;

  beforeEach(async () => {
    context = new FakeContext();
    staging = new Staging(0, context);
    await staging.start();
  });

  it("starts with nothing staged", () => {
    expect(staging.isEmpty).toBe(true);
    expect(staging.targets!.step).toBe("take");
  });

  it("is restored once, however often it is started", async () => {
    await staging.choose(take);
    const again = new Staging(0, context);
    await Promise.all([again.start(), again.start()]);
    expect(again.actions).toEqual([take]);
  });

  it("grows with decisions and shrinks with undo", async () => {
    await staging.choose(take);
    await staging.choose(place);
    expect(staging.actions).toEqual([take, place]);
    await staging.undo();
    expect(staging.actions).toEqual([take]);
    await staging.startOver();
    expect(staging.isEmpty).toBe(true);
  });

  it("starts over when another tile is chosen", async () => {
    await staging.choose(take);
    await staging.choose({ kind: "take", place: "a1" });
    expect(staging.actions).toEqual([{ kind: "take", place: "a1" }]);
  });

  it("makes a payment without a choice, and undoes it with its decision", async () => {
    context.payRed = true;
    await staging.choose(take);
    await staging.choose(place);
    expect(staging.actions).toEqual([take, place, give]);
    expect(staging.decisions).toHaveLength(2);
    await staging.undo();
    expect(staging.actions).toEqual([take]);
  });

  it("survives a reload, but not the turn", async () => {
    await staging.choose(take);
    const again = new Staging(0, context);
    await again.start();
    expect(again.actions).toEqual([take]);
    const next = new Staging(3, context);
    await next.start();
    expect(next.isEmpty).toBe(true);
  });

  it("starts empty when what was saved is refused or broken", async () => {
    context.saved.set(context.key, "{nonsense");
    const broken = new Staging(0, context);
    await broken.start();
    expect(broken.isEmpty).toBe(true);
  });

  it("keeps what was staged when the server refuses more", async () => {
    await staging.choose(take);
    context.refuse = true;
    expect(await staging.choose(place)).toBe(false);
    expect(staging.actions).toEqual([take]);
    expect(staging.error).not.toBeNull();
  });

  it("says how many actions were on the screen before", async () => {
    await staging.choose(take);
    await staging.choose(place);
    await staging.undo();
    expect(context.shows).toEqual([0, 0, 1, -1]);
  });
});
