/** A request that somebody waits for: whether it is running, and why it failed. */
import { asApiError, type ApiError } from "./client";

export class Attempt {
  /** Also true after success: what the request leads to is about to replace what asked for it. */
  busy = $state(false);
  error = $state.raw<ApiError | null>(null);

  /** Run the request, and return whether it succeeded. */
  async run(request: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await request();
      this.error = null;
      return true;
    } catch (thrown) {
      this.error = asApiError(thrown);
      this.busy = false;
      return false;
    }
  }
}
