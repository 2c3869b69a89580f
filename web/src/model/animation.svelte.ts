/** What the board shows while turns arrive: one moment after another, each with its flights. */
import type { Changes, State } from "../api/types";
import { keepEqual } from "./keep";
import { anchors, flightsOf, type Flight } from "./flights";
import type { Moment } from "./timeline";

/** A moment that is shown, and the player who acts. */
export interface ShownMoment {
  changes: Changes;
  seat: number;
}

/** What has just been shown: the flights leave, they have arrived, or everything at once. */
export type ShownPart = "start" | "end" | "whole";

/** What the page decides about animations, and learns about them. */
interface AnimationHooks {
  /** How long moments of this player last: 1 is the usual duration, 0 is at once. */
  pace?(seat: number): number;
  /** Called when moments are shown, but not when the board jumps to a state. */
  shown?(moments: readonly ShownMoment[], part: ShownPart): void;
}

/** A queued moment: first its flights, then the state after it. */
interface Scene extends ShownMoment {
  flights: Flight[];
  state: State;
  /** Called when the moment is over. */
  then?: () => void;
  pace?: number;
}

export const MOMENT_MS = 480;
const FRAME_MS = 16; // the change and the next flights are drawn in separate frames

export class BoardAnimation {
  state = $state.raw<State | null>(null);
  flights = $state.raw<Flight[]>([]);
  playing = $state(false);
  #queue: Scene[] = [];
  #current: Scene | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `isStill` says whether animations are off. */
  constructor(
    private readonly levelOf: (tile: string) => number,
    private readonly isStill: () => boolean,
    private readonly hooks: AnimationHooks = {},
  ) {}

  /** Show a state immediately, and drop everything queued. */
  jumpTo(state: State | null): void {
    this.#skip();
    this.#draw(state);
  }

  /** Queue moments of a turn. They last as long as the page wants, or at this `pace`. */
  add(moments: readonly Moment[], seat: number, then?: () => void, pace?: number): void {
    let taken: string | null = anchors.hand;
    moments.forEach(({ changes, state }, number) => {
      if (changes.took) taken = anchors.place(changes.took.place);
      const flights = flightsOf(changes, seat, this.levelOf, taken);
      const last = number === moments.length - 1;
      this.#queue.push({ changes, seat, flights, state, pace, ...(last && then ? { then } : {}) });
    });
    if (this.isStill()) this.skip();
    else if (!this.playing) this.#next();
  }

  /** Show the end of everything queued. */
  skip(): void {
    const [current, queue] = [this.#current, this.#queue];
    this.#skip();
    if (current) this.hooks.shown?.([current], "end");
    if (queue.length) this.hooks.shown?.(queue, "whole");
  }

  #skip(): void {
    clearTimeout(this.#timer);
    const scenes = this.#current ? [this.#current, ...this.#queue] : this.#queue;
    this.#queue = [];
    this.#current = null;
    this.flights = [];
    this.playing = false;
    for (const scene of scenes) this.#finish(scene);
  }

  #next(): void {
    this.#showInstant();
    const scene = this.#queue.shift() ?? null;
    this.#current = scene;
    this.playing = scene !== null;
    if (!scene) return;
    const duration = this.#duration(scene);
    this.flights = scene.flights.map((flight) => ({ ...flight, duration }));
    this.#timer = setTimeout(() => this.#end(scene), duration);
    this.hooks.shown?.([scene], "start");
  }

  /** Show the next moments that take no time. */
  #showInstant(): void {
    const lasting = this.#queue.findIndex((scene) => this.#duration(scene) > 0);
    const instant = this.#queue.splice(0, lasting < 0 ? this.#queue.length : lasting);
    for (const scene of instant) this.#finish(scene);
    if (instant.length) this.hooks.shown?.(instant, "whole");
  }

  #duration({ flights, seat, pace = this.hooks.pace?.(seat) ?? 1 }: Scene): number {
    return flights.length ? MOMENT_MS * pace : 0;
  }

  #draw(state: State | null): void {
    this.state = keepEqual(this.state, state);
  }

  #finish(scene: Scene): void {
    this.#draw(scene.state);
    scene.then?.();
  }

  #end(scene: Scene): void {
    this.#current = null;
    this.flights = [];
    this.#finish(scene);
    this.hooks.shown?.([scene], "end");
    if (this.#queue.length) this.#timer = setTimeout(() => this.#next(), FRAME_MS);
    else this.#next();
  }
}
