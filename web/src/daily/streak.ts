/** Days in a row with a result, as the server counts them. */
import type { MyDeals } from "../api/types";
import { daysLater } from "./dates";

/** `dates` are the days with a result. Today may still be missing: the day is not over. */
export function streakOf(dates: readonly string[], today: string): MyDeals["streak"] {
  const played = new Set(dates);
  const lengthTo = (date: string): number => {
    let length = 0;
    for (let day = date; played.has(day); day = daysLater(day, -1)) length++;
    return length;
  };
  const ends = [...played].filter((date) => !played.has(daysLater(date, 1)));
  return {
    now: lengthTo(played.has(today) ? today : daysLater(today, -1)),
    best: Math.max(0, ...ends.map(lengthTo)),
  };
}
