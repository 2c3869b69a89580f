/** The review of a game, asked for again until it is there. */
import { asApiError, type ApiError } from "../api/client";
import type { Review, ReviewResult } from "../api/types";

const POLL_MS = 2000; // the server takes a question of this kind every two seconds
const LOCAL_POLL_MS = 250;
const LONGEST_WAIT_S = 20;

export class ReviewRun {
  result = $state.raw<ReviewResult | null>(null);
  running = $state(false);
  done = $state(0);
  total = $state(0);
  error = $state.raw<ApiError | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `ask` returns how far the review is; `isHere`: this page makes it. */
  constructor(
    private readonly ask: () => Promise<Review>,
    private readonly isHere: boolean,
  ) {}

  async start(): Promise<void> {
    if (this.running || this.result) return;
    this.running = true;
    this.error = null;
    await this.#ask();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      const { done, total, result } = await this.ask();
      [this.done, this.total, this.result] = [done, total, result];
      if (result) this.running = false;
      else this.#again(this.isHere ? LOCAL_POLL_MS : POLL_MS);
    } catch (thrown) {
      this.#failed(asApiError(thrown));
    }
  }

  /** Too many questions, or a busy server: that passes. */
  #failed(error: ApiError): void {
    if (error.retryAfter > 0 && error.retryAfter <= LONGEST_WAIT_S)
      return this.#again(error.retryAfter * 1000);
    this.error = error;
    this.running = false;
  }

  #again(delay: number): void {
    if (!this.#closed) this.#timer = setTimeout(() => void this.#ask(), delay);
  }
}
