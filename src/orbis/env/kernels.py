"""What an environment asks of the rules at every step, in two calls.

These kernels take an array of one game, not its record: to hand over a record from Python takes longer than the rest.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.batch.masks import mask_legal, mask_sensible
from orbis.batch.observation import observe
from orbis.engine._compile import kernel
from orbis.engine.check import OK, check
from orbis.engine.state import States, Tiles
from orbis.engine.turn import apply
from orbis.engine.vocabulary import MAX_PLAYERS, STEP_OVER

ILLEGAL: Final = -1
OVER: Final = MAX_PLAYERS  # in place of a player: the game is over


@kernel
def play(states: States, tiles: Tiles, action: int) -> int:
    """Play an action and return whose turn it is then, or OVER. If it is ILLEGAL, nothing has changed."""
    state = states[0]
    if check(state, tiles, action) != OK:
        return ILLEGAL
    apply(state, tiles, action)
    return OVER if state.step == STEP_OVER else int(state.player)


@kernel
def look(
    states: States,
    tiles: Tiles,
    features: NDArray[np.uint64],
    viewer: int,
    only_sensible: bool,
    room: NDArray[np.int8],
    mask: NDArray[np.bool_],
    observation: NDArray[np.int8],
    words: NDArray[np.uint64],
) -> None:
    """Write what a player sees, and which actions they have: none, if it is not their turn.

    `words` is the memory of the observation as words of 64 bits.
    """
    state = states[0]
    observe(state, tiles, features, viewer, observation, words)
    if viewer != state.player or state.step == STEP_OVER:
        mask[:] = False
    elif only_sensible:
        mask_sensible(state, tiles, room, mask)
    else:
        mask_legal(state, tiles, mask)
