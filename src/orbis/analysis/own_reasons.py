"""Reasons about what the player owns: the tile placed, forests, room for later tiles, worshipers and reductions."""

from typing import Final

import numpy as np

from orbis.analysis import reason_list as key
from orbis.analysis.comparison import BEFORE, BEST, PLAYED, Comparison, is_declined, own, player_of, tile_of
from orbis.analysis.placed_tiles import (
    FOREST_IS_BLOCKED,
    FOREST_IS_FAR,
    FOREST_IS_NEAR,
    TILE_CANCELLED,
    TILE_SCORED,
    TILE_WILDERNESS,
    cell_of,
    status_of,
    worth_of_tile,
)
from orbis.analysis.reason_list import add_reason
from orbis.bots.evaluation import (
    COLORS_HELD,
    FLEXIBILITY,
    REDUCED_WORSHIPERS,
    REDUCTIONS,
    ROOM,
    SECURED,
    SURPLUS,
    WORSHIPERS,
)
from orbis.bots.forests import num_missing_neighbors
from orbis.engine.actions import EXCHANGE, PLACE_WILDERNESS
from orbis.engine.kernel import kernel
from orbis.engine.realm import num_worshipers
from orbis.engine.scoring import tile_cp
from orbis.engine.sensible import sensible
from orbis.engine.state import Tiles
from orbis.engine.turn import play
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import (
    FOREST,
    IRRIGATION,
    NO_CELL,
    NO_TILE,
    NUM_CELLS,
    NUM_COLORS,
    NUM_TILES,
    STEP_TAKE,
    VILLAGE,
    VOLCANO,
)

CELLS: Final = np.array([row_and_column(cell) for cell in range(NUM_CELLS)], dtype=np.int8)


@kernel
def add_tile_reasons(both: Comparison, tiles: Tiles, number: int) -> int:
    """The tile of the turn, or an existing forest, counts for less than after the best turn."""
    number = _add_forest_reasons(both, tiles, number)
    tile, better = tile_of(both, PLAYED), tile_of(both, BEST)
    cell = cell_of(both.states[PLAYED], player_of(both), tile)
    if cell == NO_CELL:
        return number
    status = status_of(both, tiles, PLAYED, cell)
    if status == TILE_WILDERNESS:
        number = _add_turned_over(both, tiles, number, cell)
    elif status == TILE_CANCELLED:
        cp = -_worth_face_up(both, tiles, cell)
        reason = key.DECLINED if is_declined(both, PLAYED) else key.CANCELLED
        row, column, effect, points = CELLS[cell, 0], CELLS[cell, 1], tiles[tile].effect, tiles[tile].cp
        number = add_reason(both.reasons, number, reason, cp, tile, row, column, effect, points)
    if better != NO_TILE and better != tile:
        number = _add_better_tile(both, tiles, number, cell)
    return number


@kernel
def _add_turned_over(both: Comparison, tiles: Tiles, number: int, cell: int) -> int:
    """The tile is turned over, and that of the best turn is not."""
    tile, better = tile_of(both, PLAYED), tile_of(both, BEST)
    better_cell = cell_of(both.states[BEST], player_of(both), better)
    if better_cell != NO_CELL and status_of(both, tiles, BEST, better_cell) == TILE_WILDERNESS:
        return number
    cp = worth_of_tile(both, tiles, PLAYED, cell) + max(0.0, own(both, FLEXIBILITY))  # what fits on a wilderness
    if better == tile:
        cp -= worth_of_tile(both, tiles, BEST, better_cell)
    else:
        cp -= _worth_face_up(both, tiles, cell)
    reason = key.TURNED_OVER if _could_lie_face_up(both, tiles) else key.ONLY_WILDERNESS
    return add_reason(both.reasons, number, reason, cp, tile, CELLS[cell, 0], CELLS[cell, 1])


@kernel
def _worth_face_up(both: Comparison, tiles: Tiles, cell: int) -> float:
    """What the tile of the turn would be worth if it were neither turned over needlessly nor cancelled."""
    tile = tiles[tile_of(both, PLAYED)]
    status = status_of(both, tiles, PLAYED, cell)
    if status == TILE_WILDERNESS and (_must_be_validated(int(tile.effect)) or not _could_lie_face_up(both, tiles)):
        return 0.0
    if status == TILE_WILDERNESS or status == TILE_CANCELLED:
        return float(both.weights[PLAYED, SECURED] * tile.cp)
    return max(0.0, worth_of_tile(both, tiles, PLAYED, cell))


@kernel
def _must_be_validated(effect: int) -> bool:
    return effect == VILLAGE or effect == FOREST or effect == VOLCANO or effect == IRRIGATION


@kernel
def _could_lie_face_up(both: Comparison, tiles: Tiles) -> bool:
    """Whether the tile that was turned over could have been paid for and placed, possibly after exchanges."""
    after = both.scratch_states[0]
    both.scratch_states[0] = both.states[BEFORE]
    if after.step == STEP_TAKE:
        play(after, tiles, int(both.turns[PLAYED, 0]))
    for index in range(sensible(after, tiles, both.actions)):
        if both.actions[index] < PLACE_WILDERNESS or both.actions[index] >= EXCHANGE:
            return True
    return False


@kernel
def _add_better_tile(both: Comparison, tiles: Tiles, number: int, cell: int) -> int:
    """The tile of the best turn counts for more, or is a forest that may."""
    player, tile, better = player_of(both), tile_of(both, PLAYED), tile_of(both, BEST)
    best_cell = cell_of(both.states[BEST], player, better)
    status = status_of(both, tiles, BEST, best_cell)
    cp = _worth_face_up(both, tiles, cell) - worth_of_tile(both, tiles, BEST, best_cell)
    best_points = int(tiles[better].cp)
    if status == FOREST_IS_NEAR or status == FOREST_IS_FAR:
        missing = num_missing_neighbors(both.states[BEST], tiles, player, best_cell)
        return add_reason(both.reasons, number, key.FOREST_MISSED, cp, better, best_points, missing)
    points = tile_cp(both.states[PLAYED], tiles, player, cell)
    if status != TILE_SCORED or points >= best_points:
        return number
    return add_reason(both.reasons, number, key.FEWER_POINTS, cp, tile, points, better, best_points)


@kernel
def _add_forest_reasons(both: Comparison, tiles: Tiles, number: int) -> int:
    """Forests that get further with the best turn."""
    player = player_of(both)
    for tile in range(NUM_TILES):
        cell = cell_of(both.states[PLAYED], player, tile)
        best_cell = cell_of(both.states[BEST], player, tile)
        if cell == NO_CELL or best_cell == NO_CELL:
            continue
        status, better = status_of(both, tiles, PLAYED, cell), status_of(both, tiles, BEST, best_cell)
        is_open = status == FOREST_IS_NEAR or status == FOREST_IS_FAR or status == FOREST_IS_BLOCKED
        if is_open and (better == TILE_SCORED or better == FOREST_IS_NEAR or better == FOREST_IS_FAR):
            reason = key.FOREST_BLOCKED if status == FOREST_IS_BLOCKED else key.FOREST_OPEN
            cp = worth_of_tile(both, tiles, PLAYED, cell) - worth_of_tile(both, tiles, BEST, best_cell)
            missing = num_missing_neighbors(both.states[PLAYED], tiles, player, cell)
            row, column, points = CELLS[cell, 0], CELLS[cell, 1], tiles[tile].cp
            number = add_reason(both.reasons, number, reason, cp, tile, row, column, points, missing)
    return number


@kernel
def add_room_reasons(both: Comparison, number: int) -> int:
    """Fewer colors fit above the bottom row, or it has fewer free cells. Taking a god changes neither."""
    if tile_of(both, PLAYED) == NO_TILE or tile_of(both, BEST) == NO_TILE:
        return number
    played, best = both.measured[PLAYED, player_of(both)], both.measured[BEST, player_of(both)]
    cp = own(both, FLEXIBILITY) + own(both, ROOM)
    if played[FLEXIBILITY] < best[FLEXIBILITY]:
        colors, best_colors = int(played[FLEXIBILITY]), int(best[FLEXIBILITY])
        return add_reason(both.reasons, number, key.FITS_FEWER_COLORS, cp, colors, best_colors)
    if played[ROOM] < best[ROOM]:
        return add_reason(both.reasons, number, key.BOTTOM_ROW, cp, int(played[ROOM]), int(best[ROOM]))
    return number


@kernel
def add_worshiper_reasons(both: Comparison, number: int) -> int:
    """The turn played leaves fewer worshipers in the realm, or fewer colors."""
    player = player_of(both)
    held, best_held = num_worshipers(both.states[PLAYED], player), num_worshipers(both.states[BEST], player)
    colors = int(both.measured[PLAYED, player, COLORS_HELD])
    best_colors = int(both.measured[BEST, player, COLORS_HELD])
    cp = own(both, COLORS_HELD) + own(both, SURPLUS)
    if held < best_held:
        cp += own(both, WORSHIPERS) + own(both, REDUCED_WORSHIPERS)
        return add_reason(both.reasons, number, key.FEWER_WORSHIPERS, cp, best_held - held, held, best_held)
    if colors < best_colors:
        return add_reason(both.reasons, number, key.FEWER_COLORS, cp, colors, best_colors)
    return number


@kernel
def add_reduction_reasons(both: Comparison, number: int) -> int:
    """Reduction tokens that the best turn would bring."""
    held, best_held = (both.states[PLAYED].reductions[player_of(both)], both.states[BEST].reductions[player_of(both)])
    num_missed = 0
    for color in range(NUM_COLORS):
        num_missed += int(best_held[color] > held[color])
    for color in range(NUM_COLORS):
        if best_held[color] > held[color]:
            number = add_reason(both.reasons, number, key.REDUCTION_MISSED, own(both, REDUCTIONS) / num_missed, color)
    return number
