/** Statistics of games: counts and means, from the games that count. */
import { COLORS, type Color, type God } from "../api/types";
import { LEVELS } from "../front/levels";
import { PLAYER_COUNTS } from "../model/constants";
import { mean, opponentsOf, type CountedGame, type Opponent } from "./counting";
import { WILDERNESS } from "./letters";

/** How many games of a kind there are, and how many of them were won. */
export interface Tally<Key> {
  key: Key;
  games: number;
  won: number;
}

const OPPONENTS: readonly Opponent[] = [...LEVELS, "person"];

function tally<Key>(key: Key, games: readonly CountedGame[]): Tally<Key> {
  return { key, games: games.length, won: games.filter(({ won }) => won).length };
}

/** A tally for each key that some games have, in the order of the keys. */
function tallies<Key>(
  games: readonly CountedGame[],
  keys: readonly Key[],
  has: (game: CountedGame, key: Key) => boolean,
): Tally<Key>[] {
  return keys
    .map((key) =>
      tally(
        key,
        games.filter((game) => has(game, key)),
      ),
    )
    .filter((each) => each.games > 0);
}

export const byPlayers = (games: readonly CountedGame[]): Tally<number>[] =>
  tallies(games, PLAYER_COUNTS, ({ game }, players) => game.seats.length === players);

/** A game against several kinds of opponents counts for each of them. */
export const byOpponent = (games: readonly CountedGame[]): Tally<Opponent>[] =>
  tallies(games, OPPONENTS, ({ game }, opponent) => opponentsOf(game).includes(opponent));

export interface GodTally extends Tally<God> {
  /** The mean of what the god was worth. */
  cp: number;
}

/** The gods that were chosen, those chosen most often first. */
export function byGod(games: readonly CountedGame[]): GodTally[] {
  const gods = [...new Set(games.flatMap(({ own }) => own.god ?? []))];
  return gods
    .map((god) => {
      const own = games.filter((game) => game.own.god === god);
      return { ...tally(god, own), cp: mean(own.map(({ points }) => points.god)) };
    })
    .sort((one, other) => other.games - one.games || other.cp - one.cp);
}

export interface ColorMean {
  color: Color;
  /** Face-up tiles per game, in all games and in those that were won. */
  all: number;
  won: number;
}

export function byColor(games: readonly CountedGame[]): ColorMean[] {
  const won = games.filter((game) => game.won);
  return COLORS.map((color) => ({ color, all: meanOf(games, color), won: meanOf(won, color) }));
}

const meanOf = (games: readonly CountedGame[], letter: string): number =>
  mean(games.map(({ own }) => countOf(own.universe, letter)));

export const countOf = (universe: string, letter: string): number => universe.split(letter).length - 1;

/** How many games there are with so many wildernesses; the last one stands for that many or more. */
export const MANY_WILDERNESSES = 6;

export function byWildernesses(games: readonly CountedGame[]): Tally<number>[] {
  const counts = Array.from({ length: MANY_WILDERNESSES + 1 }, (_, count) => count);
  const last = Math.max(0, ...games.map(wildernessesOf));
  return counts
    .map((count) =>
      tally(
        count,
        games.filter((game) => wildernessesOf(game) === count),
      ),
    )
    .filter(({ key }) => key <= last);
}

const wildernessesOf = ({ own }: CountedGame): number =>
  Math.min(MANY_WILDERNESSES, countOf(own.universe, WILDERNESS));

/** Points by source, in the order in which they are drawn upon each other. */
export const SOURCES = ["regions", "god", "temple_token", "wilderness"] as const;
export type Source = (typeof SOURCES)[number];

/** Games that were played one after the other, as one step of a chart. */
export interface Period {
  /** Seconds since 1970, of the first and of the last of them. */
  from: number;
  to: number;
  games: number;
  values: number[];
}

const MOST_PERIODS = 20;

/** The mean of values of games over time, the oldest first, in few steps of about equally many games. */
export function overTime(
  games: readonly CountedGame[],
  valuesOf: (game: CountedGame) => readonly number[],
): Period[] {
  const ordered = [...games].sort((one, other) => one.game.ended_at - other.game.ended_at);
  const size = Math.max(1, Math.ceil(ordered.length / MOST_PERIODS));
  const periods: Period[] = [];
  for (let start = 0; start < ordered.length; start += size) {
    const part = ordered.slice(start, start + size);
    const columns = part.map((game) => valuesOf(game));
    periods.push({
      from: part[0]!.game.ended_at,
      to: part.at(-1)!.game.ended_at,
      games: part.length,
      values: columns[0]!.map((_, index) => mean(columns.map((each) => each[index]!))),
    });
  }
  return periods;
}

export const scoresOverTime = (games: readonly CountedGame[]): Period[] =>
  overTime(games, ({ points }) => SOURCES.map((source) => points[source]));

export const isReviewed = ({ review }: CountedGame): boolean => review !== null && review.losses.length > 0;

export const lossOf = ({ review }: CountedGame): number => mean(review?.losses ?? []);

/** What was lost per turn, over time. */
export const lossesOverTime = (games: readonly CountedGame[]): Period[] =>
  overTime(games.filter(isReviewed), (game) => [lossOf(game)]);

/** What was lost in each round, on average. */
export function lossesByRound(games: readonly CountedGame[]): number[] {
  const losses = games.filter(isReviewed).map(({ review }) => review!.losses);
  const rounds = Math.max(0, ...losses.map((each) => each.length));
  return Array.from({ length: rounds }, (_, round) =>
    mean(losses.flatMap((each) => (round < each.length ? [each[round]!] : []))),
  );
}
