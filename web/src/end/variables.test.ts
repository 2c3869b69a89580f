import { expect, it } from "vitest";
import { resolveVariables } from "./variables";

const valueOf = (name: string) => (name === "--red" ? " #d55e00" : "");

it("puts values in the place of variables", () => {
  expect(resolveVariables("var(--red)", valueOf)).toBe("#d55e00");
  expect(resolveVariables("1px solid var( --red )", valueOf)).toBe("1px solid #d55e00");
});

it("takes what stands after the comma for a variable without a value", () => {
  expect(resolveVariables("var(--none, blue)", valueOf)).toBe("blue");
  expect(resolveVariables("var(--none)", valueOf)).toBe("");
});

it("leaves everything else alone", () => {
  expect(resolveVariables("url(#hex-inside)", valueOf)).toBe("url(#hex-inside)");
});
