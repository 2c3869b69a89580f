"""How the time for a position is spent: on a search for candidates, then on what follows each of them."""

import time
from collections.abc import Sequence
from functools import cached_property
from typing import Final, TypeAlias

from orbis.analysis.estimate import Estimate
from orbis.analysis.last_round import solved_estimate, solved_turn
from orbis.bots import Budget
from orbis.bots.endgame import is_last_round
from orbis.bots.search import Search
from orbis.engine.state import State, Tiles

SEARCH_SHARE: Final = 0.25  # of the budget, to find candidates
FIRST_CHUNK: Final = 8  # simulations between two looks at the clock, at first
CHUNK_SECONDS: Final = 0.02
REPLY_SIMULATIONS: Final = 500  # to see the reply to a turn that was not simulated

Turn: TypeAlias = tuple[int, ...]  # the actions that complete a turn


class Thinker:
    """Thinks about one position. Equal seeds and numbers of simulations lead to equal results.

    Every simulation redraws the unseen tiles, so nothing depends on their order.
    """

    def __init__(self, state: State, tiles: Tiles, seed: str, budget: Budget) -> None:
        """Search for candidates with a share of the budget."""
        self.state = state
        self.tiles = tiles
        self._seed = seed
        self._threads = budget.threads
        self._after: dict[Turn, Search] = {}
        self.search = self._new_search("search", (), budget.simulations if budget.seconds is None else None)
        self.simulations, self.simulations_left = _grow_first(self.search, budget)
        self.search.close()

    @cached_property
    def solution(self) -> Turn | None:
        """The best turn, if this is the last round and it can be solved."""
        return solved_turn(self.state, self.tiles) if is_last_round(self.state) else None

    def estimates(self, turns: Sequence[Turn], simulations: int, name: str) -> list[Estimate]:
        """What each turn brings, such that they can be compared: all exactly, or all by as many simulations.

        `simulations` are those for all of them together; another name brings other chances.
        """
        exact = self._exact_estimates(turns) if self.solution is not None else None
        if exact is not None:
            return exact
        share = max(1, simulations // max(1, len(turns)))
        return [self._simulated_estimate(turn, share, name) for turn in turns]

    def search_after(self, turn: Turn) -> Search:
        """The latest search of what follows a turn; a short one if there was none."""
        if turn not in self._after:
            self._simulated_estimate(turn, REPLY_SIMULATIONS, "reply")
        return self._after[turn]

    def _exact_estimates(self, turns: Sequence[Turn]) -> list[Estimate] | None:
        estimates = []
        for turn in turns:
            estimate = solved_estimate(self.state, self.tiles, turn)
            if estimate is None:
                return None
            estimates.append(estimate)
        return estimates

    def _simulated_estimate(self, turn: Turn, simulations: int, name: str) -> Estimate:
        search = self._new_search(name, turn, simulations)
        search.grow(simulations)
        search.close()
        self._after[turn] = search
        wins, margins = (found[: self.state.num_players].tolist() for found in search.expectation())
        return Estimate(tuple(wins), tuple(margins), simulations, exact=False)

    def _new_search(self, name: str, turn: Turn, simulations: int | None) -> Search:
        seed = f"{self._seed}/{name}"
        return Search(self.state, self.tiles, seed, prefix=turn, threads=self._threads, simulations=simulations)


def _grow_first(search: Search, budget: Budget) -> tuple[int, int]:
    """Spend the first share of the budget; return the simulations that were made and those that are left."""
    if budget.seconds is None:
        total = budget.simulations or 1
        done = max(1, int(total * SEARCH_SHARE))
        search.grow(done)
        return done, total - done
    done, seconds = _grow_for(search, budget.seconds * SEARCH_SHARE)
    return done, int(done / seconds * max(0.0, budget.seconds - seconds))


def _grow_for(search: Search, seconds: float) -> tuple[int, float]:
    """Simulate for so long; return how many simulations there were and how long it took."""
    start = time.perf_counter()
    done, chunk, elapsed = 0, FIRST_CHUNK, 0.0
    while elapsed < seconds or done == 0:
        search.grow(chunk)
        done += chunk
        elapsed = time.perf_counter() - start
        chunk = max(1, int(done / elapsed * min(CHUNK_SECONDS, seconds - elapsed)))
    return done, elapsed
