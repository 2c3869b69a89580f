/** How a table is set up, as messages and their arguments. */
import type { Table } from "../api/types";
import { DEFAULT_DAYS } from "../front/tableForm";

export interface Phrase {
  id: string;
  args?: Record<string, string | number>;
}

export function summary({ options, tile_set }: Pick<Table, "options" | "tile_set">): Phrase[] {
  const { first } = options;
  return [
    pace(options),
    first === "random" ? { id: "lobby-first-random" } : { id: "lobby-first", args: { number: first + 1 } },
    { id: `lobby-absence-${options.absence}`, args: { level: options.stand_in } },
    ...(options.rated ? [{ id: "lobby-rated" }] : []),
    ...(options.start_when_full ? [{ id: "lobby-start-when-full" }] : []),
    { id: options.public ? "lobby-public" : "lobby-private" },
    { id: options.watch ? "lobby-watch" : "lobby-no-watch" },
    ...(options.rated && options.analysis
      ? []
      : [{ id: options.analysis ? "lobby-analysis" : "lobby-no-analysis" }]),
    { id: options.live_score ? "lobby-score" : "lobby-no-score" },
    ...(tile_set.name === "standard" ? [] : [{ id: "lobby-tiles", args: { name: tile_set.name } }]),
  ];
}

function pace({ pace, turn_seconds: seconds, turn_days: days }: Table["options"]): Phrase {
  if (pace === "days") return { id: "lobby-days", args: { count: days ?? DEFAULT_DAYS } };
  if (seconds === null) return { id: "lobby-live" };
  return seconds % 60
    ? { id: "lobby-live-seconds", args: { count: seconds } }
    : { id: "lobby-live-minutes", args: { count: seconds / 60 } };
}
