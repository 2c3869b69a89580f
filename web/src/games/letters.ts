/** A universe as letters: the color of each cell from the bottom row up. */
import type { Color } from "../api/types";
import { ALL_CELLS } from "../model/pyramid";

export const WILDERNESS = "~";
export const EMPTY = ".";

interface LetteredCell {
  row: number;
  column: number;
  land: Color | typeof WILDERNESS;
}

/** The tiles of a universe. */
export function cellsOf(universe: string): LetteredCell[] {
  return ALL_CELLS.flatMap((cell, index) => {
    const letter = universe[index] ?? EMPTY;
    return letter === EMPTY ? [] : [{ ...cell, land: letter as LetteredCell["land"] }];
  });
}
