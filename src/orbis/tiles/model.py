"""What is printed on the tiles of a game: regions, gods and temple tokens."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from orbis.errors import OrbisError

COLORS = "RBYGW"
ANY = "*"
LEVELS = (1, 2, 3)
STARS = ("white", "purple")
EFFECTS = ("farm", "village", "forest", "volcano", "irrigation", "temple", "proselytism", "sacred-stone")  # E1-E8
GODS = (  # D1-D10
    "love",
    "apprentice",
    "oceans",
    "fire",
    "nature",
    "harvests",
    "technology",
    "idleness",
    "equilibrium",
    "death",
)
TEMPLE_TOKENS = (2, 4, 7, 9, 11)  # C7
REGIONS_BY_LEVEL = {1: 20, 2: 20, 3: 25}  # C1
STARS_BY_LEVEL = {"white": {1: 5, 2: 5, 3: 4}, "purple": {1: 4, 2: 4, 3: 6}}  # S1
STARS_REMOVED: dict[int, tuple[str, ...]] = {2: ("white", "purple"), 3: ("white",), 4: ()}  # S1


@dataclass(frozen=True, slots=True)
class Effect:
    """What a region does: its kind, its number (0 if none) and its color letters in canonical order."""

    kind: str
    number: int = 0
    colors: str = ""

    def to_dict(self) -> dict[str, Any]:
        """The effect in the JSON form."""
        return {"kind": self.kind, "number": self.number, "colors": self.colors}


@dataclass(frozen=True, slots=True)
class Region:
    """One region tile (C2)."""

    id: str
    color: str
    level: int
    cost: str
    effect: Effect
    cp: int = 0
    star: str | None = None
    mystic: int | None = None

    def to_dict(self) -> dict[str, Any]:
        """The region in the JSON form."""
        return {
            "id": self.id,
            "color": self.color,
            "level": self.level,
            "cost": self.cost,
            "effect": self.effect.to_dict(),
            "cp": self.cp,
            "star": self.star,
            "mystic": self.mystic,
        }


@dataclass(frozen=True, slots=True)
class TileSet:
    """All tiles of a game in canonical order. Not checked here; `load_tile_set` does that."""

    name: str
    regions: tuple[Region, ...]
    gods: tuple[str, ...] = GODS
    temple_tokens: tuple[int, ...] = TEMPLE_TOKENS
    digest: str = field(init=False, compare=False, repr=False)
    _indices: dict[str, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "regions", tuple(sorted(self.regions, key=canonical_key)))
        object.__setattr__(self, "digest", "sha256:" + hashlib.sha256(self.to_json().encode()).hexdigest())
        object.__setattr__(self, "_indices", {region.id: index for index, region in enumerate(self.regions)})

    def index(self, tile_id: str) -> int:
        """The position of a tile in `regions`."""
        try:
            return self._indices[tile_id]
        except (KeyError, TypeError):
            message = f"tile set {self.name!r} has no tile {tile_id!r}, expected an id such as {self.regions[0].id!r}"
            raise OrbisError("tiles/unknown", message) from None

    def in_play(self, players: int) -> tuple[tuple[str, ...], ...]:
        """The ids of the tiles in play with this many players, one tuple per level (S1)."""
        if players not in STARS_REMOVED:
            raise OrbisError("tiles/players", f"found {players!r} players, expected 2, 3 or 4", "S1")
        kept = [region for region in self.regions if region.star not in STARS_REMOVED[players]]
        return tuple(tuple(region.id for region in kept if region.level == level) for level in LEVELS)

    def to_dict(self) -> dict[str, Any]:
        """The tile set in the JSON form, as plain lists and dictionaries."""
        return {
            "name": self.name,
            "regions": [region.to_dict() for region in self.regions],
            "gods": list(self.gods),
            "temple_tokens": list(self.temple_tokens),
        }

    def to_json(self) -> str:
        """The canonical JSON text, which `digest` is computed from: sorted keys, no spaces, ASCII only."""
        return json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def canonical_key(region: Region) -> tuple[int, int, str]:
    """The canonical order of regions: by level, then color as in `COLORS`, then letter."""
    return region.level, COLORS.index(region.color), region.id


def canonical_symbols(symbols: Iterable[str]) -> str:
    """Color letters in the order of `COLORS`, "any" symbols last. Knows no other symbols."""
    return "".join(sorted(symbols, key=(COLORS + ANY).index))
