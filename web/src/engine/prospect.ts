/** What follows a turn: the same as in src/orbis/analysis/prospects.py. */
import type { Engine } from "./engine";
import { NETWORK_SEARCH, VOCABULARY } from "./layout";
import type { Block } from "./memory";
import { newNetworkTree, type NetworkTree } from "./networkTree";

/** A search with a root for each tile that may refill the display. It allocates: use it within `memory.scoped`. */
export class Prospect {
  readonly tree: NetworkTree;
  readonly numRoots: number;
  readonly #engine: Engine;

  constructor(
    engine: Engine,
    state: Block<"state">,
    tiles: Block<"tiles">,
    layers: Block<"layers">,
    turn: Block<"turn">,
    seed: string,
    simulations: number,
  ) {
    const { kernels } = engine;
    const [random, work] = [engine.allocate("random"), engine.allocate("work")];
    const settings = engine.weights("networkSettings");
    this.#engine = engine;
    this.tree = newNetworkTree(
      engine,
      Math.min(simulations, NETWORK_SEARCH.MAX_NODES) + VOCABULARY.NUM_TILES,
    );
    engine.seed(random, seed);
    this.numRoots = kernels.plantAfter(...this.tree, state, tiles, turn, random);
    kernels.growAfter(...this.tree, this.numRoots, tiles, layers, work, random, settings, simulations);
  }

  /** Each player's winning chance and expected margin, corrected as was measured for the weights. */
  expected(state: Block<"state">): Block<"estimate"> {
    const { kernels } = this.#engine;
    const found = this.#engine.allocate("estimate");
    kernels.expectAfter(...this.tree, this.numRoots, found);
    kernels.calibrate(found, state, this.#engine.weights("sharpness"));
    return found;
  }
}
