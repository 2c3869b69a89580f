/** The deal of a day with what this browser and the server know of it. */
import { ApiError, ask, NO_SERVER, UNREACHABLE } from "../api/client";
import { server } from "../api/reachable.svelte";
import type { Deal, DealAttempt, DealDay, DealResults, MyDeals } from "../api/types";
import { guest } from "../front/guest.svelte";
import { attemptCode } from "../local/deal";
import type { SavedGame } from "../local/saved";
import { isDate, today, weekday } from "./dates";
import { dayResult, dayResults, keepResult, noteDay, storedDeal, type DayResult } from "./days";
import { staticDeal } from "./staticDeal";
import { streakOf } from "./streak";
import { finishDeal, isComplete, submitDeals } from "./submit";
import week from "./week.json";

interface Dealt {
  /** Which day it is. */
  today: string;
  deal: Deal;
  /** What is promised of tomorrow's deal; null without a server. */
  next: DealDay["next"] | null;
  /** The server's note of the attempt. */
  attempt: DealAttempt | null;
}

export interface Day extends Dealt {
  /** The attempt that counts, if it is in this browser. */
  game: SavedGame | null;
  result: DayResult | null;
}

export interface History {
  streak: MyDeals["streak"];
  /** The latest first. */
  results: DayResult[];
}

/** Everything about a day; null is today. What was finished without the server is sent to it first. */
export async function loadDay(date: string | null): Promise<Day> {
  const [{ savedGame }, dealt] = await Promise.all([import("../local/server"), dealAt(date)]);
  const { deal, attempt } = dealt;
  // A browser that stores nothing has no game; whoever wants to play is told so.
  const game = await savedGame(attemptCode(deal.date)).catch(() => null);
  if (attempt?.outcome) keepResult(resultOf(attempt));
  if (game && isComplete(game) && !dayResult(deal.date)) await finishDeal(game.code);
  else await submitDeals();
  return { ...dealt, game, result: dayResult(deal.date) };
}

/** The deal from the server; if that is out of reach, the one that it sent before. */
async function dealAt(date: string | null): Promise<Dealt> {
  if (date !== null && !isDate(date)) throw unknownDay(date);
  const without = { today: today(), next: null, attempt: null };
  if (!server.exists) {
    if (date !== null && date > today()) throw unknownDay(date);
    return { ...without, deal: await staticDeal(date ?? today()) };
  }
  try {
    const day = await ask<DealDay>("GET", `/deals/${date ?? "today"}`);
    noteDay(day);
    return day;
  } catch (error) {
    const deal = storedDeal();
    if (!isUnreachable(error) || deal?.date !== (date ?? today())) throw error;
    return { ...without, deal };
  }
}

/** How a day went; null if that cannot be known. */
export const loadResults = (date: string): Promise<DealResults | null> =>
  orNull(() => ask<DealResults>("GET", `/deals/${date}/results`));

/** Own results of all days: the server's, and those of this browser. */
export async function loadHistory(now: string): Promise<History> {
  const mine = await orNull(async () => {
    if (!guest.known) await guest.look();
    return guest.name === null ? null : ask<MyDeals>("GET", "/me/deals");
  });
  for (const attempt of mine?.attempts ?? []) if (attempt.outcome) keepResult(resultOf(attempt));
  const results = dayResults();
  const dates = results.map(({ date }) => date);
  return { streak: mine?.streak ?? streakOf(dates, now), results };
}

function resultOf({ date, outcome }: DealAttempt): DayResult {
  return { date, outcome: outcome!, players: week[weekday(date)]!.length + 1, status: "counted" };
}

async function orNull<Result>(request: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && [NO_SERVER, UNREACHABLE].includes(error.code);

const unknownDay = (date: string) => new ApiError(404, { code: "deal/unknown", args: { date } });
