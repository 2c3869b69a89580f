/** The rules and the bots' kernels, compiled from the same Python as on the server: load them, allocate blocks, call them. */
import { CONTENTS, EXPORTS, SEEDS, type Kernels } from "./layout";
import { Memory, type Block, type BlockKind } from "./memory";

export type EngineSource = BufferSource | WebAssembly.Module | Response;
type Argument = number | Block;
type Exported = (...numbers: number[]) => number | undefined;

/** Load orbis.wasm: its bytes, a compiled module (to share with workers), or a response that is still arriving. */
export async function loadEngine(source: EngineSource | PromiseLike<EngineSource>): Promise<Engine> {
  return new Engine(await instantiate(await source));
}

async function instantiate(source: EngineSource): Promise<WebAssembly.Instance> {
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source);
  if (!(source instanceof Response)) return (await WebAssembly.instantiate(source)).instance;
  if (!source.ok) throw new Error(`The engine cannot be loaded: ${source.status} ${source.statusText}`);
  if (source.headers.get("content-type") === "application/wasm") {
    return (await WebAssembly.instantiateStreaming(source)).instance;
  }
  return (await WebAssembly.instantiate(await source.arrayBuffer())).instance;
}

/** One instance with its own memory. Workers that compute at the same time need one each. */
export class Engine {
  readonly memory: Memory;
  readonly kernels: Kernels;
  readonly #text: Block<"text">;
  readonly #hashScratch: Block<"hashScratch">;

  constructor(instance: WebAssembly.Instance) {
    const { memory, __heap_base: start, ...functions } = instance.exports;
    if (!(memory instanceof WebAssembly.Memory) || !(start instanceof WebAssembly.Global)) {
      throw new Error("This is not the module of the engine");
    }
    this.memory = new Memory(memory, start.value as number);
    this.kernels = bound(functions, this.memory);
    this.#text = this.memory.allocate("text");
    this.#hashScratch = this.memory.allocate("hashScratch");
  }

  /** Allocate a block; `length` is for kinds that there may be any number of. */
  allocate<Kind extends BlockKind>(kind: Kind, length = 1): Block<Kind> {
    return this.memory.allocate(kind, length);
  }

  /** Allocate a block with the weights that the bots use. */
  weights<Kind extends keyof typeof CONTENTS>(kind: Kind): Block<Kind> {
    const block = this.allocate(kind);
    const numbers = Float64Array.from(CONTENTS[kind]);
    this.memory.bytes(block).set(new Uint8Array(numbers.buffer));
    return block;
  }

  /** Set a generator of random numbers to the start of a seed (`random_from` in Python). */
  seed(random: Block<"random">, seed: string): void {
    const bytes = new TextEncoder().encode(seed);
    if (bytes.length > SEEDS.MAX_SEED_SIZE)
      throw new RangeError(`A text has at most ${SEEDS.MAX_SEED_SIZE} bytes`);
    this.memory.numbers(this.#text).set(bytes);
    this.kernels.seedRandom(this.#text, bytes.length, this.#hashScratch, random);
  }

  /** The SHA-256 of a text, as `sha256:` and hexadecimal digits. A generator starts with that of its seed. */
  digest(text: string): string {
    return this.memory.scoped(() => {
      const random = this.allocate("random");
      this.seed(random, text);
      const words = Array.from(this.memory.numbers(random), (word) => word.toString(16).padStart(16, "0"));
      return `sha256:${words.join("")}`;
    });
  }
}

/** The exports as functions of blocks and numbers. */
function bound(functions: WebAssembly.Exports, memory: Memory): Kernels {
  const kernels = Object.entries(EXPORTS).map(([name, { parameters }]) => {
    const exported = functions[name];
    if (typeof exported !== "function") throw new Error(`The module of the engine has no ${name}`);
    return [name, kernel(name, exported as Exported, parameters, memory)];
  });
  return Object.fromEntries(kernels) as Kernels;
}

function kernel(name: string, exported: Exported, parameters: readonly string[], memory: Memory) {
  return (...given: Argument[]): number | undefined => {
    const numbers: number[] = [];
    for (let index = 0; index < parameters.length; index++) {
      const parameter = parameters[index]!;
      const argument = given[index];
      if (typeof argument === "object" && argument.kind === parameter) {
        numbers.push(memory.addressOf(argument));
        if (argument.many) numbers.push(argument.length);
      } else if (typeof argument === "number" && isNumber(parameter, argument)) {
        numbers.push(argument);
      } else {
        throw new TypeError(`Argument ${index + 1} of ${name} must be ${parameter}`);
      }
    }
    return exported(...numbers);
  };
}

/** Whether a number can be passed as it is: integers have 32 bits. */
function isNumber(parameter: string, value: number): boolean {
  return parameter === "float" || (parameter === "int" && value === (value | 0));
}
