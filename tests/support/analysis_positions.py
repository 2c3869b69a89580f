"""Positions for tests of the analysis: from random games, and late ones laid out by hand."""

from orbis import Game
from orbis.analysis import Budget
from orbis.engine.kernel import COMPILED
from orbis.engine.vocabulary import NUM_PLACES
from orbis.tiles import COLORS

FEW = Budget(simulations=400 if COMPILED else 8)


def laid_out_late(game: Game, regions_each: int) -> None:
    """Go on with a new game of two to where both have a god and so many regions, in the order of the piles.

    What was drawn first is in the universes, from the bottom row up, whatever its color; what was drawn last is in the
    display, and the realms are empty.
    """
    state = game.state
    num_regions = regions_each * int(state.num_players)
    for player in range(state.num_players):
        tiles = state.pile[player * regions_each : (player + 1) * regions_each].tolist()
        for cell, tile in enumerate(tiles):
            put_tile(game, player, cell, tile)
        state.num_regions[player] = regions_each
        state.row_size[player] = min(regions_each, 5)
        state.god[player] = state.gods[player]
        state.gods[player] = -1
    state.drawn = num_regions + NUM_PLACES
    state.display[:] = state.pile[num_regions : num_regions + NUM_PLACES]
    state.turn = num_regions + int(state.num_players)


def put_tile(game: Game, player: int, cell: int, tile: int) -> None:
    """Lay a tile face up into a cell."""
    game.state.universe[player, cell] = tile
    game.state.colored[player, COLORS.index(game.tile_set.regions[tile].color)] |= 1 << cell
