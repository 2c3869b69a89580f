/** What tables in this page have in common. */
import type { Table } from "../api/types";
import type { SavedGame } from "./saved";

export const OPTIONS: Table["options"] = {
  first: "random",
  public: false,
  watch: false,
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
} as Table["options"];

/** A seat as the first event tells it. */
export function firstSeat({ kind, name, level }: SavedGame["seats"][number]) {
  return kind === "bot" ? { kind, level: level! } : { kind, name: name ?? "" };
}
