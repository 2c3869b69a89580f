/** The player's progress through the lessons, and the response to unexpected choices. */
import type { Action, Refusal, State, ActionChanges } from "../api/types";
import { BoardAnimation } from "../model/animation.svelte";
import { canPlace, type Face, type Option, type Targets } from "../model/targets";
import { storeSafely } from "../ui/storeSafely";
import { putFirst } from "./anyOrder";
import { firstOf, LESSONS, type Lesson } from "./lessons";
import { LEARNER } from "./marks";
import type { PreparedGame } from "./prepared";

const STORED = "orbis.learn";

/** The response to another choice: why it is illegal, or that it is not what this lesson is about. */
export type Answer = { refusal: Refusal; instead: Option | null } | "other";

interface CourseContext {
  levelOf(tile: string): number;
  isStill(): boolean;
  store: Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

export class Course {
  readonly animation: BoardAnimation;
  lesson = $state.raw<Lesson>(LESSONS[0]!);
  /** What is still to be done in this step. */
  left = $state.raw<ActionChanges[]>([]);
  answer = $state.raw<Answer | null>(null);
  #face = $state<Face>("up");
  #made: ActionChanges[] = [];

  /** What can be chosen now; worshipers in the display are removed exactly as the lesson says. */
  readonly targets: Targets | null = $derived.by(() => {
    const targets = this.left.length ? this.game.targets(this.lesson) : null;
    if (!targets?.removals.size) return targets;
    const wanted = this.left.map(({ action }) =>
      action.kind === "remove" ? action.place + action.color : "",
    );
    return { ...targets, removals: new Map([...targets.removals].filter(([key]) => wanted.includes(key))) };
  });

  constructor(
    readonly game: PreparedGame,
    private readonly context: CourseContext,
  ) {
    this.animation = new BoardAnimation(context.levelOf, context.isStill);
    const stored = context.store.getItem(STORED);
    this.go(LESSONS.find(({ id }) => id === stored) ?? LESSONS[0]!);
  }

  /** Which side up the tile in hand is about to be placed. */
  get face(): Face {
    return this.#face;
  }

  set face(face: Face) {
    this.#face = face;
    this.answer = null;
  }

  get state(): State {
    return this.animation.state!;
  }

  /** Whether the player has to do something before the lesson continues. */
  get isWaiting(): boolean {
    return this.left.length > 0;
  }

  /** Try actions: expected ones are made, and everything else gets a response. */
  choose(...actions: Action[]): void {
    this.answer = null;
    for (const action of actions) {
      const ordered = putFirst(this.left, action);
      if (!ordered) {
        this.answer = "other";
        return;
      }
      this.#made.push(ordered[0]!);
      this.left = ordered.slice(1);
      this.animation.add(this.game.moments(this.lesson, this.#made).slice(-1), LEARNER);
    }
    if (!this.left.length) this.next();
  }

  /** Do what is asked for on the player's behalf. */
  showMe(): void {
    this.choose(...this.left.map(({ action }) => action));
  }

  refuse(refusal: Refusal, instead: Option | null = null): void {
    this.answer = { refusal, instead };
  }

  /** The next step: what happens until then is shown. */
  next(): void {
    const { chapter, at, number, do: count = 0 } = this.lesson;
    const next = LESSONS[number + 1];
    if (!next) return;
    if (next.chapter.act !== chapter.act) return this.go(next);
    const [turn, done] = at;
    for (const { seat, moments } of this.game.momentsBetween(chapter.act, [turn, done + count], next.at)) {
      this.animation.add(moments, seat);
    }
    this.#begin(next);
  }

  back(): void {
    this.go(LESSONS[this.lesson.number - 1] ?? this.lesson);
  }

  skipChapter(): void {
    this.go(firstOf(this.lesson.chapter, 1) ?? LESSONS.at(-1)!);
  }

  /** Go to a step at once. */
  go(lesson: Lesson): void {
    this.#begin(lesson);
    this.animation.jumpTo(this.game.stateAt(lesson));
  }

  #begin(lesson: Lesson): void {
    this.lesson = lesson;
    this.left = this.game.expected(lesson);
    this.#made = [];
    this.face = this.targets?.step === "place" && !canPlace(this.targets, "up") ? "wilderness" : "up";
    if (lesson.finish) this.context.store.removeItem(STORED);
    else storeSafely(STORED, lesson.id, this.context.store);
  }
}
