"""The search of a position: what the budget is spent on, and what the simulations and the solver say."""

import time
from collections.abc import Sequence
from functools import cached_property
from typing import Final

import numpy as np

from orbis.analysis import last_round
from orbis.analysis.candidates import find_candidates, new_candidate_scratch, new_turns
from orbis.analysis.comparison import BEST, PLAYED, Comparison, add_reply, compare, has_reply, new_comparison
from orbis.analysis.last_round import new_refill_scratch, solve_estimate, solve_turn
from orbis.analysis.turns import Estimate, Turn, row_of, turn_of
from orbis.bots import Budget
from orbis.bots.endgame import MAX_SOLVER_DEPTH, is_last_round, new_solver_scratch
from orbis.bots.findings import new_estimate
from orbis.bots.search import Search
from orbis.engine.state import State, Tiles, new_states
from orbis.engine.vocabulary import MAX_PLAYERS

SIMULATIONS: Final = 25_000  # usually, per position and per turn of a review
SEARCH_SHARE: Final = 0.25  # of the budget, to find candidates
NUM_ALTERNATIVES: Final = 4  # to a turn that is reviewed
FIRST_SHARE: Final = 0.3  # of the simulations left for a review, to find the best alternative
FIRST_CHUNK: Final = 8  # simulations between two looks at the clock, initially
CHUNK_SECONDS: Final = 0.02
REPLY_SIMULATIONS: Final = 500  # to find the reply to a turn that was not simulated


class Thinker:
    """Searches one position. Equal seeds and numbers of simulations give equal results.

    Every simulation redraws the unseen tiles, so nothing depends on their order.
    """

    def __init__(self, state: State, tiles: Tiles, seed: str, budget: Budget) -> None:
        """Search for candidates with a share of the budget."""
        self.state = state
        self.tiles = tiles
        self._seed = seed
        self._threads = budget.threads
        self._after: dict[Turn, Search] = {}
        self._search = self._new_search("search", (), budget.simulations if budget.seconds is None else None)
        self.simulations, self.simulations_left = _grow_first(self._search, budget)
        self._search.close()

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
        nodes, num_trees = self._search.nodes, self._search.num_trees
        solution, scratch = row_of(self.solution), new_candidate_scratch()
        found = find_candidates(self.state, self.tiles, nodes, num_trees, solution, scratch, turns, visits)
        return {turn_of(turns[index]): int(visits[index]) for index in range(found)}

    def estimates(self, turns: Sequence[Turn], simulations: int, name: str) -> list[Estimate]:
        """Estimates that can be compared: either all exact, or all from the same number of simulations.

        `simulations` is the total for all turns; a different name gives different random numbers.
        """
        exact = self._exact_estimates(turns) if self.solution else None
        if exact is not None:
            return exact
        share = max(1, simulations // max(1, len(turns)))
        return [self._simulated_estimate(turn, share, name) for turn in turns]

    def comparison(self, played: Turn, best: Turn) -> Comparison:
        """What two turns lead to, with the replies to expect."""
        both = new_comparison()
        compare(self.state, self.tiles, row_of(played), row_of(best), both)
        for number, turn in ((PLAYED, played), (BEST, best)):
            if has_reply(both, number):
                search = self._search_after(turn)
                add_reply(both, self.tiles, number, search.nodes, search.num_trees)
        return both

    def _search_after(self, turn: Turn) -> Search:
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
        search = self._new_search(name, turn, simulations)
        search.grow(simulations)
        search.close()
        self._after[turn] = search
        return Estimate.of(search.expectation(), int(self.state.num_players), simulations)

    def _new_search(self, name: str, turn: Turn, simulations: int | None) -> Search:
        seed = f"{self._seed}/{name}"
        return Search(self.state, self.tiles, seed, prefix=turn, threads=self._threads, simulations=simulations)


def _grow_first(search: Search, budget: Budget) -> tuple[int, int]:
    """Spend the first share of the budget; return the number of simulations done and left."""
    if budget.seconds is None:
        total = budget.simulations or 1
        done = max(1, int(total * SEARCH_SHARE))
        search.grow(done)
        return done, total - done
    done, seconds = _grow_for(search, budget.seconds * SEARCH_SHARE)
    return done, int(done / seconds * max(0.0, budget.seconds - seconds))


def _grow_for(search: Search, seconds: float) -> tuple[int, float]:
    """Simulate for this long; return the number of simulations and the time taken."""
    start = time.perf_counter()
    done, chunk, elapsed = 0, FIRST_CHUNK, 0.0
    while elapsed < seconds or done == 0:
        search.grow(chunk)
        done += chunk
        elapsed = time.perf_counter() - start
        chunk = max(1, int(done / elapsed * min(CHUNK_SECONDS, seconds - elapsed)))
    return done, elapsed
