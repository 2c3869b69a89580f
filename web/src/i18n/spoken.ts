/** Symbols and texts with symbols, as they are read aloud. */
import { COLORS } from "../api/types";
import { pieces, type Piece } from "../model/names";
import type { Language } from "./languages";
import { t, words } from "./words.svelte";

/** Symbols as words: "2 red, any color"; worshipers: "2 red worshipers". */
export function spokenPiece({ kind, letters }: Exclude<Piece, string>): string {
  const counted = [...COLORS, "*" as const]
    .map((color) => ({ color, count: letters.filter((letter) => letter === color).length }))
    .filter(({ count }) => count > 0)
    .map(({ color, count }) => {
      const id = color === "*" ? "any" : color;
      if (kind === "worshipers") return t(`worshipers-${id}`, { count });
      return count > 1 ? `${count} ${t(`color-${id}`)}` : t(`color-${id}`);
    });
  return joined(counted);
}

/** A text without pictures: its symbols are told in words. */
export function spoken(text: string): string {
  return pieces(text)
    .map((piece) => (typeof piece === "string" ? piece : spokenPiece(piece)))
    .join("");
}

/** A list in the language's own way: "a, b and c". */
export function joined(items: readonly string[]): string {
  return items.length === 1 ? items[0]! : listFormat(words.language).format(items);
}

const formats = new Map<Language, Intl.ListFormat>();

/** They take long to make. */
function listFormat(language: Language): Intl.ListFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.ListFormat(language, { type: "unit", style: "short" });
  formats.set(language, made);
  return made;
}
