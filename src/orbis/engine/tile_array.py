"""A tile set as the array of records that the rules use."""

import numpy as np

from orbis.engine.state import TILE_DTYPE, Tiles
from orbis.engine.vocabulary import ALL_COLORS_MASK, NO_STAR, PURPLE_STAR, WHITE_STAR
from orbis.tiles import ANY, COLORS, EFFECTS, Region, TileSet

# The numbers of the stars, in order.
STARS = {None: NO_STAR, "white": WHITE_STAR, "purple": PURPLE_STAR}

_arrays: dict[str, Tiles] = {}  # by digest: filling one takes longer than playing a game


def tile_array(tile_set: TileSet) -> Tiles:
    """The tiles in the order of the tile set, which must be valid. The array is shared: do not modify it."""
    if tile_set.digest not in _arrays:
        _arrays[tile_set.digest] = _filled(tile_set)
    return _arrays[tile_set.digest]


def _filled(tile_set: TileSet) -> Tiles:
    tiles = np.zeros(len(tile_set.regions), dtype=TILE_DTYPE)
    for index, region in enumerate(tile_set.regions):
        _fill(tiles[index], region)
    return tiles


def _fill(tile: np.record, region: Region) -> None:
    tile.color = COLORS.index(region.color)
    tile.level = region.level
    tile.cost = [region.cost.count(symbol) for symbol in COLORS + ANY]
    tile.effect = EFFECTS.index(region.effect.kind)
    tile.number = region.effect.number
    tile.colors_mask = _mask(region.effect.colors)
    tile.cp = region.cp
    tile.star = STARS[region.star]
    tile.mystic = region.mystic or 0


def _mask(colors: str) -> int:
    if colors == ANY:
        return ALL_COLORS_MASK
    return sum(1 << COLORS.index(color) for color in colors)
