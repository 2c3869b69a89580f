import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { standard } from "../rules/standard";
import { Bots } from "./bots";
import { loadEngine, type Engine } from "./engine";
import { checksum, fetchWeights, Network, WeightsError, widen } from "./network";
import { allocateTiles } from "./tileSet";

const read = (name: string) => Uint8Array.from(readFileSync(join(import.meta.dirname, name)));
const WEIGHTS = read("weights.bin");

describe("the file of the weights", () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadEngine(read("orbis.wasm"));
  });
  const changed = (change: (bytes: Uint8Array) => Uint8Array | void) => {
    const bytes = WEIGHTS.slice();
    return (change(bytes) ?? bytes).slice().buffer;
  };

  it("is refused if it is damaged or another one", () => {
    const damaged = [
      changed(() => new Uint8Array()),
      changed(() => new TextEncoder().encode("<!doctype html><title>not found</title>")),
      changed((bytes) => bytes.subarray(0, bytes.length / 2)),
      changed((bytes) => void (bytes[bytes.length - 1]! ^= 1)),
      changed((bytes) => void (bytes[8]! ^= 2)),
    ];
    for (const file of damaged) expect(() => new Network(engine, file)).toThrow(WeightsError);
  });

  it("is refused if it has another number of weights", () => {
    const file = WEIGHTS.slice(0, 20);
    new DataView(file.buffer).setUint32(8, 2, true);
    new DataView(file.buffer).setUint32(12, checksum(file.subarray(16)), true);
    expect(() => new Network(engine, file.buffer)).toThrow("another network");
  });

  it("may be missing", async () => {
    const fetching = vi.spyOn(globalThis, "fetch");
    fetching.mockResolvedValueOnce(new Response("", { status: 404 }));
    await expect(fetchWeights("weights.bin")).rejects.toThrow(WeightsError);
    fetching.mockRejectedValueOnce(new TypeError("offline"));
    await expect(fetchWeights("weights.bin")).rejects.toThrow(WeightsError);
    fetching.mockResolvedValueOnce(new Response(WEIGHTS));
    expect(new Uint8Array(await fetchWeights("weights.bin"))).toEqual(WEIGHTS);
  });

  it("is not needed by the other bots", () => {
    const tiles = allocateTiles(engine, standard.regions);
    const [state, random] = [engine.allocate("state"), engine.allocate("random")];
    engine.seed(random, "a game");
    engine.kernels.deal(state, tiles, 2, 0, random, engine.allocate("pile"));
    const bots = new Bots(engine, tiles);
    expect(bots.choose(state, "expert", "seed")).not.toEqual([]);
    expect(() => bots.choose(state, "immortal", "seed")).toThrow("not loaded");
  });

  it("serves one tile set after another", () => {
    const network = new Network(engine, WEIGHTS.buffer);
    const [tiles, others] = [standard.regions, standard.regions.toReversed()].map((regions) =>
      allocateTiles(engine, regions),
    );
    const prepared = () => checksum(engine.memory.bytes(network.layers(tiles!)));
    const first = prepared();
    expect(checksum(engine.memory.bytes(network.layers(others!)))).not.toBe(first);
    expect(prepared()).toBe(first);
  });
});

it("widens numbers of half precision", () => {
  const halves = Uint16Array.of(
    0x0000,
    0x8000,
    0x3c00,
    0xc000,
    0x3555,
    0x7bff,
    0x0400,
    0x03ff,
    0x0001,
    0x8001,
  );
  const out = new Float32Array(halves.length);
  widen(halves, out);
  expect(Array.from(out)).toEqual([
    ...[0, -0, 1, -2, 0.333251953125, 65504],
    ...[2 ** -14, 1023 * 2 ** -24, 2 ** -24, -(2 ** -24)],
  ]);
});

it("computes checksums as archives do", () => {
  expect(checksum(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});
