import { expect, it } from "vitest";
import { parseRoute } from "./parseRoute";

it.each([
  ["/", { screen: "front" }],
  ["/index.html", { screen: "front" }],
  ["/t/abc", { screen: "table", code: "abc" }],
  ["/t/abc/replay", { screen: "replay", code: "abc" }],
  ["/replay", { screen: "replay", code: null }],
  ["/rules", { screen: "rules" }],
  ["/t/abc/else", { screen: "missing" }],
  ["/rules/more", { screen: "missing" }],
  ["/nothing", { screen: "missing" }],
])("%s is a known or a missing address", (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});
