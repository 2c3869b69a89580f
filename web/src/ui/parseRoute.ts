/** Which screen an address asks for. */

export type Route =
  | { screen: "front" }
  | { screen: "table"; code: string }
  | { screen: "replay"; code: string | null }
  | { screen: "learn" }
  | { screen: "rules" }
  | { screen: "tiles" }
  | { screen: "account" }
  | { screen: "games" }
  /** The code is the day; null is today. */
  | { screen: "daily"; code: string | null }
  | { screen: "workshop" }
  | { screen: "move" }
  | { screen: "puzzles" }
  | { screen: "puzzle"; code: string }
  | { screen: "players" }
  | { screen: "player"; code: string }
  | { screen: "missing" };

/** Those that need nothing but their address. */
const PLAIN = new Set(["learn", "rules", "tiles", "account", "games", "workshop", "move"]);

export function parseRoute(path: string): Route {
  const [first = "", second, third, ...more] = path.split("/").filter(Boolean);
  if (first === "t" && second && !more.length) {
    if (third === undefined) return { screen: "table", code: second };
    if (third === "replay") return { screen: "replay", code: second };
    return { screen: "missing" };
  }
  if (first === "daily" && third === undefined) return { screen: "daily", code: second ?? null };
  if (first === "puzzles" && third === undefined)
    return second === undefined ? { screen: "puzzles" } : { screen: "puzzle", code: second };
  if (first === "players" && third === undefined)
    return second === undefined ? { screen: "players" } : { screen: "player", code: second };
  if (second !== undefined) return { screen: "missing" };
  if (first === "" || first === "index.html") return { screen: "front" };
  if (first === "replay") return { screen: "replay", code: null };
  if (PLAIN.has(first)) return { screen: first } as Route;
  return { screen: "missing" };
}
