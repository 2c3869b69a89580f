/** Worshipers that are given, gained or removed one by one: in which order does not matter, so the player may choose. */
import type { Action, Changes, ActionChanges } from "../api/types";
import { sameAction } from "../model/actions";

const FREE: readonly Action["kind"][] = ["give", "gain", "remove"];

/** The expected actions with the chosen one first; null if it is not the next, nor as good as the next. */
export function putFirst(expected: readonly ActionChanges[], chosen: Action): ActionChanges[] | null {
  const number = expected.findIndex(({ action }) => sameAction(action, chosen));
  if (number < 0) return null;
  const passed = expected.slice(0, number);
  if (!passed.every(({ action }) => action.kind === chosen.kind && FREE.includes(action.kind))) return null;
  const order = [number, ...expected.map((_, other) => other).filter((other) => other !== number)];
  return order.map((from, to) => ({
    action: expected[from]!.action,
    changes: { ...expected[to]!.changes, ...ownPart(expected[from]!.changes) },
  }));
}

/** What belongs to an action wherever it stands; the rest follows from how many were made. */
function ownPart({ given, gained, removed }: Changes): Partial<Changes> {
  return { ...(given && { given }), ...(gained && { gained }), ...(removed && { removed }) };
}
