"""A search of one position with the network."""

import time
from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.bots.network.inference import Work, apply_network, new_work
from orbis.bots.network.tree import (
    NO_NODE,
    NODES,
    ROOT,
    SETTINGS,
    Tree,
    back_up,
    descend,
    expand,
    new_tree,
    plant,
)
from orbis.bots.network.weights import Layers
from orbis.bots.search import CHUNK_SECONDS, Budget
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import Random, random_from
from orbis.engine.kernel import kernel
from orbis.engine.sensible import sensible
from orbis.engine.state import State, Tiles, new_states
from orbis.engine.turn import play_through
from orbis.engine.vocabulary import STEP_OVER

MAX_NODES: Final = 100_000
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
        leaf = descend(tree, tiles, random, settings)
        if tree.states[leaf].step != STEP_OVER:
            apply_network(tree.states[leaf], tiles, layers, work)
        expand(tree, tiles, leaf, work.policy, work.value, settings)
        back_up(tree, leaf)


class NetworkSearch:
    """Simulations from a position."""

    def __init__(
        self,
        state: State,
        tiles: Tiles,
        layers: Layers,
        seed: str,
        capacity: int,
        settings: NDArray[np.float64] = SETTINGS,
    ) -> None:
        self.tree = new_tree(min(capacity, MAX_NODES) + 1)
        self._tiles, self._layers, self._settings = tiles, layers, settings
        self._work = new_work()
        self._random = random_from(seed)
        plant(self.tree, state)

    def grow(self, simulations: int) -> None:
        """Run simulations."""
        grow(self.tree, self._tiles, self._layers, self._work, self._random, self._settings, simulations)

    def run(self, budget: Budget) -> None:
        """Simulate until the budget is spent or nothing can change the choice, but at least once."""
        self.grow(1)
        if budget.seconds is None:
            self._run_simulations((budget.simulations or 1) - 1)
        else:
            self._run_for(budget.seconds)

    def _run_simulations(self, number: int) -> None:
        done = 0
        while done < number and not self._is_decided(number - done):
            chunk = min(max(FIRST_CHUNK, number // 8), number - done)
            self.grow(chunk)
            done += chunk

    def _run_for(self, seconds: float) -> None:
        start = now = time.perf_counter()
        done, chunk = 0, FIRST_CHUNK
        while (left := start + seconds - now) > 0 and self.tree.counters[NODES] < len(self.tree.states):
            rate = done / (now - start) if done else 0.0
            if done and self._is_decided(int(rate * left)):
                break
            self.grow(chunk)
            done += chunk
            now = time.perf_counter()
            chunk = max(1, int(done / (now - start) * min(CHUNK_SECONDS, start + seconds - now)))

    def _is_decided(self, simulations_left: int) -> bool:
        """Whether the action tried most stays ahead whatever the remaining simulations bring."""
        most = np.sort(self.edges(ROOT)["visits"])[-2:]
        return len(most) < 2 or bool(most[1] - most[0] > simulations_left)

    def edges(self, node: int) -> NDArray[np.void]:
        """The edges of a node: its sensible actions, and how often each was tried."""
        here = self.tree.nodes[node]
        found: NDArray[np.void] = self.tree.edges[here.first_edge : here.first_edge + here.num_edges]
        return found

    def turn(self) -> list[int]:
        """The rest of the turn as far as it was searched, at least one action: always the one tried most."""
        states = new_states()
        states[0] = self.tree.states[ROOT]
        state = states[0]
        turn = int(state.turn)
        node = ROOT
        actions: list[int] = []
        room = np.zeros(NUM_ACTIONS, np.int8)
        while state.turn == turn and state.step != STEP_OVER:
            if sensible(state, self._tiles, room) == 1:
                action = int(room[0])
            elif node == NO_NODE or not len(edges := self.edges(node)):
                break
            else:
                best = edges[np.lexsort((edges["prior"], edges["visits"]))[-1]]
                action, node = int(best["action"]), int(best["child"])
            actions.append(action)
            play_through(state, self._tiles, action)
        return actions
