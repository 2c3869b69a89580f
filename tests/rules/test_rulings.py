"""The rulings: what holds where the rulebooks differ or are silent (R1–R19)."""

import pytest
from rules_table import (
    PLACES,
    assert_allowed,
    assert_refused,
    at,
    give,
    god_score,
    have_god,
    have_reductions,
    lay,
    new_table,
    on,
    plain_set,
    play,
    put,
    realm,
    region,
    tile_score,
    universe,
)

from orbis import Exchange, Game, NotationError, Remove, load_tile_set
from orbis.tiles import check_tile_set


def test_r1_six_purple_tiles_of_level_3_leave_a_game_of_two() -> None:
    tile_set = load_tile_set(plain_set())
    purple = {tile.id for tile in tile_set.regions if tile.level == 3 and tile.star == "purple"}
    assert len(purple) == 6
    assert purple == set(tile_set.in_play(3)[2]) - set(tile_set.in_play(2)[2])
    assert len(Game(2, 1, plain_set()).piles[2]) == 15


@pytest.mark.parametrize(("tile", "star"), [("W3e", None), ("R3a", "purple")])
def test_r1_another_number_is_a_violation(tile: str, star: str | None) -> None:
    (violation,) = check_tile_set(plain_set(**{tile: {"star": star}}))
    assert violation.field == "purple stars of level 3"


@pytest.mark.parametrize("color", "RBYGW")
def test_r2_an_exchange_is_for_another_color(color: str) -> None:
    game = new_table()
    give(game, 0, color * 4)
    with pytest.raises(NotationError) as caught:
        game.play(f"3{color}={color}")
    assert (caught.value.code, caught.value.rule) == ("notation/same-color", "R2")
    assert_refused(game, Exchange(color, color), "unknown", "G1")
    assert realm(game) == color * 4


def test_r3_the_god_is_neither_neighbor_nor_support() -> None:
    game = new_table(R3a=region("forest 4 RBYGW", cp=5))
    put(game, 0, "R2a B2a Y2a G2a W2a", "R2b B2b Y2b G2b", "R3c B3c Y3c", "R3a B3a")
    have_god(game, 0, "fire")
    score = game.score().players[0]
    assert len(score.tiles) == 14
    (forest,) = [tile for tile in score.tiles if tile.tile == "R3a"]
    assert (forest.neighbors, forest.counts) == (3, "unfulfilled")  # beside it and below it, nothing above


def test_r3_a_god_takes_no_cell() -> None:
    game = new_table()
    put(game, 0, "R2a R2b")
    game.play_turn("@fire")
    assert universe(game) == {"1.1": "R2a", "1.2": "R2b"}
    game.play_turn("@death")
    play(game, "a1")
    assert_allowed(game, "2.1")


def test_r4_equilibrium_needs_a_temple_whatever_token_it_brings() -> None:
    game = new_table(R2a=region("volcano 1 R"), Y2a=region("village 1"), W2a=region("temple 1"), W2b=region("temple 3"))
    put(game, 0, "R2a Y2a W2a")
    put(game, 1, "W2b")
    have_god(game, 0, "equilibrium")
    assert [player.temple_token for player in game.score().players] == [2, 7]
    assert god_score(game) == (3, "D9", "balanced")


def test_r5_symbols_count_and_not_tiles() -> None:
    game = new_table(W2a=region("temple 3"), W2b=region("temple 1", mystic=9), W3a=region("temple 1"))
    put(game, 0, "W2a")
    put(game, 1, "W2b W3a")
    assert [player.temples.symbols for player in game.score().players] == [3, 2]
    assert [player.temple_token for player in game.score().players] == [7, 2]


@pytest.mark.parametrize("color", "RB")
def test_r6_irrigation_in_the_bottom_row_is_cancelled(color: str) -> None:
    game = new_table(B1a=region(f"irrigation {color}", cp=3))
    put(game, 0, "R2a ~B2a")
    game.play_turn("b1 1>")
    assert universe(game)["1.3"] == "!B1a"
    assert tile_score(game.score(), 0, "1.3") == (0, "cancelled", "R6")


@pytest.mark.parametrize("below", ["G2a B2a", "B2a G2a", "G2a ~B2a", "~G2a B2a"])
def test_r7_either_tile_below_waters_an_irrigation(below: str) -> None:
    game = new_table(B1a=region("irrigation G", cp=3))
    put(game, 0, below)
    game.play_turn("b1 2.1")
    assert universe(game)["2.1"] == "B1a"


def test_r8_an_irrigation_is_judged_once_when_it_is_placed() -> None:
    game = new_table(B1a=region("irrigation G", cp=3))
    put(game, 0, "B2a R2a R2b")
    game.play_turn("b1 2.1")
    assert universe(game)["2.1"] == "!B1a"
    game.play_turn("a1 1>")
    game.play_turn("a2 1<")  # green comes to the row below, but not right below
    assert universe(game)["2.2"] == "!B1a"
    assert tile_score(game.score(), 0, "2.2") == (0, "cancelled", "E5")


def test_r8_a_validated_irrigation_stays_so() -> None:
    game = new_table(B1a=region("irrigation G", cp=3))
    put(game, 0, "B2a G2a")
    game.play_turn("b1 2.1")
    game.play_turn("a2 1>")
    game.play_turn("a1 1<")
    assert tile_score(game.score(), 0, "2.2") == (3, "scored", "E5")


def test_r9_the_limit_holds_after_taking_a_god() -> None:
    game = new_table()
    give(game, 0, "RRRRRRRR")
    play(game, "@love", "+B", "+B", "+B", "+B", "+B")
    assert (game.step, game.public_state().to_json()["pending"]) == ("discard", 3)
    game.play_turn("-RBB")
    assert realm(game) == "RRRRRRRBBB"


def test_r10_a_god_leaves_the_display_as_it_is() -> None:
    game = new_table()
    lay(game, a1="RB", b2="W")
    before = game.public_state().to_json()
    game.play_turn("@fire")
    after = game.public_state().to_json()
    assert (after["display"], after["piles"]) == (before["display"], before["piles"])
    assert realm(game) == ""


def test_r11_a_farm_does_not_pay_for_itself() -> None:
    game = new_table(Y1a=region("farm R", cost="RR"))
    give(game, 0, "R")
    play(game, "c1")
    assert_refused(game, "1>", "cost-not-payable", "T3")
    game.undo()
    give(game, 0, "RRR")
    game.play_turn("c1 1>")
    assert realm(game) == "R"
    assert game.public_state().to_json()["players"][0]["reductions"] == ["R"]


@pytest.mark.parametrize(("god", "rule"), [("oceans", "D3"), ("fire", "D4"), ("nature", "D5"), ("harvests", "D6")])
def test_r12_tied_at_none_is_among_the_most(god: str, rule: str) -> None:
    game = new_table()
    put(game, 0, "R2a")
    put(game, 1, "B2a")
    have_god(game, 0, god)
    assert god_score(game) == (3, rule, "most")


@pytest.mark.parametrize(
    ("first", "players", "expected"), [(0, 2, [2, 7]), (1, 2, [7, 2]), (0, 3, [2, 4, 9]), (2, 3, [4, 9, 2])]
)
def test_r13_a_full_tie_goes_to_the_later_in_turn_order(first: int, players: int, expected: list[int]) -> None:
    game = new_table(
        players=players, first=first, W2a=region("temple 1"), W2b=region("temple 1"), W3a=region("temple 1")
    )
    for player, tile in zip(range(players), ("W2a", "W2b", "W3a"), strict=False):
        put(game, player, tile)
    assert [player.temple_token for player in game.score().players] == expected


def test_r13_no_two_mystic_values_are_equal() -> None:
    (violation,) = check_tile_set(plain_set(W1a=region("temple 1", mystic=4), W2a=region("temple 1", mystic=4)))
    assert (violation.tile, violation.field) == ("W2a", "mystic")


def test_r14_who_pays_has_placed() -> None:
    game = new_table(W1a=region(cost="R*"))
    give(game, 0, "RB")
    play(game, "b2", "1>")
    assert game.step == "pay"
    for action in ("~1>", "1>", "no"):
        assert_refused(game, action, "other-step", "T3")
    game.undo()
    play(game, "~1>")
    assert realm(game) == "RB"


def test_r15_neighbors_of_all_listed_colors_count_together() -> None:
    for row, expected in (("R2a G2a B2a", 4), ("R2a G2a R2b", 4), ("R2a G2a Y2a", 0)):
        game = new_table(G2a=region("forest 2 RB", cp=4))
        put(game, 0, row)
        assert tile_score(game.score(), 0, "1.2")[0] == expected


def test_r16_a_volcano_may_remove_what_was_just_generated() -> None:
    game = new_table(R1a=region("volcano 2 R", cp=3))
    play(game, "a1", "1>")
    assert game.step == "volcano"
    assert [action for action in game.legal() if isinstance(action, Remove)] == [Remove("b1", "R"), Remove("a2", "R")]
    play(game, "xb1R", "xa2R")
    assert [on(game, place) for place in PLACES] == [""] * 9
    assert (universe(game), at(game, "a1")) == ({"1.1": "R1a"}, "W1b")


def test_r17_a_farm_of_a_color_already_held_may_be_taken() -> None:
    game = new_table(Y1a=region("farm R", cp=2))
    have_reductions(game, 0, "R")
    game.play_turn("c1 1>")
    assert game.public_state().to_json()["players"][0]["reductions"] == ["R"]
    assert tile_score(game.score(), 0, "1.1") == (2, "scored", "E1")


def test_r17_two_players_may_hold_the_same_color() -> None:
    game = new_table(Y1a=region("farm R"), Y1b=region("farm R"))
    game.play_turn("c1 1>")
    game.play_turn("b3 1>")
    assert [player["reductions"] for player in game.public_state().to_json()["players"]] == [["R"], ["R"]]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_r18_a_given_seat_starts(first: int) -> None:
    assert Game(3, 1, plain_set(), first=first).player == first
    assert new_table(players=3, first=first).player == first


def test_r18_chance_may_say_who_starts() -> None:
    starters = [Game(3, seed, plain_set(), first="random").player for seed in range(30)]
    assert set(starters) == {0, 1, 2}
    assert starters == [Game(3, seed, plain_set(), first="random").player for seed in range(30)]


def test_r19_a_mystic_value_on_a_wilderness_does_not_count() -> None:
    game = new_table(
        W2a=region("temple 1", mystic=5), W2b=region("temple 1", mystic=2), W3a=region("temple 1", mystic=50)
    )
    put(game, 0, "W2a")
    put(game, 1, "W2b ~W3a")
    assert [player.temples.mystic for player in game.score().players] == [5, 2]
    assert [player.temple_token for player in game.score().players] == [7, 2]
