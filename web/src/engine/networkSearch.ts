/** A search of one position with the network: the same as `NetworkSearch` in src/orbis/bots/network/search.py. */
import type { Engine } from "./engine";
import { NETWORK_SEARCH, NETWORK_TREE, VOCABULARY } from "./layout";
import type { Block } from "./memory";
import { newNetworkTree, type NetworkTree } from "./networkTree";

const { NO_NODE, ROOT } = NETWORK_TREE;
const [STATES, NODES, EDGES] = [0, 1, 2] as const; // of a tree

/** Grows a tree. It allocates its memory once: create it within `memory.scoped`. */
export class NetworkSearch {
  readonly tree: NetworkTree;
  readonly #engine: Engine;
  readonly #tiles: Block<"tiles">;
  readonly #layers: Block<"layers">;
  readonly #work: Block<"work">;
  readonly #random: Block<"random">;
  readonly #settings: Block<"networkSettings">;

  /** Search from a state, which is copied; `capacity` is how many simulations memory is reserved for. */
  constructor(
    engine: Engine,
    state: Block<"state">,
    tiles: Block<"tiles">,
    layers: Block<"layers">,
    seed: string,
    capacity: number,
  ) {
    this.#engine = engine;
    this.#tiles = tiles;
    this.#layers = layers;
    this.#work = engine.allocate("work");
    this.#random = engine.allocate("random");
    this.#settings = engine.weights("networkSettings");
    this.tree = newNetworkTree(engine, Math.min(capacity, NETWORK_SEARCH.MAX_NODES) + 1);
    engine.seed(this.#random, seed);
    engine.kernels.plant(...this.tree, state);
  }

  /** Simulate until the budget is spent or nothing can change the choice, but at least once. */
  run(simulations: number): void {
    this.grow(1);
    const number = simulations - 1;
    let done = 0;
    while (done < number && !this.#isDecided(number - done)) {
      const chunk = Math.min(Math.max(NETWORK_SEARCH.FIRST_CHUNK, Math.floor(number / 8)), number - done);
      this.grow(chunk);
      done += chunk;
    }
  }

  /** Run some simulations. */
  grow(simulations: number): void {
    const { kernels } = this.#engine;
    const settings = this.#settings;
    kernels.grow(...this.tree, this.#tiles, this.#layers, this.#work, this.#random, settings, simulations);
  }

  /** The rest of the turn as far as it was searched, at least one action: always the one tried most. */
  turn(): number[] {
    const { kernels, memory } = this.#engine;
    const state = memory.allocate("state");
    const actions = memory.allocate("actions");
    memory.copyFrom(this.tree[STATES], ROOT, state);
    const [now, step] = [memory.field(state, "turn"), memory.field(state, "step")];
    const start = now[0];
    const turn: number[] = [];
    let node: number = ROOT;
    while (now[0] === start && step[0] !== VOCABULARY.STEP_OVER) {
      let action; // if there is no choice, only the root has an edge for it
      if (turn.length && kernels.sensible(state, this.#tiles, actions) === 1) {
        action = memory.numbers(actions)[0]!;
      } else {
        const edge = node === NO_NODE ? null : this.#mostTried(node);
        if (edge === null) break;
        action = this.#edge(edge, "action");
        node = this.#edge(edge, "child");
      }
      turn.push(action);
      kernels.playThrough(state, this.#tiles, action);
    }
    return turn;
  }

  /** The edge of a node that was tried most, the one with the highest prior among equals; null if there is none. */
  #mostTried(node: number): number | null {
    let best: number | null = null;
    for (const edge of this.#edgesOf(node)) {
      if (best === null || this.#isTriedMore(edge, best)) best = edge;
    }
    return best;
  }

  #isTriedMore(edge: number, other: number): boolean {
    const visits = this.#edge(edge, "visits") - this.#edge(other, "visits");
    return visits > 0 || (visits === 0 && this.#edge(edge, "prior") >= this.#edge(other, "prior"));
  }

  /** Whether the action tried most stays ahead whatever the remaining simulations bring. */
  #isDecided(simulationsLeft: number): boolean {
    const visits = this.#edgesOf(ROOT).map((edge) => this.#edge(edge, "visits"));
    const [most = 0, second] = visits.sort((a, b) => b - a);
    return second === undefined || most - second > simulationsLeft;
  }

  /** The numbers of a node's edges: its sensible actions. */
  #edgesOf(node: number): number[] {
    const { memory } = this.#engine;
    const first = memory.field(this.tree[NODES], "firstEdge", node)[0]!;
    const length = memory.field(this.tree[NODES], "numEdges", node)[0]!;
    return Array.from({ length }, (_, index) => first + index);
  }

  #edge(edge: number, field: "action" | "child" | "prior" | "visits"): number {
    return this.#engine.memory.field(this.tree[EDGES], field, edge)[0]!;
  }
}
