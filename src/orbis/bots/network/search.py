"""A search of one position with the network."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.bots.budget import TreeSearch
from orbis.bots.network.inference import Work, apply_network, new_work
from orbis.bots.network.layers import Layers
from orbis.bots.network.tree import (
    NO_NODE,
    NODES,
    ROOT,
    SETTINGS,
    Tree,
    back_up,
    descend_from,
    expand,
    new_tree,
    plant,
)
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import Random, random_from
from orbis.engine.kernel import kernel
from orbis.engine.sensible import sensible
from orbis.engine.state import State, Tiles, new_states
from orbis.engine.turn import play_through
from orbis.engine.vocabulary import STEP_OVER

MAX_NODES: Final = 100_000  # per tree
FIRST_CHUNK: Final = 16


@kernel
def grow(
    tree: Tree,
    tiles: Tiles,
    layers: Layers,
    work: Work,
    random: Random,
    settings: NDArray[np.float64],
    num_simulations: int,
) -> None:
    """Run simulations."""
    for _ in range(num_simulations):
        simulate(tree, ROOT, tiles, layers, work, random, settings)


@kernel
def simulate(
    tree: Tree,
    start: int,
    tiles: Tiles,
    layers: Layers,
    work: Work,
    random: Random,
    settings: NDArray[np.float64],
) -> None:
    """Run a simulation from a node."""
    leaf = descend_from(tree, start, tiles, random, settings)
    if tree.states[leaf].step != STEP_OVER:
        apply_network(tree.states[leaf], tiles, layers, work)
    expand(tree, tiles, leaf, work.policy, work.value, settings)
    back_up(tree, leaf)


class NetworkSearch(TreeSearch["_Tree"]):
    """Simulations from a position. With several threads each grows a tree, and their findings are added."""

    first_chunk = FIRST_CHUNK
    at_least = 1

    def __init__(
        self,
        state: State,
        tiles: Tiles,
        layers: Layers,
        seed: str,
        capacity: int,
        *,
        threads: int = 1,
        settings: NDArray[np.float64] = SETTINGS,
    ) -> None:
        self._tiles = tiles
        size = min(-(-capacity // threads), MAX_NODES) + 1
        seeds = [seed, *(f"{seed}/{number}" for number in range(1, threads))]
        super().__init__([_Tree(state, tiles, layers, seed, size, settings) for seed in seeds])

    @property
    def trees(self) -> list[Tree]:
        """One per thread."""
        return [each.tree for each in self._trees]

    def visits(self) -> NDArray[np.int32]:
        """How many simulations chose each of the sensible actions."""
        return _total_visits(self._edges([ROOT] * len(self._trees)))

    def _edges(self, nodes: list[int]) -> list[NDArray[np.void]]:
        """The edges of nodes for the same position, one per tree; without those that have none."""
        edges = [edges_of(tree, node) for tree, node in zip(self.trees, nodes, strict=True) if node != NO_NODE]
        return [each for each in edges if len(each)]

    def turn(self) -> list[int]:
        """The rest of the turn as far as it was searched, at least one action: always the one tried most."""
        states = new_states()
        states[0] = self.trees[0].states[ROOT]
        state = states[0]
        turn = int(state.turn)
        nodes = [ROOT] * len(self._trees)
        actions: list[int] = []
        room = np.zeros(NUM_ACTIONS, np.int8)
        while state.turn == turn and state.step != STEP_OVER:
            if actions and sensible(state, self._tiles, room) == 1:  # only the root has an edge for it
                action = int(room[0])
            elif edges := self._edges(nodes):
                best = int(np.lexsort((edges[0]["prior"], _total_visits(edges)))[-1])
                action, nodes = int(edges[0]["action"][best]), self._children(nodes, best)
            else:
                break
            actions.append(action)
            play_through(state, self._tiles, action)
        return actions

    def _children(self, nodes: list[int], number: int) -> list[int]:
        """The nodes that the edge with a number leads to."""
        children = []
        for tree, node in zip(self.trees, nodes, strict=True):
            known = node != NO_NODE and tree.nodes[node].num_edges > 0
            children.append(int(edges_of(tree, node)["child"][number]) if known else NO_NODE)
        return children


def edges_of(tree: Tree, node: int) -> NDArray[np.void]:
    """The edges of a node: its sensible actions, and how often each was tried."""
    here = tree.nodes[node]
    found: NDArray[np.void] = tree.edges[here.first_edge : here.first_edge + here.num_edges]
    return found


def _total_visits(edges: list[NDArray[np.void]]) -> NDArray[np.int32]:
    total: NDArray[np.int32] = np.sum([each["visits"] for each in edges], axis=0)
    return total


class _Tree:
    """One tree with its own random numbers and memory, for one thread."""

    def __init__(
        self, state: State, tiles: Tiles, layers: Layers, seed: str, size: int, settings: NDArray[np.float64]
    ) -> None:
        self.tree = new_tree(size)
        self._tiles, self._layers, self._settings = tiles, layers, settings
        self._work = new_work()
        self._random = random_from(seed)
        plant(self.tree, state)

    def grow(self, simulations: int) -> None:
        grow(self.tree, self._tiles, self._layers, self._work, self._random, self._settings, simulations)

    @property
    def is_full(self) -> bool:
        return bool(self.tree.counters[NODES] == len(self.tree.states))
