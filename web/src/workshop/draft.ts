/** A tile set that is being edited: like a tile set, but anything may be wrong with its numbers. */
import { COLORS, type Color, type Region } from "../api/types";
import { NAMES, TILE_CHECKS } from "../engine/layout";
import { violationsOf, type Violation } from "../customTiles/check";
import { inOrder } from "../customTiles/effect";

/** A tile with a key that stays the same while everything else changes. */
export interface DraftTile extends Region {
  key: number;
}

export interface Draft {
  name: string;
  tiles: readonly DraftTile[];
}

/** The form of the files, for everything that checks, stores or sends a set. */
export interface Content {
  name: string;
  regions: Region[];
  gods: Region["id"][];
  temple_tokens: number[];
}

const SYMBOLS = [...NAMES.COLORS, "*"];
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The set as a file has it, its tiles in canonical order. */
export function contentOf({ name, tiles }: Draft): Content {
  return {
    name,
    regions: ordered(tiles).map(regionOf),
    gods: [...TILE_CHECKS.GODS],
    temple_tokens: [...TILE_CHECKS.TEMPLE_TOKENS],
  };
}

/** Everything that is wrong with it. */
export const problemsOf = (draft: Draft): Violation[] => [...violationsOf(contentOf(draft))];

/** By level, then color, then letter. */
export function ordered<Each extends Region>(tiles: readonly Each[]): Each[] {
  return [...tiles].sort(
    (one, other) =>
      one.level - other.level ||
      COLORS.indexOf(one.color) - COLORS.indexOf(other.color) ||
      (one.id < other.id ? -1 : Number(one.id > other.id)),
  );
}

/** The same tiles with keys of their own. */
export function withKeys(regions: readonly Region[]): DraftTile[] {
  return regions.map((region, key) => ({ ...region, key }));
}

/** The first free id of a color and level; null if all letters are used. */
export function freeId(tiles: readonly Region[], color: Color, level: number): string | null {
  const used = new Set(tiles.map(({ id }) => id));
  const ids = [...LETTERS].map((letter) => `${color}${level}${letter}`);
  return ids.find((id) => !used.has(id)) ?? null;
}

function regionOf({ key: _, ...tile }: DraftTile): Region {
  const { cost, effect } = tile;
  return { ...tile, cost: inOrder(cost), effect: { ...effect, colors: inOrder(effect.colors) } };
}

/** A cost with one symbol more or less. */
export function withSymbol(cost: string, symbol: string, step: 1 | -1): string {
  if (step > 0) return inOrder(cost + symbol);
  return cost.replace(symbol, "");
}

export const countOf = (cost: string, symbol: string): number =>
  [...cost].filter((letter) => letter === symbol).length;

/** What costs consist of. */
export const COST_SYMBOLS = SYMBOLS as readonly (Color | "*")[];
