/** How colors and lands are called in the sprite. */
import type { Color, Region } from "../api/types";

export type AnyColor = Color | "*";
export type EffectKind = Region["effect"]["kind"];

/** Addresses in the sprite. */
export const symbolRef = (color: AnyColor) => (color === "*" ? "#symbol-any" : `#symbol-${color}`);
export const reductionRef = (color: AnyColor) => (color === "*" ? "#reduction-any" : `#reduction-${color}`);
export const landRef = (color: Color, level: number) => `#land-${color}${Math.min(3, Math.max(1, level))}`;

/** The class that gives a picture the materials of a land, see palette.css. */
export const landClass = (color: Color) => `land-${color}`;

/** The letters of a cost or of an effect's colors, one for each symbol. */
export const colorsIn = (text: string): AnyColor[] => [...text] as AnyColor[];
