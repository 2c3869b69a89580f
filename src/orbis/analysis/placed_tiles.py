"""The tiles in a universe after a turn: what they are worth according to the evaluation."""

from typing import Final

from orbis.analysis.comparison import Comparison, player_of
from orbis.bots.evaluation import FOREST_FAR, FOREST_NEAR, SECURED, WILDERNESS
from orbis.bots.forests import NEAR, OUT_OF_REACH, forest_outlook, most_free_neighbors, num_missing_neighbors
from orbis.engine.kernel import kernel
from orbis.engine.scoring import SCORED, TURNED_OVER, UNFULFILLED, how_tile_counts
from orbis.engine.state import State, Tiles
from orbis.engine.vocabulary import IDLENESS, NO_CELL, NO_TILE, NUM_CELLS

# A forest is near if one neighbor is missing, far if more are, and blocked if they can no longer all come.
TILE_SCORED: Final = 0
TILE_CANCELLED: Final = 1
TILE_WILDERNESS: Final = 2
FOREST_IS_NEAR: Final = 3
FOREST_IS_FAR: Final = 4
FOREST_IS_BLOCKED: Final = 5


@kernel
def cell_of(state: State, player: int, tile: int) -> int:
    """Where a tile lies in a player's universe, or NO_CELL."""
    if tile != NO_TILE:
        for cell in range(NUM_CELLS):
            if state.universe[player, cell] == tile:
                return cell
    return NO_CELL


@kernel
def status_of(both: Comparison, tiles: Tiles, position: int, cell: int) -> int:
    """How a tile of the player counts after a turn."""
    state, player = both.states[position], player_of(both)
    counts = how_tile_counts(state, tiles, player, cell)
    if counts == SCORED:
        return TILE_SCORED
    if counts == TURNED_OVER:
        return TILE_WILDERNESS
    if counts != UNFULFILLED:
        return TILE_CANCELLED
    missing = num_missing_neighbors(state, tiles, player, cell)
    if missing > most_free_neighbors(state, player, cell):
        return FOREST_IS_BLOCKED
    return FOREST_IS_NEAR if missing == 1 else FOREST_IS_FAR


@kernel
def worth_of_tile(both: Comparison, tiles: Tiles, position: int, cell: int) -> float:
    """What a tile of the player is worth after a turn, in points.

    The evaluation gives nothing for a forest that needs the bottom row to grow to the left.
    """
    state, player, weights = both.states[position], player_of(both), both.weights[position]
    points = float(tiles[state.universe[player, cell]].cp)
    status = status_of(both, tiles, position, cell)
    if status == TILE_SCORED:
        return float(weights[SECURED] * points)
    if status == TILE_WILDERNESS:
        return 0.0 if state.god[player] == IDLENESS else float(weights[WILDERNESS])
    if status == TILE_CANCELLED or status == FOREST_IS_BLOCKED:
        return 0.0
    outlook = forest_outlook(state, tiles, player, cell)
    if outlook == OUT_OF_REACH:
        return 0.0
    return float(weights[FOREST_NEAR if outlook == NEAR else FOREST_FAR] * points)
