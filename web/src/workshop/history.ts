/** What can be undone and done again. Changes of one kind that follow each other, such as letters of a name, are one step. */

const MAX_STEPS = 200;

export interface History<Value> {
  past: readonly Value[];
  now: Value;
  future: readonly Value[];
  /** What the last step was about; null if the next one does not continue it. */
  subject: string | null;
}

export function begin<Value>(now: Value): History<Value> {
  return { past: [], now, future: [], subject: null };
}

/** Go on to a new value. With the same subject as the last step it becomes part of that step. */
export function change<Value>(
  history: History<Value>,
  now: Value,
  subject: string | null = null,
): History<Value> {
  if (now === history.now) return history;
  const continues = subject !== null && subject === history.subject;
  const past = continues ? history.past : [...history.past, history.now].slice(-MAX_STEPS);
  return { past, now, future: [], subject };
}

export function undo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  if (!past.length) return history;
  return { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future], subject: null };
}

export function redo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  if (!future.length) return history;
  return { past: [...past, now], now: future[0]!, future: future.slice(1), subject: null };
}
