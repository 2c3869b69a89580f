"""Forests that do not count yet (E3): how many neighbors they lack, and whether these can still come.

Every universe ends up with a tile in each of its cells, and a wilderness has every color (W1). So a free neighbor can
always become one that counts.
"""

from typing import Final

from orbis.engine.kernel import kernel
from orbis.engine.state import State, Tiles
from orbis.engine.universe import NEIGHBORS, num_cells, num_neighbors_of, occupied_cells
from orbis.engine.vocabulary import ROW_LENGTH

# What stands between a forest and its points.
NEAR: Final = 0  # one neighbor, for which there is room
FAR: Final = 1  # more neighbors, for which there is room
OUT_OF_REACH: Final = 2  # more neighbors than there are free cells around it


@kernel
def num_missing_neighbors(state: State, tiles: Tiles, player: int, cell: int) -> int:
    """How many neighbors the forest in a cell lacks; 0 or less if it is fulfilled."""
    tile = tiles[state.universe[player, cell]]
    return int(tile.number) - num_neighbors_of(state, player, cell, int(tile.colors_mask))


@kernel
def num_free_neighbors(state: State, player: int, cell: int) -> int:
    """How many neighbors of a cell are free. Growing to the left may add some: see `most_free_neighbors`."""
    return num_cells(int(NEIGHBORS[cell]) & ~occupied_cells(state, player))


@kernel
def forest_outlook(state: State, tiles: Tiles, player: int, cell: int) -> int:
    """NEAR, FAR or OUT_OF_REACH, for an unfulfilled forest and the universe as it lies now.

    The evaluation was fitted to this: it does not foresee that the bottom row may grow to the left.
    """
    missing = num_missing_neighbors(state, tiles, player, cell)
    if missing > num_free_neighbors(state, player, cell):
        return OUT_OF_REACH
    return NEAR if missing == 1 else FAR


@kernel
def most_free_neighbors(state: State, player: int, cell: int) -> int:
    """The same after the bottom row has grown to the left as often as is best for the tile in the cell (U2)."""
    occupied = occupied_cells(state, player)
    most = 0
    for growth in range(ROW_LENGTH - state.row_size[player] + 1):
        most = max(most, num_cells(int(NEIGHBORS[cell + growth]) & ~(occupied << growth)))
    return most
