import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { keyName, KEYS } from "./keys";
import { parseRoute } from "../ui/parse-route";
import { fittingLanguage } from "../i18n/languages";

describe("keys", () => {
  it("are all different", () => {
    expect(new Set(Object.values(KEYS)).size).toBe(Object.keys(KEYS).length);
  });

  it("are all written down", () => {
    const page = readFileSync(join(import.meta.dirname, "../../../docs/page.md"), "utf8");
    const table = page.split("<!-- table: keys -->")[1]!.split("<!-- end -->")[0]!;
    const written = [...table.matchAll(/^\| `(.)` \|/gm)].map((match) => match[1]!.toLowerCase());
    expect(written).toEqual(Object.values(KEYS));
  });

  it("work in capitals too, and others do nothing", () => {
    expect(keyName("C")).toBe("confirm");
    expect(keyName("Enter")).toBeNull();
  });
});

describe("addresses", () => {
  it.each([
    ["/", { screen: "front" }],
    ["/t/abc", { screen: "table", code: "abc" }],
    ["/t/abc/replay", { screen: "replay", code: "abc" }],
    ["/replay", { screen: "replay", code: null }],
    ["/rules", { screen: "rules" }],
    ["/t/abc/else", { screen: "missing" }],
    ["/rules/more", { screen: "missing" }],
    ["/nothing", { screen: "missing" }],
  ])("%s", (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });
});

describe("the language", () => {
  it("is the first that there is", () => {
    expect(fittingLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(fittingLanguage(["fr"])).toBe("en");
  });
});
