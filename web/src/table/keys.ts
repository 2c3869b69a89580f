/** The keys of the table. Letters can be switched off in the settings. */

export const KEYS = {
  display: "d",
  gods: "g",
  universe: "u",
  realm: "r",
  prompt: "p",
  log: "l",
  confirm: "c",
  undo: "z",
  restart: "x",
  flip: "f",
  hint: "h",
  points: "s",
  words: "t",
  keys: "?",
} as const;

export type KeyName = keyof typeof KEYS;

/** What a pressed key means, if it means anything. */
export function keyName(key: string): KeyName | null {
  const pressed = key.toLowerCase();
  const found = Object.entries(KEYS).find(([, letter]) => letter === pressed);
  return found ? (found[0] as KeyName) : null;
}
