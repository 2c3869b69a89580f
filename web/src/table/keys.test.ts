import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { keyName, KEYS } from "./keys";

describe("keys", () => {
  it("are all different", () => {
    expect(new Set(Object.values(KEYS)).size).toBe(Object.keys(KEYS).length);
  });

  it("are all documented", () => {
    const page = readFileSync(join(import.meta.dirname, "../../../docs/page.md"), "utf8");
    const table = page.split("<!-- table: keys -->")[1]!.split("<!-- end -->")[0]!;
    const written = [...table.matchAll(/^\| `(.)` \|/gm)].map((match) => match[1]!.toLowerCase());
    expect(written).toEqual(Object.values(KEYS));
  });

  it("ignore case; other keys do nothing", () => {
    expect(keyName("C")).toBe("confirm");
    expect(keyName("Enter")).toBeNull();
  });
});
