/** Hints and reviews at a table of this page: computed by the workers, told as the server does, kept. */
import { ApiError } from "../api/client";
import type { Action, Hint, Review, SeatReview, Signal, TileSet } from "../api/types";
import { actionNumber, notationOf, numbersOf } from "../engine/actionForm";
import { reviewForm, seatReviews, type TurnReview } from "../engine/analysisForm";
import type { LocalGame } from "./game";
import { JobError, type WorkerPool } from "./pool";

/** A review that nobody has asked about for so long is paused: its page was left. */
const PAUSE_MS = 6000;

type Progress = Extract<Signal, { signal: "hint" | "review" }>;
type Outcome<Result> = { result: Result | null; error: ApiError | null };

export class LocalAnalyses {
  readonly #hints = new Map<string, Outcome<NonNullable<Hint["result"]>>>();
  #reviewed: (TurnReview | null)[] = [];
  #running = 0;
  #error: ApiError | null = null;
  #askedAt = 0;

  constructor(
    private readonly code: string,
    private readonly game: LocalGame,
    private readonly tileSet: TileSet,
    private readonly pool: WorkerPool,
    private readonly signal: (signal: Signal) => void,
    /** Gets what a complete review found. */
    private readonly keep: (review: SeatReview[]) => void = () => {},
  ) {}

  /** The best ways to continue from staged actions, as far as they are known. */
  hint(ply: number, actions: readonly Action[]): Hint {
    if (ply !== this.game.state.turn) {
      throw new ApiError(409, { code: "turn/too-early", args: { ply: this.game.state.turn, asked: ply } });
    }
    const staged = actions.map(actionNumber);
    const key = `${ply} ${notationOf(staged)}`;
    const known = this.#hints.get(key) ?? this.#startHint(key, ply, staged);
    if (known.error) {
      this.#hints.delete(key); // whoever asks again starts it anew
      throw known.error;
    }
    return { ...progress(Number(known.result !== null), 1), result: known.result };
  }

  #startHint(key: string, ply: number, staged: number[]): Outcome<NonNullable<Hint["result"]>> {
    const hint: Outcome<NonNullable<Hint["result"]>> = { result: null, error: null };
    const state = this.game.staged(staged);
    const job = { kind: "hint", tileSet: this.tileSet, given: { state, staged } } as const;
    this.#hints.set(key, hint);
    this.pool.run(this.code, job).then(
      (result) => {
        hint.result = result;
        this.#tell("hint", ply, "done", 1, 1);
      },
      (error: unknown) => {
        hint.error = failed(error);
        this.#tell("hint", ply, "failed", 0, 1);
      },
    );
    return hint;
  }

  /** The review of a game that is over, as far as it is known. It goes on as long as somebody asks. */
  review(names: string[]): Review {
    this.#askedAt = Date.now();
    const total = this.game.turns.length;
    if (!this.#reviewed.length) this.#reviewed = this.game.turns.map(() => null);
    const error = this.#error;
    this.#error = null;
    if (error) throw error;
    const ready = this.#reviewed.filter((turn) => turn !== null);
    if (ready.length === total) return { ...progress(total, total), result: reviewForm(ready, names) };
    if (!this.#running) void this.#reviewRest();
    return { ...progress(ready.length, total), result: null };
  }

  /** Review what is left, as many turns at the same time as there are workers. */
  async #reviewRest(): Promise<void> {
    const views = this.game.views();
    const left = this.#reviewed.flatMap((turn, index) => (turn ? [] : [index]));
    const work = async () => {
      while (left.length && Date.now() - this.#askedAt < PAUSE_MS) {
        const index = left.shift()!;
        await this.#reviewTurn(index, views[index]!);
      }
    };
    const workers = Array.from({ length: Math.min(this.pool.size, left.length) }, work);
    this.#running = workers.length;
    await Promise.all(workers).catch((error: unknown) => (this.#error = failed(error)));
    this.#running = 0;
    const ready = this.#reviewed.filter((turn) => turn !== null);
    const isDone = ready.length === this.#reviewed.length;
    if (isDone) this.keep(seatReviews(ready, this.game.numPlayers));
    if (isDone || this.#error) this.#tellReview(isDone ? "done" : "failed");
  }

  async #reviewTurn(index: number, state: Uint8Array<ArrayBuffer>): Promise<void> {
    const turn = numbersOf(this.game.turns[index]!.notation);
    const job = { kind: "review", tileSet: this.tileSet, given: { state, turn } } as const;
    this.#reviewed[index] = await this.pool.run(`${this.code}/review`, job);
    this.#tellReview("running");
  }

  /** The table was left: nobody waits for hints. Those that were not ready are begun anew when somebody asks. */
  cancelHints(): void {
    for (const [key, { result }] of this.#hints) {
      if (!result) this.#hints.delete(key);
    }
  }

  #tellReview(status: Progress["status"]): void {
    this.#tell("review", this.#reviewed.length, status, this.#numReady(), this.#reviewed.length);
  }

  #tell(
    signal: Progress["signal"],
    ply: number,
    status: Progress["status"],
    done: number,
    total: number,
  ): void {
    this.signal({ signal, ply, status, done, total });
  }

  #numReady(): number {
    return this.#reviewed.filter((turn) => turn !== null).length;
  }
}

function progress(done: number, total: number): Pick<Hint, "status" | "done" | "total"> {
  return { status: done === total ? "done" : "running", done, total };
}

function failed(thrown: unknown): ApiError {
  const code = (thrown instanceof JobError && thrown.code) || "local/analysis";
  return new ApiError(0, { code, message: String(thrown) });
}
