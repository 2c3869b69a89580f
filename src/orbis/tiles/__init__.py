"""Tile sets: what is printed on the tiles of a game. Loading, checking, and digests that identify them."""

from orbis.tiles.check import TileSetError, Violation, check_tile_set
from orbis.tiles.effects import format_effect, parse_effect
from orbis.tiles.load import TileSetSource, load_tile_set, shipped_tile_sets
from orbis.tiles.model import (
    ANY,
    COLORS,
    EFFECTS,
    GODS,
    Color,
    Effect,
    God,
    Region,
    TileSet,
    TileSetContent,
    TileSetDefinition,
)

__all__ = [
    "ANY",
    "COLORS",
    "EFFECTS",
    "GODS",
    "Color",
    "Effect",
    "God",
    "Region",
    "TileSet",
    "TileSetContent",
    "TileSetDefinition",
    "TileSetError",
    "TileSetSource",
    "Violation",
    "check_tile_set",
    "format_effect",
    "load_tile_set",
    "parse_effect",
    "shipped_tile_sets",
]
