/** The tiles of a set by their ids. */
import type { Region, TileSet } from "../api/types";

export class Tiles {
  readonly #regions: Map<string, Region>;

  constructor(readonly set: Pick<TileSet, "regions">) {
    this.#regions = new Map(set.regions.map((region) => [region.id, region]));
  }

  get(id: string): Region {
    const region = this.#regions.get(id);
    if (!region) throw new Error(`There is no tile ${id}`);
    return region;
  }

  levelOf = (id: string): number => this.get(id).level;
}
