/** Searching and filtering games. */
import type { PlayedGame } from "../api/types";
import { isLocal } from "../local/code";
import { opponentsOf, type Opponent } from "./counting";

/** An empty text stands for all of them. */
export interface Filter {
  text: string;
  players: string;
  opponent: Opponent | "";
  result: "" | "won" | "lost" | "early";
  place: "" | "local" | "online";
  period: "" | "week" | "month" | "year";
}

export const NO_FILTER: Filter = { text: "", players: "", opponent: "", result: "", place: "", period: "" };
export const RESULTS = ["won", "lost", "early"] as const;
export const PLACES = ["local", "online"] as const;
export const PERIODS = ["week", "month", "year"] as const;
const DAYS = { week: 7, month: 30, year: 365 };
const DAY_S = 86_400;

/** How many of the choices besides the text narrow the list. */
export function numChosen({ text: _, ...choices }: Filter): number {
  return Object.values(choices).filter(Boolean).length;
}

/** The games that fit. `now` in seconds since 1970; `wordsOf`: what the text is looked for in. */
export function filtered(
  games: readonly PlayedGame[],
  filter: Filter,
  now: number,
  wordsOf: (game: PlayedGame) => string,
): PlayedGame[] {
  const wanted = filter.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    if (!fits(game, filter, now)) return false;
    const words = wanted.length ? wordsOf(game).toLocaleLowerCase() : "";
    return wanted.every((word) => words.includes(word));
  });
}

function fits(game: PlayedGame, { players, opponent, result, place, period }: Filter, now: number): boolean {
  return (
    (!players || game.seats.length === Number(players)) &&
    (!opponent || opponentsOf(game).includes(opponent)) &&
    hasResult(game, result) &&
    (!place || isLocal(game.code) === (place === "local")) &&
    (!period || game.ended_at >= now - DAYS[period] * DAY_S)
  );
}

/** Games that ended early are shown only when they are asked for. */
function hasResult({ seats, your_seats }: PlayedGame, result: Filter["result"]): boolean {
  const isComplete = seats.some(({ points }) => points !== null);
  if (result === "early") return !isComplete;
  if (!isComplete || !result) return isComplete;
  const won = your_seats.some((seat) => seats[seat]?.points?.rank === 1);
  return won === (result === "won");
}
