/** The effects of custom tiles: as text such as "forest 2 GB", or as an object. */
import type { Region } from "../api/types";
import { NAMES, TILE_CHECKS } from "../engine/layout";

type Effect = Region["effect"];
type Range = readonly number[];

const ANY = "*";
const SYMBOLS = [...NAMES.COLORS, ANY];
const SHAPES: Readonly<Record<string, { numbers: Range; colors: Range; anyNumbers: Range; cp: Range }>> =
  TILE_CHECKS.EFFECTS;

/** What an effect of this kind allows; undefined if there is no such kind. */
export const shapeOf = (kind: string) => (Object.hasOwn(SHAPES, kind) ? SHAPES[kind] : undefined);
export const isWithin = (value: unknown, [least, most]: Range) =>
  Number.isInteger(value) && least !== undefined && (value as number) >= least && (value as number) <= most!;
/** Color letters in the usual order. */
export const inOrder = (symbols: string) =>
  [...symbols].sort((one, other) => SYMBOLS.indexOf(one) - SYMBOLS.indexOf(other)).join("");

/** The effect that is meant; null if there is no such effect. */
export function readEffect(value: unknown): Effect | null {
  if (typeof value === "string") return parseEffect(value);
  const { kind, number, colors } = (value ?? {}) as Record<string, unknown>;
  if (typeof kind !== "string" || typeof number !== "number" || typeof colors !== "string") return null;
  return allowed(kind, number, colors);
}

function parseEffect(text: string): Effect | null {
  const [kind = "", ...words] = text.trim().split(/\s+/);
  const shape = shapeOf(kind);
  if (!shape || words.length > 2) return null;
  if (shape.anyNumbers.length) return repeated(kind, words);
  const number = shape.numbers[1] && words.length ? numberOf(words.shift()!) : 0;
  const colors = words.shift() ?? "";
  return words.length ? null : allowed(kind, number, colors);
}

/** Two of a color are written as two letters. */
function repeated(kind: string, [colors = "", ...more]: string[]): Effect | null {
  if (more.length || new Set(colors).size !== 1) return null;
  return allowed(kind, [...colors].length, [...colors][0]!);
}

const numberOf = (word: string) => (/^[0-9]{1,3}$/.test(word) ? Number(word) : -1);

function allowed(kind: string, number: number, colors: string): Effect | null {
  const shape = shapeOf(kind);
  const letters = [...colors];
  if (!shape || !isWithin(number, shape.numbers) || !isWithin(letters.length, shape.colors)) return null;
  const effect = { kind, number, colors: inOrder(colors) } as Effect;
  if (colors === ANY && shape.anyNumbers.length) return isWithin(number, shape.anyNumbers) ? effect : null;
  const areColors = letters.every((letter) => (NAMES.COLORS as readonly string[]).includes(letter));
  return areColors && new Set(letters).size === letters.length ? effect : null;
}
