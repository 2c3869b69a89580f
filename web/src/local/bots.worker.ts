/** Bots think here, so that the page stays free: one turn at a time, from a state without the order of the piles. */
import type { Region } from "../api/types";
import { Bots, type Level } from "../engine/bots";
import { loadEngine, type Engine } from "../engine/engine";
import address from "../engine/orbis.wasm?url";
import { allocateTiles } from "../engine/tileSet";

export interface BotRequest {
  id: number;
  state: Uint8Array<ArrayBuffer>;
  regions: readonly Region[];
  level: Level;
  seed: string;
}

export type BotAnswer = { id: number; turn: number[] } | { id: number; error: string };

const loading = loadEngine(fetch(address));

addEventListener("message", ({ data }: MessageEvent<BotRequest>) => void answer(data));

async function answer(request: BotRequest): Promise<void> {
  let found: BotAnswer;
  try {
    found = { id: request.id, turn: chosenTurn(await loading, request) };
  } catch (error) {
    found = { id: request.id, error: String(error) };
  }
  postMessage(found);
}

/** A whole turn: in the last round a bot chooses one action at a time. */
function chosenTurn(engine: Engine, { state: bytes, regions, level, seed }: BotRequest): number[] {
  const { kernels, memory } = engine;
  return memory.scoped(() => {
    const tiles = allocateTiles(engine, regions);
    const state = engine.allocate("state");
    memory.bytes(state).set(bytes);
    const bots = new Bots(engine, tiles);
    const start = memory.field(state, "turn")[0];
    const turn: number[] = [];
    while (memory.field(state, "turn")[0] === start) {
      for (const action of bots.choose(state, level, seed, turn.length)) {
        kernels.playThrough(state, tiles, action);
        turn.push(action);
      }
    }
    return turn;
  });
}
