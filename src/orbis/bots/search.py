"""A search of one position: trees that grow in parallel threads, and what they found."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

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

FIRST_CHUNK: Final = 64  # simulations between two looks at the clock, initially
CHUNK_SECONDS: Final = 0.02
NODES_PER_SIMULATION: Final = 8
MAX_NODES: Final = 1_000_000


@dataclass(frozen=True)
class Budget:
    """How long to think: a number of simulations or seconds, and the number of threads."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1


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


class Search:
    """Simulations from a state, optionally after some actions of the turn."""

    def __init__(
        self,
        state: State,
        tiles: Tiles,
        seed: str,
        *,
        prefix: Sequence[int] = (),
        threads: int = 1,
        simulations: int | None = None,
        judgement: Judgement = JUDGEMENT,
    ) -> None:
        capacity = MAX_NODES if simulations is None else min(MAX_NODES, NODES_PER_SIMULATION * simulations // threads)
        self._prefix = np.array(prefix, dtype=np.int8)
        self.nodes = new_tree((capacity + NUM_ACTIONS) * threads)  # the trees, all of the same size
        parts = np.split(self.nodes, threads)
        self._trees = [_Tree(state, tiles, f"{seed}/{number}", part) for number, part in enumerate(parts)]
        self._judgement = judgement
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def run(self, budget: Budget) -> None:
        """Simulate until the budget is spent or nothing can change the choice at the root."""
        if budget.seconds is not None:
            self._run_for(budget.seconds)
        else:
            self._run_simulations(budget.simulations or 1)

    def _run_simulations(self, number: int) -> None:
        done = 0
        while done < number and not self._is_decided(number - done):
            chunk = min(max(FIRST_CHUNK * len(self._trees), number // 8), number - done)
            self.grow(chunk)
            done += chunk

    def _run_for(self, seconds: float) -> None:
        start = now = time.perf_counter()
        done, chunk = 0, FIRST_CHUNK
        while (left := start + seconds - now) > 0:
            rate = done / (now - start) if done else 0.0
            if done and self._is_decided(int(rate * left)):
                break
            self.grow(chunk)
            done += chunk
            now = time.perf_counter()
            chunk = max(1, int(done / (now - start) * min(CHUNK_SECONDS, start + seconds - now)))

    def _is_decided(self, simulations_left: int) -> bool:
        """Whether the most visited action stays ahead whatever the remaining simulations bring."""
        most = np.sort(self.found().visits)[-2:]
        return bool(most[1] > 0 and most[1] - most[0] > simulations_left)

    def grow(self, simulations: int) -> None:
        """Run simulations, distributed over the threads."""
        share, rest = divmod(simulations, len(self._trees))
        shares = [share + (number < rest) for number in range(len(self._trees))]
        if self._pool is None:
            self._trees[0].grow(self._prefix, self._judgement, shares[0])
        else:
            trees = zip(self._trees, shares, strict=True)
            growing = [self._pool.submit(tree.grow, self._prefix, self._judgement, share) for tree, share in trees]
            for tree_grown in growing:
                tree_grown.result()

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

    def close(self) -> None:
        """Release the threads."""
        if self._pool is not None:
            self._pool.shutdown()


class _Tree:
    """One tree with its own random numbers and memory, for one thread."""

    def __init__(self, state: State, tiles: Tiles, seed: str, nodes: NDArray[np.void]) -> None:
        self.nodes = nodes
        clear_tree(nodes)
        self._states = new_states(2)
        self._states[0] = state
        self._tiles = tiles
        self._random = random_from(seed)
        self._scratch = new_scratch()
        self._num_nodes = 1

    def grow(self, prefix: NDArray[np.int8], judgement: Judgement, simulations: int) -> None:
        self._num_nodes = grow_tree(
            self._states,
            self._tiles,
            prefix,
            self._random,
            judgement,
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
