/** The network: its weights from the file that comes with the page, prepared for one tile set after another. */
import type { Engine } from "./engine";
import { BLOCKS, WEIGHTS_FILE } from "./layout";
import type { Block } from "./memory";

const { HEADER_SIZE, MARK, MARK_AT, LENGTH_AT, CHECKSUM_AT } = WEIGHTS_FILE;
const NUM_WEIGHTS = BLOCKS.networkWeights.size / Float32Array.BYTES_PER_ELEMENT;
const POLYNOMIAL = 0xedb88320; // of CRC-32, with its bits in reverse order
const [EXPONENT_BITS, FRACTION_BITS, BIAS] = [5, 10, 15]; // of numbers in half precision

/** The weights cannot be used. */
export class WeightsError extends Error {}

/** Keeps weights and layers in the memory of an engine: create it outside of `memory.scoped`. */
export class Network {
  readonly #engine: Engine;
  readonly #weights: Block<"networkWeights">;
  readonly #layers: Block<"layers">;
  #preparedFor: Uint8Array | null = null;

  /** Throws `WeightsError` if the file is damaged or another one. */
  constructor(engine: Engine, file: ArrayBuffer) {
    const { memory } = engine;
    const halves = checkedNumbers(file);
    this.#engine = engine;
    this.#weights = engine.allocate("networkWeights");
    this.#layers = engine.allocate("layers");
    widen(halves, memory.numbers(this.#weights));
  }

  /** The weights prepared for a tile set: valid until the next call. */
  layers(tiles: Block<"tiles">): Block<"layers"> {
    const { kernels, memory } = this.#engine;
    const bytes = memory.bytes(tiles);
    if (!this.#preparedFor?.every((byte, index) => byte === bytes[index])) {
      this.#preparedFor = bytes.slice();
      memory.scoped(() =>
        kernels.prepareLayers(this.#weights, tiles, this.#layers, memory.allocate("layersScratch")),
      );
    }
    return this.#layers;
  }
}

/** Fetch the file of the weights. */
export async function fetchWeights(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address).catch((error: unknown) => {
    throw new WeightsError(`The weights cannot be loaded: ${String(error)}`);
  });
  if (!response.ok) throw new WeightsError(`The weights cannot be loaded: ${response.status}`);
  return response.arrayBuffer();
}

/** The numbers of a file in half precision: the same format as in src/orbis/wasm/weights_file.py. */
function checkedNumbers(file: ArrayBuffer): Uint16Array {
  const header = new DataView(file);
  const field = (at: number) => header.getUint32(4 * at, true);
  if (file.byteLength < HEADER_SIZE || field(MARK_AT) !== MARK) {
    throw new WeightsError("This is not a file of weights");
  }
  const length = field(LENGTH_AT);
  const isWhole = file.byteLength === HEADER_SIZE + 2 * length;
  if (!isWhole || checksum(new Uint8Array(file, HEADER_SIZE)) !== field(CHECKSUM_AT)) {
    throw new WeightsError("The weights are damaged");
  }
  if (length !== NUM_WEIGHTS) throw new WeightsError("The weights are those of another network");
  return Uint16Array.from({ length }, (_, index) => header.getUint16(HEADER_SIZE + 2 * index, true));
}

/** CRC-32. */
export function checksum(bytes: Uint8Array): number {
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0);
    return rest;
  });
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ table[(sum ^ byte) & 0xff]!;
  return ~sum >>> 0;
}

/** Turn finite numbers of half precision into numbers of single precision. */
export function widen(halves: Uint16Array, out: Float32Array): void {
  const fractions = 2 ** FRACTION_BITS;
  const powers = Float64Array.from({ length: 2 ** EXPONENT_BITS }, (_, exponent) => {
    return 2 ** (Math.max(1, exponent) - BIAS - FRACTION_BITS);
  });
  for (let index = 0; index < halves.length; index++) {
    const half = halves[index]!;
    const exponent = (half >>> FRACTION_BITS) & (powers.length - 1);
    const fraction = (half & (fractions - 1)) + (exponent ? fractions : 0);
    out[index] = (half & 0x8000 ? -fraction : fraction) * powers[exponent]!;
  }
}
