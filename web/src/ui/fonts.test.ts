/** The font has every character that the page says, in the files that are loaded for a language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { characters } from "../../fonts/characters";
import { isNeeded } from "../end/fontFaces";
import { LANGUAGES, LETTERS } from "../i18n/languages";

const WEB = join(import.meta.dirname, "../..");
const FONTS = join(WEB, "src/fonts");
/** The arrows are drawn (KeyList.svelte), and the dot is in the title of the window. */
const NOT_WRITTEN = "←→●";

/** The files of the font, with the letters that browsers look for in each and those that it has. */
const css = readFileSync(join(FONTS, "fonts.css"), "utf8");
const faces = css.matchAll(/family: "Nunito[^}]*url\(([^)]+)\)[^}]*unicode-range:\s*([^;]+);/g);
const files = [...faces].map(([, name, range]) => {
  const path = join(name!.startsWith("@") ? join(WEB, "node_modules") : FONTS, name!);
  return { range: range!, has: characters(readFileSync(path)) };
});

/** What is written in the files of a folder, line breaks left out. */
function written(folder: string, names: RegExp, not = /\.test\.ts$|schema\.ts$/): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((name) => names.test(name) && !not.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  return [...new Set(texts.join(""))].filter((letter) => letter >= " " && !NOT_WRITTEN.includes(letter));
}

/** The file that a browser takes for a letter. */
const fileFor = (letter: string) => files.find(({ range }) => isNeeded(range, letter));

function missing(letters: string[]): string[] {
  return letters.filter((letter) => !fileFor(letter)?.has.has(letter.codePointAt(0)!));
}

describe("the font", () => {
  it("has each letter in one file", () => {
    const letters = written(join(WEB, "locales"), /\.ftl$/);
    const holders = (letter: string) => files.filter(({ range }) => isNeeded(range, letter));
    expect(letters.filter((letter) => holders(letter).length > 1)).toEqual([]);
    expect(files).toHaveLength(7);
  });

  it.each(LANGUAGES)("covers %s with the files loaded for it", (language) => {
    const texts = written(join(WEB, "locales", language), /\.ftl$/);
    expect(missing(texts)).toEqual([]);
    const loaded = new Set([...LETTERS[language]].map(fileFor));
    expect(texts.filter((letter) => !loaded.has(fileFor(letter)))).toEqual([]);
  });

  it("covers the characters in the sources", () => {
    expect(missing(written(join(WEB, "src"), /\.(svelte|ts|css|json)$/))).toEqual([]);
  });

  it("is known to lack arrows and emoji", () => {
    expect(missing(["A", "−", "ł", "Ж", "→", "😀"])).toEqual(["→", "😀"]);
  });
});
