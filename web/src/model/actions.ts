/** Small questions about actions. */
import type { Action, Color } from "../api/types";

/** Whether two actions are the same, in whatever order their fields were sent. */
export function sameAction(one: Action, other: Action | undefined): boolean {
  return other !== undefined && keyOf(one) === keyOf(other);
}

function keyOf(action: Action): string {
  const fields = Object.entries(action).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(fields.sort());
}

/**
 * Which actions of a plan are left after some were done, by their numbers, or null if those do something else.
 * Worshipers given, gained or removed one after another may come in any order.
 */
export function actionsLeft(plan: readonly Action[], done: readonly Action[]): number[] | null {
  const left = plan.map((_, number) => number);
  for (const action of done) {
    const end = left.findIndex((number) => plan[number]!.kind !== action.kind);
    const run = "color" in action ? left.slice(0, end < 0 ? left.length : end) : left.slice(0, 1);
    const found = run.findIndex((number) => sameAction(plan[number]!, action));
    if (found < 0) return null;
    left.splice(found, 1);
  }
  return left;
}

/** How often each color is in a list of actions that give or remove. */
export function countColors(actions: readonly Action[]): Partial<Record<Color, number>> {
  const counts: Partial<Record<Color, number>> = {};
  for (const action of actions) {
    if ("color" in action) counts[action.color] = (counts[action.color] ?? 0) + 1;
  }
  return counts;
}
