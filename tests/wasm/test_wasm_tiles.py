"""The page loads custom tile sets as the server does, and finds everything that is wrong with them."""

import copy
import random
from typing import Any

import pytest
from odd_tile_sets import STYLES, random_tile_set
from wasm_node import in_node, node

from orbis.tiles import TileSetError, check_tile_set, load_tile_set
from orbis.tiles.effects import format_effect
from orbis.tiles.load import shipped_tile_sets

pytestmark = pytest.mark.skipif(node() is None, reason="there is no Node: `make page` installs one")
Json = dict[str, Any]
STANDARD = load_tile_set()
# Values that are wrong for a field of a region, or right only for some of them.
VALUES: dict[str, list[Any]] = {
    "id": ["R1a", "R1z", "Q1a", "R1", "R1aa", "", 1, None, "r1a"],
    "color": ["R", "Q", 1, None],
    "level": [1, 4, "1", True, None],
    "cost": ["RB*", "Q", "R" * 11, 1, None, ["R"]],
    "cp": [0, 20, 21, -1, "1", 1.5, True, None],
    "star": ["white", "purple", "green", 1],
    "mystic": [5, 0, 100, "5", True],
    "effect": [
        *(
            "farm R",
            "farm",
            "farm RB",
            "farm *",
            "forest 2 GB",
            "forest GB",
            "forest 7 G",
            "forest 2 GG",
            "volcano 20 R",
        ),
        *("proselytism R", "proselytism RR", "proselytism RB", "proselytism *", "proselytism **", "proselytism"),
        *(
            "temple 9",
            "temple 10",
            "temple x",
            "village 1 R",
            "sacred-stone",
            "sacred-stone 1",
            "orchard",
            "",
            "a b c d",
        ),
        *(1, None, [], {}, {"kind": "farm"}, {"kind": "farm", "number": 0, "colors": "R", "extra": 1}),
        *({"kind": "farm", "number": 0, "colors": "Q"}, {"kind": "farm", "number": "0", "colors": "R"}),
        *({"kind": "temple", "number": 3, "colors": ""}, {"kind": 1, "number": 0, "colors": ""}),
    ],
    "extra": [1],
}
SETS: dict[str, list[Any]] = {
    "name": ["", " ", "x" * 61, "x" * 60, "Zoë ★ 東", "a\nb", 1, None],
    "gods": [[], ["love"], [*STANDARD.gods[1:], "love"], [*STANDARD.gods, "love"], "love", [1] * 10, None],
    "temple_tokens": [[], [2, 4, 7, 9, 10], [11, 9, 7, 4, 2], [2, 2, 4, 7, 9], ["2"], None],
    "regions": [[], None, {}, [1], [[]], [{}] * 65, "all"],
    "digest": ["sha256:0", STANDARD.digest, None, 1],
    "extra": [1],
}


def standard() -> Json:
    return copy.deepcopy(STANDARD.to_json())


def with_region(field: str, value: Any, number: int) -> Json:
    data = standard()
    data["regions"][number][field] = value
    return data


def without(field: str, number: int | None = None) -> Json:
    data = standard()
    del (data if number is None else data["regions"][number])[field]
    return data


def short(data: Json) -> Json:
    """The same with effects as text, and without what follows from the id."""
    for number, region in enumerate(load_tile_set(data).regions):
        data["regions"][number] = {"id": region.id, "effect": format_effect(region.effect), "cost": region.cost[::-1]}
        data["regions"][number] |= {"cp": region.cp, "star": region.star, "mystic": region.mystic}
    random.Random("order").shuffle(data["regions"])
    return data


def samples() -> list[Any]:
    rng = random.Random("tiles")
    numbers = [0, 19, 40, 64]  # red, white, and level 3
    return [
        *(each.to_json() for each in shipped_tile_sets().values()),
        *(random_tile_set(rng, style) for style in STYLES),
        *(short(random_tile_set(rng, style)) for style in STYLES),
        *(
            with_region(field, value, number)
            for field, values in VALUES.items()
            for value in values
            for number in numbers
        ),
        *(without(field, number) for field in VALUES if field != "extra" for number in numbers),
        *(standard() | {field: value} for field, values in SETS.items() for value in values),
        *(without(field) for field in SETS if field not in ("digest", "extra")),
        *({**standard(), "regions": standard()["regions"][number:]} for number in (1, 30)),
        *([], None, "text", 1, {}),
    ]


def on_the_server(data: Any) -> list[tuple[str | None, str]]:
    """The tile and the field of each violation."""
    try:
        load_tile_set(data if isinstance(data, dict) else {})
    except TileSetError as error:
        violations = error.violations if isinstance(data, dict) else check_tile_set(data)
        return [(each.tile, each.field) for each in violations]
    return []


def test_tile_sets_are_loaded_or_explained_as_on_the_server() -> None:
    found = samples()
    broken = 0
    for data, answer in zip(found, in_node("tiles", [], [{"data": data} for data in found]), strict=True):
        violations = on_the_server(data)
        broken += bool(violations)
        theirs = [(each["tile"], each["field"]) for each in answer.get("violations", [])]
        assert [(tile and tile.replace("#", "number "), field) for tile, field in theirs] == violations
        if not violations:
            assert answer["tileSet"] == load_tile_set(data).content().to_json()
    assert broken > len(found) // 2
