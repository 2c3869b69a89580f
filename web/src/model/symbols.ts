/** Texts that contain symbols, such as "[[RB*]]": how they are written and split. */
import { COLORS, type Color, type Worshipers } from "../api/types";

/** Symbols within a text: `Rich` draws them. The letters are colors, or `*` for any. */
export function symbols(letters: string | readonly string[]): string {
  return `[[${typeof letters === "string" ? letters : letters.join("")}]]`;
}

/** Symbols that stand for worshipers to give: drawn like the others, read aloud as worshipers. */
export function costs(letters: string | readonly string[]): string {
  return symbols(letters).replace("[[", "[[c:");
}

/** Worshipers within a text. */
export function figures(counts: Partial<Worshipers>): string {
  return `[[w:${letters(counts)}]]`;
}

export function letters(counts: Partial<Worshipers>): string {
  return COLORS.map((color) => color.repeat(counts[color] ?? 0)).join("");
}

export function total(counts: Partial<Worshipers>): number {
  return COLORS.reduce((sum, color) => sum + (counts[color] ?? 0), 0);
}

/** Letters in groups of the same: "RRB" is two and one. */
export function groups<Letter extends string>(of: readonly Letter[]): { letter: Letter; count: number }[] {
  const result: { letter: Letter; count: number }[] = [];
  for (const letter of of) {
    const last = result.at(-1);
    if (last?.letter === letter) last.count += 1;
    else result.push({ letter, count: 1 });
  }
  return result;
}

/** A text, split at its symbols. */
export type Piece = string | { kind: "symbols" | "cost" | "worshipers"; letters: (Color | "*")[] };
const KINDS = { "": "symbols", "c:": "cost", "w:": "worshipers" } as const;

export function pieces(text: string): Piece[] {
  return text.split(/(\[\[[^\]]*\]\])/).flatMap((part): Piece[] => {
    const inside = /^\[\[([cw]:|)([^\]]*)\]\]$/.exec(part);
    if (!inside) return part ? [part] : [];
    const kind = KINDS[inside[1] as keyof typeof KINDS];
    return [{ kind, letters: [...(inside[2] ?? "")].filter(isLetter) }];
  });
}

const isLetter = (letter: string): letter is Color | "*" => "RBYGW*".includes(letter);
