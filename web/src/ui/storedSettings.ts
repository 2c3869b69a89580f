/** Settings as the browser stores them, also those that earlier versions of the page stored. */

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
export type Speed = "slow" | "normal" | "fast" | "instant";

export interface Values {
  theme: Theme;
  motion: Motion;
  /** How fast turns of other players are shown. */
  speed: Speed;
  /** Ask once more before a turn is sent. */
  confirm: boolean;
  /** Show the points so far. */
  score: boolean;
  /** From 0 to 100. */
  volume: number;
  muted: boolean;
  /** Let the device vibrate. */
  haptics: boolean;
  notify: boolean;
  /** Single letters as shortcuts. */
  shortcuts: boolean;
}

export const DEFAULTS: Values = {
  theme: "system",
  motion: "system",
  speed: "normal",
  confirm: true,
  score: true,
  volume: 60,
  muted: false,
  haptics: true,
  notify: false,
  shortcuts: true,
};

/** How long a moment of another player's turn lasts: 1 is the usual duration. */
export const PACES: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };

export const CHOICES = {
  theme: ["system", "light", "dark"],
  motion: ["system", "full", "none"],
  speed: ["slow", "normal", "fast", "instant"],
} as const satisfies { [Key in keyof Values]?: readonly Values[Key][] };

/** The settings in a stored text; whatever is missing or makes no sense is the default. */
export function readSettings(text: string | null): Values {
  const stored = parse(text);
  // Once there was only a sound for one's own turn, on or off.
  if (stored.sound === false) stored.muted ??= true;
  const values: Record<string, unknown> = { ...DEFAULTS };
  for (const [key, usual] of Object.entries(DEFAULTS)) {
    const value = stored[key];
    const choices: readonly unknown[] = key in CHOICES ? CHOICES[key as keyof typeof CHOICES] : [value];
    if (typeof value === typeof usual && choices.includes(value)) values[key] = value;
  }
  const { volume } = values as unknown as Values;
  const inRange = volume >= 0 && volume <= 100;
  return { ...(values as unknown as Values), volume: inRange ? volume : DEFAULTS.volume };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    return stored && typeof stored === "object" ? { ...stored } : {};
  } catch {
    return {};
  }
}
