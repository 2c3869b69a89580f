"""Whole turns: the candidates in a position, each with the value of the position after it."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis.bots.evaluation import NUM_TERMS, evaluate, lead_of
from orbis.bots.guided import payment
from orbis.bots.policy import NUM_TAKES, POLICY_WEIGHTS
from orbis.engine.actions import DECLINE, NUM_ACTIONS
from orbis.engine.kernel import kernel
from orbis.engine.sensible import sensible
from orbis.engine.state import State, States, Tiles
from orbis.engine.turn import play
from orbis.engine.vocabulary import MAX_PLAYERS, NO_ACTION, STEP_PLACE, STEP_TAKE

MAX_TURNS: Final = 1024
MAX_TURN_LENGTH: Final = 128


class TurnScratch(NamedTuple):
    """The memory that listing turns writes to, by depth or as `evaluate` needs it."""

    choices: NDArray[np.int8]
    num_choices: NDArray[np.int64]
    tried: NDArray[np.int64]
    actions: NDArray[np.int8]
    takes: NDArray[np.float64]
    terms: NDArray[np.float64]
    worths: NDArray[np.float64]


def new_turn_scratch() -> TurnScratch:
    """Allocate memory for `list_turns`."""
    return TurnScratch(
        np.zeros((MAX_TURN_LENGTH + 1, NUM_ACTIONS), dtype=np.int8),
        np.zeros(MAX_TURN_LENGTH + 1, dtype=np.int64),
        np.zeros(MAX_TURN_LENGTH + 1, dtype=np.int64),
        np.zeros(MAX_TURN_LENGTH + 1, dtype=np.int8),
        np.zeros(NUM_TAKES, dtype=np.float64),
        np.zeros(NUM_TERMS, dtype=np.float64),
        np.zeros(MAX_PLAYERS, dtype=np.float64),
    )


@kernel
def list_turns(
    states: States,
    tiles: Tiles,
    weights: NDArray[np.float64],
    scratch: TurnScratch,
    turns: NDArray[np.int8],
    values: NDArray[np.float64],
) -> int:
    """Write the turns worth considering from states[0] and the value of each; return how many there are.

    These are all takes with all placements, with and without paying for a village, a volcano or Death; quick judgment
    decides about worshipers. The place of a tile that was taken is left empty: nobody knows what comes before the turn
    is over. A turn ends with NO_ACTION. There must be room for MAX_TURN_LENGTH + 1 states, and for
    MAX_TURNS turns of MAX_TURN_LENGTH + 1 actions; any further turns are dropped.
    """
    choices, num_choices, tried, actions = scratch.choices, scratch.num_choices, scratch.tried, scratch.actions
    player = int(states[0].player)
    number = 0
    depth = 0
    tried[0] = 0
    num_choices[0] = _candidates(states[0], tiles, choices[0])
    while depth >= 0 and number < len(values):
        if tried[depth] == num_choices[depth]:
            depth -= 1
            continue
        actions[depth] = choices[depth, tried[depth]]
        tried[depth] += 1
        states[depth + 1] = states[depth]
        after = states[depth + 1]
        play(after, tiles, int(actions[depth]))
        if after.turn == states[0].turn:
            depth += 1
            tried[depth] = 0
            num_choices[depth] = _candidates(after, tiles, choices[depth])
            continue
        for index in range(depth + 1):  # Numba takes seconds to compile the assignment of a slice
            turns[number, index] = actions[index]
        turns[number, depth + 1] = NO_ACTION
        evaluate(after, tiles, weights, scratch.takes, scratch.terms, scratch.worths)
        values[number] = lead_of(scratch.worths, int(after.num_players), player)
        number += 1
    return number


@kernel
def _candidates(state: State, tiles: Tiles, out: NDArray[np.int8]) -> int:
    """The actions to consider: all takes and placements; otherwise what quick judgment says, and declining."""
    number = sensible(state, tiles, out)
    if state.step == STEP_TAKE or state.step == STEP_PLACE:
        return number
    may_decline = out[0] == DECLINE
    out[0] = payment(state, tiles, POLICY_WEIGHTS)
    if not may_decline or out[0] == DECLINE:
        return 1
    out[1] = DECLINE
    return 2
