/** Small questions about actions. */
import type { Action, Color } from "../api/types";

/** Whether two actions are the same. */
export function sameAction(one: Action, other: Action | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** How often each color is in a list of actions that give or remove. */
export function countColors(actions: readonly Action[]): Partial<Record<Color, number>> {
  const counts: Partial<Record<Color, number>> = {};
  for (const action of actions) {
    if ("color" in action) counts[action.color] = (counts[action.color] ?? 0) + 1;
  }
  return counts;
}
