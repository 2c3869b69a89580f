import { expect, it } from "vitest";
import { hrefOf, pathInHash, pathOf } from "./base";
import { parseRoute } from "./parseRoute";

const BASES = ["/", "/orbis/", "/some/sub/path/", "/rules/"];
const PATHS = ["/", "/rules", "/t/abc", "/t/abc/replay?turn=3", "/move#key"];

it.each(BASES)("every path has an address below %s and is found again", (base) => {
  for (const path of PATHS) {
    const address = hrefOf(path, base);
    expect(address.startsWith(base)).toBe(true);
    expect(pathOf(address, base)).toBe(path);
  }
});

it.each(BASES)("screens are found below %s", (base) => {
  const screen = (address: string) => parseRoute(pathOf(address, base) ?? "").screen;
  expect(screen(base)).toBe("front");
  expect(screen(`${base}rules`)).toBe("rules");
  expect(screen(`${base}t/abc/replay`)).toBe("replay");
  expect(screen(`${base}nothing`)).toBe("missing");
});

it("another page on the same host is not ours", () => {
  expect(pathOf("/blog/rules", "/orbis/")).toBeNull();
  expect(pathOf("/orbis", "/orbis/")).toBeNull();
  expect(pathOf("/orbis2/rules", "/orbis/")).toBeNull();
});

it.each([
  ["#/t/abc/replay?turn=3", "/t/abc/replay?turn=3"],
  ["#/", "/"],
  ["#U4", null],
  ["", null],
  ["#//evil.example/", null],
  ["#/\\evil.example/", null],
])("the path in %s is %s", (hash, path) => {
  expect(pathInHash(hash)).toBe(path);
});
