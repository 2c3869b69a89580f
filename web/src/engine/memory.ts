/** The memory that the kernels work on: blocks of the kinds in layout.ts, with the same bytes as in Python. */
import { BLOCKS, RECORDS } from "./layout";

const ARRAYS = {
  int8: Int8Array,
  uint8: Uint8Array,
  int16: Int16Array,
  int32: Int32Array,
  uint32: Uint32Array,
  uint64: BigUint64Array,
  float32: Float32Array,
  float64: Float64Array,
} as const;
const ALIGNMENT = 8;
const PAGE = 65536;

type ElementType = keyof typeof ARRAYS;
type View<Type extends ElementType> = InstanceType<(typeof ARRAYS)[Type]>;
type KindOf<Type> = {
  [Kind in BlockKind]: (typeof BLOCKS)[Kind]["type"] extends Type ? Kind : never;
}[BlockKind];
type RecordType = keyof typeof RECORDS;
type RecordOf<Kind extends RecordKind> = (typeof BLOCKS)[Kind]["type"] & RecordType;
type FieldsOf<Kind extends RecordKind> = (typeof RECORDS)[RecordOf<Kind>]["fields"];
interface Field {
  readonly type: ElementType;
  readonly offset: number;
  readonly length: number;
}

export type BlockKind = keyof typeof BLOCKS;
/** Blocks of plain numbers. */
export type ArrayKind = KindOf<ElementType>;
/** Blocks of one or more records. */
export type RecordKind = KindOf<RecordType>;

/** A piece of memory. `length` counts the items of a kind that there may be any number of; otherwise it is 1. */
export interface Block<Kind extends BlockKind = BlockKind> {
  readonly many: boolean;
  readonly kind: Kind;
  readonly address: number;
  readonly length: number;
  readonly size: number;
}

/** Blocks are allocated one after the other, and released in the opposite order. Views last until the next allocation. */
export class Memory {
  readonly #memory: WebAssembly.Memory;
  #top: number;

  constructor(memory: WebAssembly.Memory, start: number) {
    this.#memory = memory;
    this.#top = aligned(start);
  }

  /** A new block, filled with zeros. */
  allocate<Kind extends BlockKind>(kind: Kind, length = 1): Block<Kind> {
    const { many, size: itemSize } = BLOCKS[kind];
    if (!Number.isSafeInteger(length) || length < 0 || (!many && length !== 1)) {
      throw new RangeError(`A block of the kind ${kind} cannot have the length ${length}`);
    }
    const block = { kind, many, address: this.#top, length, size: itemSize * length };
    const top = aligned(block.address + block.size);
    const missing = top - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    this.#top = top;
    this.bytes(block).fill(0);
    return block;
  }

  /** Do some work, and release what was allocated for it. */
  scoped<Result>(work: () => Result): Result {
    const top = this.#top;
    try {
      return work();
    } finally {
      this.#top = top;
    }
  }

  /** The address of a block, if it has not been released. */
  addressOf(block: Block): number {
    if (block.address + block.size > this.#top) throw new RangeError(`The ${block.kind} has been released`);
    return block.address;
  }

  /** All bytes of a block. */
  bytes(block: Block): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#buffer, this.addressOf(block), block.size);
  }

  /** The numbers in a block. */
  numbers<Kind extends ArrayKind>(block: Block<Kind>): View<(typeof BLOCKS)[Kind]["type"] & ElementType> {
    const type: ElementType = BLOCKS[block.kind].type;
    const length = block.size / ARRAYS[type].BYTES_PER_ELEMENT;
    return this.#view(type, this.addressOf(block), length) as View<
      (typeof BLOCKS)[Kind]["type"] & ElementType
    >;
  }

  /** A field of a record; `index` is that of the record in its block. */
  field<Kind extends RecordKind, Name extends keyof FieldsOf<Kind>>(
    block: Block<Kind>,
    name: Name,
    index = 0,
  ): View<FieldsOf<Kind>[Name] extends { type: infer Type extends ElementType } ? Type : never> {
    const record: RecordType = BLOCKS[block.kind].type;
    const { size } = RECORDS[record];
    const { type, offset, length } = (RECORDS[record].fields as Record<PropertyKey, Field>)[name]!;
    if (!Number.isSafeInteger(index) || index < 0 || (index + 1) * size > block.size) {
      throw new RangeError(`The ${block.kind} has no record ${index}`);
    }
    return this.#view(type, this.addressOf(block) + index * size + offset, length) as View<
      FieldsOf<Kind>[Name] extends { type: infer Type extends ElementType } ? Type : never
    >;
  }

  /** Copy a record into another block, to the place `index`. */
  copy(source: Block<"state">, target: Block<KindOf<"state">>, index = 0): void {
    const { size } = RECORDS.state;
    if ((index + 1) * size > target.size) throw new RangeError(`The ${target.kind} has no record ${index}`);
    new Uint8Array(this.#buffer, this.addressOf(target) + index * size, size).set(this.bytes(source));
  }

  /** Copy the record at the place `index` of a block. */
  copyFrom(source: Block<KindOf<"state">>, index: number, target: Block<"state">): void {
    const { size } = RECORDS.state;
    if ((index + 1) * size > source.size) throw new RangeError(`The ${source.kind} has no record ${index}`);
    this.bytes(target).set(new Uint8Array(this.#buffer, this.addressOf(source) + index * size, size));
  }

  get #buffer(): ArrayBuffer {
    return this.#memory.buffer as ArrayBuffer;
  }

  #view(type: ElementType, address: number, length: number): View<ElementType> {
    return new ARRAYS[type](this.#buffer, address, length);
  }
}

function aligned(address: number): number {
  return Math.ceil(address / ALIGNMENT) * ALIGNMENT;
}
