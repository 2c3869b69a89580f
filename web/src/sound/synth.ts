/** The sounds themselves, synthesized: stone, wood, glass and bells. Loaded with the first sound. */
import type { SoundName } from "./sounds";

/** Where a sound is built: it starts at a time of the context and goes to a node. */
interface Stage {
  context: BaseAudioContext;
  output: AudioNode;
  at: number;
}

interface Tone {
  /** In Hz; with `to`, the pitch glides there. */
  from: number;
  to?: number;
  gain: number;
  /** Seconds until it is silent. */
  lasts: number;
  attack?: number;
  delay?: number;
  type?: OscillatorType;
}

interface Noise {
  filter: BiquadFilterType;
  frequency: number;
  q?: number;
  gain: number;
  lasts: number;
  attack?: number;
  delay?: number;
}

const SILENT = 0.0005; // an exponential ramp never reaches zero
const FADE_S = 0.015;
const ATTACK_S = 0.004;

/** Schedule a sound; returns how many seconds it lasts. */
export function schedule(name: SoundName, context: BaseAudioContext, output: AudioNode, at: number): number {
  return MAKERS[name]({ context, output, at });
}

const MAKERS: Record<SoundName, (stage: Stage) => number> = {
  // A wooden piece is lifted.
  take: (stage) => both(wood(stage, 587, 0.3, 0.2), noise(stage, { ...TAP, gain: 0.1, lasts: 0.05 })),
  // Stone on stone.
  place: (stage) =>
    both(
      tone(stage, { from: 210, to: 130, gain: 0.34, lasts: 0.2 }),
      tone(stage, { from: 415, to: 370, gain: 0.12, lasts: 0.12 }),
      noise(stage, { filter: "lowpass", frequency: 1100, gain: 0.3, lasts: 0.07 }),
    ),
  // The same, on earth.
  wilderness: (stage) =>
    both(
      tone(stage, { from: 160, to: 95, gain: 0.36, lasts: 0.2, attack: 0.008 }),
      noise(stage, { filter: "lowpass", frequency: 420, gain: 0.36, lasts: 0.12, attack: 0.01 }),
    ),
  // Glass beads are put down.
  pay: (stage) => both(glass(stage, 1568, 0.13, 0), glass(stage, 1175, 0.15, 0.06)),
  gain: (stage) => both(glass(stage, 1175, 0.13, 0), glass(stage, 1568, 0.15, 0.06)),
  // A distant rumble.
  volcano: (stage) =>
    both(
      noise(stage, { filter: "lowpass", frequency: 300, gain: 0.75, lasts: 0.55, attack: 0.09 }),
      tone(stage, { from: 120, to: 62, gain: 0.22, lasts: 0.5, attack: 0.05 }),
      tone(stage, { from: 240, to: 150, gain: 0.08, lasts: 0.35, attack: 0.05, type: "triangle" }),
    ),
  validated: (stage) => both(bell(stage, 784, 0.17, 0.5, 0), bell(stage, 1175, 0.17, 0.6, 0.09)),
  // Two muffled wooden notes, downward.
  cancelled: (stage) => both(wood(stage, 311, 0.3, 0.26), wood(stage, 233, 0.34, 0.32, 0.12)),
  turn: (stage) => both(bell(stage, 523.25, 0.2, 0.7, 0), bell(stage, 783.99, 0.2, 0.85, 0.14)),
  win: fanfare,
  // The game is over: a calm cadence.
  end: (stage) =>
    both(
      bell(stage, 392, 0.15, 0.8, 0),
      bell(stage, 329.63, 0.15, 0.8, 0.22),
      bell(stage, 261.63, 0.15, 1.1, 0.44),
      horn(stage, 261.63, 0.06, 1, 0.44),
    ),
};

const TAP = { filter: "bandpass", frequency: 1900, q: 1.2 } as const;
const FANFARE = [523.25, 659.26, 783.99, 1046.5];
const CHORD = [261.63, 392, 659.26];

/** Four steps up, and a chord under the last one. */
function fanfare(stage: Stage): number {
  const steps = FANFARE.map((frequency, number) => {
    const last = number === FANFARE.length - 1;
    const delay = number * 0.13;
    return both(
      horn(stage, frequency, 0.1, last ? 1.1 : 0.22, delay),
      bell(stage, frequency, 0.1, last ? 1.3 : 0.5, delay),
    );
  });
  const chord = CHORD.map((frequency) => horn(stage, frequency, 0.07, 1.2, (FANFARE.length - 1) * 0.13));
  return both(...steps, ...chord);
}

const both = (...ends: number[]) => Math.max(...ends);

/** A struck bar of wood: its overtones die first. */
function wood(stage: Stage, from: number, gain: number, lasts: number, delay = 0): number {
  tone(stage, { from: from * 3.93, gain: gain * 0.22, lasts: lasts * 0.35, delay });
  tone(stage, { from: from * 9.2, gain: gain * 0.05, lasts: lasts * 0.15, delay });
  return tone(stage, { from, gain, lasts, delay });
}

function glass(stage: Stage, from: number, gain: number, delay: number): number {
  tone(stage, { from: from * 2.32, gain: gain * 0.3, lasts: 0.06, delay });
  return tone(stage, { from, gain, lasts: 0.14, delay, attack: 0.003 });
}

function bell(stage: Stage, from: number, gain: number, lasts: number, delay: number): number {
  tone(stage, { from: from * 2.756, gain: gain * 0.18, lasts: lasts * 0.45, delay });
  tone(stage, { from: from * 2, gain: gain * 0.22, lasts: lasts * 0.7, delay });
  tone(stage, { from: from * 5.4, gain: gain * 0.05, lasts: lasts * 0.2, delay });
  return tone(stage, { from, gain, lasts, delay, attack: 0.008 });
}

/** A soft brass tone: two reeds that beat slightly. */
function horn(stage: Stage, from: number, gain: number, lasts: number, delay: number): number {
  tone(stage, { from: from * 1.004, gain: gain * 0.6, lasts, delay, attack: 0.03, type: "triangle" });
  return tone(stage, { from, gain, lasts, delay, attack: 0.03, type: "triangle" });
}

function tone(stage: Stage, { from, to, gain, lasts, attack, delay = 0, type = "sine" }: Tone): number {
  const { context, output, at } = stage;
  const start = at + delay;
  const source = context.createOscillator();
  source.type = type;
  source.frequency.value = from;
  if (to) source.frequency.setValueAtTime(from, start).exponentialRampToValueAtTime(to, start + lasts);
  source.connect(envelope(context, start, gain, lasts, attack)).connect(output);
  return play(source, start, lasts) - at;
}

function noise(stage: Stage, { filter, frequency, q = 0.7, gain, lasts, attack, delay = 0 }: Noise): number {
  const { context, output, at } = stage;
  const start = at + delay;
  const source = context.createBufferSource();
  source.buffer = hiss(context, lasts + FADE_S);
  const shape = context.createBiquadFilter();
  shape.type = filter;
  shape.frequency.value = frequency;
  shape.Q.value = q;
  source
    .connect(shape)
    .connect(envelope(context, start, gain, lasts, attack))
    .connect(output);
  return play(source, start, lasts) - at;
}

function play(source: AudioScheduledSourceNode, start: number, lasts: number): number {
  const end = start + lasts + FADE_S;
  source.start(start);
  source.stop(end);
  return end;
}

/** Up quickly, then down ever more slowly, and to nothing at the end: no click. */
function envelope(
  context: BaseAudioContext,
  start: number,
  gain: number,
  lasts: number,
  attack = ATTACK_S,
): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(gain, start + attack);
  node.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
  node.gain.linearRampToValueAtTime(0, start + lasts + FADE_S * 0.9);
  return node;
}

/** White noise, the same every time. */
function hiss(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let word = 1;
  for (let index = 0; index < samples.length; index++) {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    samples[index] = word / 2 ** 31 - 1;
  }
  return buffer;
}
