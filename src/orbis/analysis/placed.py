"""How the tiles of a universe stand: what counts, what is lost, and what may still come true."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

import numpy as np

from orbis.analysis.aftermath import weights_at
from orbis.analysis.outcome import Outcome
from orbis.bots.evaluation import FOREST_FAR, FOREST_NEAR, SECURED, WILDERNESS
from orbis.engine.scoring import SCORED, TURNED_OVER, UNFULFILLED, how_tile_counts
from orbis.engine.universe import NEIGHBORS, num_cells, num_neighbors_of, occupied_cells
from orbis.engine.vocabulary import IDLENESS, NO_TILE, NUM_REGIONS_EACH

# A forest is near with one neighbor missing, far with more, and blocked if they cannot all come any more.
Standing: TypeAlias = Literal["scored", "cancelled", "wilderness", "near", "far", "blocked"]


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile in a universe, with what it is worth by the evaluation and how many neighbors it misses as a forest."""

    cell: int
    standing: Standing
    worth: float
    missing: int = 0


def placed_tiles(outcome: Outcome) -> dict[int, PlacedTile]:
    """The tiles of the player's universe after a turn."""
    universe = outcome.state.universe[outcome.player]
    return {int(universe[cell]): _placed(outcome, int(cell)) for cell in np.flatnonzero(universe != NO_TILE)}


def _placed(outcome: Outcome, cell: int) -> PlacedTile:
    state, player = outcome.state, outcome.player
    weights = weights_at(state)
    tile = outcome.tiles[state.universe[player, cell]]
    counts = how_tile_counts(state, outcome.tiles, player, cell)
    if counts == SCORED:
        return PlacedTile(cell, "scored", float(weights[SECURED] * tile.cp))
    if counts == TURNED_OVER:
        worth = 0.0 if state.god[player] == IDLENESS else float(weights[WILDERNESS])
        return PlacedTile(cell, "wilderness", worth)
    if counts != UNFULFILLED:
        return PlacedTile(cell, "cancelled", 0.0)
    missing = int(tile.number) - num_neighbors_of(state, player, cell, int(tile.colors_mask))
    room = num_cells(int(NEIGHBORS[cell]) & ~occupied_cells(state, player))
    if missing > min(room, NUM_REGIONS_EACH - int(state.num_regions[player])):
        return PlacedTile(cell, "blocked", 0.0, missing)
    if missing == 1:
        return PlacedTile(cell, "near", float(weights[FOREST_NEAR] * tile.cp), missing)
    return PlacedTile(cell, "far", float(weights[FOREST_FAR] * tile.cp), missing)
