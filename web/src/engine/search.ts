/** A search of one position, one tree in one thread: the same as `Search` in src/orbis/bots/search.py. */
import type { Engine } from "./engine";
import { ACTIONS, SEARCH, TREE } from "./layout";
import type { Block } from "./memory";

/** How often each action was simulated, and the sums of its results by action and player. */
export interface Found {
  readonly visits: Int32Array;
  readonly wins: Float64Array;
  readonly margins: Float64Array;
}

/** Grows a tree. It allocates its memory once: create it within `memory.scoped`, unless it is to last. */
export class Search {
  readonly nodes: Block<"nodes">;
  numNodes = 1;
  readonly #engine: Engine;
  readonly #tiles: Block<"tiles">;
  readonly #states: Block<"treeStates">;
  readonly #random: Block<"random">;
  readonly #judgement: Block<"judgement">;
  readonly #scratch: Block<"treeScratch">;
  readonly #visits: Block<"visits">;
  readonly #wins: Block<"results">;
  readonly #margins: Block<"results">;

  /** Search from a state, which is copied; `simulations` is how many memory is reserved for. */
  constructor(
    engine: Engine,
    state: Block<"state">,
    tiles: Block<"tiles">,
    seed: string,
    simulations = Infinity,
  ) {
    this.#engine = engine;
    this.#tiles = tiles;
    this.#states = engine.allocate("treeStates");
    this.#random = engine.allocate("random");
    this.#judgement = engine.weights("judgement");
    this.#scratch = engine.allocate("treeScratch");
    this.#visits = engine.allocate("visits");
    this.#wins = engine.allocate("results");
    this.#margins = engine.allocate("results");
    const capacity = Math.min(SEARCH.MAX_NODES, SEARCH.NODES_PER_SIMULATION * simulations);
    this.nodes = engine.allocate("nodes", capacity + ACTIONS.NUM_ACTIONS);
    for (const field of ["firstChild", "nextSibling"] as const) {
      engine.memory.field(this.nodes, field, TREE.ROOT)[0] = TREE.NO_NODE;
    }
    engine.memory.copy(state, this.#states);
    engine.seed(this.#random, `${seed}/0`);
  }

  /** Simulate until the budget is spent or nothing can change the choice at the root. */
  run(simulations: number): void {
    let done = 0;
    while (done < simulations && !this.#isDecided(simulations - done)) {
      const chunk = Math.min(Math.max(SEARCH.FIRST_CHUNK, Math.floor(simulations / 8)), simulations - done);
      this.grow(chunk);
      done += chunk;
    }
  }

  /** Run some simulations. */
  grow(simulations: number): void {
    this.numNodes = this.#engine.kernels.growTree(
      this.#states,
      this.#tiles,
      this.#random,
      this.#judgement,
      this.#scratch,
      this.nodes,
      this.numNodes,
      simulations,
    );
  }

  /** The findings after some takes and placements of the turn; by default at the root. */
  found(path: readonly number[] = []): Found {
    const { kernels, memory } = this.#engine;
    for (const table of [this.#visits, this.#wins, this.#margins]) memory.bytes(table).fill(0);
    let node: number = TREE.ROOT;
    for (const action of path) {
      if (node !== TREE.NO_NODE) node = kernels.findChild(this.nodes, node, action);
    }
    if (node !== TREE.NO_NODE) {
      kernels.addChildren(this.nodes, node, this.#visits, this.#wins, this.#margins);
    }
    return {
      visits: memory.numbers(this.#visits).slice(),
      wins: memory.numbers(this.#wins).slice(),
      margins: memory.numbers(this.#margins).slice(),
    };
  }

  /** Whether the most visited action stays ahead whatever the remaining simulations bring. */
  #isDecided(simulationsLeft: number): boolean {
    const [most = 0, second = 0] = this.found().visits.toSorted().reverse();
    return most > 0 && most - second > simulationsLeft;
  }
}
