"""The last round, solved exactly: what a turn yields if everyone plays the rest perfectly."""

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.analysis.aftermath import position_after
from orbis.analysis.turns import Estimate
from orbis.bots.endgame import MAX_SOLVER_DEPTH, UNSOLVED, new_solver_scratch, solve
from orbis.bots.result import judge_result
from orbis.engine.scoring import NUM_SCORE_COLUMNS, score
from orbis.engine.state import State, Tiles, new_states
from orbis.engine.turn import play, refill_with
from orbis.engine.vocabulary import MAX_PLAYERS, NO_TILE, STEP_OVER, STEP_REFILL

MAX_SOLVER_NODES: Final = 400_000  # positions per solution, about a second


def solved_turn(state: State, tiles: Tiles) -> tuple[int, ...] | None:
    """The best way to complete the turn in the last round, or None if that takes too long."""
    now = state.copy()
    actions: list[int] = []
    while now.turn == state.turn:
        action = _solved_action(now, tiles)
        if action == UNSOLVED:
            return None
        actions.append(action)
        play(now, tiles, action)
    return tuple(actions)


def solved_estimate(state: State, tiles: Tiles, turn: Sequence[int]) -> Estimate | None:
    """What a turn of the last round yields, averaged over all tiles that may come, or None if that takes too long."""
    outcome = _expected(position_after(state, tiles, turn), tiles)
    if outcome is None:
        return None
    wins, margins = outcome[:, : state.num_players].tolist()
    return Estimate(tuple(wins), tuple(margins), simulations=0, exact=True)


def _expected(state: State, tiles: Tiles) -> NDArray[np.float64] | None:
    """The wins and margins to expect from here."""
    now = state.copy()
    while now.step != STEP_OVER:
        if now.step == STEP_REFILL:
            return _average(now, tiles)
        action = _solved_action(now, tiles)
        if action == UNSOLVED:
            return None
        play(now, tiles, action)
    return _result(now, tiles)


def _average(state: State, tiles: Tiles) -> NDArray[np.float64] | None:
    """The wins and margins to expect before the display is refilled."""
    outcomes = []
    for after in _refilled(state):
        outcome = _expected(after, tiles)
        if outcome is None:
            return None
        outcomes.append(outcome)
    return np.asarray(np.mean(outcomes, axis=0))


def _refilled(state: State) -> Iterator[State]:
    """The position with each unseen tile in turn as the one that refills the display."""
    for tile in state.pile[state.drawn :].tolist():
        if tile != NO_TILE:
            after = state.copy()
            refill_with(after, tile)
            yield after


def _result(state: State, tiles: Tiles) -> NDArray[np.float64]:
    sheet = np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16)
    outcome = np.zeros((2, MAX_PLAYERS))
    score(state, tiles, sheet)
    judge_result(sheet, int(state.num_players), outcome[0], outcome[1])
    return outcome


def _solved_action(state: State, tiles: Tiles) -> int:
    states = new_states(MAX_SOLVER_DEPTH)
    states[0] = state
    return solve(states, tiles, MAX_SOLVER_NODES, new_solver_scratch(), np.zeros(MAX_PLAYERS))
