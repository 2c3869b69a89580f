/** The best turns of a position, and turns compared with the best one: the same as in Python, from the same kernels. */
import { notationOf } from "./actionForm";
import {
  CHANCE_DIGITS,
  judgedTurn,
  POINT_DIGITS,
  reasonForms,
  rounded,
  type Analysis,
  type TurnReview,
} from "./analysisForm";
import { ANALYSIS, EXPLAIN, LAST_ROUND, NAMES } from "./layout";
import type { Block } from "./memory";
import type { Network } from "./network";
import { Position, type AnalysisBudget, type Estimate, type Turn } from "./position";
import type { Rules } from "./rules";

export const SEED = "analysis";
export const BUDGET: AnalysisBudget = {
  simulations: ANALYSIS.SIMULATIONS,
  solverNodes: LAST_ROUND.MAX_SOLVER_NODES,
};
const NUM_TURNS = 5;

interface Judged {
  turn: Turn;
  estimate: Estimate;
}

export class Analyst {
  readonly #rules: Rules;
  readonly #network: Network;
  readonly #budget: AnalysisBudget;
  readonly #seed: string;

  constructor(rules: Rules, network: Network, budget: AnalysisBudget = BUDGET, seed: string = SEED) {
    this.#rules = rules;
    this.#network = network;
    this.#budget = budget;
    this.#seed = seed;
  }

  /** The best ways to continue, in a state that does not know the order of the piles; `staged` led to it. */
  analyze(state: Block<"state">, staged: Turn, numTurns = NUM_TURNS): Analysis {
    const rules = this.#rules;
    return rules.engine.memory.scoped(() => {
      const { turn, round, player, step } = this.#standing(state);
      const position = this.#position(state, `${this.#seed}/${turn}/${staged.length}`);
      const found = position.candidates(numTurns);
      const turns = found.map((candidate) => candidate.turn);
      const estimates = position.estimates(turns, position.simulationsLeft, "turns");
      const ranked = found
        .map(({ turn, visits }, index) => ({ turn, visits, estimate: estimates[index]! }))
        .sort((one, other) => other.estimate.worth - one.estimate.worth);
      const best = ranked[0]!;
      const forms = ranked.map(({ turn, visits, estimate }) => ({
        ...judgedTurn(rules, state, turn, estimate),
        loss: rounded(pointsLost(best.estimate, estimate, player), POINT_DIGITS),
        share: visits ? rounded(visits / position.simulations, CHANCE_DIGITS) : null,
        reasons: this.#verdict(position, player, { turn, estimate }, best).reasons,
      }));
      const { win_chances, margins, exact } = forms[0]!;
      return {
        turn,
        round,
        player,
        step,
        staged: notationOf(staged),
        exact,
        win_chances,
        margins,
        turns: forms,
      };
    });
  }

  /** Compare a whole turn with the best alternative, in a state that does not know the order of the piles. */
  review(state: Block<"state">, played: Turn): TurnReview {
    const rules = this.#rules;
    return rules.engine.memory.scoped(() => {
      const { turn, round, player } = this.#standing(state);
      const position = this.#position(state, `${this.#seed}/${turn}`);
      const [best, own] = bestTurn(position, played);
      const { loss, chance, mark, reasons } = this.#verdict(position, player, own, best);
      const form = {
        turn: turn + 1,
        round,
        player,
        played: judgedTurn(rules, state, own.turn, own.estimate),
        best: judgedTurn(rules, state, best.turn, best.estimate),
        loss: rounded(loss, POINT_DIGITS),
        chance_lost: rounded(chance, CHANCE_DIGITS),
        mark: NAMES.MARKS[mark - 1] ?? null,
        reasons,
      };
      return { form, loss };
    });
  }

  /** What a turn loses compared with the best one, and why: the same as `judge` in src/orbis/analysis/verdict.py. */
  #verdict(position: Position, player: number, own: Judged, best: Judged) {
    const rules = this.#rules;
    const loss = pointsLost(best.estimate, own.estimate, player);
    const chance = Math.max(0, best.estimate.chances[player]! - own.estimate.chances[player]!);
    const mark = rules.engine.kernels.markNumber(loss, chance);
    if (!mark && loss < EXPLAIN.MIN_LOSS) return { loss, chance, mark, reasons: [] };
    const [found, number] = position.explain(own.turn, best.turn, loss, chance);
    return { loss, chance, mark, reasons: reasonForms(rules, found, number) };
  }

  #position(state: Block<"state">, seed: string): Position {
    return new Position(this.#rules, this.#network, state, seed, this.#budget);
  }

  #standing(state: Block<"state">) {
    const { turn, round, player, step } = this.#rules.stateOf(state);
    return { turn, round, player: player!, step };
  }
}

/** The best turn that can be found, and the one played: the same if nothing better is found. */
function bestTurn(position: Position, played: Turn): [Judged, Judged] {
  const { NUM_ALTERNATIVES, FIRST_SHARE } = ANALYSIS;
  const left = position.simulationsLeft;
  const candidates = position.candidates(NUM_ALTERNATIVES + 1).map(({ turn }) => turn);
  const others = candidates.filter((turn) => !isSame(turn, played)).slice(0, NUM_ALTERNATIVES);
  if (!others.length) {
    const [estimate] = position.estimates([played], left, "compared");
    const judged = { turn: played, estimate: estimate! };
    return [judged, judged];
  }
  const first = Math.floor(left * FIRST_SHARE);
  const tried = position.estimates(others, first, "tried").map(({ worth }) => worth);
  const other = others[tried.indexOf(Math.max(...tried))]!;
  const [better, estimate] = position.estimates([other, played], left - first, "compared") as [
    Estimate,
    Estimate,
  ];
  const own = { turn: played, estimate };
  return [estimate.worth >= better.worth ? own : { turn: other, estimate: better }, own];
}

function isSame(turn: Turn, other: Turn): boolean {
  return turn.join() === other.join();
}

/** How much smaller a player's expected margin is; never negative. */
function pointsLost(best: Estimate, other: Estimate, player: number): number {
  return Math.max(0, best.margins[player]! - other.margins[player]!);
}
