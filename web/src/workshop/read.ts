/** Tile sets that come from elsewhere, a file or a link, as drafts: whatever can be drawn can be edited, right or wrong. */
import type { Region } from "../api/types";
import { isObject, isPrintable, violationsOf, type Violation } from "../customTiles/check";
import { inOrder, readEffect, shapeOf } from "../customTiles/effect";
import { NAMES, TILE_CHECKS } from "../engine/layout";
import { withKeys, type Draft } from "./draft";
import { MAX_TILES } from "./editing";

type Effect = Region["effect"];
type Data = Record<string, unknown>;

const ID = new RegExp(`^[${NAMES.COLORS.join("")}][1-3][a-z]$`);
const COST = new RegExp(`^[${NAMES.COLORS.join("")}*]{0,20}$`);
const COLORS = new RegExp(`^[${NAMES.COLORS.join("")}*]{0,5}$`);
/** Drawn with up to two digits. */
const MOST = 99;

/** A draft, or all that is wrong if some of it cannot even be drawn. */
export function readDraft(data: unknown): { draft: Draft } | { violations: Violation[] } {
  const regions = isObject(data) && Array.isArray(data.regions) ? data.regions : null;
  if (!isObject(data) || !regions || regions.length > MAX_TILES)
    return { violations: [...violationsOf(data)] };
  const tiles = regions.map(readRegion);
  const areDrawable = tiles.every((tile) => tile !== null);
  if (!areDrawable) return { violations: [...violationsOf(data)] };
  return { draft: { name: readName(data.name), tiles: withKeys(tiles) } };
}

function readName(name: unknown): string {
  if (typeof name !== "string" || !isPrintable(name)) return "";
  return [...name].slice(0, TILE_CHECKS.MAX_NAME).join("");
}

function readRegion(data: unknown): Region | null {
  if (!isObject(data)) return null;
  const { id, cost = "", cp = 0, star = null, mystic = null } = data;
  if (typeof id !== "string" || !ID.test(id) || typeof cost !== "string" || !COST.test(cost)) return null;
  const effect = readEffect(data.effect) ?? roughEffect(data.effect);
  const isStar = (NAMES.STARS as readonly unknown[]).includes(star);
  if (!effect || !isNumber(cp) || !isStar || (mystic !== null && !isNumber(mystic))) return null;
  return {
    id,
    color: id[0] as Region["color"],
    level: Number(id[1]),
    cost: inOrder(cost),
    effect,
    cp,
    star: star as Region["star"],
    mystic,
  };
}

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST;

/** An effect of a known kind whose number or colors do not fit it. */
function roughEffect(value: unknown): Effect | null {
  const { kind, number, colors } = isObject(value) ? value : wordsOf(value);
  if (typeof kind !== "string" || !shapeOf(kind) || !isNumber(number)) return null;
  if (typeof colors !== "string" || !COLORS.test(colors) || new Set(colors).size < colors.length) return null;
  return { kind, number, colors: inOrder(colors) } as Effect;
}

/** The parts of an effect such as "forest 9 GB". */
function wordsOf(value: unknown): Data {
  const words = typeof value === "string" ? value.trim().split(/\s+/) : [];
  const [kind, ...others] = words;
  const number = others.find((word) => /^\d{1,2}$/.test(word));
  const colors = others.find((word) => word !== number);
  return others.length > 2 ? {} : { kind, number: Number(number ?? 0), colors: colors ?? "" };
}
