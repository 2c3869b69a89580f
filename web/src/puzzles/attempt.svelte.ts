/** A puzzle on the screen: the turn being staged, and what it turned out to be. */
import type { Action, Preview, ReviewedTurn, Score, State } from "../api/types";
import { NOTHING_MARKED } from "../board/view";
import { actionForm, actionNumber, numbersOf } from "../engine/actionForm";
import type { Rules } from "../engine/rules";
import { writeState } from "../engine/stateForm";
import { workers } from "../local/pool";
import { BoardAnimation, type ShownMoment, type ShownPart } from "../model/animation.svelte";
import { highlightsOf } from "../model/highlights";
import { Staging } from "../model/staging.svelte";
import type { Tiles } from "../model/tiles";
import { standard, standardTiles } from "../rules/standard";
import { expand } from "./expand";
import { knownTurn } from "./judge";
import { positionOf } from "./position";
import type { Puzzle, PuzzleTurn } from "./puzzle";

type Reasons = Pick<ReviewedTurn, "reasons">["reasons"];

/** What a complete turn turned out to be. */
export interface Verdict {
  isSolved: boolean;
  /** What it loses compared with the solution; null if that is not known. */
  loss: number | null;
  chance: number;
  reasons: Pick<Reasons[number], "key" | "args">[];
  /** The stored turn that it amounts to. */
  known: PuzzleTurn | null;
}

interface AttemptContext {
  rules: Rules;
  isStill(): boolean;
  store: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  shown(moments: readonly ShownMoment[], part: ShownPart): void;
}

/** The analysis says so of turns that are as good as the best one, as far as it can tell. */
const EQUAL_LOSS = 0.5;
const OWNER = "puzzles";

/** As far as `Prompt.svelte` needs it, it is like a table at which one player has a single turn. */
export class Attempt {
  readonly start: State;
  readonly seat: number;
  readonly score: Score;
  readonly animation: BoardAnimation;
  readonly tiles: Tiles = standardTiles;
  readonly rules: Rules;
  readonly you: { seats: number[]; host: boolean; may_end: boolean };
  readonly table = null;
  readonly thinking = null;
  readonly error = null;
  /** The solution as actions. */
  readonly solution: Action[];
  staging = $state.raw<Staging | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** Whether the turn is being judged. */
  sending = $state(false);
  /** Whether the solution is drawn on the board. */
  revealed = $state(false);
  /** Whether the solution has ever been on the screen. */
  hasSeenSolution = $state(false);
  constructor(
    readonly puzzle: Puzzle,
    private readonly context: AttemptContext,
  ) {
    const { rules } = context;
    this.rules = rules;
    this.start = expand(puzzle.state);
    this.seat = this.start.player!;
    this.you = { seats: [this.seat], host: false, may_end: false };
    this.score = scoreOf(rules, this.start);
    const rowSize = this.start.players[this.seat]!.universe.filter(({ row }) => row === 1).length;
    this.solution = numbersOf(puzzle.turns[0].turn).map((number) => actionForm(number, rowSize));
    this.animation = new BoardAnimation(this.tiles.levelOf, () => context.isStill(), {
      shown: (moments, part) => context.shown(moments, part),
    });
    this.again();
  }

  /** What to mark on the board, see `anchors`. */
  get marked(): ReadonlySet<string> {
    return this.revealed ? highlightsOf(this.solution, this.seat).marked : NOTHING_MARKED;
  }

  get plies(): number {
    return this.start.turn;
  }

  get acting(): number | null {
    return this.staging ? this.seat : null;
  }

  /** Begin, or begin again. */
  again(): void {
    this.verdict = null;
    this.revealed = false;
    this.animation.jumpTo(this.start);
    this.staging = new Staging(this.start.turn, {
      preview: async (_, actions) => this.rules.preview(this.start, actions),
      store: this.context.store,
      key: `orbis.staged.puzzle.${this.puzzle.id}`,
      show: (preview, seen) => this.#show(preview, seen),
    });
    void this.staging.start();
  }

  /** Draw the solution on the position. */
  reveal(): void {
    this.#end();
    this.animation.jumpTo(this.start);
    this.revealed = this.hasSeenSolution = true;
  }

  /** What the staged turn is worth; null if there is none. */
  async judge(): Promise<Verdict | null> {
    const staging = this.staging;
    if (!staging?.complete || this.sending) return null;
    this.sending = true;
    const known = knownTurn(this.puzzle, staging.actions);
    const verdict = known ? verdictOn(known, this.puzzle) : await this.#analyzed(staging.actions);
    this.sending = false;
    if (this.staging !== staging) return null;
    this.#end();
    this.verdict = verdict;
    return verdict;
  }

  /** What the turn would be with one more action, without staging it. */
  look(action: Action): Preview | null {
    return this.staging ? this.rules.preview(this.start, [...this.staging.actions, action]) : null;
  }

  /** The screen was left: nobody waits for a verdict. */
  close(): void {
    workers.cancel(OWNER);
    this.animation.jumpTo(null);
  }

  #end(): void {
    this.staging?.forget();
    this.staging = null;
  }

  /** A turn that is not stored is left to the page's own analysis. Without it, only its being different is known. */
  async #analyzed(actions: readonly Action[]): Promise<Verdict> {
    const given = { state: positionOf(this.rules, this.start), turn: actions.map(actionNumber) };
    const review = await workers.run(OWNER, { kind: "review", tileSet: standard, given }).catch(() => null);
    if (!review) return { isSolved: false, loss: null, chance: 0, reasons: [], known: null };
    const { loss, chance_lost: chance, reasons } = review.form;
    return { isSolved: loss < EQUAL_LOSS, loss, chance, reasons, known: null };
  }

  /** Show a preview as a table does: new actions are animated, an undo is immediate. */
  #show(preview: Preview, seen: number): void {
    if (seen < 0) this.animation.jumpTo(this.start);
    const fresh = preview.actions.slice(Math.max(0, seen));
    if (!fresh.length || (seen < 0 && fresh.length > 1)) {
      if (!this.animation.playing || fresh.length) this.animation.jumpTo(preview.state);
      return;
    }
    this.animation.add(
      fresh.map((done) => ({ ...done, state: preview.state })),
      this.seat,
    );
  }
}

function verdictOn(known: PuzzleTurn, puzzle: Puzzle): Verdict {
  const isSolved = known === puzzle.turns[0];
  const reasons = (known.reasons ?? []).map(([key, args]) => ({ key, args }));
  return { isSolved, loss: known.loss ?? 0, chance: known.chance ?? 0, reasons, known };
}

function scoreOf(rules: Rules, form: State): Score {
  const { engine, names } = rules;
  return engine.memory.scoped(() => {
    const state = engine.allocate("state");
    writeState(engine.memory, state, form, names);
    return rules.scoreOf(state);
  });
}
