import { expect, it } from "vitest";
import { parseRoute } from "./parseRoute";

it.each([
  ["/", { screen: "front" }],
  ["/index.html", { screen: "front" }],
  ["/t/abc", { screen: "table", code: "abc" }],
  ["/t/abc/replay", { screen: "replay", code: "abc" }],
  ["/replay", { screen: "replay", code: null }],
  ["/rules", { screen: "rules" }],
  ["/account", { screen: "account" }],
  ["/games", { screen: "games" }],
  ["/workshop", { screen: "workshop" }],
  ["/puzzles", { screen: "puzzles" }],
  ["/puzzles/0a1", { screen: "puzzle", code: "0a1" }],
  ["/puzzles/0a1/else", { screen: "missing" }],
  ["/players", { screen: "players" }],
  ["/players/abc", { screen: "player", code: "abc" }],
  ["/players/abc/else", { screen: "missing" }],
  ["/t/abc/else", { screen: "missing" }],
  ["/rules/more", { screen: "missing" }],
  ["/nothing", { screen: "missing" }],
])("%s is a known or a missing address", (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});
