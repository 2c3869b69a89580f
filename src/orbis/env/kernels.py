"""What an environment needs from the rules at every step, in two calls.

These kernels take an array of one game instead of its record: passing a record from Python would dominate the time.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.batch.masks import mask_sensible
from orbis.batch.observation import observe
from orbis.engine.check import OK, check
from orbis.engine.kernel import kernel
from orbis.engine.mask import mask_legal
from orbis.engine.state import States, Tiles
from orbis.engine.turn import play, play_through
from orbis.engine.vocabulary import MAX_PLAYERS, STEP_OVER

ILLEGAL: Final = -1
OVER: Final = MAX_PLAYERS  # instead of a player: the game is over


@kernel
def play_checked(states: States, tiles: Tiles, action: int, refill: bool) -> int:
    """Play an action and return who plays next, or OVER. If it is ILLEGAL, nothing changes."""
    state = states[0]
    if check(state, tiles, action) != OK:
        return ILLEGAL
    if refill:
        play_through(state, tiles, action)
    else:
        play(state, tiles, action)
    return OVER if state.step == STEP_OVER else int(state.player)


@kernel
def look(
    states: States,
    tiles: Tiles,
    features: NDArray[np.uint64],
    viewer: int,
    only_sensible: bool,
    scratch: NDArray[np.int8],
    mask: NDArray[np.bool_],
    observation: NDArray[np.int8],
    words: NDArray[np.uint64],
) -> None:
    """Write what a player sees, and which actions they have: none if it is not their turn.

    `words` is the memory of the observation as 64-bit words.
    """
    state = states[0]
    observe(state, tiles, features, viewer, observation, words)
    if viewer != state.player or state.step == STEP_OVER:
        mask[:] = False
    elif only_sensible:
        mask_sensible(state, tiles, scratch, mask)
    else:
        mask_legal(state, tiles, mask)
