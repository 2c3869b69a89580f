"""What follows a turn as far as it can be foreseen: without the tile that refills the display."""

import numpy as np
from numpy.typing import NDArray

from orbis.bots.guided import payment
from orbis.bots.policy import POLICY_WEIGHTS
from orbis.engine.kernel import kernel
from orbis.engine.state import State, Tiles
from orbis.engine.turn import play
from orbis.engine.vocabulary import NO_ACTION, STEP_PLACE, STEP_TAKE


@kernel
def is_branching(state: State) -> bool:
    """Whether the search branches at the current decision: it does for takes and placements."""
    return bool(state.step == STEP_TAKE or state.step == STEP_PLACE)


@kernel
def play_turn(state: State, tiles: Tiles, turn: NDArray[np.int8]) -> None:
    """Play the actions up to NO_ACTION. The place that will be refilled is left empty."""
    for action in turn:
        if action == NO_ACTION:
            return
        play(state, tiles, int(action))


@kernel
def answer(state: State, tiles: Tiles, turn: int, actions: NDArray[np.int8], length: int) -> int:
    """Use quick judgment for the worshiper decisions of a turn; append them, and return the number of actions."""
    while state.turn == turn and not is_branching(state):
        action = payment(state, tiles, POLICY_WEIGHTS)
        play(state, tiles, action)
        actions[length] = action
        length += 1
    actions[length] = NO_ACTION
    return length


@kernel
def copy_turn(source: NDArray[np.int8], target: NDArray[np.int8]) -> None:
    """Copy the actions up to NO_ACTION."""
    for index in range(len(source)):
        target[index] = source[index]
        if source[index] == NO_ACTION:
            return
