/** Worshipers that are given, gained or removed one by one: in which order does not matter, so the player may choose. */
import type { Action, Changes, ToldAction } from "../api/types";
import { sameAction } from "../model/names";

const FREE: readonly Action["kind"][] = ["give", "gain", "remove"];

/** The told actions with the chosen one first; nothing if it is not the next, nor as good as the next. */
export function putFirst(told: readonly ToldAction[], chosen: Action): ToldAction[] | null {
  const number = told.findIndex(({ action }) => sameAction(action, chosen));
  if (number < 0) return null;
  const passed = told.slice(0, number);
  if (!passed.every(({ action }) => action.kind === chosen.kind && FREE.includes(action.kind))) return null;
  const order = [number, ...told.map((_, other) => other).filter((other) => other !== number)];
  return order.map((from, to) => ({
    action: told[from]!.action,
    changes: { ...told[to]!.changes, ...ownPart(told[from]!.changes) },
  }));
}

/** What belongs to an action wherever it stands; the rest follows from how many were made. */
function ownPart({ given, gained, removed }: Changes): Partial<Changes> {
  return { ...(given && { given }), ...(gained && { gained }), ...(removed && { removed }) };
}
