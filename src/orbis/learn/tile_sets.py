"""Tile sets to train on: the standard one, variations of it, and sets that have little in common with it."""

import random
from collections.abc import Callable
from typing import Final

import msgspec

from orbis.tiles import COLORS, Effect, Region, TileSet, load_tile_set
from orbis.tiles.model import ANY, EFFECTS, LEVELS, MYSTIC_COLOR, REGIONS_BY_LEVEL, STARS_BY_LEVEL

LETTERS: Final = "abcdefghij"
_COUNTING: Final = ("village", "forest", "volcano", "temple")  # effects with any number

Rng = random.Random
EffectOf = Callable[[Rng, int], Effect]
CostOf = Callable[[Rng, int], str]


def training_sets(number: int, seed: str) -> list[TileSet]:
    """So many different tile sets: the standard one first, then variations and wild ones."""
    rng = random.Random(seed)
    standard = load_tile_set(None)
    return [standard, *(vary(standard, rng) if i % 3 == 1 else wild_set(rng) for i in range(1, number))]


def vary(tile_set: TileSet, rng: Rng) -> TileSet:
    """The same kinds of tiles with other colors, costs, numbers and points."""
    recolored = dict(zip(COLORS, rng.sample(COLORS, len(COLORS)), strict=True))
    regions = []
    for region in tile_set.regions:
        effect, cost, cp = region.effect, region.cost, region.cp
        if rng.random() < 0.5:
            effect = msgspec.structs.replace(effect, colors=_in_order(_recolored(effect.colors, recolored)))
        if rng.random() < 0.5:
            cost = _in_order(_recolored(cost, recolored))
        if effect.kind != "sacred-stone" and rng.random() < 0.4:
            cp = max(0, cp + rng.choice((-1, 1, 1, 2)))
        if rng.random() < 0.2:
            cost = cost[:-1] if cost and rng.random() < 0.5 else _in_order(cost + rng.choice(COLORS + ANY))
        if effect.kind in ("forest", "volcano", "village") and rng.random() < 0.3:
            effect = msgspec.structs.replace(effect, number=max(1, min(6, effect.number + rng.choice((-1, 1)))))
        regions.append(msgspec.structs.replace(region, effect=effect, cost=cost, cp=cp))
    _shuffle_stars(regions, rng)
    return TileSet("varied", tuple(regions), tile_set.gods, tile_set.temple_tokens)


def wild_set(rng: Rng) -> TileSet:
    """A valid set of a random style."""
    effect_of, cost_of, points = rng.choice(_STYLES) if rng.random() < 0.5 else _new_style(rng)
    regions = []
    mystics = rng.sample(range(1, rng.choice((30, 100))), 29)
    chance_of_mystic = rng.choice((0.1, 0.6, 1.0))
    for level in LEVELS:
        ids = rng.sample([f"{color}{level}{letter}" for color in COLORS for letter in LETTERS], REGIONS_BY_LEVEL[level])
        for tile in ids:
            effect = effect_of(rng, level)
            cp = 1 if effect.kind == "sacred-stone" else min(20, rng.choice(points))
            is_mystic = tile[0] == MYSTIC_COLOR and mystics and rng.random() < chance_of_mystic
            mystic = mystics.pop() if is_mystic else None
            regions.append(Region(tile, tile[0], level, cost_of(rng, level), effect, cp, None, mystic))
    standard = load_tile_set(None)
    if rng.random() < 0.5:
        regions = _with_fewer_colors(regions, rng)
    _deal_stars(regions, rng)
    return TileSet("wild", tuple(regions), standard.gods, standard.temple_tokens)


def _with_fewer_colors(regions: list[Region], rng: Rng) -> list[Region]:
    """The same tiles, but some colors no longer occur in costs, and others no longer in effects."""
    in_costs, in_effects = _fewer_colors(rng), _fewer_colors(rng)
    return [
        msgspec.structs.replace(
            region,
            cost=_in_order(_recolored(region.cost, in_costs)),
            effect=msgspec.structs.replace(
                region.effect, colors=_in_order("".join(set(_recolored(region.effect.colors, in_effects))))
            ),
        )
        for region in regions
    ]


def _fewer_colors(rng: Rng) -> dict[str, str]:
    """What becomes of each color; up to four of them may remain."""
    kept = rng.sample(COLORS, rng.randint(1, 4))
    return {color: color if color in kept else rng.choice(kept) for color in COLORS}


def _shuffle_stars(regions: list[Region], rng: Rng) -> None:
    """Give the stars of each level to other tiles of that level."""
    for level in LEVELS:
        where = [i for i, region in enumerate(regions) if region.level == level]
        stars = [regions[i].star for i in where]
        rng.shuffle(stars)
        for i, star in zip(where, stars, strict=True):
            regions[i] = msgspec.structs.replace(regions[i], star=star)


def _deal_stars(regions: list[Region], rng: Rng) -> None:
    """Give each level as many stars as it must have."""
    for level in LEVELS:
        where = [i for i, region in enumerate(regions) if region.level == level]
        rng.shuffle(where)
        for star, numbers in STARS_BY_LEVEL.items():
            for _ in range(numbers[level]):
                i = where.pop()
                regions[i] = msgspec.structs.replace(regions[i], star=star)


def _in_order(symbols: str) -> str:
    return "".join(sorted(symbols, key=(COLORS + ANY).index))


def _recolored(symbols: str, recolored: dict[str, str]) -> str:
    return "".join(recolored.get(symbol, symbol) for symbol in symbols)


def _some_colors(rng: Rng, low: int, high: int) -> str:
    return _in_order("".join(rng.sample(COLORS, rng.randint(low, high))))


def _effect(rng: Rng, kind: str) -> Effect:
    if kind in ("farm", "irrigation"):
        return Effect(kind, 0, rng.choice(COLORS))
    if kind == "village":
        return Effect(kind, rng.choice((1, 2, 2, 3, 3, 4, 5, 10)), "")
    if kind == "forest":
        return Effect(kind, rng.choice((1, 2, 2, 3, 3, 4, 5, 6)), _some_colors(rng, 1, rng.choice((3, 5))))
    if kind == "volcano":
        return Effect(kind, rng.choice((1, 2, 3, 4, 6, 8, 20)), _some_colors(rng, 1, rng.choice((3, 5))))
    if kind == "temple":
        return Effect(kind, rng.choice((1, 1, 1, 2, 3, 9)), "")
    if kind == "proselytism":
        number, colors = rng.choice(((1, rng.choice(COLORS)), (2, rng.choice(COLORS)), (1, ANY)))
        return Effect(kind, number, colors)
    return Effect("sacred-stone", 0, "")


def _any_effect(rng: Rng, level: int) -> Effect:
    return _effect(rng, rng.choice(EFFECTS))


def _giving_first(rng: Rng, level: int) -> Effect:
    """Mostly proselytism at level 1, so that there are worshipers to pay with later."""
    return _effect(rng, "proselytism" if level == 1 and rng.random() < 0.7 else rng.choice(EFFECTS))


def _mostly(kind: str) -> EffectOf:
    return lambda rng, level: _effect(rng, kind if rng.random() < 0.6 else rng.choice(EFFECTS))


def _new_style(rng: Rng) -> tuple[EffectOf, CostOf, tuple[int, ...]]:
    """A style that prefers some effects, numbers and lengths of costs to others, at random."""
    liking = [rng.expovariate(1.0) for _ in EFFECTS]
    lengths = [rng.choice((0, 0, 1, 1, 2, 2, 3, 4, 6, 10)) for _ in range(4)]
    jokers = rng.random()
    points = tuple(rng.choice(_LARGE) for _ in range(5))
    always = {kind: _effect(rng, kind).number for kind in _COUNTING if rng.random() < 0.3}

    def effect_of(rng: Rng, level: int) -> Effect:
        effect = _effect(rng, rng.choices(EFFECTS, liking)[0])
        return msgspec.structs.replace(effect, number=always.get(effect.kind, effect.number))

    def cost_of(rng: Rng, level: int) -> str:
        return _in_order(
            "".join(ANY if rng.random() < jokers else rng.choice(COLORS) for _ in range(rng.choice(lengths)))
        )

    return effect_of, cost_of, points


def _mixed_cost(rng: Rng, level: int) -> str:
    return _in_order("".join(rng.choice(COLORS + ANY) for _ in range(rng.choice((0, 0, 1, 2, level)))))


def _any_cost(rng: Rng, level: int) -> str:
    number = rng.choice((0, 1, 1, 2, 2, 3, 4, 6, 10))
    return _in_order("".join(rng.choice(COLORS) if rng.random() < 0.3 else ANY for _ in range(number)))


def _no_cost(rng: Rng, level: int) -> str:
    return ""


_SMALL, _LARGE = (0, 0, 1, 1, 2, 2, 3, 4, 5), (0, 0, 1, 2, 3, 4, 5, 7, 12, 20)
_STYLES: Final[tuple[tuple[EffectOf, CostOf, tuple[int, ...]], ...]] = (
    (_any_effect, _mixed_cost, _SMALL),
    (_giving_first, _any_cost, _LARGE),
    (_giving_first, _mixed_cost, _SMALL),
    (_mostly("forest"), _mixed_cost, _LARGE),
    (_mostly("volcano"), _mixed_cost, _LARGE),
    (_mostly("temple"), _mixed_cost, _SMALL),
    (_any_effect, _no_cost, _LARGE),
)
