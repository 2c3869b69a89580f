/** The player's progress, shared by the screens of the puzzles. */
import { nextPuzzle } from "./choose";
import { loadIndex } from "./library";
import { attempted, readProgress, writeProgress, type Progress } from "./progress";
import type { Entry } from "./puzzle";

class PuzzlePlayer {
  progress = $state.raw<Progress>(readProgress());
  entries = $state.raw<readonly Entry[] | null>(null);

  /** Load the index; after a failure, the next call tries again. */
  async load(): Promise<readonly Entry[]> {
    this.entries ??= await loadIndex();
    return this.entries;
  }

  /** An attempt at a puzzle is over. */
  attempt(id: string, isSolved: boolean): void {
    this.change(attempted(readProgress(), id, isSolved));
  }

  change(change: Partial<Progress>): void {
    this.progress = { ...readProgress(), ...change };
    writeProgress(this.progress);
  }

  /** The path of the next puzzle; null if there is none of the chosen theme. */
  next(current: string | null): string | null {
    const entry = nextPuzzle(this.entries ?? [], this.progress, current, Math.random());
    return entry && `/puzzles/${entry.id}`;
  }
}

export const player = new PuzzlePlayer();
