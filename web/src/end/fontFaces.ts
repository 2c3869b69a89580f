/** The page's fonts for standalone pictures, which cannot see the fonts of the page around them. */

const FAMILY = "Nunito Sans Variable";

type Range = [first: number, last: number];

/** The page's `@font-face` rules that a text needs, with the files embedded. */
export async function embedFonts(text: string): Promise<string> {
  const needed = fontFaces().filter(({ style }) => isNeeded(style.getPropertyValue("unicode-range"), text));
  const rules = await Promise.all(needed.map(embed));
  return rules.join("\n");
}

/** Whether a text has a character within a `unicode-range`, as browsers serialize it. */
export function isNeeded(unicodeRange: string, text: string): boolean {
  const ranges = unicodeRange.split(",").map(parseRange);
  return [...text].some((letter) => {
    const code = letter.codePointAt(0)!;
    return ranges.some(([first, last]) => first <= code && code <= last);
  });
}

function parseRange(range: string): Range {
  const [first, last] = range.trim().replace(/^U\+/i, "").split("-");
  return [parseInt(first!, 16), parseInt(last ?? first!, 16)];
}

function fontFaces(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue("font-family").includes(FAMILY));
}

async function embed(rule: CSSFontFaceRule): Promise<string> {
  const source = rule.style.getPropertyValue("src");
  const address = /url\("?([^")]+)"?\)/.exec(source)![1]!;
  const base = rule.parentStyleSheet?.href ?? location.href;
  const answer = await fetch(new URL(address, base));
  if (!answer.ok) throw new Error(`There is no font at ${address}`);
  return rule.cssText.replace(address, await toDataUrl(await answer.blob()));
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
