"""The tile set validator. It finds every violation of the rules about tiles, not just the first."""

import difflib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from orbis.errors import OrbisError, safe_repr
from orbis.tiles.effects import MAX_CP, SHAPES, expected_effect, read_effect
from orbis.tiles.model import (
    ANY,
    COLORS,
    GODS,
    LEVELS,
    MYSTIC_COLOR,
    REGIONS_BY_LEVEL,
    STARS,
    STARS_BY_LEVEL,
    TEMPLE_TOKENS,
)

SET_FIELDS = ("name", "regions", "gods", "temple_tokens")
REGION_FIELDS = ("id", "color", "level", "cost", "effect", "cp", "star", "mystic")
EFFECT_FIELDS = ("kind", "number", "colors")
MAX_NAME, MAX_COST, MAX_MYSTIC = 60, 10, 99

_ID = re.compile(r"[RBYGW][123][a-z]")

Data = dict[Any, Any]


@dataclass(frozen=True, slots=True)
class Violation:
    """One problem with a tile set; `tile` is None if it concerns the set as a whole."""

    tile: str | None
    field: str
    expected: str
    found: str

    def __str__(self) -> str:
        subject = "tile set" if self.tile is None else f"tile {self.tile}"
        return f"{subject}, {self.field}: found {self.found}, expected {self.expected}."


class TileSetError(OrbisError):
    """A tile set that cannot be used; `violations` lists the problems with its content."""

    def __init__(
        self, code: str, message: str, rule: str | None = None, violations: tuple[Violation, ...] = ()
    ) -> None:
        super().__init__(code, message, rule)
        self.violations = violations


def check_tile_set(data: object) -> list[Violation]:
    """All violations in a tile set, given in the JSON form or as read from TOML. None means that it can be used.

    A digest in the data is not checked here; `load_tile_set` does that.
    """
    if not isinstance(data, dict):
        return [Violation(None, "content", f"a table with the fields {', '.join(SET_FIELDS)}", safe_repr(data))]
    checks = {"name": _check_name, "gods": _check_gods, "temple_tokens": _check_tokens, "regions": _check_regions}
    violations = list(_check_fields(None, data, (*SET_FIELDS, "digest"), SET_FIELDS))
    for field, check in checks.items():
        if field in data:
            violations += check(data[field])
    return violations


def _check_fields(
    tile: str | None, data: Data, known: tuple[str, ...], required: tuple[str, ...], prefix: str = ""
) -> Iterator[Violation]:
    for field in required:
        if field not in data:
            yield Violation(tile, prefix + field, "a value: this field is required", "nothing")
    for field in data:
        if field not in known:
            near = difflib.get_close_matches(field[:40], known, n=1) if isinstance(field, str) else []
            hint = f" (did you mean {near[0]}?)" if near else ""
            name = field if isinstance(field, str) and field.isidentifier() and len(field) <= 40 else safe_repr(field)
            yield Violation(tile, prefix + name, f"only the fields {', '.join(known)}{hint}", "an unknown field")


def _check_name(name: object) -> Iterator[Violation]:
    if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME or not name.isprintable():
        yield Violation(None, "name", f"text of 1 to {MAX_NAME} printable characters", safe_repr(name))


def _check_gods(gods: object) -> Iterator[Violation]:
    given = list(gods) if isinstance(gods, list | tuple) else []
    if not all(isinstance(god, str) for god in given) or sorted(given) != sorted(GODS):
        yield Violation(None, "gods", f"exactly the ten gods {', '.join(GODS)} (C3)", safe_repr(gods))


def _check_tokens(tokens: object) -> Iterator[Violation]:
    given = list(tokens) if isinstance(tokens, list | tuple) else []
    if not all(type(token) is int for token in given) or sorted(given) != list(TEMPLE_TOKENS):
        yield Violation(None, "temple_tokens", f"exactly {', '.join(map(str, TEMPLE_TOKENS))} (C7)", safe_repr(tokens))


def _check_regions(regions: object) -> Iterator[Violation]:
    if not isinstance(regions, list | tuple):
        yield Violation(None, "regions", "a list of 65 region tiles (C1)", safe_repr(regions))
        return
    for number, region in enumerate(regions, start=1):
        yield from _check_region(number, region)
    yield from _check_count(None, "regions", sum(REGIONS_BY_LEVEL.values()), len(regions), "C1")
    named = [region for region in regions if isinstance(region, dict) and _has_id(region)]
    yield from _check_unique_ids(named)
    yield from _check_unique_mystics(named)
    yield from _check_levels(named)


def _check_region(number: int, region: object) -> Iterator[Violation]:
    if not isinstance(region, dict):
        expected = f"a table with the fields {', '.join(REGION_FIELDS)}"
        yield Violation(f"number {number}", "content", expected, safe_repr(region))
        return
    tile = region["id"] if _has_id(region) else f"number {number}"
    yield from _check_fields(tile, region, REGION_FIELDS, ("id", "effect"))
    yield from _check_identity(tile, region)
    yield from _check_cost(tile, region.get("cost", ""))
    yield from _check_effect(tile, region)
    yield from _check_points(tile, region)
    yield from _check_marks(tile, region)


def _check_identity(tile: str, region: Data) -> Iterator[Violation]:
    """Check id, color and level; the last two are optional, as the id implies them."""
    if "id" in region and not _has_id(region):
        expected = "a color out of RBYGW, a level from 1 to 3 and a lowercase letter, such as G2a"
        yield Violation(tile, "id", expected, safe_repr(region["id"]))
    known = _has_id(region)
    colors = (region["id"][0],) if known else tuple(COLORS)
    levels = (int(region["id"][1]),) if known else LEVELS
    if "color" in region and not _is_one_of(region["color"], colors):
        yield Violation(tile, "color", " or ".join(colors), safe_repr(region["color"]))
    if "level" in region and not (type(region["level"]) is int and region["level"] in levels):
        yield Violation(tile, "level", " or ".join(map(str, levels)), safe_repr(region["level"]))


def _check_cost(tile: str, cost: object) -> Iterator[Violation]:
    if not isinstance(cost, str) or not set(cost) <= set(COLORS + ANY) or len(cost) > MAX_COST:
        yield Violation(tile, "cost", f"text of at most {MAX_COST} symbols out of {COLORS}{ANY} (C2)", safe_repr(cost))


def _check_effect(tile: str, region: Data) -> Iterator[Violation]:
    if "effect" not in region:
        return
    value = region["effect"]
    if isinstance(value, dict):
        faults = list(_check_fields(tile, value, EFFECT_FIELDS, EFFECT_FIELDS, prefix="effect."))
        if faults:
            yield from faults
            return
    if read_effect(value) is None:
        yield Violation(tile, "effect", expected_effect(value), safe_repr(value))


def _check_points(tile: str, region: Data) -> Iterator[Violation]:
    cp = region.get("cp", 0)
    effect = read_effect(region.get("effect"))
    if not _is_int(cp, 0, MAX_CP):
        yield Violation(tile, "cp", f"an integer from 0 to {MAX_CP}", safe_repr(cp))
    elif effect is not None and cp not in SHAPES[effect.kind].cp:
        yield Violation(tile, "cp", "1, as on every sacred stone (E8)", safe_repr(cp))


def _check_marks(tile: str, region: Data) -> Iterator[Violation]:
    """Check the star and the mystic value; both are optional and may be null."""
    star, mystic = region.get("star"), region.get("mystic")
    if star is not None and not _is_one_of(star, STARS):
        yield Violation(tile, "star", f"{' or '.join(STARS)}, or no star", safe_repr(star))
    if mystic is None:
        return
    if not _is_int(mystic, 1, MAX_MYSTIC):
        yield Violation(tile, "mystic", f"an integer from 1 to {MAX_MYSTIC}", safe_repr(mystic))
    if _has_id(region) and region["id"][0] != MYSTIC_COLOR:
        yield Violation(tile, "mystic", "no mystic value: only white tiles have one (C2)", safe_repr(mystic))


def _check_unique_ids(regions: list[Data]) -> Iterator[Violation]:
    for tile, times in Counter(region["id"] for region in regions).items():
        if times > 1:
            yield Violation(tile, "id", "a unique id", f"{times} tiles with this id")


def _check_unique_mystics(regions: list[Data]) -> Iterator[Violation]:
    holders: dict[int, str] = {}
    for region in regions:
        tile, mystic = region["id"], region.get("mystic", 0)
        if not _is_int(mystic, 1, MAX_MYSTIC):
            continue
        if mystic in holders:
            yield Violation(tile, "mystic", "a unique value", f"{mystic}, as on {holders[mystic]}")
        holders.setdefault(mystic, tile)


def _check_levels(regions: list[Data]) -> Iterator[Violation]:
    """Check the number of tiles and stars per level, among the tiles whose level is known."""
    for level in LEVELS:
        tiles = [region for region in regions if region["id"][1] == str(level)]
        yield from _check_count(None, f"regions of level {level}", REGIONS_BY_LEVEL[level], len(tiles), "C1")
        for star in STARS:
            num_stars = sum(_is_one_of(region.get("star"), (star,)) for region in tiles)
            field = f"{star} stars of level {level}"
            yield from _check_count(None, field, STARS_BY_LEVEL[star][level], num_stars, "S1")


def _check_count(tile: str | None, field: str, expected: int, found: int, rule: str) -> Iterator[Violation]:
    if found != expected:
        yield Violation(tile, field, f"{expected} ({rule})", str(found))


def _has_id(region: Data) -> bool:
    return isinstance(region.get("id"), str) and _ID.fullmatch(region["id"]) is not None


def _is_int(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high  # booleans do not count as integers


def _is_one_of(value: object, texts: tuple[str, ...]) -> bool:
    return isinstance(value, str) and value in texts
