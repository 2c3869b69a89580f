/** Verdicts in words: what a turn loses, why, and how close the next best turn comes. */
import { percent, points } from "../i18n/numbers";
import { t } from "../i18n/words.svelte";
import { levelBotName } from "../lobby/seats";
import type { Tiles } from "../model/tiles";
import { reasonText } from "../replay/reasons";
import type { Verdict } from "./attempt.svelte";
import type { Puzzle } from "./puzzle";

/** What loses no more is still a good turn. */
const GOOD_LOSS = 2.5;
const GOOD_CHANCE = 0.15;
const MAX_REASONS = 2;
const LEAST_CHANCE = 0.005;

type Reasons = Verdict["reasons"];

/** The message that says what a turn turned out to be. */
export function titleId(verdict: Verdict | null): string {
  if (!verdict) return "puzzles-the-solution";
  if (verdict.isSolved) return "puzzles-solved";
  const isGood = verdict.loss !== null && verdict.loss <= GOOD_LOSS && verdict.chance <= GOOD_CHANCE;
  return isGood ? "puzzles-good" : "puzzles-not-best";
}

export function lossText({ loss, chance }: Pick<Verdict, "loss" | "chance">): string {
  if (loss === null) return "";
  const args = { points: points(loss), chance: percent(chance) };
  return t(chance < LEAST_CHANCE ? "puzzles-loses-points" : "puzzles-loses", args);
}

export function reasonsText(reasons: Reasons, tiles: Tiles, names: readonly string[]): string {
  return reasons
    .slice(0, MAX_REASONS)
    .filter(({ key }) => key !== "unexplained")
    .map(({ key, args }) => reasonText({ key, args, text: "" }, tiles, names))
    .join(" ");
}

/** Which bot would have fallen for it too. */
export function playedByText({ known }: Verdict): string {
  const level = known?.levels?.at(-1);
  return level ? t("puzzles-played-by", { bot: levelBotName(level) }) : "";
}

/** How the next best turn compares with the solution. */
export function rivalText({ turns }: Puzzle, tiles: Tiles, names: readonly string[]): string {
  const { loss = 0, chance = 0, reasons = [] } = turns[1];
  const forms = reasons.map(([key, args]) => ({ key, args }));
  const args = { points: points(loss), chance: percent(chance) };
  const text = t(chance < LEAST_CHANCE ? "puzzles-rival-points" : "puzzles-rival", args);
  return [text, reasonsText(forms, tiles, names)].filter(Boolean).join(" ");
}
