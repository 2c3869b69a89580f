/** Lets workers do jobs: up to one worker per core, bots' turns first, then hints, reviews and games of bots. */
import type { Answer } from "./engine.worker";
import type { Job, JobKind, Results } from "./jobs";

const MAX_WORKERS = 8;
const ORDER: readonly JobKind[] = ["bot", "hint", "review", "games"];

/** The part of a worker that is used, so that tests can replace it. */
export interface PoolWorker {
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(job: Job): void;
  terminate(): void;
}

/** A job that failed; `code` says why, if that is known. */
export class JobError extends Error {
  constructor(
    message: string,
    readonly code: string | null = null,
  ) {
    super(message);
  }
}

interface Task {
  owner: string;
  job: Job;
  resolve: (result: Results[JobKind]) => void;
  reject: (error: Error) => void;
}

export class WorkerPool {
  readonly #idle: PoolWorker[] = [];
  readonly #busy = new Map<PoolWorker, Task>();
  #waiting: Task[] = [];

  constructor(
    readonly size = Math.min(MAX_WORKERS, Math.max(1, globalThis.navigator?.hardwareConcurrency ?? 1)),
    private readonly start: () => PoolWorker = startWorker,
  ) {}

  /** The result of a job. */
  run<Kind extends JobKind>(owner: string, job: Job<Kind>): Promise<Results[Kind]> {
    return new Promise<Results[JobKind]>((resolve, reject) => {
      this.#waiting.push({ owner, job: job as Job, resolve, reject });
      this.#next();
    }) as Promise<Results[Kind]>;
  }

  /** Stop all jobs of an owner at once; whoever waits for them is never answered. */
  cancel(owner: string): void {
    this.#waiting = this.#waiting.filter((task) => task.owner !== owner);
    for (const [worker, task] of this.#busy) {
      if (task.owner === owner) this.#end(worker);
    }
    this.#next();
  }

  /** Give waiting jobs to free workers. */
  #next(): void {
    while (this.#waiting.length && this.#busy.size < this.size) {
      const urgency = ({ job }: Task) => ORDER.indexOf(job.kind);
      const task = this.#waiting.reduce((first, other) => (urgency(other) < urgency(first) ? other : first));
      this.#waiting.splice(this.#waiting.indexOf(task), 1);
      const worker = this.#idle.pop() ?? this.start();
      worker.onmessage = ({ data }) => this.#receive(worker, data);
      worker.onerror = ({ message }) => this.#fail(worker, message || "A worker cannot be started");
      this.#busy.set(worker, task);
      worker.postMessage(task.job);
    }
  }

  #receive(worker: PoolWorker, answer: Answer): void {
    const task = this.#busy.get(worker);
    if (!task) return;
    this.#busy.delete(worker);
    this.#idle.push(worker);
    if ("result" in answer) task.resolve(answer.result);
    else task.reject(new JobError(answer.error, answer.code));
    this.#next();
  }

  #fail(worker: PoolWorker, message: string): void {
    const task = this.#busy.get(worker);
    this.#end(worker);
    task?.reject(new JobError(message));
    this.#next();
  }

  #end(worker: PoolWorker): void {
    this.#busy.delete(worker);
    worker.terminate();
  }
}

/** The workers of this page. */
export const workers = new WorkerPool();

function startWorker(): PoolWorker {
  return new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
}
