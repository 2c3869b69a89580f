/** What the board shows while turns arrive: one moment after another, each with its flights. */
import type { State } from "../api/types";
import { keepEqual } from "./keep";
import { anchors, flightsOf, type Flight } from "./flights";
import type { Moment } from "./timeline";

/** A queued moment: first its flights, then the state after it. */
interface Scene {
  flights: Flight[];
  state: State;
  /** Called when the moment is over. */
  then?: () => void;
}

export const MOMENT_MS = 480;
const FRAME_MS = 16; // the change and the next flights are drawn in separate frames

export class BoardAnimation {
  state = $state.raw<State | null>(null);
  flights = $state.raw<Flight[]>([]);
  playing = $state(false);
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `isStill` says whether animations are off. */
  constructor(
    private readonly levelOf: (tile: string) => number,
    private readonly isStill: () => boolean,
  ) {}

  /** Show a state immediately, and drop everything queued. */
  jumpTo(state: State | null): void {
    this.skip();
    this.#draw(state);
  }

  /** Queue moments of a turn. */
  add(moments: readonly Moment[], seat: number, then?: () => void): void {
    let taken: string | null = anchors.hand;
    moments.forEach(({ changes, state }, number) => {
      if (changes.took) taken = anchors.place(changes.took.place);
      const flights = flightsOf(changes, seat, this.levelOf, taken);
      const last = number === moments.length - 1;
      this.#queue.push({ flights, state, ...(last && then ? { then } : {}) });
    });
    if (this.isStill()) this.skip();
    else if (!this.playing) this.#next();
  }

  /** Show the end of everything queued. */
  skip(): void {
    clearTimeout(this.#timer);
    const scenes = this.#current ? [this.#current, ...this.#queue] : this.#queue;
    this.#queue = [];
    this.#current = null;
    this.flights = [];
    this.playing = false;
    for (const scene of scenes) {
      this.#draw(scene.state);
      scene.then?.();
    }
  }

  #current: Scene | null = null;

  #next(): void {
    const scene = this.#queue.shift() ?? null;
    this.#current = scene;
    this.playing = scene !== null;
    this.flights = scene?.flights ?? [];
    if (!scene) return;
    const duration = scene.flights.length ? MOMENT_MS : 0;
    this.#timer = setTimeout(() => this.#end(scene), duration);
  }

  #draw(state: State | null): void {
    this.state = keepEqual(this.state, state);
  }

  #end(scene: Scene): void {
    this.#current = null;
    this.#draw(scene.state);
    this.flights = [];
    scene.then?.();
    if (this.#queue.length) this.#timer = setTimeout(() => this.#next(), FRAME_MS);
    else this.#next();
  }
}
