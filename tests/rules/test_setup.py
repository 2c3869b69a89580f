"""What is in the box (C1–C7) and on the table before the first turn (S1–S6)."""

import pytest
from rules_table import (
    DISPLAY,
    PLACES,
    USUAL_GODS,
    Json,
    at,
    give,
    lay,
    new_table,
    plain_set,
    play,
    play_out,
    put,
    realm,
    region,
    universe,
)

from orbis import Game, OrbisError, TileSetError, load_tile_set
from orbis.engine.setup import check_players
from orbis.tiles import GODS, check_tile_set

PILE_SIZES = {2: [11, 11, 15], 3: [15, 15, 21], 4: [20, 20, 25]}
PLAYER_NUMBERS = sorted(PILE_SIZES)


def faults(data: Json) -> list[tuple[str | None, str]]:
    """What the validator finds: the tile and the field of each violation. The loader refuses what has any."""
    violations = check_tile_set(data)
    if violations:
        with pytest.raises(TileSetError) as caught:
            load_tile_set(data)
        assert caught.value.code == "tiles/invalid"
        assert caught.value.violations == tuple(violations)
    return [(violation.tile, violation.field) for violation in violations]


# Components


def test_c1_there_are_65_regions_of_three_levels_and_five_colors() -> None:
    assert faults(plain_set()) == []
    tile_set = load_tile_set(plain_set())
    assert [sum(tile.level == level for tile in tile_set.regions) for level in (1, 2, 3)] == [20, 20, 25]
    assert {tile.color for tile in tile_set.regions} == set("RBYGW")


def test_c1_a_missing_tile_is_a_violation() -> None:
    data = plain_set()
    data["regions"] = [tile for tile in data["regions"] if tile["id"] != "R2a"]
    assert faults(data) == [(None, "regions"), (None, "regions of level 2")]


def test_c1_a_tile_too_many_is_a_violation() -> None:
    data = plain_set()
    data["regions"].append({"id": "R3f", **region()})
    assert faults(data) == [(None, "regions"), (None, "regions of level 3")]


def test_c1_there_is_no_sixth_color() -> None:
    data = plain_set()
    data["regions"][0]["id"] = "P1a"
    assert ("number 1", "id") in faults(data)


def test_c2_a_tile_shows_cost_effect_points_star_and_mystic_value() -> None:
    tile_set = load_tile_set(plain_set(W2d=region("temple 2", cost="*WR", cp=3, mystic=7)))
    tile = tile_set.regions[tile_set.index("W2d")]
    assert (tile.color, tile.level, tile.cost, tile.cp, tile.star, tile.mystic) == ("W", 2, "RW*", 3, "white", 7)
    assert tile.effect.to_json() == {"kind": "temple", "number": 2, "colors": ""}


@pytest.mark.parametrize(
    ("field", "value"),
    [("cost", "RX"), ("cost", 2), ("effect", "lake 2"), ("cp", -1), ("star", "gold"), ("level", 2), ("color", "B")],
)
def test_c2_a_tile_shows_nothing_else(field: str, value: object) -> None:
    assert faults(plain_set(R1a={field: value})) == [("R1a", field)]


def test_c2_only_white_tiles_have_a_mystic_value() -> None:
    assert faults(plain_set(W1a=region("temple 1", mystic=5))) == []
    assert faults(plain_set(R1a=region("temple 1", mystic=5))) == [("R1a", "mystic")]


def test_c3_there_are_exactly_ten_gods() -> None:
    data = plain_set()
    assert len(data["gods"]) == 10
    data["gods"].remove("fire")
    assert faults(data) == [(None, "gods")]
    data["gods"].append("thunder")
    assert faults(data) == [(None, "gods")]


def test_c4_worshipers_never_run_out() -> None:
    game = new_table(W1a=region("proselytism RR"))
    give(game, 1, "R" * 60)
    lay(game, a1="R" * 60, b2="R" * 60)
    play(game, "b2", "1>")
    assert realm(game) == "R" * 62


def test_c4_there_are_five_kinds_of_worshipers() -> None:
    assert set(new_table().public_state().to_json()["players"][0]["realm"]) == set("RBYGW")


def test_c5_cancellation_tokens_never_run_out() -> None:
    game = new_table(players=4, Y1a=region("village 1", cp=2))
    whole = ("!R2a !B2a !Y2a !G2a !W2a", "!R2b !B2b !Y2b !G2b", "!R2c !B2c !Y2c", "!R2d !B2d")
    put(game, 1, *whole)
    put(game, 2, *whole)  # 28 cancelled tiles, and the box has 18 tokens
    game.play_turn("c1 1>")
    assert universe(game) == {"1.1": "!Y1a"}


def test_c6_there_is_one_reduction_token_for_each_color() -> None:
    farms: Json = {tile: region(f"farm {tile[0]}") for tile in ("R1a", "B1a", "Y1a", "G1a", "W1a")}
    game = new_table(**farms)
    held = []
    for own, other in (("b2 1>", "c2 1>"), ("a2 1>", "a3 1>"), ("c1 1>", "b3 1>"), ("b1 1>", "c3 1>"), ("a1 1>", "")):
        game.play_turn(own)
        held.append("".join(game.public_state().to_json()["players"][0]["reductions"]))
        if other:
            game.play_turn(other)
    assert held == ["W", "GW", "YGW", "BYGW", "RBYGW"]


@pytest.mark.parametrize("effect", ["farm", "farm RB", "farm *", "farm 1 R"])
def test_c6_a_farm_is_for_exactly_one_color(effect: str) -> None:
    assert faults(plain_set(Y1a=region("farm Y"))) == []
    assert faults(plain_set(Y1a=region(effect))) == [("Y1a", "effect")]


@pytest.mark.parametrize("tokens", [[2, 4, 7, 9], [2, 4, 7, 9, 10], [2, 4, 7, 9, 11, 11]])
def test_c7_the_temple_tokens_are_2_4_7_9_11(tokens: list[int]) -> None:
    data = plain_set()
    assert sorted(data["temple_tokens"]) == [2, 4, 7, 9, 11]
    data["temple_tokens"] = tokens
    assert faults(data) == [(None, "temple_tokens")]


# Setup


@pytest.mark.parametrize("players", PLAYER_NUMBERS)
def test_s1_the_stars_decide_which_regions_are_in_play(players: int) -> None:
    game = Game(players, 1, plain_set())
    assert [len(pile) for pile in game.piles] == PILE_SIZES[players]
    stars = {game.tile_set.regions[game.tile_set.index(tile)].star for pile in game.piles for tile in pile}
    assert stars == {2: {None}, 3: {None, "purple"}, 4: {None, "purple", "white"}}[players]


@pytest.mark.parametrize(("tile", "star"), [("R1a", "white"), ("R1a", "purple"), ("G2d", None), ("W3e", "white")])
def test_s1_another_number_of_stars_is_a_violation(tile: str, star: str | None) -> None:
    before = {region["id"]: region["star"] for region in plain_set()["regions"]}[tile]
    level = tile[1]
    expected = {(None, f"{color} stars of level {level}") for color in (before, star) if color}
    assert set(faults(plain_set(**{tile: {"star": star}}))) == expected


@pytest.mark.parametrize("players", [0, 1, 5, True, "2", None])
def test_s1_orbis_is_for_two_to_four_players(players: object) -> None:
    for refuse in (lambda: Game(players, 1, plain_set()), lambda: check_players(players)):  # type: ignore[arg-type]
        with pytest.raises(OrbisError) as caught:
            refuse()
        assert (caught.value.code, caught.value.rule) == ("game/players", "S1")


@pytest.mark.parametrize("players", PLAYER_NUMBERS)
def test_s1_two_three_or_four_may_play(players: int) -> None:
    check_players(players)


@pytest.mark.parametrize("players", PLAYER_NUMBERS)
def test_s2_one_god_more_than_players_is_drawn_from_the_ten(players: int) -> None:
    drawn = [Game(players, seed, plain_set()).public_state().to_json()["gods"] for seed in range(60)]
    assert all(len(set(gods)) == len(gods) == players + 1 for gods in drawn)
    assert {god for gods in drawn for god in gods} == set(GODS)


@pytest.mark.parametrize("gods", ["love death", "love death fire nature", "love love fire", "love death thunder"])
def test_s2_other_gods_cannot_be_laid_out(gods: str) -> None:
    with pytest.raises(OrbisError) as caught:
        Game.from_piles(new_table().piles, gods.split(), 2, plain_set())
    assert (caught.value.code, caught.value.rule) == ("game/gods", "S2")


@pytest.mark.parametrize(("players", "tokens"), [(2, [7, 2]), (3, [9, 4, 2]), (4, [11, 7, 4, 2])])
def test_s3_the_temple_tokens_depend_on_the_number_of_players(players: int, tokens: list[int]) -> None:
    assert new_table(players=players).public_state().to_json()["temple_tokens"] == tokens


def test_s4_the_first_nine_tiles_of_level_1_are_the_display() -> None:
    game = Game(3, "any", plain_set())
    assert [at(game, place) for place in PLACES] == game.piles[0][:9]
    assert game.public_state().to_json()["piles"] == [6, 15, 21]
    assert [at(new_table(), place) for place in PLACES] == DISPLAY.split()


def test_s4_each_level_is_shuffled_for_itself() -> None:
    games = [Game(4, seed, plain_set()) for seed in range(5)]
    for level in (1, 2, 3):
        piles = [game.piles[level - 1] for game in games]
        assert all(tile[1] == str(level) for pile in piles for tile in pile)
        assert len({tuple(pile) for pile in piles}) == len(games)
        assert len({tuple(sorted(pile)) for pile in piles}) == 1


def test_s4_given_piles_hold_exactly_the_tiles_in_play() -> None:
    piles = new_table().piles
    swapped = [piles[0][:-1] + piles[1][:1], piles[1][1:] + piles[0][-1:], piles[2]]
    doubled = [piles[0][:-1] + piles[0][:1], piles[1], piles[2]]
    for wrong, rule in ((swapped, "S1"), (doubled, "S1"), (piles[:2], "S4")):
        with pytest.raises(OrbisError) as caught:
            Game.from_piles(wrong, USUAL_GODS.split()[:3], 2, plain_set())
        assert (caught.value.code, caught.value.rule) == ("game/piles", rule)


def test_s5_everyone_starts_with_nothing() -> None:
    game = Game(4, 1, plain_set())
    nothing: Json = {"realm": dict.fromkeys("RBYGW", 0), "reductions": [], "god": None, "universe": []}
    assert game.public_state().to_json()["players"] == [nothing] * 4
    assert all(not any(place["worshipers"].values()) for place in game.public_state().to_json()["display"])


def test_s5_play_goes_around_from_the_first_player() -> None:
    game = new_table(players=3, first=1)
    order = []
    for turn in ("a1 1>", "b1 1>", "c1 1>", "a2 1>"):
        order.append(game.player)
        game.play_turn(turn)
    assert order == [1, 2, 0, 1]


@pytest.mark.parametrize("players", PLAYER_NUMBERS)
def test_s6_the_piles_run_out_with_the_last_refill(players: int) -> None:
    game = new_table(players=players)
    assert sum(len(pile) for pile in game.piles) == 14 * players + 9
    play_out(game)
    assert game.public_state().to_json()["piles"] == [0, 0, 0]
    assert len({at(game, place) for place in PLACES} - {None}) == 9
