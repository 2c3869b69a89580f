/** Where a player finished, and what was missing to the next place. */
import type { PlayerScore, Score } from "../api/types";

export interface Placement {
  seat: number;
  /** From 1; players who are tied in everything share a place. */
  place: number;
  players: number;
  /** Who else is in this place. */
  tied: number[];
  /** The next better place, and how many points short of it the player is; null for winners. */
  short: { place: number; points: number } | null;
  /** The lead over the best of those behind; null for everybody but a single winner. */
  lead: number | null;
}

export function placementOf({ players }: Score, seat: number): Placement {
  const own = players[seat]!;
  const place = own.rank;
  const seats = players.map((_, other) => other);
  const tied = seats.filter((other) => other !== seat && players[other]!.rank === place);
  const above = lastOf(players.filter(({ rank }) => rank < place));
  const isAlone = place === 1 && !tied.length;
  const others = players.filter((_, other) => other !== seat).map(({ total }) => total);
  return {
    seat,
    place,
    players: players.length,
    tied,
    short: above && { place: above.rank, points: above.total - own.total },
    lead: isAlone && others.length ? own.total - Math.max(...others) : null,
  };
}

/** The last of those above, who has the next better place. */
function lastOf(above: readonly PlayerScore[]): PlayerScore | null {
  return above.reduce<PlayerScore | null>(
    (last, each) => (last && last.rank > each.rank ? last : each),
    null,
  );
}

/** The seats in the order of their places. */
export function standings({ players }: Score): number[] {
  return players.map((_, seat) => seat).sort((one, other) => players[one]!.rank - players[other]!.rank);
}

/** Whom the result is about: the one player at this browser, else, where several or none sit here, the winner. */
export function subjectOf({ winners }: Score, own: readonly number[]): number {
  return own.length === 1 ? own[0]! : (winners[0] ?? 0);
}

/** The tile that brought a player the most points; of equal ones the highest in the universe. */
export function bestTile({ tiles }: PlayerScore): PlayerScore["tiles"][number] | null {
  const [best] = tiles
    .filter(({ cp }) => cp > 0)
    .sort((one, other) => other.cp - one.cp || other.row - one.row || one.column - other.column);
  return best ?? null;
}
