import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { SeatReview, Signal } from "../api/types";
import { rounded } from "../engine/analysisForm";
import { loadEngine, type Engine } from "../engine/engine";
import { Network } from "../engine/network";
import { Rules } from "../engine/rules";
import { game as recorded } from "../model/testdata/game";
import { standard } from "../rules/standard";
import { LocalAnalyses } from "./analyses";
import { LocalGame } from "./game";
import { done } from "./jobs";
import { WorkerPool, type PoolWorker } from "./pool";

const read = (name: string) => readFileSync(join(import.meta.dirname, "../engine", name));
const NAMES = ["Ada", "Bo", "Cy"];
let engine: Engine;
let network: Network;
let rules: Rules;

beforeAll(async () => {
  engine = await loadEngine(read("orbis.wasm"));
  network = new Network(engine, Uint8Array.from(read("weights.bin")).buffer);
  rules = new Rules(engine, standard);
});

/** A worker that works here. */
function worker(): PoolWorker {
  const here: PoolWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (job) =>
      void setTimeout(() =>
        here.onmessage?.({ data: { result: done(engine, job, network) } } as MessageEvent),
      ),
    terminate: () => undefined,
  };
  return here;
}

/** A worker that cannot load the weights. */
function lackingWorker(): PoolWorker {
  const here: PoolWorker = {
    onmessage: null,
    onerror: null,
    postMessage: () =>
      void setTimeout(() =>
        here.onmessage?.({ data: { error: "no", code: "local/weights" } } as MessageEvent),
      ),
    terminate: () => undefined,
  };
  return here;
}

function table(numTurns: number, start = worker) {
  const game = new LocalGame(rules, "page", 3, 1);
  for (const { notation } of recorded.turns.slice(0, numTurns)) game.playNotation(notation);
  const signals: Signal[] = [];
  const tell = (signal: Signal) => void signals.push(signal);
  const kept: SeatReview[][] = [];
  const keep = (review: SeatReview[]) => void kept.push(review);
  return {
    game,
    signals,
    kept,
    analyses: new LocalAnalyses("local-a", game, standard, new WorkerPool(2, start), tell, keep),
  };
}

describe("a hint", () => {
  it("is computed once, and told when it is ready", async () => {
    const { analyses, signals } = table(3);
    expect(analyses.hint(3, [])).toEqual({ status: "running", done: 0, total: 1, result: null });
    await vi.waitFor(() => expect(analyses.hint(3, []).status).toBe("done"), 5000);
    const { turns, turn } = analyses.hint(3, []).result!;
    expect(turn).toBe(3);
    expect(turns.length).toBeGreaterThan(1);
    expect(signals).toEqual([{ signal: "hint", ply: 3, status: "done", done: 1, total: 1 }]);
  });

  it("continues from the staged actions", async () => {
    const { analyses, game } = table(3);
    const { action } = rules.preview(game.state, []).next.find(({ action }) => action.kind === "take")!;
    await vi.waitFor(() => expect(analyses.hint(3, [action]).result?.turns[0]?.steps[0]).toBe("place"), 5000);
  });

  it("is refused for another turn and for illegal actions", () => {
    const { analyses } = table(3);
    expect(() => analyses.hint(2, [])).toThrow();
    expect(() => analyses.hint(3, [{ kind: "decline" }])).toThrow();
  });

  it("says so if the weights cannot be loaded, and tries again when asked again", async () => {
    const { analyses, signals } = table(3, lackingWorker);
    analyses.hint(3, []);
    await vi.waitFor(() => expect(signals).toMatchObject([{ signal: "hint", status: "failed" }]));
    expect(() => analyses.hint(3, [])).toThrow(expect.objectContaining({ code: "local/weights" }));
    expect(analyses.hint(3, []).status).toBe("running");
  });
});

describe("a review", () => {
  it("shows its progress, and ends with every turn", async () => {
    const { analyses, signals, kept } = table(4);
    expect(analyses.review(NAMES)).toEqual({ status: "running", done: 0, total: 4, result: null });
    await vi.waitFor(() => expect(analyses.review(NAMES).status).toBe("done"), 15_000);
    const { turns, summary, seats } = analyses.review(NAMES).result!;
    expect(turns.map(({ turn, player }) => [turn, player])).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
      [4, 1],
    ]);
    expect(summary.map(({ turns }) => turns)).toEqual([1, 2, 1]);
    expect(seats).toEqual(NAMES);
    expect(signals.at(-1)).toEqual({ signal: "review", ply: 4, status: "done", done: 4, total: 4 });
    const own = [0, 1, 2].map((seat) => turns.filter(({ player }) => player === seat));
    expect(kept).toEqual([
      own.map((each) => ({ losses: each.map(({ loss }) => loss), marks: each.map(({ mark }) => mark) })),
    ]);
  }, 20_000);

  it("pauses when nobody asks, and continues when somebody does", async () => {
    const { analyses, signals } = table(4);
    analyses.review(NAMES);
    const later = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    await vi.waitFor(() => expect(signals).toHaveLength(2), 5000); // those that had begun
    expect(analyses.review(NAMES).done).toBe(2);
    await vi.waitFor(() => expect(analyses.review(NAMES).status).toBe("done"), 15_000);
    later.mockRestore();
  }, 20_000);
});

describe("rounding", () => {
  it("is Python's", () => {
    const cases = [
      [0.125, 0.12],
      [0.375, 0.38],
      [-0.125, -0.12],
      [2.675, 2.67],
      [0.045, 0.04],
      [-0.001, 0],
    ];
    for (const [value, expected] of cases) expect(rounded(value!, 2)).toBe(expected);
    expect(rounded(0.03125, 4)).toBe(0.0312);
  });
});
