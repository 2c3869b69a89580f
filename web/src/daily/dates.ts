/** Days are dates in UTC, written as 2026-11-19. */
import { words } from "../i18n/words.svelte";

const DAY_MS = 86_400_000;

export const dateAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day by this device's clock. */
export const today = (): string => dateAt(Date.now());

export const daysLater = (date: string, days: number): string => dateAt(Date.parse(date) + days * DAY_MS);

/** Whether an address names a day. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dateAt(Date.parse(text)) === text;

/** The number of the weekday, from 0 for Monday. */
export const weekday = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

export function dateText(date: string, options: Intl.DateTimeFormatOptions = { dateStyle: "full" }): string {
  return new Intl.DateTimeFormat(words.language, { ...options, timeZone: "UTC" }).format(new Date(date));
}
