/** A result in words, on the page and to be shared. */
import type { DealOutcome } from "../api/types";
import { t } from "../i18n/words.svelte";
import { dateText } from "./dates";
import type { DayResult } from "./days";
import { pyramidText, type Shape } from "./pyramid";

export const placeText = ({ outcome: { place }, players }: Pick<DayResult, "outcome" | "players">): string =>
  t("daily-place", { place, players });

export const pointsText = ({ points }: DealOutcome): string => t("daily-points", { count: points });

export function leadText({ lead, place }: DealOutcome): string {
  if (!lead) return t(place === 1 ? "daily-even-won" : "daily-even");
  return t(lead > 0 ? "daily-ahead" : "daily-behind", { count: Math.abs(lead) });
}

/** What one can send to friends without giving the deal away. */
export function shareText(result: DayResult, rows: readonly Shape[][], url: string): string {
  const { date, outcome } = result;
  return [
    `Orbis · ${t("daily-title")} · ${dateText(date, { dateStyle: "medium" })}`,
    [placeText(result), pointsText(outcome), leadText(outcome)].join(" · "),
    pyramidText(rows),
    url,
  ].join("\n");
}
