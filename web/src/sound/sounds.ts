/** Which sounds belong to what an action changed. */
import type { Changes, Region } from "../api/types";

/** All sounds, from the least to the most important. */
export const SOUNDS = [
  "pay",
  "gain",
  "take",
  "wilderness",
  "place",
  "volcano",
  "validated",
  "cancelled",
  "end",
  "turn",
  "win",
] as const;

export type SoundName = (typeof SOUNDS)[number];

/** The parts of a moment: first things fly, then they have arrived. */
export interface MomentSounds {
  start: SoundName[];
  end: SoundName[];
}

type Effect = NonNullable<Region["effect"]>["kind"];

/** The steps in which something is paid or removed to validate a tile or a god. */
const VALIDATING: ReadonlySet<string> = new Set(["village", "volcano", "death"]);

/** The sounds of an action. `effect` is that of the tile placed face up in this turn, if any. */
export function soundsOf(changes: Changes, effect: Effect | null): MomentSounds {
  const { took, god, placed, paid, given, gained, reductions, removed } = changes;
  const start: SoundName[] = [];
  const end: SoundName[] = [];
  if (took || god) start.push("take");
  if (paid || given) start.push("pay");
  else if (!placed && (gained || reductions?.length)) start.push("gain");
  if (removed) start.push("volcano");
  if (placed) end.push(placed.face === "up" ? "place" : "wilderness");
  if (changes.cancelled || changes.god_cancelled) end.push("cancelled");
  else if (validates(changes, effect)) end.push("validated");
  return { start, end };
}

/** Whether something was validated that could have been cancelled. */
function validates({ placed, given, purpose, removed, now }: Changes, effect: Effect | null): boolean {
  const step = removed ? "volcano" : given ? purpose : null;
  if (step && VALIDATING.has(step)) return now.step !== step; // the last one of the payment
  const isPaid = placed || purpose === "pay";
  return Boolean(isPaid) && effect === "irrigation" && now.step !== "pay";
}

/** The most important of several sounds, in the order in which they happened. */
export function mostImportant(names: readonly SoundName[], most: number): SoundName[] {
  const rank = (name: SoundName) => SOUNDS.indexOf(name);
  const chosen = [...new Set(names)].sort((one, other) => rank(other) - rank(one)).slice(0, most);
  return [...new Set(names)].filter((name) => chosen.includes(name));
}
