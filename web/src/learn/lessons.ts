/** The lessons: where in the prepared game each step stands, and what the player does there. */
import chapters from "./lessons.json";

/** A turn of an act, and how many of its actions are done. */
export type Position = readonly [turn: number, done: number];

export interface Step {
  /** Its text is the message `learn-say-` and this. */
  id: string;
  at: Position;
  /** How many actions of the prepared turn the player makes; none where there is something to read. */
  do?: number;
  /** What is highlighted in addition to the expected choice; see `marks.ts`. */
  look?: readonly string[];
  /** The turn is complete and waits for the player's word. */
  confirm?: boolean;
  /** The points of both players by source are shown. */
  table?: boolean;
  /** The ways out of the tutorial are shown. */
  finish?: boolean;
}

export interface Chapter {
  id: string;
  /** Which part of the game is shown. */
  act: number;
  steps: readonly Step[];
}

export const CHAPTERS = chapters as unknown as readonly Chapter[];

/** A step with its place in the whole. */
export interface Lesson extends Step {
  number: number;
  chapter: Chapter;
}

export const LESSONS: readonly Lesson[] = CHAPTERS.flatMap((chapter) =>
  chapter.steps.map((step) => ({ ...step, chapter })),
).map((lesson, number) => ({ ...lesson, number }));

/** The first lesson of a chapter, or of the one after it. */
export function firstOf(chapter: Chapter, after = 0): Lesson | null {
  const wanted = CHAPTERS[CHAPTERS.indexOf(chapter) + after];
  return LESSONS.find((lesson) => lesson.chapter === wanted) ?? null;
}
