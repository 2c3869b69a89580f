/** Puzzles as the files of the page have them (src/orbis/puzzles/ship.py), and turns as they compare them. */
import type { Level } from "../api/types";

export const THEMES = [
  "temple",
  "volcano",
  "forest",
  "irrigation",
  "village",
  "god",
  "wilderness",
  "blocking",
  "worshipers",
  "universe",
  "last-round",
] as const;
export type Theme = (typeof THEMES)[number];

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What is needed to choose a puzzle. */
export interface Entry {
  id: string;
  players: number;
  difficulty: Difficulty;
  themes: readonly Theme[];
}

export type ReasonForm = readonly [key: string, args: Record<string, unknown>];

/** A turn, what it loses, and why. The first one of a puzzle is the solution. */
export interface PuzzleTurn {
  turn: string;
  /** Takes and placements of other turns that amount to it. */
  same?: readonly string[];
  loss?: number;
  chance?: number;
  /** The levels of bots that play it. */
  levels?: readonly Level[];
  reasons?: readonly ReasonForm[];
}

export interface CompactPlayer {
  realm: string;
  reductions: string;
  universe: string;
  god?: string;
}

export interface CompactState {
  turn: number;
  player: number;
  display: string;
  piles: number[];
  gods: string;
  temple_tokens: number[];
  players: CompactPlayer[];
}

export interface Puzzle {
  id: string;
  state: CompactState;
  difficulty: Difficulty;
  themes: readonly Theme[];
  /** The winning chance with the solution. */
  chance: number;
  turns: readonly [PuzzleTurn, PuzzleTurn, ...PuzzleTurn[]];
  /** The levels of bots that mostly miss the solution. */
  missed_by: readonly Level[];
  exact?: boolean;
}
