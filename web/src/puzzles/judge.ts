/** What a turn amounts to in a puzzle: compared by takes and placements, as `essence` in src/orbis/puzzles/same.py does. */
import type { Action } from "../api/types";
import { actionNumber, notationOf, numbersOf } from "../engine/actionForm";
import { ACTIONS } from "../engine/layout";
import type { Puzzle, PuzzleTurn } from "./puzzle";

/** The stored turn that amounts to the same; null if there is none. */
export function knownTurn(puzzle: Puzzle, actions: readonly Action[]): PuzzleTurn | null {
  const played = essence(actions.map(actionNumber));
  const amountsTo = ({ turn, same = [] }: PuzzleTurn) =>
    essence(numbersOf(turn)) === played || same.includes(played);
  return puzzle.turns.find(amountsTo) ?? null;
}

/** A turn without its decisions about worshipers, in the notation. */
function essence(numbers: readonly number[]): string {
  return notationOf(numbers.filter((number) => number < ACTIONS.GIVE || number >= ACTIONS.DECLINE));
}
