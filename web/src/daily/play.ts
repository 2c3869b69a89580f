/** Deal a game of the day in this page, for the attempt that counts or for practice. */
import { ApiError, ask } from "../api/client";
import { server } from "../api/reachable.svelte";
import type { Deal, Level } from "../api/types";
import { guest } from "../front/guest.svelte";
import { remember } from "../front/remembered";
import { t } from "../i18n/words.svelte";
import { attemptCode, practiceCode } from "../local/deal";
import { router } from "../ui/route.svelte";

const PRACTICE_LETTERS = 4;
const LONGEST_WAIT_MS = 3000;

/** Begin the attempt that counts, or continue it. */
export async function playDeal(deal: Deal): Promise<void> {
  const { savedGame } = await import("../local/server");
  const code = attemptCode(deal.date);
  if (!(await savedGame(code))) {
    if (server.exists) await noteStart(deal.date);
    await create(deal, code);
  }
  router.go(`/t/${code}`);
}

export async function practice(deal: Deal): Promise<void> {
  const { randomLetters } = await import("../local/server");
  const code = practiceCode(deal.date, randomLetters(PRACTICE_LETTERS));
  await create(deal, code);
  router.go(`/t/${code}`);
}

/** Tell the server that the attempt begins. Only if the day is over, that is an error: offline, the result is sent later. */
async function noteStart(date: string): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([sendStart(date), late]);
}

async function sendStart(date: string): Promise<void> {
  try {
    await guest.ensure(t("front-default-name"));
    await ask("POST", `/deals/${date}/start`, {});
  } catch (error) {
    if (error instanceof ApiError && error.code === "deal/closed") throw error;
  }
}

async function create({ seats, first, seed }: Deal, code: string): Promise<void> {
  const { createLocal } = await import("../local/server");
  await createLocal({
    code,
    seed,
    first,
    seats: seats.map(({ kind, level }) => ({
      kind,
      name: kind === "person" ? (guest.name ?? t("front-default-name")) : null,
      level: level as Level | null,
    })),
    tiles: null,
    botPause: 0,
  });
  remember({ played: true });
}
