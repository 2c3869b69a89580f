/** The bots of all levels: equal seeds and positions give the same turns as in Python. */
import type { Engine } from "./engine";
import { ENDGAME, LEVELS, SEARCH_BOT, TURNS, VOCABULARY } from "./layout";
import type { Block } from "./memory";
import type { Network } from "./network";
import { NetworkSearch } from "./networkSearch";
import { Search, type Found } from "./search";

export type Level = keyof typeof LEVELS;
const TURN_ROW = TURNS.MAX_TURN_LENGTH + 1;

/** Whether a level can only play with the network. */
export const usesNetwork = (level: Level): boolean => LEVELS[level].kind === "network";

/** Chooses turns with one set of tiles. */
export class Bots {
  readonly #engine: Engine;
  readonly #tiles: Block<"tiles">;
  readonly #network: Network | null;

  constructor(engine: Engine, tiles: Block<"tiles">, network: Network | null = null) {
    this.#engine = engine;
    this.#tiles = tiles;
    this.#network = network;
  }

  /**
   * The next actions of the current player: the rest of the turn or, in a last round that can be solved, one action.
   * The bot does not look at the order of the piles. `staged` is the number of actions already played in this turn.
   */
  choose(state: Block<"state">, level: Level, seed: string, staged = 0): number[] {
    const bot = LEVELS[level];
    return this.#scoped(state, (view) => {
      if (bot.kind === "greedy") return this.#greedyTurn(view, "slack" in bot ? bot.slack : 0, seed, staged);
      const solved = this.#solvedAction(view, bot.sims);
      if (solved) return solved;
      if (bot.kind === "network") return this.#networkTurn(view, bot.sims, seed, staged);
      return this.#searchedTurn(view, bot.sims, seed, staged);
    });
  }

  /** Work on a copy of a state that does not know the order of the piles. */
  #scoped<Result>(state: Block<"state">, work: (view: Block<"state">) => Result): Result {
    const { kernels, memory } = this.#engine;
    return memory.scoped(() => {
      const view = memory.allocate("state");
      memory.copy(state, view);
      kernels.hideOrder(view);
      return work(view);
    });
  }

  #greedyTurn(state: Block<"state">, slack: number, seed: string, staged: number): number[] {
    const { kernels, memory } = this.#engine;
    const states = memory.allocate("turnStates");
    const turns = memory.allocate("turns");
    const values = memory.allocate("values");
    const takes = memory.allocate("takes");
    memory.copy(state, states);
    const weights = this.#engine.weights("evaluation");
    const scratch = memory.allocate("turnScratch");
    const number = kernels.listTurns(states, this.#tiles, weights, scratch, turns, values);
    const random = this.#random(`${seed}/${this.#turn(state)}/${staged}`);
    const chosen = slack
      ? kernels.chooseWithSlack(turns, values, number, slack, random, takes)
      : indexOfHighest(memory.numbers(values).subarray(0, number));
    const row = memory.numbers(turns).subarray(chosen * TURN_ROW, (chosen + 1) * TURN_ROW);
    return Array.from(row.subarray(0, row.indexOf(VOCABULARY.NO_ACTION)));
  }

  #solvedAction(state: Block<"state">, simulations: number): number[] | null {
    const { kernels, memory } = this.#engine;
    if (!kernels.isLastRound(state)) return null;
    const states = memory.allocate("solverStates");
    memory.copy(state, states);
    const { SOLVER_NODES_PER_SIMULATION, MIN_SOLVER_NODES, MAX_SOLVER_NODES } = SEARCH_BOT;
    const wanted = Math.max(simulations * SOLVER_NODES_PER_SIMULATION, MIN_SOLVER_NODES);
    const maxNodes = Math.min(wanted, MAX_SOLVER_NODES);
    const scratch = memory.allocate("solverScratch");
    const action = kernels.solve(states, this.#tiles, maxNodes, scratch, memory.allocate("byPlayer"));
    return action === ENDGAME.UNSOLVED ? null : [action];
  }

  /** The most visited turn. */
  #searchedTurn(state: Block<"state">, simulations: number, seed: string, staged: number): number[] {
    const { kernels, memory } = this.#engine;
    const start = this.#turn(state);
    const search = new Search(this.#engine, state, this.#tiles, `${seed}/${start}/${staged}`, simulations);
    search.run(simulations);
    const policy = this.#engine.weights("policy");
    const after = memory.allocate("state");
    memory.copy(state, after);
    const path: number[] = [];
    const turn: number[] = [];
    while (this.#turn(after) === start) {
      const step = memory.field(after, "step")[0];
      let action;
      if (step === VOCABULARY.STEP_TAKE || step === VOCABULARY.STEP_PLACE) {
        action = this.#bestAction(after, search.found(path), policy, seed);
        path.push(action);
      } else {
        action = kernels.payment(after, this.#tiles, policy);
      }
      turn.push(action);
      kernels.playThrough(after, this.#tiles, action);
    }
    return turn;
  }

  #networkTurn(state: Block<"state">, simulations: number, seed: string, staged: number): number[] {
    if (!this.#network) throw new Error("The network is not loaded");
    const layers = this.#network.layers(this.#tiles);
    const name = `${seed}/${this.#turn(state)}/${staged}`;
    const search = new NetworkSearch(this.#engine, state, this.#tiles, layers, name, simulations);
    search.run(simulations);
    return search.turn();
  }

  /** The action with the most simulations; without any, the one that looks best at first glance. */
  #bestAction(state: Block<"state">, found: Found, policy: Block<"policy">, seed: string): number {
    const { kernels, memory } = this.#engine;
    if (found.visits.some((visits) => visits > 0)) return indexOfHighest(found.visits);
    const [scratch, worths] = [memory.allocate("actions"), memory.allocate("worths")];
    return kernels.guidedAction(state, this.#tiles, this.#random(seed), policy, scratch, worths);
  }

  #turn(state: Block<"state">): number {
    return this.#engine.memory.field(state, "turn")[0]!;
  }

  #random(seed: string): Block<"random"> {
    const random = this.#engine.allocate("random");
    this.#engine.seed(random, seed);
    return random;
  }
}

/** The first of the highest numbers. */
function indexOfHighest(numbers: Float64Array | Int32Array): number {
  let best = 0;
  for (let index = 1; index < numbers.length; index++) {
    if (numbers[index]! > numbers[best]!) best = index;
  }
  return best;
}
