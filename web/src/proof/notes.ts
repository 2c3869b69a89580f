/** What this browser saw of a shuffle before the game, and what it added to it: compared with what is revealed. */
import type { Table } from "../api/types";
import { storeSafely } from "../ui/storeSafely";

export interface Note {
  /** The code that was shown first. */
  seedHash: string;
  /** What this browser adds to the shuffle; null: nothing so far. */
  contribution: string | null;
  /** The seats with this contribution, as they were last seen before the start. */
  seats: number[];
}

const STORED = "orbis.shuffles";
const MAX_NOTES = 50;
const CONTRIBUTION_BYTES = 16;

type Store = Pick<Storage, "getItem" | "setItem">;
type NotedTable = Pick<Table, "code" | "status" | "seed_hash" | "contributions">;

export function noteOf(code: string, store: Store = localStorage): Note | null {
  const found = read(store)[code];
  return isNote(found) ? found : null;
}

/** Note what a table shows before its end; the code that was seen first counts. */
export function noteTable(table: NotedTable, store: Store = localStorage): void {
  const known = noteOf(table.code, store);
  if (table.status !== "open" && (known || table.status !== "playing")) return;
  const { seedHash, contribution } = known ?? { seedHash: table.seed_hash, contribution: null };
  const seats = table.contributions.flatMap((each, seat) =>
    each !== null && each === contribution ? [seat] : [],
  );
  write(table.code, { seedHash, contribution, seats }, store);
}

/** What this browser adds to the shuffle of a table: the same however often it is sent. */
export function contributionTo(table: NotedTable, store: Store = localStorage): string {
  noteTable(table, store);
  const note = noteOf(table.code, store) ?? { seedHash: table.seed_hash, contribution: null, seats: [] };
  const contribution = note.contribution ?? randomDigits();
  write(table.code, { ...note, contribution }, store);
  return contribution;
}

function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CONTRIBUTION_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isNote(value: unknown): value is Note {
  const note = value as Note | null | undefined;
  return (
    typeof note?.seedHash === "string" &&
    (note.contribution === null || typeof note.contribution === "string") &&
    Array.isArray(note.seats)
  );
}

function read(store: Store): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(store.getItem(STORED) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** Keep a note; the oldest ones are forgotten. */
function write(code: string, note: Note, store: Store): void {
  const { [code]: before, ...others } = read(store);
  if (JSON.stringify(before) === JSON.stringify(note)) return;
  const kept = [...Object.entries(others), [code, note] as const].slice(-MAX_NOTES);
  storeSafely(STORED, JSON.stringify(Object.fromEntries(kept)), store);
}
