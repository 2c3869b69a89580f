/** Custom tile sets: checked, in canonical order, with the digest that identifies them. */
import type { Region, TileSet } from "../api/types";
import type { Engine } from "../engine/engine";
import { NAMES, TILE_CHECKS } from "../engine/layout";
import { canonicalText } from "./canonical";
import { violationsOf, type Violation } from "./check";
import { inOrder, readEffect } from "./effect";

/** A tile set that cannot be used, with everything that is wrong with it. */
export class TileSetError extends Error {
  constructor(readonly violations: readonly Violation[]) {
    super(`The tile set has ${violations.length} violations`);
  }
}

/** The tile set in some data, as the server would load it. */
export function loadTileSet(engine: Engine, data: unknown): TileSet {
  const violations = [...violationsOf(data)];
  if (violations.length) throw new TileSetError(violations);
  const { name, regions, digest: given } = data as { name: string; regions: Region[]; digest?: unknown };
  const set = {
    name,
    regions: regions.map(regionOf).sort((one, other) => orderOf(one) - orderOf(other) || compare(one, other)),
    gods: [...TILE_CHECKS.GODS],
    temple_tokens: [...TILE_CHECKS.TEMPLE_TOKENS],
  };
  const digest = engine.digest(canonicalText(set));
  if (given !== undefined && given !== digest) {
    throw new TileSetError([{ tile: null, field: "digest", kind: "digest", args: { expected: digest } }]);
  }
  return { ...set, digest };
}

/** By level, then by color. */
function orderOf({ level, color }: Region): number {
  return level * NAMES.COLORS.length + NAMES.COLORS.indexOf(color);
}

const compare = (one: Region, other: Region) => (one.id < other.id ? -1 : 1);

function regionOf({ id, cost = "", effect, cp = 0, star = null, mystic = null }: Region): Region {
  return {
    id,
    color: id[0] as Region["color"],
    level: Number(id[1]),
    cost: inOrder(cost),
    effect: readEffect(effect)!,
    cp,
    star,
    mystic,
  };
}
