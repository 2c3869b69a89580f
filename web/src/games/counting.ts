/** Which games say something about the player, and how they ended for them. */
import type { PlayedGame, PlayedSeat, PlayerPoints, SeatReview } from "../api/types";

/** A game that counts, as the one player at this screen sees it. */
export interface CountedGame {
  game: PlayedGame;
  seat: number;
  own: PlayedSeat;
  points: PlayerPoints;
  review: SeatReview | null;
  won: boolean;
}

/** A game counts if it was played to the end, by the player alone in a single seat, with the standard tiles. */
export function counted(game: PlayedGame): CountedGame | null {
  const [seat, ...more] = game.your_seats;
  const own = seat === undefined ? undefined : game.seats[seat];
  if (!own?.points || seat === undefined || more.length || own.stand_in || game.custom_tiles) return null;
  const { points } = own;
  return { game, seat, own, points, review: game.review?.[seat] ?? null, won: points.rank === 1 };
}

export function countedGames(games: readonly PlayedGame[]): CountedGame[] {
  return games.flatMap((game) => counted(game) ?? []);
}

/** Whose universe stands for a game: the player's own, else the winner's. */
export function seatShown({ seats, your_seats }: PlayedGame): number {
  if (your_seats.length === 1) return your_seats[0]!;
  return Math.max(
    0,
    seats.findIndex(({ points }) => points?.rank === 1),
  );
}

/** Against whom: the level of a bot, or a person. */
export type Opponent = NonNullable<PlayedSeat["level"]> | "person";

/** Who else played, each kind once. */
export function opponentsOf({ seats, your_seats }: PlayedGame): Opponent[] {
  const others = seats.filter((_, seat) => !your_seats.includes(seat));
  return [...new Set(others.map(({ kind, level }) => (kind === "bot" && level ? level : "person")))];
}

export const mean = (values: readonly number[]): number =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
