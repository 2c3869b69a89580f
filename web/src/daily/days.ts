/** What this browser knows of deals: the latest one, promised hashes, and its own results. */
import type { Deal, DealDay, DealOutcome } from "../api/types";
import { storeSafely } from "../ui/storeSafely";

export type Status =
  /** To be sent to the server. */
  | "waiting"
  /** The server has it. */
  | "counted"
  /** The server did not take it. */
  | "refused"
  /** There is no server. */
  | "local";

export interface DayResult {
  date: string;
  outcome: DealOutcome;
  players: number;
  status: Status;
}

interface Stored {
  deal: Deal | null;
  /** Hashes of seeds, as they were shown before the day. */
  promises: Record<string, string>;
  results: Record<string, DayResult>;
}

const STORED = "orbis.daily";
const MAX_RESULTS = 400;
const MAX_PROMISES = 8;

type Store = Pick<Storage, "getItem" | "setItem">;

/** The latest deal that the server sent. */
export const storedDeal = (store: Store = localStorage): Deal | null => read(store).deal;

/** Keep a deal for later, when the server may be out of reach, and what is promised of the next. */
export function noteDay({ deal, next, today }: DealDay, store: Store = localStorage): void {
  const known = read(store);
  const promises = { [next.date]: next.seed_hash, ...known.promises }; // what was shown first counts
  write(
    { ...known, promises: latest(promises, MAX_PROMISES), deal: deal.date === today ? deal : known.deal },
    store,
  );
}

/** The hash that was shown before the day of a deal; null if this browser was not there. */
export const promiseFor = (date: string, store: Store = localStorage): string | null =>
  read(store).promises[date] ?? null;

/** Own results, the latest first. */
export function dayResults(store: Store = localStorage): DayResult[] {
  return Object.values(read(store).results).sort((one, other) => other.date.localeCompare(one.date));
}

export const dayResult = (date: string, store: Store = localStorage): DayResult | null =>
  read(store).results[date] ?? null;

export function keepResult(result: DayResult, store: Store = localStorage): void {
  const known = read(store);
  write({ ...known, results: latest({ ...known.results, [result.date]: result }, MAX_RESULTS) }, store);
}

/** The entries of the latest days. */
function latest<Value>(entries: Record<string, Value>, number: number): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).sort().slice(-number));
}

function read(store: Store): Stored {
  const found = parse(store.getItem(STORED));
  return {
    deal: isObject(found["deal"]) ? (found["deal"] as Deal) : null,
    promises: isObject(found["promises"]) ? (found["promises"] as Record<string, string>) : {},
    results: isObject(found["results"]) ? (found["results"] as Record<string, DayResult>) : {},
  };
}

function write(stored: Stored, store: Store): void {
  storeSafely(STORED, JSON.stringify(stored), store);
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
