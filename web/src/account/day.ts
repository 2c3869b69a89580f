/** Days in the language of the page. */
import { words } from "../i18n/words.svelte";

/** A time in seconds since 1970 as a day. */
export const dayText = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(words.language, { dateStyle: "long" });
