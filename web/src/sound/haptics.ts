/** Short vibrations, on devices that can. */
import { settings } from "../ui/settings.svelte";
import { hasActed } from "./gesture";

/** Milliseconds of vibration and of pauses, in turn. */
const PATTERNS = {
  place: [14],
  refused: [18, 45, 18],
  turn: [35, 70, 35],
  win: [40, 60, 40, 60, 140],
} as const;

export type Vibration = keyof typeof PATTERNS;

/** Browsers on computers offer vibrations too, and do nothing. */
export const canVibrate = (): boolean =>
  "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;

export function vibrate(kind: Vibration): void {
  if (!settings.values.haptics || document.hidden || !canVibrate() || !hasActed()) return;
  navigator.vibrate([...PATTERNS[kind]]);
}
