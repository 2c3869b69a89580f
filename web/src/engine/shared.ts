/** The engine of this page, loaded when it is first needed. */
import type { TileSet } from "../api/types";
import { loadEngine, type Engine } from "./engine";
import address from "./orbis.wasm?url";
import { Rules } from "./rules";

let loading: Promise<Engine> | null = null;

/** The rules for a tile set. */
export async function loadRules(tileSet: TileSet): Promise<Rules> {
  return new Rules(await sharedEngine(), tileSet);
}

/** The engine. After a failure, the next call tries again. */
export function sharedEngine(): Promise<Engine> {
  loading ??= loadEngine(fetch(address)).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
