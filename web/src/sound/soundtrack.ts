/** What is heard and felt at a table: when something is shown, not when it arrives. */
import type { Region } from "../api/types";
import type { ShownMoment, ShownPart } from "../model/animation.svelte";
import type { Vibration } from "./haptics";
import { mostImportant, soundsOf, type SoundName } from "./sounds";

/** What the soundtrack needs to know and to do. */
interface SoundtrackContext {
  /** Whether a player sits at this screen. */
  isMine(seat: number): boolean;
  effectOf(tile: string): NonNullable<Region["effect"]>["kind"] | null;
  play(...names: SoundName[]): void;
  vibrate(kind: Vibration): void;
}

/** After moments that were shown at once, those that follow within this time sound as one. */
const TOGETHER_MS = 400;
const MOST_TOGETHER = 2;

export class Soundtrack {
  /** The effect of the last tile that was placed face up. */
  #effect: ReturnType<SoundtrackContext["effectOf"]> = null;
  /** The turn that was called last. */
  #called = 0;
  #waiting: SoundName[] | null = null;

  constructor(private readonly context: SoundtrackContext) {}

  /** Something is on the screen. */
  shown(moments: readonly ShownMoment[], part: ShownPart): void {
    const names = moments.flatMap((moment) => this.#soundsOf(moment, part));
    const own = moments.every(({ seat }) => this.context.isMine(seat));
    if (!names.length) return;
    if (part === "whole" && !own) this.#playTogether(names);
    else this.context.play(...mostImportant(names, MOST_TOGETHER));
  }

  /** It is the turn of somebody here; each turn is called once. */
  callTo(turn: number): void {
    if (this.#isNew(turn)) this.context.play("turn");
  }

  #soundsOf({ changes, seat }: ShownMoment, part: ShownPart): SoundName[] {
    const { placed, now } = changes;
    if (placed) this.#effect = placed.face === "up" ? this.context.effectOf(placed.tile) : null;
    const { start, end } = soundsOf(changes, this.#effect);
    if (part === "start") return start;
    const isMine = this.context.isMine(seat);
    if (placed && isMine) this.context.vibrate("place");
    const { player, turn } = now;
    const calls = !isMine && player != null && turn != null && this.context.isMine(player);
    if (calls && this.#isNew(turn)) end.push("turn");
    return part === "end" ? end : [...start, ...end];
  }

  #isNew(turn: number): boolean {
    if (turn <= this.#called) return false;
    this.#called = turn;
    this.context.vibrate("turn");
    return true;
  }

  /** Without animations, many turns of others can be shown within a moment: play the most important of their sounds. */
  #playTogether(names: readonly SoundName[]): void {
    if (this.#waiting) {
      this.#waiting.push(...names);
      return;
    }
    this.context.play(...mostImportant(names, MOST_TOGETHER));
    this.#waiting = [];
    setTimeout(() => {
      const waiting = this.#waiting ?? [];
      this.#waiting = null;
      if (waiting.length) this.#playTogether(mostImportant(waiting, 1));
    }, TOGETHER_MS);
  }
}
