"""A search of one position: trees that grow in parallel threads, and what they found."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis.bots.budget import TreeSearch
from orbis.bots.findings import add_children, expect, new_estimate
from orbis.bots.tree import (
    JUDGEMENT,
    NO_NODE,
    ROOT,
    Judgement,
    clear_tree,
    find_child,
    grow_tree,
    new_scratch,
    new_tree,
)
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import random_from
from orbis.engine.state import State, Tiles, new_states
from orbis.engine.vocabulary import MAX_PLAYERS

FIRST_CHUNK: Final = 64  # simulations between two looks at the findings, initially
NODES_PER_SIMULATION: Final = 8
MAX_NODES: Final = 1_000_000


@dataclass(frozen=True)
class Found:
    """The results of the simulations through each action, indexed by action number."""

    visits: NDArray[np.int64]
    wins: NDArray[np.float64]  # sums per player
    margins: NDArray[np.float64]

    @property
    def best(self) -> int:
        """The action with the most simulations; the first one among equals."""
        return int(np.argmax(self.visits))


class Search(TreeSearch["_Tree"]):
    """Simulations from a state."""

    first_chunk = FIRST_CHUNK

    def __init__(
        self,
        state: State,
        tiles: Tiles,
        seed: str,
        *,
        threads: int = 1,
        simulations: int | None = None,
        judgement: Judgement = JUDGEMENT,
    ) -> None:
        capacity = MAX_NODES if simulations is None else min(MAX_NODES, NODES_PER_SIMULATION * simulations // threads)
        self.nodes = new_tree((capacity + NUM_ACTIONS) * threads)  # the trees, all of the same size
        start = _Start(state, tiles, judgement)
        parts = enumerate(np.split(self.nodes, threads))
        super().__init__([_Tree(start, f"{seed}/{number}", part) for number, part in parts])

    def visits(self) -> NDArray[np.int64]:
        """How many simulations chose each action at the root, by action number."""
        return self.found().visits

    def found(self, path: Sequence[int] = ()) -> Found:
        """The findings after some takes and placements of the turn; by default at the root."""
        found = Found(
            np.zeros(NUM_ACTIONS, dtype=np.int64),
            np.zeros((NUM_ACTIONS, MAX_PLAYERS)),
            np.zeros((NUM_ACTIONS, MAX_PLAYERS)),
        )
        for tree in self._trees:
            tree.add_to(found, path)
        return found

    def expectation(self) -> NDArray[np.float64]:
        """Each player's winning chance, and each player's expected margin from here."""
        found = new_estimate()
        expect(self.nodes, self.num_trees, found)
        return found

    @property
    def num_trees(self) -> int:
        """One per thread."""
        return len(self._trees)


class _Start(NamedTuple):
    """Where the simulations of all trees begin, and how they judge."""

    state: State
    tiles: Tiles
    judgement: Judgement


class _Tree:
    """One tree with its own random numbers and memory, for one thread."""

    is_full = False  # a full tree still counts results

    def __init__(self, start: _Start, seed: str, nodes: NDArray[np.void]) -> None:
        self.nodes = nodes
        clear_tree(nodes)
        self._start = start
        self._states = new_states(2)
        self._states[0] = start.state
        self._random = random_from(seed)
        self._scratch = new_scratch()
        self._num_nodes = 1

    def grow(self, simulations: int) -> None:
        self._num_nodes = grow_tree(
            self._states,
            self._start.tiles,
            self._random,
            self._start.judgement,
            self._scratch,
            self.nodes,
            self._num_nodes,
            simulations,
        )

    def add_to(self, found: Found, path: Sequence[int]) -> None:
        node = ROOT
        for action in path:
            node = find_child(self.nodes, node, action)
            if node == NO_NODE:
                return
        add_children(self.nodes, node, found.visits, found.wins, found.margins)
