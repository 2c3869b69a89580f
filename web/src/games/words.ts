/** Games in words. */
import type { PlayedGame } from "../api/types";
import { points } from "../i18n/numbers";
import { t, words } from "../i18n/words.svelte";
import { levelName, occupantNames } from "../lobby/seats";
import { counted, mean, type Opponent } from "./counting";

export const dateOf = (seconds: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(seconds * 1000);

export const timeOf = (seconds: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

/** A date for the axis of a chart. */
export const shortDateOf = (seconds: number): string =>
  new Intl.DateTimeFormat(words.language, { day: "numeric", month: "short" }).format(seconds * 1000);

export const opponentName = (opponent: Opponent): string =>
  opponent === "person" ? t("games-people") : levelName(opponent);

/** What a search looks through: names, levels, the date and the code. */
export function searchedWords(game: PlayedGame): string {
  const levels = game.seats.map(({ level }) => (level ? levelName(level) : ""));
  return [...occupantNames(game.seats), ...levels, dateOf(game.ended_at), game.code].join(" ");
}

/** How a game went for the players at this screen. */
export function resultOf(game: PlayedGame): string {
  const players = game.seats.length;
  const [seat, ...more] = game.your_seats;
  const own = more.length || seat === undefined ? null : game.seats[seat];
  if (!game.seats.some(({ points }) => points)) return t("games-ended-early");
  if (own?.points) {
    const { rank } = own.points;
    const isShared = game.seats.some((other) => other !== own && other.points?.rank === rank);
    return t(isShared ? "games-place-shared" : "games-place", { place: rank, players });
  }
  const names = occupantNames(game.seats);
  const winners = names.filter((_, number) => game.seats[number]!.points?.rank === 1);
  return t("games-won-by", { names: new Intl.ListFormat(words.language).format(winners) });
}

/** The marks of a review, as the list shows them. */
export interface ReviewMark {
  loss: string;
  marks: { mark: "blunder" | "mistake" | "inaccuracy"; count: number }[];
}

const MARKS = ["blunder", "mistake", "inaccuracy"] as const;

/** What the review found in the player's seat; null without a review. */
export function reviewMark(game: PlayedGame): ReviewMark | null {
  const review = counted(game)?.review;
  if (!review) return null;
  const counts = MARKS.map((mark) => ({ mark, count: review.marks.filter((each) => each === mark).length }));
  return { loss: points(mean(review.losses)), marks: counts.filter(({ count }) => count) };
}
