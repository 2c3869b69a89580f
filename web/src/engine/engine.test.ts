import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { Bots, usesNetwork, type Level } from "./bots";
import { loadEngine, type Engine } from "./engine";
import { ACTIONS, CHECKS, LEVELS, SCORING, SEEDS, VOCABULARY } from "./layout";
import type { Block } from "./memory";
import { Network } from "./network";

const BYTES = readFileSync(join(import.meta.dirname, "orbis.wasm"));
const WEIGHTS = readFileSync(join(import.meta.dirname, "weights.bin"));
const response = (type: string, status = 200) =>
  new Response(new Uint8Array(BYTES), { status, headers: { "content-type": type } });

/** Sixty-five tiles that cost nothing: their level, and colors in turn. */
function someTiles(engine: Engine): Block<"tiles"> {
  const tiles = engine.allocate("tiles");
  for (let tile = 0; tile < VOCABULARY.NUM_TILES; tile++) {
    engine.memory.field(tiles, "level", tile)[0] = tile < 20 ? 1 : tile < 40 ? 2 : 3;
    engine.memory.field(tiles, "color", tile)[0] = tile % VOCABULARY.NUM_COLORS;
    engine.memory.field(tiles, "effect", tile)[0] = VOCABULARY.SACRED_STONE;
    engine.memory.field(tiles, "cp", tile)[0] = tile % 7;
  }
  return tiles;
}

function dealt(engine: Engine, tiles: Block<"tiles">, players: number, seed: string): Block<"state"> {
  const [state, random] = [engine.allocate("state"), engine.allocate("random")];
  engine.seed(random, seed);
  engine.kernels.deal(state, tiles, players, 0, random, engine.allocate("pile"));
  return state;
}

describe("loading", () => {
  it("takes bytes, a compiled module and responses", async () => {
    const sources = [
      BYTES,
      new WebAssembly.Module(BYTES),
      response("application/wasm"),
      response("text/plain"),
    ];
    for (const source of sources) {
      const engine = await loadEngine(source);
      expect(engine.kernels.isLastRound(engine.allocate("state"))).toBe(1);
    }
  });

  it("says when a file is missing or another", async () => {
    await expect(loadEngine(response("text/html", 404))).rejects.toThrow("404");
    const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    await expect(loadEngine(empty)).rejects.toThrow("not the module");
  });
});

describe("the engine", () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadEngine(BYTES);
  });

  it("hashes seeds with SHA-256", () => {
    const random = engine.allocate("random");
    engine.seed(random, "abc");
    const words = Array.from(engine.memory.numbers(random), (word) => word.toString(16).padStart(16, "0"));
    expect(words.join("")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(() => engine.seed(random, "x".repeat(SEEDS.MAX_SEED_SIZE + 1))).toThrow(RangeError);
  });

  it("computes digests", () => {
    const digest = "sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    expect(engine.digest("abc")).toBe(digest);
  });

  it.each([2, 3, 4])("plays a game with %d players", (players) => {
    const { kernels, memory } = engine;
    const tiles = someTiles(engine);
    const state = dealt(engine, tiles, players, "a game");
    const actions = engine.allocate("actions");
    while (memory.field(state, "step")[0] !== VOCABULARY.STEP_OVER) {
      const number = kernels.legal(state, tiles, actions);
      const action = memory.numbers(actions)[number - 1]!;
      expect(kernels.check(state, tiles, action)).toBe(CHECKS.OK);
      kernels.playThrough(state, tiles, action);
    }
    expect(kernels.check(state, tiles, ACTIONS.DECLINE)).toBe(CHECKS.GAME_OVER);
    const sheet = engine.allocate("sheet");
    kernels.score(state, tiles, sheet);
    expect(memory.field(state, "turn")[0]).toBe(VOCABULARY.NUM_ROUNDS * players);
    expect(memory.numbers(sheet)[SCORING.RANK]).toBeGreaterThan(0);
  });

  it.each(Object.keys(LEVELS) as Level[])("lets the bot %s choose legal actions", (level) => {
    const { kernels } = engine;
    const tiles = someTiles(engine);
    const state = dealt(engine, tiles, 2, "a bot");
    const before = engine.memory.bytes(state).slice();
    const network = usesNetwork(level) ? new Network(engine, Uint8Array.from(WEIGHTS).buffer) : null;
    const turn = new Bots(engine, tiles, network).choose(state, level, "seed");
    expect(engine.memory.bytes(state)).toEqual(before);
    for (const action of turn) {
      expect(kernels.check(state, tiles, action)).toBe(CHECKS.OK);
      kernels.playThrough(state, tiles, action);
    }
    expect(engine.memory.field(state, "turn")[0]).toBe(1);
  });

  it("keeps calls within their memory", () => {
    const { kernels, memory } = engine;
    const tiles = someTiles(engine);
    const state = dealt(engine, tiles, 2, "bounds");
    const released = memory.scoped(() => memory.allocate("state"));
    expect(() => kernels.check(released, tiles, 0)).toThrow("released");
    expect(() => kernels.check(tiles as unknown as Block<"state">, tiles, 0)).toThrow("must be state");
    expect(() => kernels.check(state, tiles, 0.5)).toThrow("must be int");
    expect(() => kernels.check(state, tiles, 2 ** 40)).toThrow("must be int");
    expect(() => memory.field(tiles, "cp", 65)).toThrow("no record 65");
    expect(() => memory.allocate("state", 2)).toThrow("length 2");
    expect(() => memory.copy(state, engine.allocate("treeStates"), 2)).toThrow("no record 2");
  });

  it("grows its memory, and blocks are empty", () => {
    const { memory } = engine;
    for (let round = 0; round < 2; round++) {
      memory.scoped(() => {
        const nodes = memory.allocate("nodes", 100_000);
        expect(memory.field(nodes, "visits", 99_999)[0]).toBe(0);
        memory.bytes(nodes).fill(255);
      });
    }
  });
});
