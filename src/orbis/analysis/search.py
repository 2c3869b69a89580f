"""The search of a position: what the budget is spent on, and which turns are worth a closer look."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from orbis.analysis.aftermath import lead_after
from orbis.analysis.last_round import solved_estimate, solved_turn
from orbis.analysis.turns import Estimate, Turn
from orbis.bots import Budget
from orbis.bots.endgame import is_last_round
from orbis.bots.evaluation import EVALUATION
from orbis.bots.guided import payment
from orbis.bots.policy import POLICY_WEIGHTS
from orbis.bots.search import Search
from orbis.bots.turns import MAX_TURN_LENGTH, MAX_TURNS, list_turns, new_turn_scratch
from orbis.engine.actions import DECLINE, NUM_ACTIONS
from orbis.engine.check import OK, check
from orbis.engine.sensible import sensible
from orbis.engine.state import State, Tiles, new_states
from orbis.engine.turn import play
from orbis.engine.vocabulary import NO_ACTION, STEP_PLACE, STEP_TAKE

SEARCH_SHARE: Final = 0.25  # of the budget, to find candidates
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
        self.search = self._new_search("search", (), budget.simulations if budget.seconds is None else None)
        self.simulations, self.simulations_left = _grow_first(self.search, budget)
        self.search.close()

    @cached_property
    def solution(self) -> Turn | None:
        """The best turn, if this is the last round and it can be solved."""
        return solved_turn(self.state, self.tiles) if is_last_round(self.state) else None

    def estimates(self, turns: Sequence[Turn], simulations: int, name: str) -> list[Estimate]:
        """Estimates that can be compared: either all exact, or all from the same number of simulations.

        `simulations` is the total for all turns; a different name gives different random numbers.
        """
        exact = self._exact_estimates(turns) if self.solution is not None else None
        if exact is not None:
            return exact
        share = max(1, simulations // max(1, len(turns)))
        return [self._simulated_estimate(turn, share, name) for turn in turns]

    def search_after(self, turn: Turn) -> Search:
        """The latest search of what follows a turn, or a short new one if there was none."""
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


@dataclass(frozen=True, slots=True)
class Candidates:
    """The turns to examine, with the number of simulations of each. If `solved`, the first one is the best."""

    visits: dict[Turn, int]
    solved: bool

    @property
    def turns(self) -> list[Turn]:
        """The turns in order."""
        return list(self.visits)


def find_candidates(thinker: Thinker, number: int) -> Candidates:
    """The most visited ways to complete the turn, best first, after the solution of the last round if there is one.

    As in the search, quick judgment decides which worshipers to give, gain or remove. If nothing else is left to
    decide, every first choice is a candidate, ordered by the evaluation. The evaluation also steps in when a very short
    search has not completed any turn.
    """
    state, tiles = thinker.state, thinker.tiles
    if is_branching(state):
        visited = sorted(_walk(state, tiles, thinker.search, (), ()), key=lambda turn: -turn[1])
        found = {_better_answered(state, tiles, turn): visits for turn, visits in visited[:number]}
        found = found or dict.fromkeys(_evaluated(state, tiles), 0)
    else:
        found = dict.fromkeys(_answers(state, tiles), 0)
    solution = thinker.solution
    if solution is not None:
        found = {solution: found.get(solution, 0)} | found
    return Candidates(dict(list(found.items())[:number]), solution is not None)


def is_branching(state: State) -> bool:
    """Whether the search branches at the current decision: it does for takes and placements."""
    return bool(state.step == STEP_TAKE or state.step == STEP_PLACE)


def _walk(state: State, tiles: Tiles, search: Search, path: Turn, actions: Turn) -> Iterator[tuple[Turn, int]]:
    """The complete turns below a node of the tree, with their visits; `path` holds the takes and placements so far."""
    found = search.found(path)
    for action in np.flatnonzero(found.visits).tolist():
        after = state.copy()
        play(after, tiles, action)
        turn = (*actions, action, *answer(after, tiles, int(state.turn)))
        if after.turn != state.turn:
            yield turn, int(found.visits[action])
        else:
            yield from _walk(after, tiles, search, (*path, action), turn)


def answer(state: State, tiles: Tiles, turn: int) -> Turn:
    """Use quick judgment for the worshiper decisions of a turn, and return the actions."""
    answers = []
    while state.turn == turn and not is_branching(state):
        answers.append(payment(state, tiles, POLICY_WEIGHTS))
        play(state, tiles, answers[-1])
    return tuple(answers)


def _better_answered(state: State, tiles: Tiles, turn: Turn) -> Turn:
    """The turn, or the same turn without paying a village, a volcano or Death if that leads to a better position."""
    after = state.copy()
    for number, action in enumerate(turn):
        if action != DECLINE and check(after, tiles, DECLINE) == OK:
            play(after, tiles, DECLINE)
            other = (*turn[:number], DECLINE, *answer(after, tiles, int(state.turn)))
            return max(turn, other, key=lambda either: lead_after(state, tiles, either))
        play(after, tiles, action)
    return turn


def _answers(state: State, tiles: Tiles) -> list[Turn]:
    """Every sensible answer to a question about worshipers, ordered by the resulting position, best first."""
    scratch = np.zeros(NUM_ACTIONS, dtype=np.int8)
    turns = []
    for action in scratch[: sensible(state, tiles, scratch)].tolist():
        after = state.copy()
        play(after, tiles, action)
        turns.append((action, *answer(after, tiles, int(state.turn))))
    return sorted(turns, key=lambda turn: -lead_after(state, tiles, turn))


def _evaluated(state: State, tiles: Tiles) -> list[Turn]:
    """Whole turns, ordered by the resulting position, best first."""
    states = new_states(MAX_TURN_LENGTH + 1)
    states[0] = state
    turns = np.full((MAX_TURNS, MAX_TURN_LENGTH + 1), NO_ACTION, dtype=np.int8)
    values = np.zeros(MAX_TURNS)
    number = list_turns(states, tiles, EVALUATION, new_turn_scratch(), turns, values)
    by_value = turns[np.argsort(-values[:number], kind="stable")].tolist()
    return [tuple(turn[: turn.index(NO_ACTION)]) for turn in by_value]
