"""What nobody can see: the order of the tiles left in the piles.

All players in Orbis know the same, so there is one view for all of them and for spectators.
"""

import numpy as np

from orbis.engine.chance import Random, shuffle
from orbis.engine.kernel import kernel
from orbis.engine.state import STATE_DTYPE, State
from orbis.engine.vocabulary import LEVEL_STARTS, NO_TILE, NUM_LEVELS, NUM_TILES


@kernel
def hide_order(state: State) -> None:
    """Turn a game into its view: the unseen tiles of each level in ascending order.

    Which tiles are unseen is public, as they are all those not seen so far; only their order is not. So a view is
    again a playable game, and two games that differ only in the unseen order have the same view.
    """
    for i in range(state.drawn + 1, NUM_TILES):
        tile = state.pile[i]
        if tile == NO_TILE:
            break
        j = i
        while j > state.drawn and state.pile[j - 1] > tile:
            state.pile[j] = state.pile[j - 1]
            j -= 1
        state.pile[j] = tile


@kernel
def resample(state: State, random: Random) -> None:
    """Redraw the order of the unseen tiles uniformly, level by level."""
    start = int(state.drawn)
    for level in range(NUM_LEVELS):
        stop = start
        while stop < NUM_TILES and LEVEL_STARTS[level] <= state.pile[stop] < LEVEL_STARTS[level + 1]:
            stop += 1
        shuffle(random, state.pile, start, stop)
        start = stop


def hide_order_in(state: bytes) -> bytes:
    """The same for the bytes of a state."""
    states = np.frombuffer(bytearray(state), dtype=STATE_DTYPE)
    hide_order(states[0])
    return states.tobytes()
