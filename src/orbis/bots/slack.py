"""Turns as a less careful player chooses them: not always the best, but never one that seems much worse."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.engine.actions import GIVE, PLACE_UP, PLACE_WILDERNESS
from orbis.engine.chance import Random, random_below
from orbis.engine.kernel import kernel
from orbis.engine.vocabulary import NO_ACTION, NUM_PLACES

NO_PLACEMENT: Final = 0  # a god, or the tile has already been placed
FACE_UP: Final = 1
TURNED_OVER: Final = 2


@kernel
def choose_with_slack(
    turns: NDArray[np.int8],
    values: NDArray[np.float64],
    number: int,
    slack: float,
    random: Random,
    scratch: NDArray[np.float64],
) -> int:
    """The index of one of the first turns, all equally likely that seem at most `slack` points worse than the best.

    No tile is turned over if placing it face up seems better. `scratch` has room for NUM_TAKES numbers.
    """
    least = _best_value(values, number) - slack
    _find_best_face_up(turns, values, number, scratch)
    num_plausible = 0
    for i in range(number):
        num_plausible += _is_plausible(turns[i], values[i], least, scratch)
    left = random_below(random, num_plausible)
    for i in range(number):
        if _is_plausible(turns[i], values[i], least, scratch):
            if left == 0:
                return i
            left -= 1
    return 0


@kernel
def _best_value(values: NDArray[np.float64], number: int) -> float:
    best = -np.inf
    for i in range(number):
        best = max(best, values[i])
    return best


@kernel
def _find_best_face_up(
    turns: NDArray[np.int8], values: NDArray[np.float64], number: int, out: NDArray[np.float64]
) -> None:
    """What placing a tile face up is worth at best, for the tile of each take."""
    for take in range(NUM_PLACES + 1):
        out[take] = -np.inf
    for i in range(number):
        if _placement(turns[i]) == FACE_UP:
            take = _take(turns[i])
            out[take] = max(out[take], values[i])


@kernel
def _is_plausible(turn: NDArray[np.int8], value: float, least: float, face_up: NDArray[np.float64]) -> bool:
    return value >= least and (_placement(turn) != TURNED_OVER or value >= face_up[_take(turn)])


@kernel
def _take(turn: NDArray[np.int8]) -> int:
    """The place that a turn takes its tile from; NUM_PLACES if the tile has already been taken."""
    return min(int(turn[0]), NUM_PLACES)


@kernel
def _placement(turn: NDArray[np.int8]) -> int:
    for action in turn:
        if action == NO_ACTION:
            break
        if PLACE_UP <= action < PLACE_WILDERNESS:
            return FACE_UP
        if PLACE_WILDERNESS <= action < GIVE:
            return TURNED_OVER
    return NO_PLACEMENT
