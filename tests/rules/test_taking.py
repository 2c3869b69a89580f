"""The course of a game (G1, G2) and the phases of a turn (T1–T7)."""

import pytest
from rules_table import (
    PLACES,
    assert_allowed,
    assert_refused,
    at,
    give,
    have_reductions,
    lay,
    new_table,
    on,
    play,
    play_out,
    put,
    realm,
    region,
    universe,
)

from orbis import Decline, Exchange, Gain, Give, Place, Remove, Take, TakeGod

WHOLE = ("R2a B2a Y2a G2a W2a", "R2b B2b Y2b G2b", "R3a B3a Y3a", "R3b B3b")
ALL_KINDS = (Take("a1"), TakeGod("love"), Place("1>"), Give("R"), Gain("R"), Remove("a1", "R"), Decline())


# A game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_g1_a_game_has_15_rounds(players: int) -> None:
    game = new_table(players=players)
    rounds = []
    while not game.over:
        if game.step == "take":
            rounds.append(game.round)
        game.play(game.legal()[0])
    assert rounds == [number for number in range(1, 16) for _ in range(players)]
    assert game.turn == 15 * players


def test_g1_after_the_last_round_nothing_can_be_done() -> None:
    game = new_table()
    play_out(game)
    assert game.legal() == []
    assert game.public_state().to_json()["player"] is None
    for action in (*ALL_KINDS, Exchange("R", "B")):
        assert_refused(game, action, "game-over", "G1")


def test_g1_a_turn_takes_exactly_one_tile() -> None:
    game = new_table()
    play(game, "a1")
    assert_refused(game, "b1", "other-step", "T4")
    assert_refused(game, "@love", "other-step", "T4")
    play(game, "1>")
    assert game.player == 1


def test_g1_a_turn_takes_one_of_nine_regions_or_of_the_gods_left() -> None:
    game = new_table(gods="love death fire")
    assert game.legal() == [*(Take(place) for place in PLACES), TakeGod("love"), TakeGod("fire"), TakeGod("death")]
    game.play_turn("@fire")
    assert game.legal() == [*(Take(place) for place in PLACES), TakeGod("love"), TakeGod("death")]
    assert_refused(game, "@fire", "god-not-there", "S2")
    assert_refused(game, "@nature", "god-not-there", "S2")


def test_g1_a_turn_begins_with_taking() -> None:
    game = new_table()
    give(game, 0, "RRR")
    lay(game, a1="R")
    for action in ALL_KINDS[2:]:
        assert_refused(game, action, "other-step", "G1")


def test_g1_there_is_nothing_else_to_do() -> None:
    game = new_table()
    for action in (Take("d4"), TakeGod("thunder"), Place("5.1"), Give("*"), Exchange("R", "X"), Remove("a1", "*")):
        assert_refused(game, action, "unknown", "G1")


def test_g2_each_player_takes_one_god_and_14_regions() -> None:
    game = new_table(players=3)
    play_out(game)
    for player in game.public_state().to_json()["players"]:
        assert len(player["universe"]) == 14
        assert player["god"] is not None


def test_g2_who_has_a_god_may_not_take_another() -> None:
    game = new_table()
    game.play_turn("@fire")
    game.play_turn("a1 1>")
    refusal = assert_refused(game, "@love", "god-taken-already", "G2")
    assert "fire" in refusal.message
    assert_allowed(game, "b1")


def test_g2_who_has_14_regions_must_take_a_god() -> None:
    game = new_table()
    put(game, 0, *WHOLE)
    for place in PLACES:
        assert_refused(game, Take(place), "universe-complete", "G2")
    assert game.legal() == [TakeGod("love"), TakeGod("fire"), TakeGod("death")]


@pytest.mark.parametrize("turn", [0, 7, 14])
def test_g2_the_god_may_be_taken_in_any_turn(turn: int) -> None:
    game = new_table()
    while game.turn < 2 * turn:
        game.play(game.legal()[0])
    play(game, "@fire")
    assert game.public_state().to_json()["players"][0]["god"] == {"god": "fire", "cancelled": False}


# The phases


@pytest.mark.parametrize(
    ("place", "around"),
    [
        ("a1", "b1 a2"),
        ("b1", "a1 c1 b2"),
        ("c1", "b1 c2"),
        ("a2", "a1 b2 a3"),
        ("b2", "b1 a2 c2 b3"),
        ("c2", "c1 b2 c3"),
        ("a3", "a2 b3"),
        ("b3", "b2 a3 c3"),
        ("c3", "c2 b3"),
    ],
)
def test_t1_generates_on_each_orthogonal_neighbor(place: str, around: str) -> None:
    game = new_table()
    color = str(at(game, place))[0]
    play(game, place)
    assert {other: on(game, other) for other in PLACES if on(game, other)} == dict.fromkeys(around.split(), color)


def test_t1_generates_for_a_wilderness_too() -> None:
    game = new_table()
    game.play_turn("b2 ~1>")
    assert [on(game, place) for place in PLACES] == ["", "W", "", "W", "", "W", "", "W", ""]


def test_t1_generates_in_addition_to_what_lies_there() -> None:
    game = new_table()
    game.play_turn("b2 1>")
    game.play_turn("a1 1>")
    assert (on(game, "b1"), on(game, "a2")) == ("RW", "RW")


def test_t1_the_chosen_tile_gets_none() -> None:
    game = new_table()
    play(game, "b2")
    assert realm(game) == ""


def test_t2_collects_everything_on_the_chosen_tile() -> None:
    game = new_table()
    lay(game, b2="RRG", a1="B")
    play(game, "b2")
    assert (realm(game), on(game, "b2"), on(game, "a1")) == ("RRG", "", "B")
    assert realm(game, 1) == ""


def test_t2_collects_for_a_wilderness_too() -> None:
    game = new_table()
    lay(game, b2="YY")
    game.play_turn("b2 ~1>")
    assert realm(game) == "YY"


def test_t3_the_colored_cost_is_paid_from_the_realm() -> None:
    game = new_table(W1a=region(cost="RRB"))
    give(game, 0, "RRRBW")
    game.play_turn("b2 1>")
    assert realm(game) == "RW"


def test_t3_worshipers_just_collected_may_pay() -> None:
    game = new_table(W1a=region(cost="RB"))
    give(game, 0, "R")
    lay(game, b2="B")
    game.play_turn("b2 1>")
    assert realm(game) == ""


def test_t3_unable_to_pay_leaves_only_wilderness() -> None:
    game = new_table(W1a=region(cost="RRB*"))
    give(game, 0, "RG")
    play(game, "b2")
    refusal = assert_refused(game, "1>", "cost-not-payable", "T3")
    assert "1 red and 1 blue" in refusal.message
    assert game.legal() == [Place("1>", "wilderness")]


def test_t3_unwilling_to_pay_keeps_the_worshipers() -> None:
    game = new_table(W1a=region(cost="RRB"))
    give(game, 0, "RRB")
    play(game, "b2")
    assert_allowed(game, "1>", "~1>")
    play(game, "~1>")
    assert (realm(game), universe(game)) == ("RRB", {"1.1": "~W1a"})


def test_t3_any_takes_a_worshiper_of_any_color() -> None:
    game = new_table(W1a=region(cost="R**"))
    give(game, 0, "RRBG")
    play(game, "b2", "1>")
    assert (game.step, game.public_state().to_json()["pending"], realm(game)) == ("pay", 2, "RBG")
    assert_allowed(game, "-R", "-B", "-G")
    assert_refused(game, "-Y", "no-such-worshiper", "T3")
    play(game, "-G", "-R")
    assert (game.player, realm(game)) == (1, "B")


def test_t3_any_needs_worshipers_beyond_the_colored_cost() -> None:
    game = new_table(W1a=region(cost="R*"))
    give(game, 0, "R")
    play(game, "b2")
    refusal = assert_refused(game, "1>", "cost-not-payable", "T3")
    assert "1 of any color" in refusal.message


def test_t3_a_reduction_makes_every_symbol_of_its_color_free() -> None:
    game = new_table(W1a=region(cost="RRB"))
    have_reductions(game, 0, "R")
    give(game, 0, "RB")
    game.play_turn("b2 1>")
    assert realm(game) == "R"


def test_t3_a_reduction_never_pays_for_any() -> None:
    game = new_table(W1a=region(cost="R*"))
    have_reductions(game, 0, "RBYGW")
    play(game, "b2")
    assert_refused(game, "1>", "cost-not-payable", "T3")
    game.undo()
    give(game, 0, "R")
    play(game, "b2", "1>")
    assert game.step == "pay"
    play(game, "-R")
    assert realm(game) == ""


def test_t3_a_reduction_is_of_no_use_to_others() -> None:
    game = new_table(W1a=region(cost="R"))
    have_reductions(game, 1, "R")
    play(game, "b2")
    assert_refused(game, "1>", "cost-not-payable", "T3")


def test_t4_unable_to_place_leaves_only_wilderness() -> None:
    game = new_table()
    put(game, 0, "B2a B2b B3a B3b B3c")
    play(game, "a1")
    assert game.legal() == [Place(f"2.{column}", "wilderness") for column in (1, 2, 3, 4)]


def test_t4_unwilling_to_place_makes_a_wilderness() -> None:
    game = new_table()
    game.play_turn("a1 ~1>")
    assert universe(game) == {"1.1": "~R1a"}
    assert realm(game) == ""


def test_t4_a_taken_tile_must_be_placed() -> None:
    game = new_table()
    play(game, "a1")
    for action in (*ALL_KINDS[:2], *ALL_KINDS[3:]):
        assert_refused(game, action, "other-step", "T4")


def test_t5_the_effect_comes_after_payment_and_placement() -> None:
    game = new_table(B1a=region("proselytism BB", cost="R*"))
    give(game, 0, "RG")
    play(game, "b1", "1>")
    assert realm(game) == "G"
    play(game, "-G")
    assert realm(game) == "BB"


@pytest.mark.parametrize("effect", ["proselytism BB", "proselytism *", "farm R", "village 1", "volcano 1 W"])
def test_t5_a_wilderness_has_no_effect(effect: str) -> None:
    game = new_table(W1a=region(effect))
    give(game, 0, "RR")
    game.play_turn("b2 ~1>")
    assert (realm(game), universe(game)) == ("RR", {"1.1": "~W1a"})
    assert game.public_state().to_json()["players"][0]["reductions"] == []


def test_t6_more_than_ten_worshipers_are_discarded_down_to_ten() -> None:
    game = new_table()
    give(game, 0, "RRRRRBBBBB")
    lay(game, b2="GG")
    play(game, "b2", "1>")
    assert (game.step, game.public_state().to_json()["pending"], game.player) == ("discard", 2, 0)
    for action in ("no", "a1", "+R", "1>"):
        assert_refused(game, action, "other-step", "T6")
    play(game, "-R", "-G")
    assert (realm(game), game.player) == ("RRRRBBBBBG", 1)


def test_t6_ten_worshipers_are_kept() -> None:
    game = new_table()
    give(game, 0, "RRRRRBBBB")
    lay(game, b2="G")
    game.play_turn("b2 1>")
    assert realm(game) == "RRRRRBBBBG"


def test_t6_the_limit_does_not_hold_before_the_end_of_the_turn() -> None:
    game = new_table(W1a=region("village 2", cost="RR*", cp=3))
    give(game, 0, "RRRRRBBBBB")
    lay(game, b2="GGG")
    play(game, "b2")
    assert len(realm(game)) == 13
    game.play_turn("1> -BBG")
    assert realm(game) == "RRRBBBGG"


def test_t7_the_empty_place_is_refilled_at_the_end_of_the_turn() -> None:
    game = new_table(W1a=region("village 1"))
    give(game, 0, "R")
    lay(game, b2="Y")
    play(game, "b2", "1>")
    assert at(game, "b2") is None
    play(game, "-R")
    assert (at(game, "b2"), on(game, "b2")) == ("W1b", "")


def test_t7_refills_from_the_lowest_level_left() -> None:
    game = new_table(gods="fire nature technology")
    game.play_turn("@fire")
    game.play_turn("@nature")
    levels = []
    while not game.over:
        game.play("a1")
        game.play(game.legal()[0])
        levels.append(str(at(game, "a1"))[1])
    assert "".join(levels) == "1" * 2 + "2" * 11 + "3" * 15
