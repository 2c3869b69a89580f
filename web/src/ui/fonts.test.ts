/** The font has every character that the page says, in the files that are loaded for a language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { characters } from "../../fonts/characters";
import { isNeeded } from "../end/fontFaces";
import { LANGUAGES, LETTERS } from "../i18n/languages";

const WEB = join(import.meta.dirname, "../..");
const PACKAGE = join(WEB, "node_modules/@fontsource-variable/nunito-sans");
/** The arrows are drawn (KeyList.svelte), and the dot is in the title of the window. */
const NOT_WRITTEN = "←→●";

interface Script {
  name: string;
  range: string;
  has: Set<number>;
}
const ranges = JSON.parse(readFileSync(join(PACKAGE, "unicode.json"), "utf8")) as Record<string, string>;
const scripts: Script[] = Object.entries(ranges).map(([name, range]) => {
  const file = readFileSync(join(PACKAGE, "files", `nunito-sans-${name}-wght-normal.woff2`));
  return { name, range, has: characters(file) };
});

/** What is written in the files of a folder, line breaks left out. */
function written(folder: string, names: RegExp, not = /\.test\.ts$|schema\.ts$/): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((name) => names.test(name) && !not.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  return [...new Set(texts.join(""))].filter((letter) => letter >= " " && !NOT_WRITTEN.includes(letter));
}

function missing(letters: string[], files: Script[]): string[] {
  return letters.filter(
    (letter) => !files.some(({ range, has }) => isNeeded(range, letter) && has.has(letter.codePointAt(0)!)),
  );
}

describe("the font", () => {
  it.each(LANGUAGES)("covers %s with the files loaded for it", (language) => {
    const files = scripts.filter(({ range }) => isNeeded(range, LETTERS[language]));
    expect(missing(written(join(WEB, "locales", language), /\.ftl$/), files)).toEqual([]);
  });

  it("covers the characters in the sources", () => {
    expect(missing(written(join(WEB, "src"), /\.(svelte|ts|css|json)$/), scripts)).toEqual([]);
  });

  it("is known to lack arrows and emoji", () => {
    expect(missing(["A", "−", "ł", "Ж", "→", "😀"], scripts)).toEqual(["→", "😀"]);
  });
});
