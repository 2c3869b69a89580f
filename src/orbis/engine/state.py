"""The records that the rules work on: a game, and the tiles of a tile set.

A game is one flat record without pointers, so copying, comparing, hashing, storing and sending a batch of games to
another device are byte copies. Every field is a small signed integer, and there are no gaps between them: a gap would
hold meaningless bytes that differ between equal games.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from orbis.engine.vocabulary import (
    MAX_GODS_LAID_OUT,
    MAX_PLAYERS,
    NUM_CELLS,
    NUM_COLORS,
    NUM_COST_SYMBOLS,
    NUM_PLACES,
    NUM_TILES,
)

# One game. (`np.record` makes `state.realm[player, color]` work in plain Python as well.)
STATE_DTYPE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # Sets of cells, one bit each: cells showing a color (a wilderness shows all, W1), and cancelled cells.
                ("colored", np.int16, (MAX_PLAYERS, NUM_COLORS)),
                ("cancelled", np.int16, MAX_PLAYERS),
                ("turn", np.int16),  # completed turns, 0–60
                ("num_players", np.int8),  # 2–4
                ("first", np.int8),  # the player who started
                ("player", np.int8),  # the current player; after the end, who would be next
                ("step", np.int8),  # STEP_*: the current decision
                ("pending", np.int8),  # worshipers still to give, gain or remove in this step
                ("last", np.int8),  # the last action of this step, or NO_ACTION; only `sensible` uses it
                ("taken", np.int8),  # the region taken in this turn and not placed yet, or NO_TILE
                ("place", np.int8),  # the place in the display emptied in this turn, or NO_PLACE
                ("cell", np.int8),  # the cell filled in this turn, or NO_CELL
                ("display", np.int8, NUM_PLACES),  # tile, or NO_TILE between taking and refilling
                ("display_worshipers", np.int8, (NUM_PLACES, NUM_COLORS)),
                ("gods", np.int8, MAX_GODS_LAID_OUT),  # gods on the table, NO_GOD where there is none
                ("god", np.int8, MAX_PLAYERS),  # each player's god, or NO_GOD
                ("god_cancelled", np.int8, MAX_PLAYERS),  # 1: Death unpaid
                ("realm", np.int8, (MAX_PLAYERS, NUM_COLORS)),
                ("reductions", np.int8, (MAX_PLAYERS, NUM_COLORS)),  # 1: the player has that token
                ("num_regions", np.int8, MAX_PLAYERS),  # tiles in the universe, 0–14
                ("row_size", np.int8, MAX_PLAYERS),  # tiles in the bottom row, 0–5
                ("universe", np.int8, (MAX_PLAYERS, NUM_CELLS)),  # tile, or NO_TILE
                ("drawn", np.int8),  # tiles drawn from the pile: pile[drawn:] is unseen
                ("pile", np.int8, NUM_TILES),  # the tiles in play, level by level, in drawing order; NO_TILE beyond
            ],
            align=True,
        ),
    )
)

# One region tile (C2).
TILE_DTYPE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("color", np.int8),
                ("level", np.int8),  # 1–3
                ("cost", np.int8, NUM_COST_SYMBOLS),  # symbols of each color, then of "any"
                ("effect", np.int8),  # FARM … SACRED_STONE
                ("number", np.int8),  # required or given by the effect
                ("colors_mask", np.int8),  # colors of the effect, bit by color; 31: any
                ("cp", np.int8),
                ("star", np.int8),  # NO_STAR, WHITE_STAR, PURPLE_STAR
                ("mystic", np.int8),  # 0: none
            ],
            align=True,
        ),
    )
)

State: TypeAlias = np.record  # of STATE_DTYPE
Tiles: TypeAlias = NDArray[np.void]  # of TILE_DTYPE, in the order of the tile set
States: TypeAlias = NDArray[np.void]  # of STATE_DTYPE


def new_states(number: int = 1) -> States:
    """An array of games that have not been set up yet."""
    return np.zeros(number, dtype=STATE_DTYPE)


def copy_states(states: States) -> States:
    """An independent copy. NumPy's own goes through the fields of a record, which takes ten times as long."""
    return np.frombuffer(bytearray(states.tobytes()), dtype=STATE_DTYPE)
