"""Random custom tile sets that are valid but far from the standard one, so that rare rules come up often."""

import random
from collections.abc import Callable
from typing import Any

COLORS = "RBYGW"
GODS = (
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
KINDS = ("farm", "village", "forest", "volcano", "irrigation", "temple", "proselytism", "sacred-stone")
LEVEL_SIZES = {1: 20, 2: 20, 3: 25}  # C1
NUM_STARS = {1: (5, 4), 2: (5, 4), 3: (4, 6)}  # S1: white, purple
STYLES = ("any", "forests", "volcanoes", "odd-levels", "free")

Json = dict[str, Any]
Rng = random.Random


def random_tile_set(rng: Rng, style: str) -> Json:
    """A valid tile set of a style, in its JSON form."""
    effect_of, cost_of = _STYLES[style]
    regions: list[Json] = []
    for level in LEVEL_SIZES:
        for tile, star in zip(_ids(rng, level), _stars(rng, level), strict=True):
            effect = effect_of(rng, level)
            regions.append(
                {
                    "id": tile,
                    "color": tile[0],
                    "level": level,
                    "cost": _in_order(cost_of(rng, level)),
                    "effect": effect,
                    "cp": 1 if effect["kind"] == "sacred-stone" else rng.choice((0, 0, 1, 2, 3, 4, 5, 7, 12, 20)),
                    "star": star,
                    "mystic": None,
                }
            )
    chance_of_mystic = 0.1 if style == "odd-levels" else 0.6  # few values, many ties for R13
    white = [region for region in regions if region["color"] == "W"]
    for region, mystic in zip(white, rng.sample(range(1, 100), len(white)), strict=True):
        region["mystic"] = mystic if rng.random() < chance_of_mystic else None
    return {"name": f"odd {style}", "regions": regions, "gods": list(GODS), "temple_tokens": [2, 4, 7, 9, 11]}


def piles_in_play(tile_set: Json, players: int) -> list[list[str]]:
    """The ids of the tiles in play by level, in the order of the tile set (S1)."""
    removed = {2: ("white", "purple"), 3: ("white",), 4: ()}[players]
    in_play = [region for region in tile_set["regions"] if region["star"] not in removed]
    return [[region["id"] for region in in_play if region["level"] == level] for level in LEVEL_SIZES]


def random_start(rng: Rng, tile_set: Json, players: int) -> Json:
    """The arguments of a game with shuffled piles (S4), gods drawn (S2) and a random first player (R18)."""
    piles = piles_in_play(tile_set, players)
    for pile in piles:
        rng.shuffle(pile)
    gods = rng.sample(tile_set["gods"], players + 1)
    return {"tile_set": tile_set, "players": players, "first": rng.randrange(players), "piles": piles, "gods": gods}


def _ids(rng: Rng, level: int) -> list[str]:
    """Unique ids of a level; any colors, any letters."""
    ids = [f"{color}{level}{letter}" for color in COLORS for letter in "abcdefghkz"]
    return rng.sample(ids, LEVEL_SIZES[level])


def _stars(rng: Rng, level: int) -> list[str | None]:
    num_white, num_purple = NUM_STARS[level]
    num_plain = LEVEL_SIZES[level] - num_white - num_purple
    stars: list[str | None] = [*["white"] * num_white, *["purple"] * num_purple, *[None] * num_plain]
    rng.shuffle(stars)
    return stars


def _in_order(symbols: list[str]) -> str:
    return "".join(sorted(symbols, key=(COLORS + "*").index))


def _some_colors(rng: Rng, low: int, high: int) -> str:
    return _in_order(rng.sample(COLORS, rng.randint(low, high)))


def _effect(rng: Rng, kind: str) -> Json:
    """An effect of a kind, with small numbers."""
    if kind == "farm" or kind == "irrigation":
        return {"kind": kind, "number": 0, "colors": rng.choice(COLORS)}
    if kind == "village":
        return {"kind": kind, "number": rng.choice((1, 2, 3, 4, 5, 10)), "colors": ""}
    if kind == "forest":
        return {"kind": kind, "number": rng.randint(1, 6), "colors": _some_colors(rng, 1, 3)}
    if kind == "volcano":
        return {"kind": kind, "number": rng.choice((1, 2, 3, 4, 20)), "colors": _some_colors(rng, 1, 3)}
    if kind == "temple":
        return {"kind": kind, "number": rng.choice((1, 1, 1, 2, 9)), "colors": ""}
    if kind == "proselytism":
        number, colors = rng.choice(((1, rng.choice(COLORS)), (2, rng.choice(COLORS)), (1, "*")))
        return {"kind": kind, "number": number, "colors": colors}
    return {"kind": "sacred-stone", "number": 0, "colors": ""}


def _any_effect(rng: Rng, level: int) -> Json:
    return _effect(rng, rng.choice(KINDS))


def _giving_first(rng: Rng, level: int) -> Json:
    """Mostly proselytism at level 1, so that there are worshipers to pay with later."""
    return _effect(rng, "proselytism" if level == 1 and rng.random() < 0.7 else rng.choice(KINDS))


def _many_forests(rng: Rng, level: int) -> Json:
    if rng.random() < 0.3:
        return _any_effect(rng, level)
    return {"kind": "forest", "number": rng.randint(1, 6), "colors": _some_colors(rng, 2, 5)}


def _many_volcanoes(rng: Rng, level: int) -> Json:
    if rng.random() < 0.3:
        return _any_effect(rng, level)
    return {"kind": "volcano", "number": rng.randint(1, 8), "colors": _some_colors(rng, 1, 5)}


def _odd_effect(rng: Rng, level: int) -> Json:
    """Few farm colors, many temples of one symbol and proselytism of two, at every level."""
    kind = rng.choice((*KINDS, "temple", "temple", "farm"))
    if kind == "farm":
        return {"kind": kind, "number": 0, "colors": rng.choice("RB")}
    if kind == "temple":
        return {"kind": kind, "number": 1, "colors": ""}
    if kind == "proselytism":
        return {"kind": kind, "number": 2, "colors": rng.choice(COLORS)}
    return _effect(rng, kind)


def _mixed_cost(rng: Rng, level: int) -> list[str]:
    return [rng.choice(COLORS + "*") for _ in range(rng.choice((0, 0, 1, 2, level)))]


def _any_cost(rng: Rng, level: int) -> list[str]:
    number = rng.choice((0, 1, 1, 2, 2, 3, 4, 6, 10))
    return [rng.choice(COLORS) if rng.random() < 0.2 else "*" for _ in range(number)]


def _no_cost(rng: Rng, level: int) -> list[str]:
    return []


_Effects = Callable[[Rng, int], Json]
_Costs = Callable[[Rng, int], list[str]]
_STYLES: dict[str, tuple[_Effects, _Costs]] = {
    "any": (_giving_first, _any_cost),
    "forests": (_many_forests, _mixed_cost),
    "volcanoes": (_many_volcanoes, _mixed_cost),
    "odd-levels": (_odd_effect, _mixed_cost),
    "free": (_any_effect, _no_cost),
}
