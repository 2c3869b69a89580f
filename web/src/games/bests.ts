/** Personal bests: the games that stand out, the first of equal ones. */
import { LEVELS } from "../front/levels";
import { opponentsOf, type CountedGame } from "./counting";
import { isReviewed, lossOf } from "./statistics";

export const BESTS = ["score", "lead", "regions", "god", "opponent", "accuracy"] as const;
export type BestKind = (typeof BESTS)[number];

export interface Best {
  kind: BestKind;
  /** Points, or for opponents the number of the level. */
  value: number;
  game: CountedGame;
}

/** What a game is worth in a discipline; null if it does not take part. */
const VALUES: Record<BestKind, (game: CountedGame) => number | null> = {
  score: ({ points }) => points.total,
  lead: (game) => (game.won ? leadOf(game) || null : null),
  regions: ({ points }) => points.regions,
  god: ({ points }) => points.god || null,
  opponent: (game) => (game.won ? strongestOf(game) : null),
  accuracy: (game) => (isReviewed(game) ? -lossOf(game) : null),
};

export function personalBests(games: readonly CountedGame[]): Best[] {
  const ordered = [...games].sort((one, other) => one.game.ended_at - other.game.ended_at);
  return BESTS.flatMap((kind) => {
    let best: Best | null = null;
    for (const game of ordered) {
      const value = VALUES[kind](game);
      if (value !== null && (!best || value > best.value)) best = { kind, value, game };
    }
    return best ? [{ ...best, value: Math.abs(best.value) }] : [];
  });
}

/** By how many points the player won. */
function leadOf({ game, seat, points }: CountedGame): number {
  const others = game.seats.flatMap((other, number) => (number === seat ? [] : [other.points?.total ?? 0]));
  return points.total - Math.max(...others);
}

/** The number of the highest level among the bots; null against people only. */
function strongestOf({ game }: CountedGame): number | null {
  const levels = opponentsOf(game).flatMap((each) => (each === "person" ? [] : [LEVELS.indexOf(each)]));
  return levels.length ? Math.max(...levels) : null;
}
