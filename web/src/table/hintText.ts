/** Suggested turns in words: their rank, how they compare with others, and why. */
import { percent, points } from "../i18n/numbers";
import { t } from "../i18n/words.svelte";
import type { Tiles } from "../model/tiles";
import { reasonText } from "../replay/reasons";
import type { HintOption, HintResult } from "./hint.svelte";

/** Smaller differences would be shown as zero. */
const LEAST_POINTS = 0.05;
const LEAST_CHANCE = 0.005;

/** "Best", "2nd", "3rd"; the rank counts from 0. */
export const rankText = (rank: number): string => t("hint-rank", { rank: rank + 1 });

/** How much better the best option is than the next one, or how far another one is behind the best. */
export function comparisonText({ player, turns }: HintResult, rank: number): string {
  const [best, other] = [turns[0]!, turns[rank || 1]];
  if (!other) return t("hint-alone");
  const chance = best.win_chances[player]! - other.win_chances[player]!;
  if (other.loss >= LEAST_POINTS) {
    const args = { points: points(other.loss) };
    return rank ? t("hint-behind-points", args) : t("hint-better-points", args);
  }
  if (chance >= LEAST_CHANCE) {
    const args = { chance: percent(chance) };
    return rank ? t("hint-behind-chance", args) : t("hint-better-chance", args);
  }
  return rank ? t("hint-behind-hardly") : t("hint-better-hardly");
}

/** The main reason why the best option is better than the next one, or why another one is not the best. */
export function whyText(result: HintResult, rank: number, tiles: Tiles, names: readonly string[]): string {
  const reason = reasonsOf(result.turns[rank || 1])[0];
  if (!reason) return "";
  if (reason.key === "unexplained") return t("hint-unexplained");
  const text = reasonText(reason, tiles, names);
  return rank ? text : t("hint-why", { reason: text });
}

/** Hints stored by an older server lack the reasons. */
function reasonsOf(option: HintOption | undefined): HintOption["reasons"] {
  return (option as Partial<HintOption> | undefined)?.reasons ?? [];
}
