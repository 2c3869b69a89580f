"""Every rule of the validator about one tile: a test breaks exactly that rule and reads the message."""

import pytest
from broken_sets import STANDARD, broken, broken_tile, only

from orbis.tiles import Effect, Violation, check_tile_set
from orbis.tiles.effects import read_effect


def test_a_violation_is_one_sentence() -> None:
    violation = Violation("G2a", "cost", "letters", "'X'")
    assert str(violation) == "tile G2a, cost: found 'X', expected letters."
    assert str(Violation(None, "gods", "ten", "9")) == "tile set, gods: found 9, expected ten."


@pytest.mark.parametrize(
    "tile_id", ["G2", "G4a", "P2a", "G2A", "G2aa", "g2a", "", " G2a", "G2a\n", "G\uff12a", 7, None, True]
)
def test_ids_are_well_formed(tile_id: object) -> None:
    violations = broken_tile("G2a", id=tile_id)
    assert violations[0].tile == f"number {STANDARD.index('G2a') + 1}"
    assert violations[0].field == "id"
    assert violations[0].found == repr(tile_id)
    assert "such as G2a" in violations[0].expected


@pytest.mark.parametrize(
    ("field", "value", "expected"), [("color", "R", "G"), ("color", 3, "G"), ("level", 3, "2"), ("level", True, "2")]
)
def test_color_and_level_agree_with_the_id(field: str, value: object, expected: str) -> None:
    violation = only(broken_tile("G2a", **{field: value}))
    assert (violation.tile, violation.field, violation.expected, violation.found) == (
        "G2a",
        field,
        expected,
        repr(value),
    )


@pytest.mark.parametrize("cost", ["GBX", "gb", "G B", "R" * 11, 3, None, ["G"], True])
def test_costs_are_at_most_ten_known_symbols(cost: object) -> None:
    violation = only(broken_tile("G2a", cost=cost))
    assert (violation.tile, violation.field, violation.found) == ("G2a", "cost", repr(cost))
    assert "at most 10 symbols out of RBYGW*" in violation.expected


@pytest.mark.parametrize("cp", [-1, 21, 1.0, "1", True, None])
def test_creation_points_are_an_integer_in_range(cp: object) -> None:
    violation = only(broken_tile("G2a", cp=cp))
    assert str(violation) == f"tile G2a, cp: found {cp!r}, expected an integer from 0 to 20."


@pytest.mark.parametrize("cp", [0, 2])
def test_a_sacred_stone_has_one_creation_point(cp: int) -> None:
    stone = next(tile.id for tile in STANDARD.regions if tile.effect.kind == "sacred-stone")
    assert (
        str(only(broken_tile(stone, cp=cp)))
        == f"tile {stone}, cp: found {cp}, expected 1, as on every sacred stone (E8)."
    )


@pytest.mark.parametrize("star", ["White", "", 1, False, ["white"]])
def test_stars_are_white_or_purple(star: object) -> None:
    violation = only(broken_tile("G2a", star=star))
    assert str(violation) == f"tile G2a, star: found {star!r}, expected white or purple, or no star."


@pytest.mark.parametrize("mystic", [0, 100, "7", 7.0, True])
def test_mystic_values_are_integers_in_range(mystic: object) -> None:
    violation = only(broken_tile("W2a", mystic=mystic))
    assert str(violation) == f"tile W2a, mystic: found {mystic!r}, expected an integer from 1 to 99."


def test_mystic_values_are_on_white_tiles_only() -> None:
    violation = only(broken_tile("G2a", mystic=50))
    assert (violation.tile, violation.field, violation.found) == ("G2a", "mystic", "50")
    assert "only white tiles have one (C2)" in violation.expected


def test_a_white_tile_may_lack_a_mystic_value() -> None:
    data = STANDARD.to_json()
    data["regions"][STANDARD.index("W2a")]["mystic"] = None
    assert check_tile_set(data) == []


BAD_EFFECTS = {
    "farm": ["farm", "farm RB", "farm X", "farm *", "farm 1 R", "farm R B"],
    "village": ["village", "village 0", "village 11", "village x", "village 3 R", "village -1", "village \uff13"],
    "forest": ["forest 2", "forest GB", "forest 0 G", "forest 7 G", "forest 2 GG", "forest 2 GX", "forest 2 G B"],
    "volcano": ["volcano 2", "volcano 0 R", "volcano 21 R", "volcano 2 RR", "volcano 2 *", "volcano 1000 R"],
    "irrigation": ["irrigation", "irrigation GB", "irrigation 2", "irrigation *"],
    "temple": ["temple", "temple 0", "temple 10", "temple W", "temple 1 W"],
    "proselytism": [
        "proselytism",
        "proselytism RB",
        "proselytism RRR",
        "proselytism **",
        "proselytism 2",
        "proselytism R R",
    ],
    "sacred-stone": ["sacred-stone 1", "sacred-stone R"],
}


@pytest.mark.parametrize(("kind", "text"), [(kind, text) for kind, texts in BAD_EFFECTS.items() for text in texts])
def test_effects_have_their_form(kind: str, text: str) -> None:
    violation = only(broken_tile("G2a", effect=text))
    assert (violation.tile, violation.field, violation.found) == ("G2a", "effect", repr(text))
    assert violation.expected.startswith(f'"{kind}')


BAD_OBJECTS = [
    ("village", 11, ""),
    ("village", True, ""),
    ("forest", 2, "GG"),
    ("forest", "2", "G"),
    ("farm", 1, "R"),
    ("proselytism", 2, "*"),
    ("proselytism", 1, "RR"),
    ("proselytism", 0, "R"),
    ("sacred-stone", 1, ""),
    ("volcano", 2, ["R"]),
]


@pytest.mark.parametrize(("kind", "number", "colors"), BAD_OBJECTS)
def test_effects_of_the_json_form_have_their_form(kind: str, number: object, colors: object) -> None:
    violation = only(broken_tile("G2a", effect={"kind": kind, "number": number, "colors": colors}))
    assert (violation.tile, violation.field) == ("G2a", "effect")
    assert repr(number) in violation.found
    assert violation.expected.startswith(f'"{kind}')


@pytest.mark.parametrize(
    "effect", ["forrest 2 G", "", "   ", 3, None, True, [], {"kind": 1, "number": 1, "colors": ""}]
)
def test_effects_are_known(effect: object) -> None:
    violation = only(broken_tile("G2a", effect=effect))
    assert (violation.tile, violation.field) == ("G2a", "effect")
    assert "one of the effects farm, village" in violation.expected
    assert ("did you mean forest?" in violation.expected) == (effect == "forrest 2 G")


def test_an_effect_object_has_its_three_fields() -> None:
    missing, unknown = broken_tile("G2a", effect={"kind": "farm", "nummber": 0, "colors": "R"})
    assert str(missing) == "tile G2a, effect.number: found nothing, expected a value: this field is required."
    assert unknown.field == "effect.nummber"
    assert "did you mean number?" in unknown.expected


@pytest.mark.parametrize("field", ["id", "effect"])
def test_fields_of_a_tile_must_be_given(field: str) -> None:
    violations = broken(lambda data: data["regions"][STANDARD.index("G2a")].pop(field))
    assert violations[0].field == field
    assert violations[0].found == "nothing"


def test_unknown_fields_are_named_with_the_nearest_known() -> None:
    violation = only(broken_tile("G2a", cots="G"))
    assert (violation.tile, violation.field, violation.found) == ("G2a", "cots", "an unknown field")
    assert "did you mean cost?" in violation.expected
    violation = only(broken(lambda data: data.update(temple_token=[])))
    assert "did you mean temple_tokens?" in violation.expected


@pytest.mark.parametrize("key", [3, None, ("a",), "\x00", "q" * 1000])
def test_unknown_fields_may_be_anything(key: object) -> None:
    violation = only(broken(lambda data: data["regions"][0].update({key: 1})))
    assert violation.found == "an unknown field"
    assert len(str(violation)) < 300


def test_huge_and_odd_values_are_shown_shortly() -> None:
    class Odd:
        def __repr__(self) -> str:
            raise RuntimeError

    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for value in (10**5000, [10**5000], "x" * 10**6, deep, Odd(), [Odd()], float("nan"), b"\xff"):
        violation = only(broken_tile("G2a", cp=value))
        assert len(str(violation)) < 300


def test_read_effect_sorts_the_colors() -> None:
    assert read_effect("forest 2 WGB") == Effect("forest", 2, "BGW")
    assert read_effect({"kind": "volcano", "number": 3, "colors": "YR"}) == Effect("volcano", 3, "RY")
