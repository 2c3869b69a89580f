/** What the player has solved, as this browser stores it. */
import { storeSafely } from "../ui/storeSafely";
import { DIFFICULTIES, THEMES, type Difficulty, type Entry, type Theme } from "./puzzle";

/** Solved at the first attempt; solved later; not yet. */
export type Outcome = "solved" | "later" | "missed";

export interface Progress {
  /** By the ids of puzzles. */
  outcomes: Readonly<Record<string, Outcome>>;
  /** Puzzles solved in a row, each at the first attempt. */
  streak: number;
  best: number;
  /** How difficult the next puzzle should be: it follows what is solved and what is not. */
  skill: number;
  /** What to choose from; null for everything, and for what fits. */
  theme: Theme | null;
  difficulty: Difficulty | null;
}

const STORED = "orbis.puzzles";
const OUTCOMES: readonly unknown[] = ["solved", "later", "missed"];
const FIRST: Progress = { outcomes: {}, streak: 0, best: 0, skill: 1, theme: null, difficulty: null };
const STEP_UP = 0.25;
const STEP_DOWN = 0.4;

type Store = Pick<Storage, "getItem" | "setItem">;

/** What is stored, or the start for anything missing or invalid. */
export function readProgress(store: Store = localStorage): Progress {
  const found = parse(store.getItem(STORED));
  const outcomes = Object.entries(objectOf(found["outcomes"])).filter(([, outcome]) =>
    OUTCOMES.includes(outcome),
  );
  const streak = countOf(found["streak"]);
  return {
    outcomes: Object.fromEntries(outcomes) as Record<string, Outcome>,
    streak,
    best: Math.max(streak, countOf(found["best"])),
    skill: clamped(Number(found["skill"]) || FIRST.skill),
    theme: THEMES.find((theme) => theme === found["theme"]) ?? null,
    difficulty: DIFFICULTIES.find((difficulty) => difficulty === found["difficulty"]) ?? null,
  };
}

export function writeProgress(progress: Progress, store: Store = localStorage): void {
  storeSafely(STORED, JSON.stringify(progress), store);
}

/** After an attempt. Only the first one at a puzzle counts for the streak; a later one can still solve it. */
export function attempted(progress: Progress, id: string, isSolved: boolean): Progress {
  const before = progress.outcomes[id];
  if (before) {
    if (!isSolved || before !== "missed") return progress;
    return { ...progress, outcomes: { ...progress.outcomes, [id]: "later" } };
  }
  const streak = isSolved ? progress.streak + 1 : 0;
  return {
    ...progress,
    outcomes: { ...progress.outcomes, [id]: isSolved ? "solved" : "missed" },
    streak,
    best: Math.max(progress.best, streak),
    skill: clamped(progress.skill + (isSolved ? STEP_UP : -STEP_DOWN)),
  };
}

/** How many of some puzzles are solved, at whichever attempt. */
export function numSolved({ outcomes }: Progress, entries: readonly Entry[]): number {
  return entries.filter(({ id }) => outcomes[id] === "solved" || outcomes[id] === "later").length;
}

function clamped(skill: number): number {
  return Math.min(DIFFICULTIES.at(-1)!, Math.max(DIFFICULTIES[0], skill));
}

function countOf(value: unknown): number {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
