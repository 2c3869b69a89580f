"""The search of a position: what the budget is spent on, and what the simulations and the solver say."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis.analysis import last_round
from orbis.analysis.candidates import add_tried, find_candidates
from orbis.analysis.comparison import BEST, PLAYED, Comparison, compare, has_reply, new_comparison
from orbis.analysis.last_round import new_refill_scratch, solve_estimate, solve_turn
from orbis.analysis.prospects import expect_after, grow_after, plant_after
from orbis.analysis.replies import add_reply
from orbis.analysis.turn_lists import new_candidate_scratch, new_turns
from orbis.analysis.turns import Estimate, Turn, row_of, turn_of
from orbis.bots import Budget
from orbis.bots.endgame import MAX_SOLVER_DEPTH, is_last_round, new_solver_scratch
from orbis.bots.findings import new_estimate
from orbis.bots.network.bot import layers_of
from orbis.bots.network.calibration import calibrate, sharpness_of
from orbis.bots.network.inference import new_work
from orbis.bots.network.search import MAX_NODES, NetworkSearch
from orbis.bots.network.tree import SETTINGS, Tree, new_tree
from orbis.bots.network.versions import LATEST, weights_path
from orbis.engine.chance import random_from
from orbis.engine.state import new_states
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_TILES
from orbis.game import Game

SIMULATIONS: Final = 10_000  # usually, per position and per turn of a review
SEARCH_SHARE: Final = 0.25  # of the budget, to find candidates
NUM_ALTERNATIVES: Final = 4  # to a turn that is reviewed
FIRST_SHARE: Final = 0.3  # of the simulations left for a review, to find the best alternative
REPLY_SIMULATIONS: Final = 500  # to find the reply to a turn that was not simulated


class _Prospect(NamedTuple):
    """The search of what follows a turn."""

    tree: Tree
    num_roots: int


class Thinker:
    """Searches one position with the latest weights. Equal seeds and numbers of simulations give equal results.

    Every draw is among the unseen tiles, so nothing depends on their order.
    """

    def __init__(self, view: Game, seed: str, budget: Budget, sharpness: NDArray[np.float64] | None = None) -> None:
        """Search for candidates with a share of the budget.

        `sharpness` corrects winning chances; by default, as was measured for the weights.
        """
        self.state = view.state
        self.tiles = view.tiles
        self._layers = layers_of(view, weights_path(LATEST))
        self._sharpness = sharpness_of(LATEST) if sharpness is None else sharpness
        self._seed = seed
        self._threads = budget.threads
        self._after: dict[Turn, _Prospect] = {}
        self._search, self.simulations, self.simulations_left = self._searched(budget)

    def _searched(self, budget: Budget) -> tuple[NetworkSearch, int, int]:
        """The search for candidates, and the numbers of simulations done and left."""
        seconds, threads = budget.seconds, budget.threads
        total = max(threads, budget.simulations or 1)
        done = max(threads, int(total * SEARCH_SHARE))
        capacity = done if seconds is None else threads * MAX_NODES
        search = NetworkSearch(self.state, self.tiles, self._layers, f"{self._seed}/search", capacity, threads=threads)
        if seconds is None:
            search.grow(done)
            left = total - done
        else:
            start = time.perf_counter()
            search.grow(threads)
            done = threads + search.grow_for(seconds * SEARCH_SHARE)
            elapsed = time.perf_counter() - start
            left = int(done / elapsed * max(0.0, seconds - elapsed))
        search.close()
        return search, done, left

    @cached_property
    def solution(self) -> Turn:
        """The best turn, if this is the last round and it can be solved; otherwise empty."""
        row = row_of(())
        if is_last_round(self.state):
            states = new_states(MAX_SOLVER_DEPTH)
            states[0] = self.state
            scratch, values = new_solver_scratch(), np.zeros(MAX_PLAYERS)
            solve_turn(states, self.tiles, last_round.MAX_SOLVER_NODES, scratch, values, row)
        return turn_of(row)

    def candidates(self, number: int) -> dict[Turn, int]:
        """The turns to examine, best first, with the number of simulations of each."""
        turns, visits = new_turns(number), np.zeros(number)
        solution, scratch = row_of(self.solution), new_candidate_scratch()
        tried = 0
        for tree in self._search.trees:
            tried = add_tried(self.state, self.tiles, tree, scratch, tried)
        found = find_candidates(self.state, self.tiles, tried, solution, scratch, turns, visits)
        return {turn_of(turns[index]): int(visits[index]) for index in range(found)}

    def estimates(self, turns: Sequence[Turn], simulations: int, name: str) -> list[Estimate]:
        """Estimates that can be compared: either all exact, or all from the same number of simulations.

        `simulations` is the total for all turns; a different name gives different random numbers.
        """
        exact = self._exact_estimates(turns) if self.solution else None
        if exact is not None:
            return exact
        share = max(1, simulations // max(1, len(turns)))
        if self._threads == 1:
            return [self._simulated_estimate(turn, share, name) for turn in turns]
        with ThreadPoolExecutor(self._threads) as pool:  # a tree for each turn, so threads do not change the estimates
            return list(pool.map(lambda turn: self._simulated_estimate(turn, share, name), turns))

    def comparison(self, played: Turn, best: Turn) -> Comparison:
        """What two turns lead to, with the replies to expect."""
        both = new_comparison()
        compare(self.state, self.tiles, row_of(played), row_of(best), both)
        for number, turn in ((PLAYED, played), (BEST, best)):
            if has_reply(both, number):
                add_reply(both, self.tiles, number, *self._prospect_of(turn))
        return both

    def _prospect_of(self, turn: Turn) -> _Prospect:
        """The latest search of what follows a turn, or a short new one if there was none."""
        if turn not in self._after:
            self._simulated_estimate(turn, REPLY_SIMULATIONS, "reply")
        return self._after[turn]

    def _exact_estimates(self, turns: Sequence[Turn]) -> list[Estimate] | None:
        max_nodes, states = last_round.MAX_SOLVER_NODES, new_states(MAX_SOLVER_DEPTH)
        solver, scratch = new_solver_scratch(), new_refill_scratch()
        estimates = []
        for turn in turns:
            found = new_estimate()
            if not solve_estimate(self.state, self.tiles, row_of(turn), max_nodes, states, solver, scratch, found):
                return None
            estimates.append(Estimate.of(found, int(self.state.num_players), simulations=0))
        return estimates

    def _simulated_estimate(self, turn: Turn, simulations: int, name: str) -> Estimate:
        tree = new_tree(min(simulations, MAX_NODES) + NUM_TILES)
        random = random_from(f"{self._seed}/{name}")
        num_roots = plant_after(tree, self.state, self.tiles, row_of(turn), random)
        grow_after(tree, num_roots, self.tiles, self._layers, new_work(), random, SETTINGS, simulations)
        self._after[turn] = _Prospect(tree, num_roots)
        found = new_estimate()
        expect_after(tree, num_roots, found)
        calibrate(found, self.state, self._sharpness)
        return Estimate.of(found, int(self.state.num_players), simulations)
