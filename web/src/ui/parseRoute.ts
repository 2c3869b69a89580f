/** Which screen an address asks for. */

export type Route =
  | { screen: "front" }
  | { screen: "table"; code: string }
  | { screen: "replay"; code: string | null }
  | { screen: "learn" }
  | { screen: "rules" }
  | { screen: "tiles" }
  | { screen: "move" }
  | { screen: "missing" };

export function parseRoute(path: string): Route {
  const [first = "", second, third, ...more] = path.split("/").filter(Boolean);
  if (first === "t" && second && !more.length) {
    if (third === undefined) return { screen: "table", code: second };
    if (third === "replay") return { screen: "replay", code: second };
    return { screen: "missing" };
  }
  if (second !== undefined) return { screen: "missing" };
  if (first === "" || first === "index.html") return { screen: "front" };
  if (first === "replay") return { screen: "replay", code: null };
  if (first === "learn" || first === "rules" || first === "tiles" || first === "move")
    return { screen: first };
  return { screen: "missing" };
}
