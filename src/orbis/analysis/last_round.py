"""The last round, exactly: what a turn brings if everybody plays the rest as well as possible."""

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.analysis.estimate import Estimate
from orbis.bots.endgame import MAX_SOLVER_DEPTH, UNSOLVED, solve
from orbis.bots.result import judge_result
from orbis.engine.scoring import NUM_SCORE_COLUMNS, score
from orbis.engine.state import State, Tiles, new_states
from orbis.engine.turn import apply
from orbis.engine.vocabulary import MAX_PLAYERS, NO_TILE, STEP_OVER

MAX_SOLVER_NODES: Final = 400_000  # positions that one solution may look at: about a second


def solved_turn(state: State, tiles: Tiles) -> tuple[int, ...] | None:
    """The best way to complete the turn of a position of the last round, or None if that takes too long."""
    now = state.copy()
    actions: list[int] = []
    while now.turn == state.turn:
        action = _solved_action(now, tiles)
        if action == UNSOLVED:
            return None
        actions.append(action)
        apply(now, tiles, action)
    return tuple(actions)


def solved_estimate(state: State, tiles: Tiles, turn: Sequence[int]) -> Estimate | None:
    """What a turn of the last round brings, averaged over all tiles that may come, or None if that takes too long."""
    after = state.copy()
    for action in turn:
        apply(after, tiles, action)
    outcome = _expected_after(after, tiles, drawn_before=int(state.drawn))
    if outcome is None:
        return None
    wins, margins = outcome[:, : state.num_players].tolist()
    return Estimate(tuple(wins), tuple(margins), simulations=0, exact=True)


def _expected_after(state: State, tiles: Tiles, drawn_before: int) -> NDArray[np.float64] | None:
    """The wins and margins to expect from here, where the last action may have let a tile come into the display."""
    if state.drawn == drawn_before or state.step == STEP_OVER:
        return _expected(state, tiles)
    outcomes = []
    for other in _other_draws(state):
        outcome = _expected(other, tiles)
        if outcome is None:
            return None
        outcomes.append(outcome)
    return np.asarray(np.mean(outcomes, axis=0))


def _expected(state: State, tiles: Tiles) -> NDArray[np.float64] | None:
    """The same with the display as it is."""
    now = state.copy()
    while now.step != STEP_OVER:
        action = _solved_action(now, tiles)
        if action == UNSOLVED:
            return None
        drawn = int(now.drawn)
        apply(now, tiles, action)
        if now.drawn != drawn:
            return _expected_after(now, tiles, drawn)
    return _result(now, tiles)


def _result(state: State, tiles: Tiles) -> NDArray[np.float64]:
    sheet = np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16)
    outcome = np.zeros((2, MAX_PLAYERS))
    score(state, tiles, sheet)
    judge_result(sheet, int(state.num_players), outcome[0], outcome[1])
    return outcome


def _other_draws(state: State) -> Iterator[State]:
    """The position with each unseen tile as the one that has just come into the display."""
    last = int(state.drawn) - 1
    drawn = state.pile[last]
    for number in range(last, len(state.pile)):
        if state.pile[number] == NO_TILE:
            break
        other = state.copy()
        other.pile[last], other.pile[number] = state.pile[number], drawn
        other.display[state.display == drawn] = state.pile[number]
        yield other


def _solved_action(state: State, tiles: Tiles) -> int:
    states = new_states(MAX_SOLVER_DEPTH)
    states[0] = state
    return solve(states, tiles, MAX_SOLVER_NODES, np.zeros(MAX_PLAYERS))
