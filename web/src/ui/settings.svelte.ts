/** What a person chose for this browser: kept here, never at the server. */
import { PACES, readSettings, type Values } from "./storedSettings";
import { storeSafely } from "./storeSafely";

const STORED = "orbis.settings";

class Settings {
  values = $state<Values>(readSettings(stored()));
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #still = matchMedia("(prefers-reduced-motion: reduce)");
  #systemDark = $state(this.#dark.matches);
  #systemStill = $state(this.#still.matches);

  readonly dark: boolean = $derived(
    this.values.theme === "system" ? this.#systemDark : this.values.theme === "dark",
  );
  readonly still: boolean = $derived(
    this.values.motion === "system" ? this.#systemStill : this.values.motion === "none",
  );
  /** How long a moment of another player's turn lasts: 1 is the usual duration, 0 is at once. */
  readonly pace: number = $derived(PACES[this.values.speed]);

  constructor() {
    this.#dark.addEventListener("change", ({ matches }) => (this.#systemDark = matches));
    this.#still.addEventListener("change", ({ matches }) => (this.#systemStill = matches));
  }

  set<Key extends keyof Values>(key: Key, value: Values[Key]): void {
    this.values[key] = value;
    storeSafely(STORED, JSON.stringify(this.values));
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

export const settings = new Settings();
