"""The board game Orbis by Tim Armstrong as an exact, fast Python library. Unofficial."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from orbis.analysis import analyse, analyze, review
    from orbis.errors import OrbisError
    from orbis.game import (
        Action,
        Decline,
        Exchange,
        Gain,
        Game,
        Give,
        IllegalAction,
        NotationError,
        Place,
        Refusal,
        Remove,
        Score,
        Take,
        TakeGod,
    )
    from orbis.records import Record, RecordError
    from orbis.tiles import TileSet, TileSetError, load_tile_set

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Decline",
    "Exchange",
    "Gain",
    "Game",
    "Give",
    "IllegalAction",
    "NotationError",
    "OrbisError",
    "Place",
    "Record",
    "RecordError",
    "Refusal",
    "Remove",
    "Score",
    "Take",
    "TakeGod",
    "TileSet",
    "TileSetError",
    "analyse",
    "analyze",
    "load_tile_set",
    "review",
]


_HOMES = ("orbis.errors", "orbis.tiles", "orbis.game", "orbis.records", "orbis.analysis")


def __getattr__(name: str) -> Any:
    """Import a public name on first use, so that `import orbis` itself stays fast."""
    if name in __all__:
        for home in _HOMES:
            module = import_module(home)
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module 'orbis' has no attribute {name!r}")
