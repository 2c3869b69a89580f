import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Action, Preview } from "../api/types";
import { Staging } from "../model/staging.svelte";
import { TableHint, type HintOption, type HintResult } from "./hint.svelte";
import { comparisonText, whyText } from "./hintText";

const answers = vi.hoisted(() => ({ hint: null as unknown, asked: [] as unknown[] }));
vi.mock("../api/client", () => ({
  ask: async (_method: string, _path: string, body: unknown) => {
    answers.asked.push(body);
    if (answers.hint instanceof Error) throw answers.hint;
    return answers.hint;
  },
  asApiError: (thrown: unknown) => thrown,
}));
vi.mock("../i18n/words.svelte", () => ({
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
  words: { language: "en", need: async () => undefined, has: () => true },
}));

const take = (place: "b2" | "c3"): Action => ({ kind: "take", place });
const place = (face: "up" | "wilderness"): Action => ({
  kind: "place",
  row: 1,
  column: 1,
  end: "left",
  face,
});
const give = (color: "R" | "B"): Action => ({ kind: "give", color });

function option(loss: number, chance: number, ...actions: Action[]): HintOption {
  const steps = actions.map(() => "take" as const);
  const common = {
    notation: actions.map(({ kind }) => kind).join(" "),
    simulations: 9,
    exact: false,
    share: 1,
  };
  return { ...common, actions, steps, win_chances: [chance, 1 - chance], margins: [], loss, reasons: [] };
}

const BEST = option(0, 0.5, take("b2"), place("up"), give("R"), give("B"));
const SECOND = option(1.25, 0.4, take("b2"), place("wilderness"));
const THIRD = option(0, 0.48, take("c3"), place("wilderness"));
const result = (...turns: HintOption[]) => ({ player: 0, turns }) as HintResult;

/** Every action is legal, and the turn ends after so many of them. */
const context = (length: number) => ({
  preview: async (_ply: number, actions: Action[]) =>
    ({
      complete: actions.length >= length,
      state: { step: "take" },
      next: [],
      refused: [],
      guidance: { forced: null, suggested: [], not_face_up: null },
    }) as unknown as Preview,
  store: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  key: "staged",
  show: () => undefined,
});

describe("a hint", () => {
  let staging: Staging;
  let hint: TableHint;

  beforeEach(async () => {
    answers.asked = [];
    answers.hint = { status: "done", result: result(BEST, SECOND, THIRD) };
    staging = new Staging(4, context(5));
    await staging.start();
    hint = new TableHint({ code: "local-a", path: "/tables/local-a", staging });
    await hint.ask();
  });

  it("shows the best turn first, drawn as a whole", () => {
    expect(answers.asked).toEqual([{ ply: 4, actions: [] }]);
    expect([hint.open, hint.rank, hint.option]).toEqual([true, 0, BEST]);
    expect([...hint.marked]).toEqual(["place-b2", "cell-0-1-0", "realm-0-R", "realm-0-B"]);
    expect(hint.face).toBe("up");
  });

  it("shows the others one after the other", () => {
    expect([hint.hasPrevious, hint.hasNext]).toEqual([false, true]);
    hint.turn(1);
    expect([hint.rank, hint.face]).toEqual([1, "wilderness"]);
    hint.turn(1);
    expect([hint.rank, hint.hasNext]).toEqual([2, false]);
    hint.turn(1);
    expect(hint.rank).toBe(2);
  });

  it("is followed step by step, each drawn alone", async () => {
    await hint.step();
    expect(staging.actions).toEqual([take("b2")]);
    expect([...hint.marked]).toEqual(["cell-0-1-0"]);
    await hint.step();
    expect([...hint.marked]).toEqual(["realm-0-R"]);
    expect(hint.left.actions).toEqual([give("R"), give("B")]);
  });

  it("follows the player, whatever the order of payments", async () => {
    for (const action of [take("b2"), place("up"), give("B")]) await staging.choose(action);
    expect(hint.left.actions).toEqual([give("R")]);
    expect(hint.rank).toBe(0);
  });

  it("adapts when the player turns to another of its options", async () => {
    await staging.choose(take("b2"));
    expect([hint.rank, hint.hasNext]).toEqual([0, true]);
    await staging.choose(take("c3")); // starts over
    await staging.undoTo(0);
    await staging.choose(take("c3"));
    expect([hint.rank, hint.option]).toEqual([2, THIRD]);
    expect([hint.hasPrevious, hint.hasNext]).toEqual([false, false]);
  });

  it("is out of the way while something else is staged", async () => {
    await staging.choose({ kind: "god", god: "love" });
    expect([hint.open, hint.marked.size, hint.option]).toEqual([false, 0, null]);
    await staging.undo();
    expect([hint.open, hint.rank]).toEqual([true, 0]);
  });

  it("can be asked for again from there", async () => {
    await staging.choose({ kind: "god", god: "love" });
    answers.hint = { status: "done", result: result(option(0, 0.5, give("R"))) };
    await hint.ask();
    expect(answers.asked.at(-1)).toEqual({ ply: 4, actions: [{ kind: "god", god: "love" }] });
    expect(hint.left.actions).toEqual([give("R")]);
  });

  it("stages the rest at once, and is gone when the turn is complete", async () => {
    await hint.step();
    await hint.doAll();
    expect(staging.actions).toEqual(BEST.actions);
    expect(hint.open).toBe(false); // everything is done
  });

  it("is closed, and shows what went wrong", async () => {
    hint.close();
    expect([hint.open, hint.marked.size]).toEqual([false, 0]);
    answers.hint = new Error("refused");
    await hint.ask();
    expect([hint.open, hint.error, hint.thinking]).toEqual([true, answers.hint, false]);
  });
});

describe("an option in words", () => {
  it("is better than the next one, or behind the best", () => {
    expect(comparisonText(result(BEST, SECOND), 0)).toBe("hint-better-points 1.3");
    expect(comparisonText(result(BEST, SECOND), 1)).toBe("hint-behind-points 1.3");
  });

  it("is never 0.0 behind", () => {
    expect(comparisonText(result(BEST, SECOND, THIRD), 2)).toBe("hint-behind-chance 2%");
    const even = option(0.04, 0.499, take("c3"));
    expect(comparisonText(result(BEST, even), 0)).toBe("hint-better-hardly");
    expect(comparisonText(result(BEST, even), 1)).toBe("hint-behind-hardly");
    expect(comparisonText(result(BEST), 0)).toBe("hint-alone");
  });

  it("has its main reason", () => {
    const worse = { ...SECOND, reasons: [{ key: "death_unpaid", args: {}, text: "" }] };
    expect(whyText(result(BEST, worse), 0, new Map() as never, [])).toBe("hint-why reason-death-unpaid");
    expect(whyText(result(BEST, worse), 1, new Map() as never, [])).toBe("reason-death-unpaid");
    const unclear = { ...SECOND, reasons: [{ key: "unexplained", args: {}, text: "" }] };
    expect(whyText(result(BEST, unclear), 0, new Map() as never, [])).toBe("hint-unexplained");
    expect(whyText(result(BEST, SECOND), 0, new Map() as never, [])).toBe("");
  });
});
