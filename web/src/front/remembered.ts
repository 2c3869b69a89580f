/** Earlier choices on the front page, stored in this browser. */
import type { Level } from "../api/types";
import { MAX_PLAYERS, OPPONENT_COUNTS } from "../model/constants";
import { EASY, isLevel } from "./levels";
import { storeSafely } from "../ui/storeSafely";
import { NAME_LENGTH } from "./tableForm";

interface Remembered {
  opponents: number;
  level: Level;
  /** The names last used at this screen. */
  names: string[];
  /** Whether a game has been played in this browser. */
  played: boolean;
}

const STORED = "orbis.front";
const DEFAULTS: Remembered = { opponents: 2, level: EASY, names: [], played: false };

type Store = Pick<Storage, "getItem" | "setItem">;

/** The stored choices, or defaults for anything missing or invalid. */
export function remembered(store: Store = localStorage): Remembered {
  const found = read(store);
  const names = Array.isArray(found.names) ? found.names : [];
  return {
    opponents: OPPONENT_COUNTS.find((count) => count === found.opponents) ?? DEFAULTS.opponents,
    level: isLevel(found.level) ? found.level : DEFAULTS.level,
    names: names.slice(0, MAX_PLAYERS).map((name) => String(name).slice(0, NAME_LENGTH)),
    played: found.played === true,
  };
}

export function remember(change: Partial<Remembered>, store: Store = localStorage): void {
  storeSafely(STORED, JSON.stringify({ ...remembered(store), ...change }), store);
}

function read(store: Store): Partial<Record<keyof Remembered, unknown>> {
  try {
    const found: unknown = JSON.parse(store.getItem(STORED) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}
