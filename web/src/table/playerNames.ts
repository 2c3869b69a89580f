/** The players' names at a table and in a record. */
import type { Level, Seat, Table } from "../api/types";
import { isLevel } from "../front/levels";
import { t } from "../i18n/words.svelte";

const BOT_MARK = " (bot)";

function seatName(seat: Seat, number: number): string {
  if (seat.kind === "bot" && seat.level) return botName(seat.level, number);
  if (seat.kind === "open") return t("seat-open");
  return seat.name ?? t("seat-open");
}

export function seatNames(table: Table | null): string[] {
  return table?.seats.map(seatName) ?? [];
}

/** The same for the names in a record, which calls a bot by its level: "novice (bot)". */
export function recordNames(names: readonly string[]): string[] {
  return names.map((name, number) => {
    const level = name.endsWith(BOT_MARK) ? name.slice(0, -BOT_MARK.length) : null;
    return isLevel(level) ? botName(level, number) : name;
  });
}

function botName(level: Level, number: number): string {
  return t("seat-bot", { number: number + 1, level: t(`level-${level}`) });
}
