"""What is printed on the tiles of a game: regions, gods and temple tokens."""

import hashlib
import json
from collections.abc import Iterable
from functools import cached_property
from typing import Annotated, TypeAlias

import msgspec

from orbis.errors import OrbisError
from orbis.forms import Form, one_of

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
Color: TypeAlias = Annotated[str, one_of(COLORS)]
God: TypeAlias = Annotated[str, one_of(GODS)]
MYSTIC_COLOR = "W"  # C2
TEMPLE_TOKENS = (2, 4, 7, 9, 11)  # C7
REGIONS_BY_LEVEL = {1: 20, 2: 20, 3: 25}  # C1
STARS_BY_LEVEL = {"white": {1: 5, 2: 5, 3: 4}, "purple": {1: 4, 2: 4, 3: 6}}  # S1
STARS_REMOVED: dict[int, tuple[str, ...]] = {2: ("white", "purple"), 3: ("white",), 4: ()}  # S1


class Effect(Form, frozen=True):
    """What a region does: its kind, its number (0 if none) and its color letters in canonical order."""

    kind: Annotated[str, one_of(EFFECTS)]
    number: int
    colors: str


class Region(Form, frozen=True):
    """One region tile (C2)."""

    id: str
    color: Color
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    cost: Annotated[str, msgspec.Meta(description="One letter per worshiper, `*` for any color.")]
    effect: Effect
    cp: int
    star: Annotated[str, one_of(STARS)] | None
    mystic: int | None


class TileSetDefinition(Form, frozen=True):
    """What is printed on all tiles. Only its types are known to be right."""

    name: str
    regions: tuple[Region, ...]
    gods: tuple[God, ...]
    temple_tokens: tuple[int, ...]


class TileSet(TileSetDefinition, frozen=True, dict=True):
    """All tiles of a game in canonical order. Not checked here; `load_tile_set` does that."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "regions", tuple(sorted(self.regions, key=canonical_key)))

    def __hash__(self) -> int:
        return hash(self.digest)

    @cached_property
    def digest(self) -> str:
        """What identifies the tile set: a hash of its canonical text."""
        return "sha256:" + hashlib.sha256(self.canonical_text().encode()).hexdigest()

    @cached_property
    def _indices(self) -> dict[str, int]:
        return {region.id: index for index, region in enumerate(self.regions)}

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

    def content(self) -> "TileSetContent":
        """The tile set with its digest."""
        return TileSetContent(self.name, self.regions, self.gods, self.temple_tokens, self.digest)

    def canonical_text(self) -> str:
        """The JSON text that `digest` is computed from: sorted keys, no spaces, ASCII only."""
        return json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)


class TileSetContent(TileSetDefinition, frozen=True):
    """A tile set with the digest that identifies it."""

    digest: str


def canonical_key(region: Region) -> tuple[int, int, str]:
    """The canonical order of regions: by level, then color as in `COLORS`, then letter."""
    return region.level, COLORS.index(region.color), region.id


def canonical_symbols(symbols: Iterable[str]) -> str:
    """Color letters in the order of `COLORS`, "any" symbols last. Knows no other symbols."""
    return "".join(sorted(symbols, key=(COLORS + ANY).index))
