/** Who sits where, in words. */
import type { Level, Seat } from "../api/types";
import { t } from "../i18n/words.svelte";

export const levelName = (level: Level): string => t(`level-${level}`);

/** What a level is like. */
export const levelSays = (level: Level): string => t(`level-${level}-says`);

export const levelBotName = (level: Level): string => t("lobby-bot", { level: levelName(level) });

export function occupantName({ kind, name, level }: Pick<Seat, "kind" | "name" | "level">): string {
  if (kind === "person") return name ?? "";
  return kind === "bot" && level ? levelBotName(level) : t("lobby-free-seat");
}
