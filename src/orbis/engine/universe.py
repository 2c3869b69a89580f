"""A player's universe: the geometry of the pyramid, its colors, and where a tile may go (U1–U5, W1).

Cells are numbered row by row from the bottom: 0–4, 5–8, 9–11, 12–13. The bottom row starts at cell 0; when it grows to
the left, the whole universe moves one column to the right. A set of cells is a mask with one bit per cell.
"""

from typing import Final

import numpy as np

from orbis.engine.actions import FIRST_UPPER_SPOT, LEFT_END, SPOT_TO_CELL
from orbis.engine.kernel import kernel
from orbis.engine.state import State
from orbis.engine.vocabulary import NO_TILE, NUM_CELLS, NUM_COLORS, ROW_LENGTH

ROW_STARTS: Final = (0, 5, 9, 12)


def row_and_column(cell: int) -> tuple[int, int]:
    """The row and column of a cell, both counted from 1."""
    row = sum(cell >= start for start in ROW_STARTS)
    return row, cell - ROW_STARTS[row - 1] + 1


def _neighbors_table() -> list[int]:
    """The mask of each cell's neighbors: up to two beside, two below and two above (U1)."""
    cells = {row_and_column(cell): cell for cell in range(NUM_CELLS)}
    table = []
    for row, column in cells:
        beside = [(row, column - 1), (row, column + 1)]
        below = [(row - 1, column), (row - 1, column + 1)]
        above = [(row + 1, column - 1), (row + 1, column)]
        table.append(sum(1 << cells[around] for around in beside + below + above if around in cells))
    return table


NEIGHBORS: Final = np.array(_neighbors_table(), dtype=np.int16)


@kernel
def occupied_cells(state: State, player: int) -> int:
    """The cells that hold a tile: each has some color."""
    cells = 0
    for color in range(NUM_COLORS):
        cells |= state.colored[player, color]
    return cells


@kernel
def wilderness_cells(state: State, player: int) -> int:
    """The cells that hold a wilderness: only they have every color (W1)."""
    cells = -1
    for color in range(NUM_COLORS):
        cells &= state.colored[player, color]
    return cells


@kernel
def cells_of_colors(state: State, player: int, colors_mask: int) -> int:
    """The cells whose tile has one of the colors (W1, R15)."""
    cells = 0
    for color in range(NUM_COLORS):
        if (colors_mask >> color) & 1:
            cells |= state.colored[player, color]
    return cells


@kernel
def cells_above_pairs(pairs: int) -> int:
    """The upper cells that rest on a pair, given the left cell of each pair of adjacent cells in a row."""
    return (pairs & 0b1111) << 5 | (pairs & 0b111 << 5) << 4 | (pairs & 0b11 << 9) << 3


@kernel
def open_cells(state: State, player: int) -> int:
    """U3: the free cells of row 2 and up with both tiles below them in place."""
    occupied = occupied_cells(state, player)
    return cells_above_pairs(occupied & occupied >> 1) & ~occupied


@kernel
def cells_above_colors(state: State, player: int, colors_mask: int) -> int:
    """The cells of row 2 and up with at least one of the two tiles below in one of the colors (U4, E5, R7)."""
    colored = cells_of_colors(state, player, colors_mask)
    return cells_above_pairs(colored | colored >> 1)


@kernel
def num_neighbors_of(state: State, player: int, cell: int, colors_mask: int) -> int:
    """How many neighbors of a cell have one of the colors (E3)."""
    return num_cells(NEIGHBORS[cell] & cells_of_colors(state, player, colors_mask))


@kernel
def num_cells(cells: int) -> int:
    """The number of cells in a mask."""
    number = 0
    while cells:
        cells &= cells - 1
        number += 1
    return number


@kernel
def bottom_row_is_full(state: State, player: int) -> bool:
    """Whether the bottom row has its five tiles (U2)."""
    return bool(state.row_size[player] == ROW_LENGTH)


@kernel
def put_tile(state: State, player: int, spot: int, tile: int, colors_mask: int) -> int:
    """Put a tile that shows these colors at a spot, and return its cell. The spot must be free and supported."""
    if spot == LEFT_END:
        _move_right(state, player)
    if spot >= FIRST_UPPER_SPOT:
        cell = spot + SPOT_TO_CELL
    else:
        cell = 0 if spot == LEFT_END else int(state.row_size[player])
        state.row_size[player] += 1
    state.universe[player, cell] = tile
    for color in range(NUM_COLORS):
        state.colored[player, color] |= ((colors_mask >> color) & 1) << cell
    state.num_regions[player] += 1
    return cell


@kernel
def _move_right(state: State, player: int) -> None:
    """Move the whole universe one column to the right.

    The bottom row has room, so the last column of every row is empty: shifting all cells by one moves each row within
    itself.
    """
    for cell in range(NUM_CELLS - 1, 0, -1):
        state.universe[player, cell] = state.universe[player, cell - 1]
    state.universe[player, 0] = NO_TILE
    for color in range(NUM_COLORS):
        state.colored[player, color] <<= 1
    state.cancelled[player] <<= 1
