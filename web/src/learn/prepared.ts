/** The prepared game of the tutorial, computed by the engine (web/learn/prepare.py). No rule is known here. */
import type { Preview, Refused, Score, State, ActionChanges } from "../api/types";
import { targetsOf, type Targets } from "../model/targets";
import { Timeline, type Moment, type PlayedTurn } from "../model/timeline";
import type { Lesson, Position } from "./lessons";

/** The choices at a point, and why the rest is illegal: a preview without unused fields. */
interface Choices {
  step: State["step"];
  next: Pick<Preview["next"][number], "action" | "sensible">[];
  refused: Omit<Refused, "notation" | "message">[];
  otherwise: Omit<Preview["otherwise"], "message">;
}

interface Point {
  act: number;
  at: Position;
  /** Its number among the scores. */
  score: number;
  choices?: Choices;
}

export interface PreparedForm {
  acts: { start: State; turns: { seat: number; notation: string; actions: ActionChanges[] }[] }[];
  points: Point[];
  scores: Score[];
}

/** Moments of one player's turn, shown in a row. */
interface TurnMoments {
  seat: number;
  moments: Moment[];
}

type Where = Pick<Lesson, "chapter" | "at">;

export class PreparedGame {
  readonly #acts: Timeline[];

  constructor(
    private readonly form: PreparedForm,
    private readonly levelOf: (tile: string) => number,
  ) {
    this.#acts = form.acts.map(({ start, turns }) => {
      return new Timeline(
        start,
        levelOf,
        turns.map((turn, ply) => ({ ...turn, ply, by: "person" })),
      );
    });
  }

  /** The actions that the player is asked to make. */
  expected({ chapter, at: [turn, done], do: count = 0 }: Lesson): ActionChanges[] {
    return this.#turn(chapter.act, turn)?.actions.slice(done, done + count) ?? [];
  }

  /** The actions of the turn that were made before. */
  before({ chapter, at: [turn, done] }: Where): ActionChanges[] {
    return this.#turn(chapter.act, turn)?.actions.slice(0, done) ?? [];
  }

  stateAt({ chapter, at: [turn, done] }: Where): State {
    const timeline = this.#acts[chapter.act]!;
    return timeline.moments(turn)[done - 1]?.state ?? timeline.at(turn);
  }

  /** The moments of these actions, made next in the turn of a lesson. */
  moments({ chapter, at: [turn, done] }: Where, made: readonly ActionChanges[]): Moment[] {
    const played = this.#turn(chapter.act, turn)!;
    const actions = [...played.actions.slice(0, done), ...made, ...played.actions.slice(done + made.length)];
    const timeline = new Timeline(this.#acts[chapter.act]!.at(turn), this.levelOf, [
      { ...played, ply: 0, actions },
    ]);
    return timeline.moments(0).slice(done, done + made.length);
  }

  /** What happens between two positions of an act, turn by turn. */
  momentsBetween(act: number, from: Position, to: Position): TurnMoments[] {
    const turns: TurnMoments[] = [];
    for (let turn = from[0]; turn <= to[0]; turn++) {
      const moments = this.#acts[act]!.moments(turn);
      const end = turn === to[0] ? to[1] : moments.length;
      const part = moments.slice(turn === from[0] ? from[1] : 0, end);
      if (part.length) turns.push({ seat: this.#turn(act, turn)!.seat, moments: part });
    }
    return turns;
  }

  score(where: Where): Score | null {
    return this.form.scores[this.#point(where)?.score ?? -1] ?? null;
  }

  targets(where: Where): Targets | null {
    const choices = this.#point(where)?.choices;
    return choices ? targetsOf({ ...choices, state: { step: choices.step } } as unknown as Preview) : null;
  }

  #point({ chapter, at }: Where): Point | undefined {
    return this.form.points.find(
      (point) => point.act === chapter.act && point.at[0] === at[0] && point.at[1] === at[1],
    );
  }

  #turn(act: number, turn: number): PlayedTurn | undefined {
    return this.#acts[act]!.turns[turn];
  }
}
