/** Figures and their intervals as text, in the format of the chosen language. */
import { withMinus } from "../i18n/minus";
import { words } from "../i18n/words.svelte";
import type { Estimate } from "./statistics";

export interface Format {
  unit: "" | "%";
  decimals: number;
}
export const WHOLE: Format = { unit: "", decimals: 0 };
export const PERCENT: Format = { unit: "%", decimals: 0 };
const NONE = "–";

export function numberText(value: number | null, { unit, decimals }: Format): string {
  if (value === null) return NONE;
  const style = unit ? "percent" : "decimal";
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return withMinus(new Intl.NumberFormat(words.language, { style, ...digits }).format(value));
}

/** Both ends, or "" while they are unknown. */
export function rangeText({ low, high }: Estimate, format: Format): string {
  if (low === null || high === null) return "";
  return `${numberText(low, format)}${NONE}${numberText(high, format)}`;
}
