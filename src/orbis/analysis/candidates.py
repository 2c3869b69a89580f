"""The turns worth a closer look: those that the search has looked at most."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from orbis.analysis.aftermath import lead_after
from orbis.analysis.thinking import Thinker, Turn
from orbis.bots.evaluation import EVALUATION
from orbis.bots.guided import payment
from orbis.bots.policy import POLICY_WEIGHTS
from orbis.bots.search import Search
from orbis.bots.turns import MAX_TURN_LENGTH, MAX_TURNS, list_turns
from orbis.engine.actions import DECLINE, NUM_ACTIONS
from orbis.engine.check import OK, check
from orbis.engine.sensible import sensible
from orbis.engine.state import State, Tiles, new_states
from orbis.engine.turn import apply
from orbis.engine.vocabulary import NO_ACTION, STEP_PLACE, STEP_TAKE


@dataclass(frozen=True, slots=True)
class Candidates:
    """The turns to look at, with the number of simulations that went through each; `solved`: the best is the first."""

    visits: dict[Turn, int]
    solved: bool

    @property
    def turns(self) -> list[Turn]:
        """The turns in their order."""
        return list(self.visits)


def find_candidates(thinker: Thinker, number: int) -> Candidates:
    """The most visited ways to complete the turn, the first one first; before them the solution of the last round.

    Which worshipers are given, gained or removed is left to quick judgement, as in the search; where only they are left
    to be chosen, every first choice is a candidate, in the order of the evaluation. The evaluation also helps out where
    a very short search has completed no turn.
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
    """Whether the search branches at the open question: it does for takes and placements."""
    return bool(state.step == STEP_TAKE or state.step == STEP_PLACE)


def _walk(state: State, tiles: Tiles, search: Search, path: Turn, actions: Turn) -> Iterator[tuple[Turn, int]]:
    """The complete turns below a node of the tree, with their visits; `path` are the takes and placements so far."""
    found = search.found(path)
    for action in np.flatnonzero(found.visits).tolist():
        after = state.copy()
        apply(after, tiles, action)
        turn = (*actions, action, *answer(after, tiles, int(state.turn)))
        if after.turn != state.turn:
            yield turn, int(found.visits[action])
        else:
            yield from _walk(after, tiles, search, (*path, action), turn)


def answer(state: State, tiles: Tiles, turn: int) -> Turn:
    """Answer what a turn asks about worshipers by quick judgement, and return the answers."""
    answers = []
    while state.turn == turn and not is_branching(state):
        answers.append(payment(state, tiles, POLICY_WEIGHTS))
        apply(state, tiles, answers[-1])
    return tuple(answers)


def _better_answered(state: State, tiles: Tiles, turn: Turn) -> Turn:
    """The turn, or the same without paying a village, a volcano or Death if that leads to a better position."""
    after = state.copy()
    for number, action in enumerate(turn):
        if action != DECLINE and check(after, tiles, DECLINE) == OK:
            apply(after, tiles, DECLINE)
            other = (*turn[:number], DECLINE, *answer(after, tiles, int(state.turn)))
            return max(turn, other, key=lambda either: lead_after(state, tiles, either))
        apply(after, tiles, action)
    return turn


def _answers(state: State, tiles: Tiles) -> list[Turn]:
    """Every sensible answer to a question about worshipers, the best first by the position that it leads to."""
    room = np.zeros(NUM_ACTIONS, dtype=np.int8)
    turns = []
    for action in room[: sensible(state, tiles, room)].tolist():
        after = state.copy()
        apply(after, tiles, action)
        turns.append((action, *answer(after, tiles, int(state.turn))))
    return sorted(turns, key=lambda turn: -lead_after(state, tiles, turn))


def _evaluated(state: State, tiles: Tiles) -> list[Turn]:
    """Whole turns, the best first by the position that they lead to."""
    states = new_states(MAX_TURN_LENGTH + 1)
    states[0] = state
    turns = np.full((MAX_TURNS, MAX_TURN_LENGTH + 1), NO_ACTION, dtype=np.int8)
    values = np.zeros(MAX_TURNS)
    number = list_turns(states, tiles, EVALUATION, turns, values)
    by_value = turns[np.argsort(-values[:number], kind="stable")].tolist()
    return [tuple(turn[: turn.index(NO_ACTION)]) for turn in by_value]
