"""Every rule of the validator about the set: a test breaks exactly that rule and reads the message."""

from collections.abc import Callable

import pytest
from broken_sets import STANDARD, Data, broken, broken_tile, only

from orbis.tiles import check_tile_set, load_tile_set


def remove_tile(tile: str) -> Callable[[Data], object]:
    return lambda data: data["regions"].pop(STANDARD.index(tile))


def test_65_regions_by_level() -> None:
    level_three = next(tile.id for tile in STANDARD.regions if tile.level == 3 and tile.star is None)
    total, by_level = broken(remove_tile(level_three))
    assert str(total) == "tile set, regions: found 64, expected 65 (C1)."
    assert str(by_level) == "tile set, regions of level 3: found 24, expected 25 (C1)."


def test_levels_must_be_right_even_with_65_regions() -> None:
    tile = next(tile for tile in STANDARD.regions if tile.level == 2 and tile.star is None and tile.cp)
    violations = broken_tile(tile.id, id=f"{tile.color}3z", level=3)
    assert [str(violation) for violation in violations] == [
        "tile set, regions of level 2: found 19, expected 20 (C1).",
        "tile set, regions of level 3: found 26, expected 25 (C1).",
    ]


def test_ids_are_unique() -> None:
    violation = only(broken_tile("G2b", id="G2a"))
    assert str(violation) == "tile G2a, id: found 2 tiles with this id, expected a unique id."


@pytest.mark.parametrize("star", ["white", "purple"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_stars_are_counted_by_level(star: str, level: int) -> None:
    tile = next(tile for tile in STANDARD.regions if tile.level == level and tile.star == star)
    expected = {"white": (5, 5, 4), "purple": (4, 4, 6)}[star][level - 1]
    assert str(only(broken_tile(tile.id, star=None))) == (
        f"tile set, {star} stars of level {level}: found {expected - 1}, expected {expected} (S1)."
    )


def test_mystic_values_differ() -> None:
    value = STANDARD.regions[STANDARD.index("W1a")].mystic
    violation = only(broken_tile("W3a", mystic=value))
    assert str(violation) == f"tile W3a, mystic: found {value}, as on W1a, expected a unique value."


def test_the_ten_gods_are_there_in_any_order() -> None:
    data = STANDARD.to_json()
    data["gods"].reverse()
    assert load_tile_set(data) == STANDARD


@pytest.mark.parametrize(
    "gods", [[], ["love"] * 10, [*STANDARD.gods, "war"], [*STANDARD.gods[:9], 3], "love", None, [[]]]
)
def test_gods_are_exactly_the_ten(gods: object) -> None:
    violation = only(broken(lambda data: data.update(gods=gods)))
    assert str(violation).startswith("tile set, gods: found ")
    assert "exactly the ten gods love, apprentice" in violation.expected
    assert violation.expected.endswith("(C3)")


@pytest.mark.parametrize(
    "tokens", [[], [2, 4, 7, 9], [2, 4, 7, 9, 12], [2, 4, 7, 9, 11, 11], [2.0, 4, 7, 9, 11], 2, ["2"]]
)
def test_temple_tokens_are_exactly_the_five(tokens: object) -> None:
    violation = only(broken(lambda data: data.update(temple_tokens=tokens)))
    assert str(violation) == f"tile set, temple_tokens: found {tokens!r}, expected exactly 2, 4, 7, 9, 11 (C7)."


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "x" * 61, 5, None, "\ud800"])
def test_names_are_short_printable_texts(name: object) -> None:
    violation = only(broken(lambda data: data.update(name=name)))
    assert violation.field == "name"
    assert "1 to 60 printable characters" in violation.expected


@pytest.mark.parametrize("field", ["name", "regions", "gods", "temple_tokens"])
def test_fields_of_the_set_must_be_given(field: str) -> None:
    violation = only(broken(lambda data: data.pop(field)))
    assert str(violation) == f"tile set, {field}: found nothing, expected a value: this field is required."


@pytest.mark.parametrize("regions", [None, 3, "R1a", {"id": "R1a"}])
def test_regions_are_a_list(regions: object) -> None:
    violation = only(broken(lambda data: data.update(regions=regions)))
    assert violation.field == "regions"
    assert violation.expected == "a list of 65 region tiles (C1)"


@pytest.mark.parametrize("region", [None, 3, "R1a", [], True])
def test_a_region_is_a_table(region: object) -> None:
    index = next(i for i, tile in enumerate(STANDARD.regions) if tile.star is None)
    violations = broken(lambda data: data["regions"].__setitem__(index, region))
    assert violations[0].tile == f"number {index + 1}"
    assert violations[0].found == repr(region)
    assert "a table with the fields id, color" in violations[0].expected


def test_all_violations_are_reported_together() -> None:
    def change(data: Data) -> None:
        data["regions"][0].update(cost="X", cp=99)
        data["regions"][64].update(effect="temple 0")
        data["gods"].pop()

    assert {violation.field for violation in broken(change)} == {"cost", "cp", "effect", "gods"}


@pytest.mark.parametrize("data", [None, 3, "x", [], True, 2.5])
def test_a_tile_set_is_a_table(data: object) -> None:
    violation = only(check_tile_set(data))
    assert str(violation) == (
        f"tile set, content: found {data!r}, expected a table with the fields name, regions, gods, temple_tokens."
    )
