/** The players' names and levels at a table and in a record. */
import type { Level, Seat, Table } from "../api/types";
import { isLevel } from "../front/levels";
import { t } from "../i18n/words.svelte";
import { botNames, levelOf, playerName } from "../lobby/seats";

const BOT_MARK = " (bot)";
/** What a record calls those who have deleted their account. */
const DELETED = "deleted player";

function personName({ kind, name }: Seat): string {
  return kind === "open" ? t("seat-open") : playerName(name);
}

/** The levels of the bots by seat; null for people. */
export const seatLevels = (table: Table | null): (Level | null)[] => table?.seats.map(levelOf) ?? [];

export function seatNames(table: Table | null): string[] {
  const bots = botNames(seatLevels(table));
  return table?.seats.map((seat, at) => bots[at] ?? personName(seat)) ?? [];
}

/** The same for the names in a record, which calls a bot by its level: "novice (bot)". */
export function recordLevels(names: readonly string[]): (Level | null)[] {
  return names.map((name) => {
    const level = name.endsWith(BOT_MARK) ? name.slice(0, -BOT_MARK.length) : null;
    return isLevel(level) ? level : null;
  });
}

export function recordNames(names: readonly string[]): string[] {
  const bots = botNames(recordLevels(names));
  return names.map((name, seat) => bots[seat] ?? (name === DELETED ? playerName(null) : name));
}
