/** What did not change stays the same object, so that whatever is drawn from it is not updated. */

/** `after`, with every part that equals its part in `before` taken from there. Both are plain data, as in JSON. */
export function keepEqual<T>(before: unknown, after: T): T {
  if (before === after || !isBranch(before) || !isBranch(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const kept = (Array.isArray(after) ? [] : {}) as Branch;
  for (const key of keys) {
    kept[key] = keepEqual(before[key], after[key]);
    same &&= kept[key] === before[key] && key in before;
  }
  return (same ? before : kept) as T;
}

type Branch = Record<string, unknown>;

function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null;
}
