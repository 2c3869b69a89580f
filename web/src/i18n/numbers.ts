/** Numbers in the format of the chosen language. */
import { withMinus } from "./minus";
import { words } from "./words.svelte";

export const whole = (value: number): string => withMinus(String(value));

export const points = (value: number): string =>
  withMinus(
    new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      value,
    ),
  );

export const percent = (value: number): string =>
  new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(value);
