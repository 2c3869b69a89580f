import { expect, test } from "vitest";
import type { Table } from "../api/types";
import { summary } from "./summary";

const OPTIONS: Table["options"] = {
  first: "random",
  public: false,
  watch: true,
  pace: "live",
  turn_seconds: null,
  turn_days: null,
  absence: "ask",
  stand_in: "skilled",
  analysis: true,
  live_score: true,
  bot_pause: 0,
  rated: false,
  start_when_full: false,
};

function phrases(change: Partial<Table["options"]>, name = "standard") {
  return summary({ options: { ...OPTIONS, ...change }, tile_set: { name, digest: "" } });
}

test.each([
  [{}, { id: "lobby-live" }],
  [{ turn_seconds: 45 }, { id: "lobby-live-seconds", args: { count: 45 } }],
  [{ turn_seconds: 120 }, { id: "lobby-live-minutes", args: { count: 2 } }],
  [{ pace: "days" as const }, { id: "lobby-days", args: { count: 3 } }],
  [
    { pace: "days" as const, turn_days: 7 },
    { id: "lobby-days", args: { count: 7 } },
  ],
  [{ first: 1 }, { id: "lobby-first", args: { number: 2 } }],
  [{ watch: false }, { id: "lobby-no-watch" }],
])("%o is listed", (change, phrase) => {
  expect(phrases(change)).toContainEqual(phrase);
});

test("mentions only custom tile sets", () => {
  expect(phrases({}).map(({ id }) => id)).not.toContain("lobby-tiles");
  expect(phrases({}, "mine")).toContainEqual({ id: "lobby-tiles", args: { name: "mine" } });
});
