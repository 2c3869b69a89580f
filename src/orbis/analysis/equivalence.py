"""Turns that differ only in ways that never matter: the order of payments, or the end of a symmetric bottom row."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.engine.kernel import kernel
from orbis.engine.realm import num_worshipers
from orbis.engine.scoring import UNFULFILLED, how_tile_counts, num_validated, num_wildernesses, tile_cp
from orbis.engine.state import State, Tiles
from orbis.engine.universe import ROW_STARTS, num_cells, row_and_column
from orbis.engine.vocabulary import (
    FOREST,
    IRRIGATION,
    NO_CELL,
    NO_TILE,
    NUM_CELLS,
    NUM_COLORS,
    NUM_PLACES,
    NUM_ROUNDS,
    ROW_LENGTH,
    TEMPLE,
    VILLAGE,
    VOLCANO,
)


def _mirrored(row_size: int, cell: int) -> int:
    """The cell in the mirror image of a universe with so many tiles in the bottom row; NO_CELL if it has none."""
    row, column = row_and_column(cell)
    length = row_size - row + 1
    return ROW_STARTS[row - 1] + length - column if column <= length else NO_CELL


MIRRORED: Final[NDArray[np.int8]] = np.array(
    [[_mirrored(row_size, cell) for cell in range(NUM_CELLS)] for row_size in range(ROW_LENGTH + 1)], dtype=np.int8
)
# What gods count. An array: Numba's loops over tuples can raise.
COUNTED_EFFECTS: Final = np.array([IRRIGATION, VOLCANO, FOREST, VILLAGE, TEMPLE], dtype=np.int8)


@kernel
def is_equivalent(one: State, other: State, tiles: Tiles, player: int) -> bool:
    """Whether two positions after a player's turn have the same future for everyone.

    Both turns began in the same position. Where a tile lies matters only by its color, unless it is a forest that still
    needs neighbors; after the player's last turn only points matter.
    """
    if not _has_same_display(one, other) or not _has_same_god(one, other, player):
        return False
    if one.turn > (NUM_ROUNDS - 1) * one.num_players:
        return _has_same_score(one, other, tiles, player)
    if not _has_same_realm(one, other, player):
        return False
    return _is_same_universe(one, other, tiles, player, False) or _is_same_universe(one, other, tiles, player, True)


@kernel
def _has_same_display(one: State, other: State) -> bool:
    for place in range(NUM_PLACES):
        if one.display[place] != other.display[place]:
            return False
        for color in range(NUM_COLORS):
            if one.display_worshipers[place, color] != other.display_worshipers[place, color]:
                return False
    return True


@kernel
def _has_same_god(one: State, other: State, player: int) -> bool:
    return bool(one.god[player] == other.god[player] and one.god_cancelled[player] == other.god_cancelled[player])


@kernel
def _has_same_realm(one: State, other: State, player: int) -> bool:
    for color in range(NUM_COLORS):
        if one.realm[player, color] != other.realm[player, color]:
            return False
        if one.reductions[player, color] != other.reductions[player, color]:
            return False
    return True


@kernel
def _has_same_score(one: State, other: State, tiles: Tiles, player: int) -> bool:
    """The same points and worshipers, and as many of everything that gods count."""
    if num_worshipers(one, player) != num_worshipers(other, player):
        return False
    if num_wildernesses(one, player) != num_wildernesses(other, player):
        return False
    for number in range(len(COUNTED_EFFECTS)):
        effect = int(COUNTED_EFFECTS[number])
        if num_validated(one, tiles, player, effect) != num_validated(other, tiles, player, effect):
            return False
    difference = 0
    for cell in range(NUM_CELLS):
        difference += tile_cp(one, tiles, player, cell) - tile_cp(other, tiles, player, cell)
    return difference == 0


@kernel
def _is_same_universe(one: State, other: State, tiles: Tiles, player: int, is_mirrored: bool) -> bool:
    """The same colors in all cells, the same open forests, and as many cancelled tiles, perhaps in the mirror."""
    row_size = int(one.row_size[player])
    if row_size != other.row_size[player]:
        return False
    if num_cells(int(one.cancelled[player])) != num_cells(int(other.cancelled[player])):
        return False
    for cell in range(NUM_CELLS):
        image = int(MIRRORED[row_size, cell]) if is_mirrored else cell
        if image != NO_CELL and not _is_same_cell(one, cell, other, image, tiles, player):
            return False
    return True


@kernel
def _is_same_cell(one: State, cell: int, other: State, image: int, tiles: Tiles, player: int) -> bool:
    for color in range(NUM_COLORS):
        if (one.colored[player, color] >> cell) & 1 != (other.colored[player, color] >> image) & 1:
            return False
    return _open_forest(one, tiles, player, cell) == _open_forest(other, tiles, player, image)


@kernel
def _open_forest(state: State, tiles: Tiles, player: int, cell: int) -> int:
    """The forest in a cell if it still needs neighbors, otherwise NO_TILE."""
    tile = int(state.universe[player, cell])
    if tile != NO_TILE and how_tile_counts(state, tiles, player, cell) == UNFULFILLED:
        return tile
    return NO_TILE
