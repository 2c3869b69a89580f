/** Searching texts as one types: case, accents and the endings of long words do not matter. */

/** Letters that are no base letter with an accent, but are typed as if they were. */
const PLAIN: Record<string, string> = { ł: "l" };
/** Words at least this long are found in their other forms too: the last letter is left out. */
const LONG_WORD = 5;

/** Lower case without accents, letter by letter, so that places in it are places in the text. */
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const base = letter.normalize("NFD").charAt(0).toLowerCase();
    return (PLAIN[base] ?? base).padEnd(letter.length);
  }).join("");
}

/** What is looked for. */
export function searchWords(query: string): string[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return words.map((word) => (word.length >= LONG_WORD ? word.slice(0, -1) : word));
}

/** Whether a text has all words. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
}

export interface Part {
  text: string;
  found: boolean;
}

/** A text cut where words were found in it. */
export function marked(text: string, words: readonly string[]): Part[] {
  const searched = plain(text);
  const hit = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
      hit.fill(true, at, at + word.length);
    }
  }
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1);
    const found = hit[at] ?? false;
    if (last?.found === found) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), found });
  }
  return parts;
}
