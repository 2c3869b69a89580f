/** A tile set as the kernels read it. */
import type { God, Region, TileSet } from "../api/types";
import type { Engine } from "./engine";
import { NAMES, RECORDS, VOCABULARY } from "./layout";
import type { Block } from "./memory";

type TileField = keyof (typeof RECORDS)["tile"]["fields"];

/** The names of a tile set by number, and back. */
export class TileNames {
  readonly regions: readonly Region[];
  readonly gods: readonly God[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(set: Pick<TileSet, "regions" | "gods">) {
    this.regions = set.regions;
    this.gods = set.gods as God[];
    this.#numbers = new Map(set.regions.map(({ id }, number) => [id, number]));
  }

  /** The number of a tile. */
  numberOf(tile: string): number {
    const number = this.#numbers.get(tile);
    if (number === undefined) throw new Error(`The tile set has no tile ${tile}`);
    return number;
  }

  /** The id of a tile, or null for none. */
  idOf(number: number): string | null {
    return number === VOCABULARY.NO_TILE ? null : this.region(number).id;
  }

  region(number: number): Region {
    const region = this.regions[number];
    if (!region) throw new RangeError(`The tile set has no tile ${number}`);
    return region;
  }
}

/** Allocate the tiles of a set. */
export function allocateTiles(engine: Engine, regions: readonly Region[]): Block<"tiles"> {
  if (regions.length !== VOCABULARY.NUM_TILES) {
    throw new RangeError(`A tile set has ${VOCABULARY.NUM_TILES} tiles, not ${regions.length}`);
  }
  const block = engine.allocate("tiles");
  regions.forEach((region, number) => {
    for (const [field, values] of Object.entries(numbersOf(region))) {
      engine.memory.field(block, field as TileField, number).set(values);
    }
  });
  return block;
}

function numbersOf(region: Region): Record<TileField, number[]> {
  const symbols = [...NAMES.COLORS, "*"];
  return {
    color: [NAMES.COLORS.indexOf(region.color)],
    level: [region.level],
    cost: symbols.map((symbol) => [...region.cost].filter((letter) => letter === symbol).length),
    effect: [NAMES.EFFECTS.indexOf(region.effect.kind as (typeof NAMES.EFFECTS)[number])],
    number: [region.effect.number],
    colorsMask: [maskOf(region.effect.colors)],
    cp: [region.cp],
    star: [NAMES.STARS.indexOf(region.star as (typeof NAMES.STARS)[number])],
    mystic: [region.mystic ?? 0],
  };
}

function maskOf(colors: string): number {
  if (colors === "*") return VOCABULARY.ALL_COLORS_MASK;
  return NAMES.COLORS.reduce((mask, color, bit) => (colors.includes(color) ? mask | (1 << bit) : mask), 0);
}
