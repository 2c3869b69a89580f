/** Whether a shuffle is the one that was promised, and made of what everyone added to it. */
import type { State, Table } from "../api/types";
import { codeOf, seedOf } from "./hash";
import type { Note } from "./notes";

/** What is wrong: another code than before the game, another secret or seed, a contribution lost, other tiles. */
export type Problem = "code" | "secret" | "seed" | "own" | "deal";

export interface Verdict {
  /** `sealed`: the secret is not revealed yet. `unknown`: nothing here can compute hashes. */
  kind: "sealed" | "right" | "unknown" | "wrong";
  problem: Problem | null;
  /** Whether this browser's contribution is part of the shuffle. */
  own: boolean;
}

export type ShownTable = Pick<
  Table,
  "code" | "status" | "seed_hash" | "contributions" | "secret" | "seed" | "ended_by"
>;
/** Whether the game follows from the seed; null if that cannot be found out. */
export type DealCheck = (table: ShownTable, state: State | null) => Promise<boolean | null>;

/** Check everything that is known; `state` is what was on the table at the end. */
export async function checkShuffle(
  table: ShownTable,
  note: Note | null,
  state: State | null,
  checkDeal: DealCheck,
): Promise<Verdict> {
  const own = isOwnIn(table, note);
  const verdict = (kind: Verdict["kind"], problem: Problem | null = null): Verdict => ({
    kind,
    problem,
    own,
  });
  if (note && note.seedHash !== table.seed_hash) return verdict("wrong", "code");
  if (note && !isOwnComplete(table, note)) return verdict("wrong", "own");
  const { secret, seed, contributions } = table;
  if (table.status !== "over") return verdict("sealed");
  if (secret === null || seed === null) return verdict("wrong", "secret");
  const [code, made] = await Promise.all([codeOf(secret), seedOf(secret, contributions)]);
  if (code === null || made === null) return verdict("unknown");
  if (code !== table.seed_hash) return verdict("wrong", "secret");
  if (made !== seed) return verdict("wrong", "seed");
  return (await checkDeal(table, state)) === false ? verdict("wrong", "deal") : verdict("right");
}

/** Whether every contribution of this browser that was shown before the start is still there. */
function isOwnComplete({ status, contributions }: ShownTable, note: Note): boolean {
  if (status === "open") return true; // seats may still change
  return note.seats.every((seat) => contributions[seat] === note.contribution);
}

function isOwnIn({ contributions }: ShownTable, note: Note | null): boolean {
  return note?.contribution != null && contributions.includes(note.contribution);
}
