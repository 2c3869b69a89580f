/** What can be done to a draft. Every function returns a new draft, or the same one if there is nothing to do. */
import type { Color, Region } from "../api/types";
import { TILE_CHECKS } from "../engine/layout";
import { shapeOf } from "../customTiles/effect";
import { freeId, ordered, type Draft, type DraftTile } from "./draft";

type Effect = Region["effect"];
type Kind = Effect["kind"];
/** What is printed on a tile, besides its color and level. */
export type Print = Partial<Pick<Region, "cost" | "effect" | "cp" | "star" | "mystic">>;

/** More tiles than any set needs, and few enough to draw. */
export const MAX_TILES = 130;
const ANY = "*";

export function rename(draft: Draft, name: string): Draft {
  return { ...draft, name };
}

/** Print something else on a tile. */
export function print(draft: Draft, key: number, changes: Print): Draft {
  return withTile(draft, key, (tile) => ({ ...tile, ...changes }));
}

/** Another kind of effect: what fits stays, what does not becomes the nearest that does. */
export function changeKind(draft: Draft, key: number, kind: Kind): Draft {
  return withTile(draft, key, (tile) => {
    const effect = fitted(tile, kind);
    const [least, most] = shapeOf(kind)!.cp as [number, number];
    return { ...tile, effect, cp: Math.min(Math.max(tile.cp, least), most) };
  });
}

/** Another color or level: the tile gets the first free letter there. Only white tiles have a mystic value. */
export function recolor(draft: Draft, key: number, color: Color, level: number): Draft {
  return withTile(draft, key, (tile) => {
    const id = freeId(draft.tiles, color, level);
    if ((tile.color === color && tile.level === level) || !id) return tile;
    return { ...tile, id, color, level, mystic: color === TILE_CHECKS.MYSTIC_COLOR ? tile.mystic : null };
  });
}

/** A new tile that costs nothing and gives a worshiper of its color; its key, or null if there is no room. */
export function add(draft: Draft, color: Color, level: number): { draft: Draft; key: number | null } {
  const effect: Effect = { kind: "proselytism", number: 1, colors: color };
  return insert(draft, { id: "", color, level, cost: "", effect, cp: 0, star: null, mystic: null });
}

/** A copy of a tile, without its mystic value, which no other tile may have. */
export function duplicate(draft: Draft, key: number): { draft: Draft; key: number | null } {
  const tile = draft.tiles.find((other) => other.key === key);
  return tile ? insert(draft, { ...tile, mystic: null }) : { draft, key: null };
}

export function remove(draft: Draft, key: number): Draft {
  return { ...draft, tiles: draft.tiles.filter((tile) => tile.key !== key) };
}

/** Exchange a tile's place with that of its neighbor of the same color and level: they swap their letters. */
export function move(draft: Draft, key: number, step: 1 | -1): Draft {
  const tile = draft.tiles.find((other) => other.key === key);
  const other = tile && neighborOf(draft, tile, step);
  if (!tile || !other) return draft;
  const ids = new Map([
    [tile.key, other.id],
    [other.key, tile.id],
  ]);
  return { ...draft, tiles: draft.tiles.map((each) => ({ ...each, id: ids.get(each.key) ?? each.id })) };
}

/** The tile before or after another one of its color and level. */
export function neighborOf(
  { tiles }: Draft,
  { key, color, level }: DraftTile,
  step: 1 | -1,
): DraftTile | null {
  const group = ordered(tiles).filter((tile) => tile.color === color && tile.level === level);
  return group[group.findIndex((tile) => tile.key === key) + step] ?? null;
}

/** Whether another tile of a color and level can be added. */
export function hasRoom({ tiles }: Draft, color: Color, level: number): boolean {
  return tiles.length < MAX_TILES && freeId(tiles, color, level) !== null;
}

function insert(draft: Draft, region: Region): { draft: Draft; key: number | null } {
  const id = freeId(draft.tiles, region.color, region.level);
  if (!id || draft.tiles.length >= MAX_TILES) return { draft, key: null };
  const key = 1 + Math.max(-1, ...draft.tiles.map((tile) => tile.key));
  return { draft: { ...draft, tiles: [...draft.tiles, { ...region, id, key }] }, key };
}

function withTile(draft: Draft, key: number, change: (tile: DraftTile) => DraftTile): Draft {
  return { ...draft, tiles: draft.tiles.map((tile) => (tile.key === key ? change(tile) : tile)) };
}

function fitted({ color, effect }: Region, kind: Kind): Effect {
  const shape = shapeOf(kind)!;
  const [fewest, most] = shape.colors as [number, number];
  const letters = [...effect.colors].filter((letter) => letter !== ANY || shape.anyNumbers.length);
  const colors = letters.length < fewest ? color : letters.slice(0, most).join("");
  const [least, greatest] = (colors === ANY ? shape.anyNumbers : shape.numbers) as [number, number];
  return { kind, number: Math.min(Math.max(effect.number, least), greatest), colors };
}
