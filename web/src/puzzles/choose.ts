/** Choosing the next puzzle. */
import type { Outcome, Progress } from "./progress";
import type { Entry } from "./puzzle";

/** New puzzles first, then those that were missed, then those that were solved. */
const ORDER: readonly (Outcome | undefined)[] = [undefined, "missed", "later", "solved"];

/** The puzzles of the chosen theme. */
export function ofTheme(entries: readonly Entry[], theme: Entry["themes"][number] | null): Entry[] {
  return entries.filter(({ themes }) => theme === null || themes.includes(theme));
}

/**
 * A puzzle of the chosen theme, as difficult as was chosen or as fits the player; null if there is none at all. `random`
 * is at least 0 and less than 1. The puzzle on the screen comes again only if there is no other.
 */
export function nextPuzzle(
  entries: readonly Entry[],
  { outcomes, theme, difficulty, skill }: Progress,
  current: string | null,
  random: number,
): Entry | null {
  const wanted = difficulty ?? skill;
  const fitting = ofTheme(entries, theme);
  const others = fitting.filter(({ id }) => id !== current);
  const rank = (entry: Entry) =>
    ORDER.indexOf(outcomes[entry.id]) * 10 + Math.abs(Math.round(wanted) - entry.difficulty);
  const candidates = others.length ? others : fitting;
  const best = Math.min(...candidates.map(rank));
  const equal = candidates.filter((entry) => rank(entry) === best);
  return equal[Math.floor(random * equal.length)] ?? null;
}
