/** The rules for one tile set, in the forms that the page knows: what the server would answer, without asking it. */
import type { Action, ActionChanges, Preview, Score, State, TileSet } from "../api/types";
import { actionForm, actionNumber, notationOf, numbersOf } from "./actionForm";
import { changesOf } from "./changesForm";
import type { Engine } from "./engine";
import { IllegalAction } from "./illegalAction";
import { CHANGES, CHECKS, ACTIONS, GUIDANCE, NAMES, TURNS, VOCABULARY } from "./layout";
import type { Block } from "./memory";
import { Explainer } from "./refusalForm";
import { scoreOf } from "./scoreForm";
import { readState, StateReader, writeState } from "./stateForm";
import { allocateTiles, TileNames } from "./tileSet";

const { NO_ACTION } = VOCABULARY;
/** The actions of each kind belong to the same step: the first is checked for it before anything else. */
const KINDS = [
  ACTIONS.TAKE,
  ACTIONS.GOD,
  ACTIONS.PLACE_UP,
  ACTIONS.PLACE_WILDERNESS,
  ACTIONS.GIVE,
  ACTIONS.GAIN,
  ACTIONS.REMOVE,
  ACTIONS.EXCHANGE,
  ACTIONS.DECLINE,
  ACTIONS.NUM_ACTIONS,
];

type Guidance = Preview["guidance"];
type Answers = Pick<Preview, "next" | "refused" | "otherwise" | "guidance">;

/** Actions of one turn, played on a copy of a game. */
interface Played {
  numbers: number[];
  actions: ActionChanges[];
  /** The record after the last action. */
  after: Block<"state">;
  isComplete: boolean;
}

/** A turn that somebody played, and what it led to. */
export interface FollowedTurn {
  actions: ActionChanges[];
  state: State;
  score: Score;
}

export class Rules {
  readonly engine: Engine;
  readonly names: TileNames;
  readonly tiles: Block<"tiles">;

  constructor(engine: Engine, tileSet: Pick<TileSet, "regions" | "gods">) {
    this.engine = engine;
    this.names = new TileNames(tileSet);
    this.tiles = allocateTiles(engine, tileSet.regions);
  }

  /** What a staged turn does and what may come next, from a state between turns. Illegal actions are refused. */
  preview(form: State, actions: readonly Action[]): Preview {
    return this.engine.memory.scoped(() => {
      const state = this.engine.allocate("state");
      writeState(this.engine.memory, state, form, this.names);
      const played = this.play(state, actions.map(actionNumber), false);
      const reached = { ...this.stateOf(played.after), piles: form.piles };
      return played.isComplete ? this.#complete(form, played, reached) : this.#open(played, reached);
    });
  }

  /** Play actions of one turn, with the refill at its end or without. The block in the result is released with its scope. */
  play(state: Block<"state">, numbers: number[], withRefill: boolean): Played {
    const { kernels, memory } = this.engine;
    const states = memory.allocate("turnStates");
    const actions = memory.allocate("prefix", Math.min(numbers.length, TURNS.MAX_TURN_LENGTH));
    const rows = memory.allocate("changes");
    const after = memory.allocate("state");
    memory.copy(state, states);
    memory.numbers(actions).set(numbers.slice(0, actions.length));
    const legal = kernels.playActions(states, this.tiles, actions, Number(withRefill));
    memory.copyFrom(states, legal, after);
    if (legal < numbers.length) throw this.#refusal(state, after, numbers, legal);
    kernels.describeTurn(states, this.tiles, actions, rows);
    const told = memory.numbers(rows);
    const width = CHANGES.NUM_CHANGE_COLUMNS;
    return {
      numbers,
      actions: numbers.map((number, index) =>
        changesOf(number, told.subarray(index * width, (index + 1) * width), this.names),
      ),
      after,
      isComplete: this.#turn(after) !== this.#turn(state),
    };
  }

  /** Play a whole turn, and refill the display. */
  playTurn(state: Block<"state">, numbers: number[]): Played {
    const played = this.play(state, numbers, true);
    if (played.isComplete) return played;
    const step = NAMES.STEPS[new StateReader(this.engine.memory, played.after).number("step")];
    throw new IllegalAction({ ...NAMES.TURN_REASONS.incomplete, message: "", args: { step } });
  }

  /** What a turn led to that somebody played, from the state before it and the tile that was drawn at its end. */
  follow(form: State, notation: string, drawn: string | null): FollowedTurn {
    const { memory } = this.engine;
    return memory.scoped(() => {
      const state = this.engine.allocate("state");
      writeState(memory, state, form, this.names);
      if (drawn) memory.field(state, "pile")[0] = this.names.numberOf(drawn);
      const { actions, after } = this.playTurn(state, numbersOf(notation));
      const level = drawn && this.names.region(this.names.numberOf(drawn)).level;
      const piles = form.piles.map((size, index) => (index + 1 === level ? size - 1 : size));
      return { actions, state: { ...this.stateOf(after), piles }, score: this.scoreOf(after) };
    });
  }

  /** The public state of a game. */
  stateOf(state: Block<"state">): State {
    return readState(new StateReader(this.engine.memory, state), this.names);
  }

  /** The score as if the game ended now. */
  scoreOf(state: Block<"state">): Score {
    return scoreOf(this.engine, state, this.tiles, this.names);
  }

  #turn(state: Block<"state">): number {
    return new StateReader(this.engine.memory, state).number("turn");
  }

  #refusal(before: Block<"state">, after: Block<"state">, numbers: number[], played: number): IllegalAction {
    const number = played + 1;
    if (this.#turn(after) !== this.#turn(before)) {
      const args = { played: notationOf(numbers.slice(0, played)), number };
      return new IllegalAction({ ...NAMES.TURN_REASONS.tooLong, message: "", args });
    }
    const action = numbers[played]!;
    const code = this.engine.kernels.check(after, this.tiles, action);
    const refusal = this.#explainer(after).explain(code, action);
    return new IllegalAction({ ...refusal, args: { ...refusal.args, number } });
  }

  /** The turn is complete: nobody knows yet which tile comes. */
  #complete(before: State, { numbers, actions }: Played, reached: State): Preview {
    const last = actions.at(-1)!;
    const told = { ...last, changes: { ...last.changes, now: { step: "complete", pending: 0 } as const } };
    const { turn, round, player } = before;
    return {
      turn,
      player,
      staged: notationOf(numbers),
      complete: true,
      actions: [...actions.slice(0, -1), told],
      state: { ...reached, turn, round, player, step: "complete", pending: 0 },
      next: [],
      refused: [],
      otherwise: { ...NAMES.TURN_REASONS.complete, message: "", args: {} },
      guidance: { forced: null, suggested: [], not_face_up: null },
    };
  }

  #open({ numbers, actions, after }: Played, state: State): Preview {
    const { turn, player } = state;
    const staged = notationOf(numbers);
    return { turn, player, staged, complete: false, actions, state, ...this.#answers(after) };
  }

  /** The actions that may come next, those refused for a specific reason, why all others are refused, and guidance. */
  #answers(state: Block<"state">): Answers {
    const { kernels, memory } = this.engine;
    const codes = memory.allocate("actions");
    const listed = memory.allocate("actions");
    const guided = memory.allocate("actions");
    kernels.checkAll(state, this.tiles, codes);
    const numSensible = kernels.sensible(state, this.tiles, listed);
    const numSuggested = kernels.guide(state, codes, guided);
    const sensible = new Set(memory.numbers(listed).subarray(0, numSensible));
    const found = Array.from(memory.numbers(codes));
    const advice = Array.from(memory.numbers(guided));
    const reader = new StateReader(memory, state);
    const rowSize = reader.list("rowSize")[reader.number("player")]!;
    const explainer = this.#explainer(state);
    const answers: Answers = {
      next: [],
      refused: [],
      otherwise: explainer.explain(codeOfOthers(found), 0),
      guidance: guidanceOf(advice, numSuggested, found, explainer),
    };
    for (const action of answering(found)) {
      const form = { action: actionForm(action, rowSize), notation: NAMES.WORDS[action]! };
      const code = found[action]!;
      if (code === CHECKS.OK) answers.next.push({ ...form, sensible: sensible.has(action) });
      else answers.refused.push({ ...form, ...explainer.explain(code, action) });
    }
    return answers;
  }

  #explainer(state: Block<"state">): Explainer {
    return new Explainer(this.engine, state, this.tiles, this.names);
  }
}

const isOfOtherStep = (code: number) => code === CHECKS.OTHER_STEP || code === CHECKS.GAME_OVER;

/** Why the actions are refused that do not answer the open question. */
function codeOfOthers(codes: number[]): number {
  const others = KINDS.slice(0, -1).filter((first) => isOfOtherStep(codes[first]!));
  return others.length ? codes[others.at(-1)!]! : CHECKS.OTHER_STEP;
}

/** The actions that answer the open question, legal or not. */
function answering(codes: number[]): number[] {
  return KINDS.slice(0, -1).flatMap((first, kind) =>
    isOfOtherStep(codes[first]!) ? [] : range(first, KINDS[kind + 1]!),
  );
}

function guidanceOf(
  advice: number[],
  numSuggested: number,
  codes: number[],
  explainer: Explainer,
): Preview["guidance"] {
  const { FORCED, NOT_FACE_UP, SUGGESTED } = GUIDANCE;
  const forced = advice[FORCED]!;
  const placement = advice[NOT_FACE_UP]!;
  return {
    forced: forced === NO_ACTION ? null : (NAMES.ACTIONS[forced] as Guidance["forced"]),
    suggested: advice
      .slice(SUGGESTED, SUGGESTED + numSuggested)
      .map((one) => NAMES.ACTIONS[one] as Guidance["suggested"][number]),
    not_face_up: placement === NO_ACTION ? null : explainer.explain(codes[placement]!, placement),
  };
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}
