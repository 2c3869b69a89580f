import { describe, expect, it } from "vitest";
import { standard } from "../rules/standard";
import type { Job, JobKind } from "./jobs";
import { WorkerPool, type PoolWorker } from "./pool";

const state = new Uint8Array();

function job(kind: JobKind): Job {
  const given = {
    bot: { state, level: "novice", seed: "" },
    hint: { state, staged: [] },
    review: { state, turn: [] },
    games: { players: 2, seed: "", first: 0, count: 1 },
  };
  return { kind, tileSet: standard, given: given[kind] } as Job;
}

/** Workers that answer when they are told to. */
class Crew {
  readonly started: FakeWorker[] = [];
  readonly pool = new WorkerPool(this.size, () => {
    const worker = new FakeWorker();
    this.started.push(worker);
    return worker;
  });

  constructor(private readonly size: number) {}

  get working(): (JobKind | null)[] {
    return this.started.filter(({ isEnded }) => !isEnded).map(({ job }) => job?.kind ?? null);
  }
}

class FakeWorker implements PoolWorker {
  onmessage: PoolWorker["onmessage"] = null;
  onerror: PoolWorker["onerror"] = null;
  job: Job | null = null;
  isEnded = false;

  postMessage(job: Job): void {
    this.job = job;
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: unknown): void {
    this.job = null;
    this.onmessage?.({ data } as Parameters<NonNullable<PoolWorker["onmessage"]>>[0]);
  }
}

describe("the workers", () => {
  it("do bots' turns first, then hints, reviews and games", () => {
    const crew = new Crew(1);
    for (const kind of ["review", "games", "review", "hint", "bot"] as const)
      void crew.pool.run("table", job(kind));
    const [worker] = crew.started;
    const order = [];
    while (worker!.job) {
      order.push(worker!.job.kind);
      worker!.answer({ result: [] });
    }
    expect(order).toEqual(["review", "bot", "hint", "review", "games"]);
    expect(crew.started).toHaveLength(1);
  });

  it("work at the same time, each on one job", async () => {
    const crew = new Crew(2);
    const results = ["bot", "hint", "review"].map((kind) => crew.pool.run("table", job(kind as JobKind)));
    expect(crew.working).toEqual(["bot", "hint"]);
    crew.started[1]!.answer({ result: "second" });
    crew.started[0]!.answer({ result: "first" });
    crew.started[1]!.answer({ error: "third", code: "local/weights" });
    expect(await Promise.allSettled(results)).toMatchObject([
      { value: "first" },
      { value: "second" },
      { reason: { message: "third", code: "local/weights" } },
    ]);
  });

  it("stop when a table is left, and go on with others", () => {
    const crew = new Crew(1);
    void crew.pool.run("left", job("bot"));
    void crew.pool.run("left", job("hint"));
    void crew.pool.run("other", job("review"));
    crew.pool.cancel("left");
    expect(crew.started[0]!.isEnded).toBe(true);
    expect(crew.working).toEqual(["review"]);
  });

  it("report that they cannot be started", async () => {
    const crew = new Crew(1);
    const failing = crew.pool.run("table", job("bot"));
    const next = crew.pool.run("table", job("bot"));
    crew.started[0]!.onerror?.({ message: "blocked" } as ErrorEvent);
    await expect(failing).rejects.toThrow("blocked");
    crew.started[1]!.answer({ result: [7] });
    expect(await next).toEqual([7]);
  });
});
