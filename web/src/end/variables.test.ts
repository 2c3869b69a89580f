import { expect, it } from "vitest";
import { resolveVariables } from "./variables";

const valueOf = (name: string) => (name === "--red" ? " #d55e00" : "");

it("replaces variables with their values", () => {
  expect(resolveVariables("var(--red)", valueOf)).toBe("#d55e00");
  expect(resolveVariables("1px solid var( --red )", valueOf)).toBe("1px solid #d55e00");
});

it("uses the fallback for a variable without a value", () => {
  expect(resolveVariables("var(--none, blue)", valueOf)).toBe("blue");
  expect(resolveVariables("var(--none)", valueOf)).toBe("");
});

it("leaves everything else alone", () => {
  expect(resolveVariables("url(#hex-inside)", valueOf)).toBe("url(#hex-inside)");
});
