/** Adds to the shuffle of a table on the server, after its code has been seen and before the game starts. */
import { ask, tablePath } from "../api/client";
import type { Snapshot } from "../api/types";
import { contributionTo, noteTable } from "./notes";

/** Contribute for all seats of this browser that have not; a server that does not want it is left alone. */
export async function contribute({ table, you }: Pick<Snapshot, "table" | "you">): Promise<void> {
  noteTable(table);
  if (table.status !== "open" || you.seats.every((seat) => table.contributions[seat])) return;
  const contribution = contributionTo(table);
  try {
    const path = `${tablePath(table.code)}/contribution`;
    noteTable((await ask<Snapshot>("POST", path, { contribution })).table);
  } catch {
    // The game goes on without it, and the proof says so.
  }
}

/** Contribute to a table, then start it if that is up to this browser alone. */
export async function contributeAndStart(snapshot: Snapshot): Promise<void> {
  const { table, you } = snapshot;
  await contribute(snapshot);
  const isReady = table.seats.every(({ kind }, seat) => kind === "bot" || you.seats.includes(seat));
  if (table.status === "open" && you.host && isReady) {
    await ask<Snapshot>("POST", `${tablePath(table.code)}/start`, {});
  }
}

/** Play again with the same players: the code of the new table. */
export async function playAgain(code: string): Promise<string> {
  const snapshot = await ask<Snapshot>("POST", `${tablePath(code)}/rematch?start=false`, {});
  await contributeAndStart(snapshot);
  return snapshot.table.code;
}
