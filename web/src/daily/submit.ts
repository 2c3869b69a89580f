/** Finished deals: their results are kept here at once, and sent to the server as soon as it can be reached. */
import { ApiError, ask, tablePath } from "../api/client";
import { server } from "../api/reachable.svelte";
import type { DealAttempt, Snapshot } from "../api/types";
import { VOCABULARY } from "../engine/layout";
import { guest } from "../front/guest.svelte";
import { t } from "../i18n/words.svelte";
import { attemptCode, dealOf } from "../local/deal";
import type { SavedGame } from "../local/saved";
import { dayResults, keepResult, type DayResult } from "./days";
import { outcomeOf } from "./outcome";
import { markWaiting } from "./waiting";

/** What is answered with one of these is refused for good, or the game is not in this browser anymore. */
const FINAL = [403, 404, 409, 413, 422];

export const isComplete = ({ turns, seats, discarded }: SavedGame): boolean =>
  !discarded && turns.length === VOCABULARY.NUM_ROUNDS * seats.length;

/** Keep the result of a game, and send it. */
export async function finishDeal(code: string): Promise<void> {
  const { points, you, table } = await ask<Snapshot>("GET", tablePath(code));
  keepResult({
    date: dealOf(code)!.date,
    outcome: outcomeOf(points!, you.seats[0]!),
    players: table.seats.length,
    status: server.exists ? "waiting" : "local",
  });
  markWaiting(server.exists);
  await submitDeals();
}

let sending: Promise<void> | null = null;

/** Send the results that wait. What cannot be sent now is tried again later. */
export function submitDeals(): Promise<void> {
  sending ??= sendAll().finally(() => (sending = null));
  return sending;
}

async function sendAll(): Promise<void> {
  const waiting = dayResults().filter(({ status }) => status === "waiting");
  try {
    for (const result of waiting) await send(result);
    markWaiting(false);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    tryAgain(error.retryAfter);
  }
}

/** If the page is still open when the server can be reached. */
function tryAgain(seconds: number): void {
  addEventListener("online", () => void submitDeals(), { once: true });
  if (seconds) setTimeout(() => void submitDeals(), 1000 * seconds);
}

async function send(result: DayResult): Promise<void> {
  try {
    const { turns } = await ask<Snapshot>("GET", tablePath(attemptCode(result.date)));
    await guest.ensure(t("front-default-name"));
    const { outcome } = await ask<DealAttempt>("POST", `/deals/${result.date}/result`, { turns });
    keepResult({ ...result, outcome: outcome ?? result.outcome, status: "counted" });
  } catch (error) {
    if (!(error instanceof ApiError) || !FINAL.includes(error.status)) throw error;
    keepResult({ ...result, status: "refused" });
  }
}
