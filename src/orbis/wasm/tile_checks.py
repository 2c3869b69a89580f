"""What a tile set must be like, as data: the page checks custom sets against it as `orbis.tiles.check` does."""

from typing import Any

from orbis.tiles.check import EFFECT_FIELDS, MAX_COST, MAX_MYSTIC, MAX_NAME, REGION_FIELDS, SET_FIELDS
from orbis.tiles.effects import MAX_CP, SHAPES, Shape
from orbis.tiles.model import GODS, LEVELS, MYSTIC_COLOR, REGIONS_BY_LEVEL, STARS, STARS_BY_LEVEL, TEMPLE_TOKENS


def tile_checks() -> dict[str, Any]:
    """Fields, limits, counts, and what each effect allows; ranges are the smallest and the largest number."""
    return {
        "SET_FIELDS": list(SET_FIELDS),
        "REGION_FIELDS": list(REGION_FIELDS),
        "EFFECT_FIELDS": list(EFFECT_FIELDS),
        "MAX_NAME": MAX_NAME,
        "MAX_COST": MAX_COST,
        "MAX_CP": MAX_CP,
        "MAX_MYSTIC": MAX_MYSTIC,
        "MYSTIC_COLOR": MYSTIC_COLOR,
        "GODS": list(GODS),
        "TEMPLE_TOKENS": list(TEMPLE_TOKENS),
        "LEVELS": [_level(level) for level in LEVELS],
        "EFFECTS": {kind: _effect(shape) for kind, shape in SHAPES.items()},
    }


def _level(level: int) -> dict[str, Any]:
    """How many tiles a level has, and how many of them have each star."""
    return {"level": level, "regions": REGIONS_BY_LEVEL[level], **{star: STARS_BY_LEVEL[star][level] for star in STARS}}


def _effect(shape: Shape) -> dict[str, Any]:
    return {
        "numbers": _ends(shape.numbers),
        "colors": _ends(shape.num_colors),
        "anyNumbers": _ends(shape.any_numbers),
        "cp": _ends(shape.cp),
    }


def _ends(numbers: range) -> list[int]:
    return [numbers[0], numbers[-1]] if numbers else []
