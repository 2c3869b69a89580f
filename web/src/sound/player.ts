/** Plays sounds: at the chosen volume, after the first gesture, and never many at once. */
import { settings } from "../ui/settings.svelte";
import { hasActed } from "./gesture";
import { mostImportant, type SoundName } from "./sounds";

/** Those that call somebody who looks at another window. */
const CALLS: ReadonlySet<SoundName> = new Set(["turn", "win"]);
const MOST_AT_ONCE = 2;
const STAGGER_S = 0.09;
/** What could only be heard later than this is left out, unless it is important. */
const LATEST_S = 0.35;
const LATE_MS = 1500; // the script was slow to load, or the browser to allow sound
const IDLE_MS = 20_000; // after this, let the device's sound rest

interface Output {
  context: AudioContext;
  volume: GainNode;
}

let output: Output | null = null;
let script: Promise<typeof import("./synth")> | null = null;
/** When the next sound may start, on the clock of the context. */
let free = 0;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Play the most important of these sounds; in a browser without sound nothing happens. */
export async function play(...names: SoundName[]): Promise<void> {
  const audible = document.hidden ? names.filter((name) => CALLS.has(name)) : names;
  if (!audible.length || isSilent() || !hasActed()) return;
  const asked = performance.now();
  try {
    const { schedule } = await (script ??= import("./synth"));
    const { context, volume } = (output ??= open());
    if (context.state !== "running") await context.resume();
    if (performance.now() - asked > LATE_MS) return;
    volume.gain.value = (settings.values.volume / 100) ** 2;
    for (const name of mostImportant(audible, MOST_AT_ONCE)) {
      const at = Math.max(context.currentTime, free);
      if (at - context.currentTime > LATEST_S && !CALLS.has(name)) continue;
      schedule(name, context, volume, at);
      free = at + STAGGER_S;
    }
    clearTimeout(resting);
    resting = setTimeout(() => void context.suspend().catch(() => {}), IDLE_MS);
  } catch {
    script = null; // perhaps it can be loaded next time
  }
}

/** Some browsers allow sound only if it is asked for during a gesture: ask then. Returns how to stop. */
export function openOnGesture(): () => void {
  const events = ["pointerdown", "pointerup", "keydown"] as const;
  const stop = () => events.forEach((event) => removeEventListener(event, ask, true));
  function ask(): void {
    if (isSilent() || !hasActed()) return;
    try {
      output ??= open();
      const { context } = output;
      context.resume().then(stop, () => {});
    } catch {
      stop();
    }
  }
  events.forEach((event) => addEventListener(event, ask, true));
  return stop;
}

const isSilent = () => settings.values.muted || settings.values.volume === 0;

function open(): Output {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  // Where supported: mix with the music somebody listens to, and respect the silent switch.
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = "ambient";
  return { context, volume };
}
