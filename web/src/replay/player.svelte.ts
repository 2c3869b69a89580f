/** A game being replayed: the position, what is shown, and whether it advances automatically. */
import { BoardAnimation } from "../model/animation.svelte";
import type { Timeline } from "../model/timeline";
import type { Levels } from "../model/fold";
import { Navigation, currentTurn, type Position } from "./navigation";

export const SPEEDS = [0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long one looks at an action, and at a whole turn, before the next one. */
const ACTION_PAUSE_MS = 450;
const TURN_PAUSE_MS = 1100;

export class ReplayPlayer {
  position = $state.raw<Position>({ ply: 0, moment: 0 });
  playing = $state(false);
  speed = $state<Speed>(1);
  readonly animation: BoardAnimation;
  readonly navigation: Navigation;
  readonly turn: number = $derived(currentTurn(this.position));
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly timeline: Timeline,
    levelOf: Levels,
    isStill: () => boolean,
  ) {
    this.navigation = new Navigation(timeline.turns.map((_, ply) => timeline.moments(ply).length));
    this.animation = new BoardAnimation(levelOf, isStill);
    this.animation.jumpTo(timeline.start);
  }

  /** Show the table after this many turns immediately. */
  jump(ply: number): void {
    this.pause();
    this.#cut(this.navigation.at(ply));
  }

  nextAction(): void {
    this.pause();
    this.#playTo(this.navigation.nextMoment(this.position));
  }

  previousAction(): void {
    this.pause();
    this.#cut(this.navigation.previousMoment(this.position));
  }

  nextTurn(): void {
    this.pause();
    this.#playTo(this.navigation.nextTurn(this.position));
  }

  previousTurn(): void {
    this.jump(this.navigation.previousTurn(this.position).ply);
  }

  /** Play or pause; at the end, start over. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.navigation.isEnd(this.position)) this.jump(0);
    this.playing = true;
    this.#goOn();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  close(): void {
    this.pause();
    this.animation.jumpTo(null);
  }

  #goOn(): void {
    if (this.navigation.isEnd(this.position)) return this.pause();
    this.#playTo(this.navigation.nextMoment(this.position), () => {
      const pause = this.position.moment ? ACTION_PAUSE_MS : TURN_PAUSE_MS;
      if (this.playing) this.#timer = setTimeout(() => this.#goOn(), pause / this.speed);
    });
  }

  /** Show what lies between here and a later position of the same turn. */
  #playTo(to: Position, then?: () => void): void {
    this.animation.skip();
    const { ply, moment } = this.position;
    const turn = this.timeline.turns[ply];
    if (!turn) return;
    const moments = this.timeline.moments(ply).slice(moment, to.ply > ply ? undefined : to.moment);
    this.position = to;
    this.animation.add(moments, turn.seat, then);
  }

  #cut(to: Position): void {
    this.position = to;
    const before = this.timeline.at(to.ply);
    const shown = to.moment ? this.timeline.moments(to.ply)[to.moment - 1]?.state : before;
    this.animation.jumpTo(shown ?? before);
  }
}
