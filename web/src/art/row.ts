/** Rows of pictograms: what an effect or a god says, as parts laid out from left to right. */
import { colorsIn, reductionRef, symbolRef, type EffectKind } from "./spriteNames";
import type { God } from "../api/types";

/** One part of a row: a picture of the sprite, or a number, perhaps on a picture. */
export interface Part {
  ref?: string;
  text?: string;
  width: number;
  /** The number stands on a dark picture. */
  light?: boolean;
}

interface PlacedPart extends Part {
  x: number;
}

/** The height of each row; pictures are squares of this size unless they are narrower. */
export const ROW = 24;

const picture = (name: string, width = ROW): Part => ({ ref: `#${name}`, width });
const number = (value: number | string): Part => ({
  text: `${value}`,
  width: `${value}`.length > 1 ? 24 : 15,
});
const symbols = (colors: string): Part[] =>
  colorsIn(colors).map((color) => ({ ref: symbolRef(color), width: ROW }));
const points = (cp: number): Part => ({ ref: "#cp", text: `${cp}`, width: 27 });

const neighbors = (count: number): Part => ({
  ref: "#fx-neighbors",
  text: `${count}`,
  width: 19,
  light: true,
});

/** What a region does, in pictograms. */
export function effectParts(kind: EffectKind, count = 0, colors = ""): Part[] {
  switch (kind) {
    case "proselytism":
      return [picture("fx-plus", 14), ...symbols(colors.repeat(count))];
    case "farm":
      return colorsIn(colors).map((color) => ({ ref: reductionRef(color), width: 30 }));
    case "village":
      return [number(count), picture("fx-person", 16), picture("fx-arrow", 13), picture("fx-village")];
    case "forest":
      return [picture("fx-forest", 20), neighbors(count), ...symbols(colors)];
    case "volcano":
      return [picture("fx-volcano"), number(count), ...symbols(colors), picture("fx-out", 13)];
    case "irrigation":
      return [picture("fx-irrigation", 26), ...symbols(colors)];
    case "temple":
      return Array.from({ length: count }, () => picture("fx-temple", 25));
    case "sacred-stone":
      return [picture("fx-stone", 26)];
  }
}

/** The one picture that tells an effect's kind where there is no room for more. */
export function effectGlyph(kind: EffectKind, count = 0, colors = ""): Part[] {
  if (kind === "proselytism" || kind === "farm" || kind === "temple") return effectParts(kind, count, colors);
  return [picture(kind === "sacred-stone" ? "fx-stone" : `fx-${kind}`)];
}

const most = (effect: string, cp: number): Part[] => [
  picture("fx-most", 20),
  picture(effect),
  picture("fx-arrow", 13),
  points(cp),
];

const GOD_ROWS: Record<God, Part[]> = {
  love: [picture("fx-plus", 14), number(5), picture("symbol-any"), picture("fx-gap", 6), points(1)],
  apprentice: [points(2)],
  oceans: most("fx-irrigation", 3),
  fire: most("fx-volcano", 3),
  nature: most("fx-forest", 3),
  harvests: most("fx-village", 3),
  technology: [picture("fx-fewest", 20), picture("fx-wilderness"), picture("fx-arrow", 13), points(3)],
  idleness: [picture("fx-wilderness"), picture("fx-arrow", 13), number(0), picture("fx-gap", 6), points(1)],
  equilibrium: [
    picture("fx-village"),
    picture("fx-temple"),
    picture("fx-volcano"),
    picture("fx-arrow", 13),
    points(3),
  ],
  death: [number(6), picture("fx-person", 16), picture("fx-arrow", 13), points(3)],
};

/** What a god is worth and for what, in pictograms. */
export const godParts = (god: God): Part[] => GOD_ROWS[god];

/** Lays parts side by side; the row's width is what they take together. */
export function layRow(parts: Part[], gap = 0.6): { parts: PlacedPart[]; width: number } {
  let x = 0;
  const placed = parts.map((part) => {
    const at = { ...part, x };
    x += part.width + gap;
    return at;
  });
  return { parts: placed, width: Math.max(0, x - gap) };
}
