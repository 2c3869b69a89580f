/** The codes of tables in this page, and whether there are any: without them, none of this is loaded. */
export const LOCAL = "local-";
const MARK = "orbis.local";

export function isLocal(code: string): boolean {
  return code.startsWith(LOCAL);
}

/** Whether a game was ever created in this browser. */
export function mayHaveGames(): boolean {
  return localStorage.getItem(MARK) !== null;
}

/** From now on there are games. */
export function markGames(): void {
  localStorage.setItem(MARK, "1");
}
