/** The analysis of one position: the same as `Thinker` in src/orbis/analysis/search.py. */
import { ANALYSIS, COMPARISON, TURNS, VOCABULARY } from "./layout";
import type { Block } from "./memory";
import type { Network } from "./network";
import { NetworkSearch } from "./networkSearch";
import { Prospect } from "./prospect";
import type { Rules } from "./rules";

/** How long to think: simulations in total, and positions that each solution of the last round may visit. */
export interface AnalysisBudget {
  simulations: number;
  solverNodes: number;
}

/** What to expect from a turn. `worth` orders estimates of the same kind. */
export interface Estimate {
  chances: number[];
  margins: number[];
  worth: number;
  simulations: number;
  exact: boolean;
}

/** A turn as the numbers of its actions. */
export type Turn = readonly number[];
export type Candidate = { turn: Turn; visits: number };

const TURN_ROW = TURNS.MAX_TURN_LENGTH + 1;
const SIDES = [COMPARISON.PLAYED, COMPARISON.BEST] as const;

/** Searches a position; equal seeds and budgets give equal results. It allocates: use it within `memory.scoped`. */
export class Position {
  readonly simulations: number;
  readonly simulationsLeft: number;
  readonly #rules: Rules;
  readonly #state: Block<"state">;
  readonly #seed: string;
  readonly #budget: AnalysisBudget;
  readonly #layers: Block<"layers">;
  readonly #search: NetworkSearch;
  readonly #solution: Block<"turn">;
  readonly #after = new Map<string, Prospect>();

  /** Search for candidates with a share of the budget. The state does not know the order of the piles. */
  constructor(rules: Rules, network: Network, state: Block<"state">, seed: string, budget: AnalysisBudget) {
    const { engine, tiles } = rules;
    this.#rules = rules;
    this.#state = state;
    this.#seed = seed;
    this.#budget = budget;
    const total = budget.simulations;
    this.simulations = Math.max(1, Math.floor(total * ANALYSIS.SEARCH_SHARE));
    this.simulationsLeft = total - this.simulations;
    this.#layers = network.layers(tiles);
    this.#search = new NetworkSearch(engine, state, tiles, this.#layers, `${seed}/search`, this.simulations);
    this.#search.grow(this.simulations);
    this.#solution = this.#solved();
  }

  /** The turns to examine, best first, with the number of simulations of each. */
  candidates(number: number): Candidate[] {
    const { engine, tiles } = this.#rules;
    const { kernels, memory } = engine;
    const turns = memory.allocate("candidates", number);
    const visits = memory.allocate("candidateVisits", number);
    const found = memory.scoped(() => {
      const scratch = memory.allocate("candidateScratch");
      const tried = kernels.addTried(this.#state, tiles, ...this.#search.tree, scratch, 0);
      return kernels.findCandidates(this.#state, tiles, tried, this.#solution, scratch, turns, visits);
    });
    const rows = memory.numbers(turns);
    return Array.from({ length: found }, (_, index) => ({
      turn: turnIn(rows.subarray(index * TURN_ROW, (index + 1) * TURN_ROW)),
      visits: memory.numbers(visits)[index]!,
    }));
  }

  /** Estimates that can be compared: either all exact, or all from the same number of simulations. */
  estimates(turns: readonly Turn[], simulations: number, name: string): Estimate[] {
    const exact = turnIn(this.#rules.engine.memory.numbers(this.#solution)).length
      ? this.#exactEstimates(turns)
      : null;
    const share = Math.max(1, Math.floor(simulations / Math.max(1, turns.length)));
    return exact ?? turns.map((turn) => this.#simulatedEstimate(turn, share, name));
  }

  /** The arguments against a turn compared with the best one, which was estimated last; how many there are. */
  explain(played: Turn, best: Turn, points: number, chance: number): [Block<"reasons">, number] {
    const { engine, tiles } = this.#rules;
    const both = engine.allocate("comparison");
    engine.kernels.compare(this.#state, tiles, this.#block(played), this.#block(best), both);
    for (const side of SIDES) {
      if (!engine.kernels.hasReply(both, side)) continue;
      const { tree, numRoots } = this.#prospectOf(side === COMPARISON.PLAYED ? played : best);
      engine.kernels.addReply(both, tiles, side, ...tree, numRoots);
    }
    const reasons = engine.allocate("reasons");
    return [reasons, engine.kernels.explain(both, tiles, points, chance, reasons)];
  }

  /** The latest search of what follows a turn, or a short new one if there was none. */
  #prospectOf(turn: Turn): Prospect {
    const key = turn.join();
    if (!this.#after.has(key)) this.#simulatedEstimate(turn, ANALYSIS.REPLY_SIMULATIONS, "reply");
    return this.#after.get(key)!;
  }

  #solved(): Block<"turn"> {
    const { engine, tiles } = this.#rules;
    const { kernels, memory } = engine;
    const solution = this.#block([]);
    if (kernels.isLastRound(this.#state)) {
      memory.scoped(() => {
        const states = memory.allocate("solverStates");
        const [scratch, values] = [memory.allocate("solverScratch"), memory.allocate("byPlayer")];
        memory.copy(this.#state, states);
        kernels.solveTurn(states, tiles, this.#budget.solverNodes, scratch, values, solution);
      });
    }
    return solution;
  }

  #exactEstimates(turns: readonly Turn[]): Estimate[] | null {
    const { engine, tiles } = this.#rules;
    const { kernels, memory } = engine;
    return memory.scoped(() => {
      const [states, solver] = [memory.allocate("solverStates"), memory.allocate("solverScratch")];
      const [scratch, found] = [memory.allocate("refillScratch"), memory.allocate("estimate")];
      const estimates: Estimate[] = [];
      for (const turn of turns.map((numbers) => this.#block(numbers))) {
        const nodes = this.#budget.solverNodes;
        if (!kernels.solveEstimate(this.#state, tiles, turn, nodes, states, solver, scratch, found))
          return null;
        estimates.push(this.#estimate(found, 0));
      }
      return estimates;
    });
  }

  #simulatedEstimate(turn: Turn, simulations: number, name: string): Estimate {
    const { engine, tiles } = this.#rules;
    const prospect = new Prospect(
      engine,
      this.#state,
      tiles,
      this.#layers,
      this.#block(turn),
      `${this.#seed}/${name}`,
      simulations,
    );
    this.#after.set(turn.join(), prospect);
    return this.#estimate(prospect.expected(this.#state), simulations);
  }

  #estimate(found: Block<"estimate">, simulations: number): Estimate {
    const { kernels, memory } = this.#rules.engine;
    const numPlayers = memory.field(this.#state, "numPlayers")[0]!;
    const numbers = Array.from(memory.numbers(found));
    const exact = simulations === 0;
    return {
      chances: numbers.slice(0, numPlayers),
      margins: numbers.slice(VOCABULARY.MAX_PLAYERS, VOCABULARY.MAX_PLAYERS + numPlayers),
      worth: kernels.worthOf(found, memory.field(this.#state, "player")[0]!, Number(exact)),
      simulations,
      exact,
    };
  }

  /** A turn as kernels take it. */
  #block(turn: Turn): Block<"turn"> {
    const block = this.#rules.engine.allocate("turn");
    this.#rules.engine.memory.numbers(block).set([...turn, VOCABULARY.NO_ACTION]);
    return block;
  }
}

/** The actions before NO_ACTION. */
function turnIn(row: Int8Array): Turn {
  return Array.from(row.subarray(0, row.indexOf(VOCABULARY.NO_ACTION)));
}
