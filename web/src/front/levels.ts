/** The levels of the bots, from the easiest to the hardest. */
import type { Level } from "../api/types";

export const LEVELS = [
  "beginner",
  "novice",
  "casual",
  "skilled",
  "expert",
  "master",
  "grandmaster",
  "immortal",
  "deity",
] as const satisfies readonly Level[];

/** Two of these are a fair first game: they make mistakes, but not blunders only. */
export const EASY: Level = "novice";

export const isLevel = (word: unknown): word is Level => LEVELS.some((level) => level === word);
