import { describe, expect, it } from "vitest";
import { isNeeded } from "./fontFaces";

const CYRILLIC = "U+301, U+400-45F, U+490-491, U+2116";

describe("a file of a font", () => {
  it.each(["Ж", "Zoë и Ян", "№ 1"])("is needed for %s", (text) => {
    expect(isNeeded(CYRILLIC, text)).toBe(true);
  });

  it.each(["", "Zoë", "Zażółć", "\u045f\u0460".slice(1)])("is not needed for %s", (text) => {
    expect(isNeeded(CYRILLIC, text)).toBe(false);
  });

  it("is chosen by code points, including those above U+FFFF", () => {
    expect(isNeeded("U+1F600-1F64F", "😀")).toBe(true);
    expect(isNeeded("U+D83D", "😀")).toBe(false);
  });
});
