/** What a person chose for this browser: kept here, never at the server. */

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";

interface Values {
  theme: Theme;
  motion: Motion;
  /** Ask once more before a turn is sent. */
  confirm: boolean;
  /** Show the points so far. */
  score: boolean;
  sound: boolean;
  notify: boolean;
  /** Single letters as shortcuts. */
  shortcuts: boolean;
}

const STORED = "orbis.settings";
const DEFAULTS: Values = {
  theme: "system",
  motion: "system",
  confirm: true,
  score: true,
  sound: true,
  notify: false,
  shortcuts: true,
};

class Settings {
  values = $state<Values>({ ...DEFAULTS, ...stored() });
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

  constructor() {
    this.#dark.addEventListener("change", ({ matches }) => (this.#systemDark = matches));
    this.#still.addEventListener("change", ({ matches }) => (this.#systemStill = matches));
  }

  set<Key extends keyof Values>(key: Key, value: Values[Key]): void {
    this.values[key] = value;
    localStorage.setItem(STORED, JSON.stringify(this.values));
  }
}

function stored(): Partial<Values> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Values>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
