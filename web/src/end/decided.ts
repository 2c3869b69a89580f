/** The turn that decided a game, from its review. */
import type { ReviewedTurn } from "../api/types";

export interface DecidingTurn {
  turn: ReviewedTurn;
  /** The winner's chance after the turn before this one, and after this one. */
  before: number;
  after: number;
}

/** A gain below this is no more than the search's opinion of an even game: then no single turn decided. */
const LEAST_GAIN = 0.08;

/**
 * The turn with the greatest lasting gain for the eventual winner: how far the chance never fell again below what it was
 * before. The greatest gain alone would often be one that was lost again a turn later, and the first turn after which the
 * winner stayed above one half would often be a small step of somebody who was always just ahead, or a turn of the first
 * round. A chance before a turn is that after the turn before, as the review cannot see the tile that was drawn between
 * them: whoever used a lucky draw decided the game with it. So the turn may be anybody's, a mistake of an opponent as well.
 */
export function decidingTurn(
  turns: readonly ReviewedTurn[],
  winners: readonly number[],
): DecidingTurn | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1 || !turns.length) return null;
  const players = turns[0]!.played.win_chances.length;
  const after = turns.map(({ played }) => played.win_chances[winner] ?? 0);
  const before = [1 / players, ...after.slice(0, -1)];
  const lowest = lowestFrom(after);
  const gains = turns.map((_, index) => lowest[index]! - before[index]!);
  const greatest = Math.max(...gains);
  if (greatest < LEAST_GAIN) return null;
  const index = gains.indexOf(greatest);
  return { turn: turns[index]!, before: before[index]!, after: after[index]! };
}

/** For every turn the lowest value from there to the end. */
function lowestFrom(values: readonly number[]): number[] {
  let lowest = Infinity;
  return values
    .toReversed()
    .map((value) => (lowest = Math.min(lowest, value)))
    .toReversed();
}
