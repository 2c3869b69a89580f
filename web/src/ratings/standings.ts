/** The leaderboard as it is shown: people in their order, and the bots among them. */
import type { LeaderboardPage, Level, RatedBot, RatedPlayer } from "../api/types";

export type Row = { kind: "person"; player: RatedPlayer } | { kind: "bot"; bot: RatedBot };
type Rating = Pick<RatedPlayer, "rating" | "uncertainty">;

/** What a player is worth at least: the order of the leaderboard. */
export const atLeast = ({ rating, uncertainty }: Rating): number => rating - uncertainty;

/** People and bots from the best down. While there are more people, bots who would stand below the last one wait. */
export function rowsOf({ players, bots, more }: Pick<LeaderboardPage, "players" | "bots" | "more">): Row[] {
  const waiting = [...bots].sort((one, other) => atLeast(other) - atLeast(one));
  const rows: Row[] = [];
  for (const player of players) {
    while (waiting[0] && atLeast(waiting[0]) > atLeast(player))
      rows.push({ kind: "bot", bot: waiting.shift()! });
    rows.push({ kind: "person", player });
  }
  return more ? rows : [...rows, ...waiting.map((bot): Row => ({ kind: "bot", bot }))];
}

/** The bot whose rating is nearest to a player's. */
export function nearestLevel(bots: readonly RatedBot[], rating: number): Level {
  const distance = (bot: RatedBot) => Math.abs(bot.rating - rating);
  return [...bots].sort((one, other) => distance(one) - distance(other))[0]?.level ?? "casual";
}
