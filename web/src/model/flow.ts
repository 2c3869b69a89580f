/** A turn in short: what was taken, and how a realm changed. */
import { COLORS, type ActionChanges, type Color, type God } from "../api/types";
import type { Face } from "./targets";

type Counts = Partial<Record<Color, number>>;

interface Flow {
  tile: string | null;
  face: Face;
  god: God | null;
  gained: Counts;
  numGained: number;
  lost: Counts;
  numLost: number;
}

export function flowOf(actions: readonly ActionChanges[]): Flow {
  const flow: Flow = { tile: null, face: "up", god: null, gained: {}, numGained: 0, lost: {}, numLost: 0 };
  for (const { changes } of actions) {
    flow.tile ??= changes.took?.tile ?? null;
    flow.god ??= changes.god ?? null;
    flow.face = changes.placed?.face ?? flow.face;
    for (const counts of [changes.collected, changes.gained]) flow.numGained += add(flow.gained, counts);
    for (const counts of [changes.paid, changes.given]) flow.numLost += add(flow.lost, counts);
  }
  return flow;
}

/** Add counts to others; how many they are. */
function add(sum: Counts, counts: Counts | null | undefined): number {
  let number = 0;
  for (const color of COLORS) {
    const count = counts?.[color] ?? 0;
    if (count) sum[color] = (sum[color] ?? 0) + count;
    number += count;
  }
  return number;
}
