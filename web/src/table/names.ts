/** How the players of a table are called. */
import type { Seat, Table } from "../api/types";
import { t } from "../i18n/words.svelte";

export function seatName(seat: Seat, number: number): string {
  if (seat.kind === "bot") return t("seat-bot", { number: number + 1, level: t(`level-${seat.level}`) });
  if (seat.kind === "open") return t("seat-open");
  return seat.name ?? t("seat-open");
}

export function seatNames(table: Table | null): string[] {
  return table?.seats.map(seatName) ?? [];
}
