"""Random play: whole games without leaving compiled code."""

import numpy as np
from numpy.typing import NDArray

from orbis.engine.chance import Random, random_below
from orbis.engine.kernel import kernel
from orbis.engine.sensible import sensible
from orbis.engine.setup import deal
from orbis.engine.state import State, Tiles
from orbis.engine.turn import play_through
from orbis.engine.vocabulary import STEP_OVER


@kernel
def play_random(state: State, tiles: Tiles, random: Random, scratch: NDArray[np.int8]) -> int:
    """Play to the end, choosing uniformly among the sensible actions; return the number of actions.

    `scratch` has room for NUM_ACTIONS actions.
    """
    number = 0
    while state.step != STEP_OVER:
        num_choices = sensible(state, tiles, scratch)
        play_through(state, tiles, int(scratch[random_below(random, num_choices)]))
        number += 1
    return number


@kernel
def record_random(
    state: State,
    tiles: Tiles,
    random: Random,
    scratch: NDArray[np.int8],
    actions: NDArray[np.int8],
    turns: NDArray[np.int8],
) -> int:
    """Play like `play_random`, and store each action and the turn it belongs to.

    There must be room for MAX_GAME_ACTIONS of each.
    """
    number = 0
    while state.step != STEP_OVER:
        num_choices = sensible(state, tiles, scratch)
        action = int(scratch[random_below(random, num_choices)])
        actions[number] = action
        turns[number] = state.turn
        play_through(state, tiles, action)
        number += 1
    return number


@kernel
def play_many(
    state: State,
    tiles: Tiles,
    num_players: int,
    num_games: int,
    random: Random,
    scratch: NDArray[np.int8],
    pile: NDArray[np.int8],
) -> int:
    """Deal and play random games one after the other, and return the number of actions."""
    number = 0
    for _ in range(num_games):
        deal(state, tiles, num_players, 0, random, pile)
        number += play_random(state, tiles, random, scratch)
    return number
