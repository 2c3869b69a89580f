/** The arrays of a tree for searches with the network: the same as `Tree` in src/orbis/bots/network/tree.py. */
import type { Engine } from "./engine";
import { ACTIONS, NETWORK_TREE } from "./layout";

/** The arrays in the order in which kernels take them. */
export type NetworkTree = ReturnType<typeof newNetworkTree>;

/** A tree with room for so many nodes. */
export function newNetworkTree(engine: Engine, numNodes: number) {
  return [
    engine.allocate("networkStates", numNodes),
    engine.allocate("networkNodes", numNodes),
    engine.allocate("networkEdges", numNodes * NETWORK_TREE.EDGES_PER_NODE + ACTIONS.NUM_ACTIONS),
    engine.allocate("networkPath"),
    engine.allocate("networkCounters"),
    engine.allocate("actions"),
    engine.allocate("chances"),
    engine.allocate("sheet"),
    engine.allocate("byPlayer"),
    engine.allocate("byPlayer"),
  ] as const;
}
