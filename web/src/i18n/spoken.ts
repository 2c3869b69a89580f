/** Symbols and texts with symbols, as they are read aloud. */
import { COLORS } from "../api/types";
import { pieces, type Piece } from "../model/symbols";
import { t } from "./words.svelte";

/** Symbols as words: "Red, Any color"; costs and worshipers: "2 red worshipers". */
export function spokenPiece({ kind, letters }: Exclude<Piece, string>): string {
  const counted = [...COLORS, "*" as const]
    .map((color) => ({ color, count: letters.filter((letter) => letter === color).length }))
    .filter(({ count }) => count > 0)
    .map(({ color, count }) => {
      const id = color === "*" ? "any" : color;
      return kind === "symbols" ? t(`color-${id}`) : t(`worshipers-${id}`, { count });
    });
  return joined(counted);
}

/** A text with its symbols in words. */
export function spoken(text: string): string {
  return pieces(text)
    .map((piece) => (typeof piece === "string" ? piece : spokenPiece(piece)))
    .join("");
}

/** A list as all our languages write it. */
export function joined(items: readonly string[]): string {
  return items.join(", ");
}
