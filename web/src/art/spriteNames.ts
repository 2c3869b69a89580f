/** Names that the pictures share: how a color, an effect, a god and an icon are called in the sprite. */
import type { Color, Region } from "../api/types";

export type AnyColor = Color | "*";
export type EffectKind = Region["effect"]["kind"];

/** The custom property with a color's base; append `-deep` or `-light` for its shades. */
export const COLOR_VARIABLE: Record<AnyColor, string> = {
  R: "--red",
  B: "--blue",
  Y: "--yellow",
  G: "--green",
  W: "--white",
  "*": "--any",
};

/** Addresses in the sprite. */
export const symbolRef = (color: AnyColor) => (color === "*" ? "#symbol-any" : `#symbol-${color}`);
export const reductionRef = (color: AnyColor) => (color === "*" ? "#reduction-any" : `#reduction-${color}`);
export const landRef = (color: Color, level: number) => `#land-${color}${Math.min(3, Math.max(1, level))}`;

/** The class that gives a picture the materials of a land, see palette.css. */
export const landClass = (color: Color) => `land-${color}`;

/** The letters of a cost or of an effect's colors, one for each symbol. */
export const colorsIn = (text: string): AnyColor[] => [...text] as AnyColor[];

export const ICONS = [
  "undo",
  "restart",
  "check",
  "close",
  "hint",
  "replay",
  "play",
  "pause",
  "step-forward",
  "step-back",
  "turn-forward",
  "turn-back",
  "first",
  "last",
  "share",
  "link",
  "copy",
  "download",
  "upload",
  "settings",
  "sound-on",
  "sound-off",
  "bell",
  "globe",
  "sun",
  "moon",
  "help",
  "book",
  "eye",
  "chat",
  "qr",
  "trophy",
  "offline",
  "people",
  "person",
  "bot",
  "plus",
  "menu",
  "arrow-left",
  "arrow-right",
  "chevron-left",
  "chevron-right",
  "chevron-up",
  "chevron-down",
  "flip",
  "exchange",
  "discard",
  "clock",
  "shield",
  "keyboard",
  "school",
  "tiles",
  "home",
  "expand",
] as const;

export type IconName = (typeof ICONS)[number];
