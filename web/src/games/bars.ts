/** The rows of tables with bars: wins out of games, and anything that is counted. */
import { percent } from "../i18n/numbers";
import { t } from "../i18n/words.svelte";
import type { Tally } from "./statistics";

export interface BarRow {
  key: string;
  name: string;
  /** The length of the bar, from 0 to 1. */
  bar: number;
  /** Where to compare it with something, likewise. */
  mark?: number;
  text: string;
}

/** How often games of each kind were won. */
export function winRows<Key>(
  tallies: readonly Tally<Key>[],
  nameOf: (key: Key) => string,
  expected?: (key: Key) => number,
): BarRow[] {
  return tallies.map(({ key, games, won }) => ({
    key: String(key),
    name: nameOf(key),
    bar: won / games,
    ...(expected ? { mark: expected(key) } : {}),
    text: t("games-tally", { won, games, share: percent(won / games) }),
  }));
}

/** Values beside each other, the largest with a full bar. */
export function valueRows<Item>(
  items: readonly Item[],
  row: (item: Item) => { key: string; name: string; value: number; text: string },
): BarRow[] {
  const rows = items.map(row);
  const most = Math.max(1e-9, ...rows.map(({ value }) => value));
  return rows.map(({ value, ...rest }) => ({ ...rest, bar: value / most }));
}
