"""The mask of the sensible actions, and a random choice from any mask."""

import numpy as np
from numpy.typing import NDArray

from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import Random, random_below
from orbis.engine.kernel import kernel
from orbis.engine.sensible import sensible
from orbis.engine.state import State, Tiles
from orbis.engine.vocabulary import NO_ACTION


@kernel
def mask_sensible(state: State, tiles: Tiles, scratch: NDArray[np.int8], out: NDArray[np.bool_]) -> None:
    """Mark every action worth considering."""
    for action in range(NUM_ACTIONS):
        out[action] = False
    for i in range(sensible(state, tiles, scratch)):
        out[scratch[i]] = True


@kernel
def sample_action(mask: NDArray[np.bool_], random: Random) -> int:
    """One of the marked actions, chosen uniformly; NO_ACTION if none is marked."""
    number = 0
    for action in range(NUM_ACTIONS):
        number += mask[action]
    if number == 0:
        return NO_ACTION
    left = random_below(random, number)
    for action in range(NUM_ACTIONS):
        left -= mask[action]
        if left < 0:
            return action
    return NO_ACTION
