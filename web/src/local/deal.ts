/** Games of the deal of the day. Their codes say which day's it is, and whether it is the attempt that counts. */
import { LOCAL } from "./code";
import type { SavedGame } from "./saved";

const CODE = /^local-(\d{4}-\d\d-\d\d)(-\w+)?$/;

export interface DealGame {
  date: string;
  counts: boolean;
}

/** What a code says of a deal; null for all other games. */
export function dealOf(code: string): DealGame | null {
  const [, date, practice] = CODE.exec(code) ?? [];
  return date ? { date, counts: practice === undefined } : null;
}

/** The code of the attempt that counts: there is one a day. */
export const attemptCode = (date: string): string => LOCAL + date;

/** The code of a game for practice. */
export const practiceCode = (date: string, letters: string): string => `${LOCAL}${date}-${letters}`;

/** What bots choose by: in deals the same for everyone, so that the server can check their turns. */
export function botSeed({ code, seed }: SavedGame, ply: number): string {
  return dealOf(code) ? `${seed}/bots` : `${code}/${ply}`;
}
