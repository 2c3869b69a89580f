/** Who sits where, in words. */
import type { Level, Seat } from "../api/types";
import { t } from "../i18n/words.svelte";

/** What tells bots with the same name apart. */
const NUMERALS = ["", "II", "III", "IV"];

export const levelName = (level: Level): string => t(`level-${level}`);

/** How a level plays. */
export const levelSays = (level: Level): string => t(`level-${level}-says`);

export const characterName = (level: Level): string => t(`bot-${level}`);

/** The name of a bot and its level. */
export const botAndLevel = (name: string, level: Level): string =>
  t("lobby-bot", { name, level: levelName(level) });

export const levelBotName = (level: Level): string => botAndLevel(characterName(level), level);

/** The names of the bots of a table by seat, each different; null for everybody else. */
export function botNames(levels: readonly (Level | null)[]): (string | null)[] {
  return levels.map((level, seat) => {
    if (!level) return null;
    const twins = levels.slice(0, seat).filter((other) => other === level).length;
    const name = characterName(level);
    return twins ? t("bot-twin", { name, number: NUMERALS[twins] ?? String(twins + 1) }) : name;
  });
}

/** A name without the numeral that tells it apart. */
export function withoutNumeral(name: string): string {
  const end = NUMERALS.find((numeral) => numeral && name.endsWith(` ${numeral}`));
  return end ? name.slice(0, -end.length - 1) : name;
}

/** The name of a person; those who have deleted their account have none. */
export const playerName = (name: string | null): string => name || t("player-deleted");

type Occupied = Pick<Seat, "kind" | "name" | "level">;

/** The level of a bot in a seat; null for everybody else. */
export const levelOf = ({ kind, level }: Occupied): Level | null => (kind === "bot" ? level : null);

/** Who sits in each seat. */
export function occupantNames(seats: readonly Occupied[]): string[] {
  const bots = botNames(seats.map(levelOf));
  return seats.map(
    ({ kind, name }, at) => bots[at] ?? (kind === "person" ? playerName(name) : t("lobby-free-seat")),
  );
}
