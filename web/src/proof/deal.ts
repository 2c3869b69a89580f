/** Whether a finished game was dealt from its seed: the engine of this page replays its record. */
import { ask, tablePath } from "../api/client";
import type { GameRecord, State } from "../api/types";
import { canonicalText } from "../customTiles/canonical";
import { RecordError } from "../records/recordError";
import type { ShownTable } from "./check";

/** A newer server may have tiles, or forms of records, that this page does not know. */
const UNKNOWN = ["record/tile-set", "record/malformed"];

export async function isDealtFromSeed(table: ShownTable, state: State | null): Promise<boolean | null> {
  try {
    const record = await ask<GameRecord>("GET", `${tablePath(table.code)}/record`);
    if (record.seed !== table.seed) return false;
    const { replayHere } = await import("../records/here");
    const { start, turns } = await replayHere(record);
    const last = turns.at(-1)?.state ?? start;
    return state === null || state.turn !== last.turn || canonicalText(state) === canonicalText(last);
  } catch (error) {
    return error instanceof RecordError && !UNKNOWN.includes(error.refusal.code) ? false : null;
  }
}
