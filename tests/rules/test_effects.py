"""What the regions do (E1–E8)."""

import pytest
from rules_table import (
    PLACES,
    assert_allowed,
    assert_refused,
    give,
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

from orbis import Decline, Game, Give, Remove
from orbis.tiles import check_tile_set

# Farm


def test_e1_a_farm_makes_its_color_free_from_now_on() -> None:
    game = new_table(Y1a=region("farm R"), W1a=region(cost="RRRR"), G1b=region(cost="RB"))
    game.play_turn("c1 1>")
    assert game.public_state().to_json()["players"][0]["reductions"] == ["R"]
    game.play_turn("a1 1>")
    give(game, 0, "RR")
    game.play_turn("b2 1>")
    assert (realm(game), universe(game)) == ("RR", {"1.1": "Y1a", "1.2": "W1a"})
    game.play_turn("b1 1>")
    play(game, "c3")
    assert_refused(game, "1>", "cost-not-payable", "T3")


def test_e1_a_farm_scores_its_points() -> None:
    game = new_table(Y2a=region("farm R", cp=2))
    put(game, 0, "Y2a")
    assert tile_score(game.score(), 0, "1.1") == (2, "scored", "E1")


# Village


def village(number: int, worshipers: str, **changes: str) -> Game:
    """A game in which player 0 has just placed a village."""
    game = new_table(Y1a=region(f"village {number}", cp=4, **changes))  # type: ignore[arg-type]  # cost only
    give(game, 0, worshipers)
    play(game, "c1", "1>")
    return game


def test_e2_a_village_is_validated_with_worshipers_of_any_colors() -> None:
    game = village(3, "RBGG")
    assert (game.step, game.public_state().to_json()["pending"]) == ("village", 3)
    assert game.legal() == [Give("R"), Give("B"), Give("G"), Decline()]
    play(game, "-R", "-G", "-G")
    assert (realm(game), universe(game)) == ("B", {"1.1": "Y1a"})
    assert tile_score(game.score(), 0, "1.1") == (4, "scored", "E2")


def test_e2_a_village_may_be_declined() -> None:
    game = village(2, "RRB")
    play(game, "no")
    assert (realm(game), universe(game)) == ("RRB", {"1.1": "!Y1a"})
    assert tile_score(game.score(), 0, "1.1") == (0, "cancelled", "E2")


def test_e2_a_village_with_too_few_worshipers_is_cancelled_without_asking() -> None:
    game = village(3, "RB")
    assert (game.player, realm(game), universe(game)) == (1, "RB", {"1.1": "!Y1a"})


def test_e2_a_village_is_paid_after_its_cost() -> None:
    game = village(2, "RRBB", cost="RR")
    assert (game.step, realm(game)) == ("village", "BB")
    game = village(2, "RRB", cost="RR")
    assert universe(game) == {"1.1": "!Y1a"}


def test_e2_a_village_is_paid_now_and_wholly() -> None:
    game = village(2, "RRR")
    play(game, "-R")
    assert_refused(game, "no", "already-begun", "E2")
    assert_refused(game, "a1", "other-step", "E2")
    play(game, "-R")
    assert_refused(game, "-R", "other-step", "G1")


def test_e2_only_worshipers_in_the_realm_can_be_given() -> None:
    game = village(2, "RR")
    refusal = game.why_not("-B")
    assert refusal is not None
    assert refusal.code == "action/no-such-worshiper"


# Forest


def forest(effect: str, *rows: str) -> Game:
    """A game whose first player has the forest G2a, worth 4, in a universe."""
    game = new_table(G2a=region(effect, cp=4))
    put(game, 0, *rows)
    return game


def test_e3_a_forest_scores_with_enough_neighbors() -> None:
    assert tile_score(forest("forest 2 R", "R2a G2a R2b").score(), 0, "1.2") == (4, "scored", "E3")


def test_e3_a_forest_with_too_few_neighbors_is_unfulfilled() -> None:
    game = forest("forest 2 R", "R2a G2a B2a R2b")
    assert tile_score(game.score(), 0, "1.2") == (0, "unfulfilled", "E3")
    (tile,) = [tile for tile in game.score().players[0].tiles if tile.tile == "G2a"]
    assert (tile.neighbors, tile.needed) == (1, 2)


def test_e3_more_neighbors_than_needed_are_no_harm() -> None:
    assert tile_score(forest("forest 1 R", "R2a G2a R2b").score(), 0, "1.2")[0] == 4


def test_e3_neighbors_above_and_below_count() -> None:
    above = forest("forest 2 R", "B2a G2a B2b", "R2a R2b")
    assert tile_score(above.score(), 0, "1.2") == (4, "scored", "E3")
    below = forest("forest 2 R", "R2a R2b", "G2a")
    assert tile_score(below.score(), 0, "2.1") == (4, "scored", "E3")


def test_e3_a_forest_is_no_neighbor_of_itself() -> None:
    assert tile_score(forest("forest 2 G", "G2b G2a B2a").score(), 0, "1.2") == (0, "unfulfilled", "E3")


def test_e3_a_forest_is_judged_at_the_end() -> None:
    game = new_table(G1a=region("forest 1 R", cp=4))
    game.play_turn("a2 1>")
    assert universe(game) == {"1.1": "G1a"}
    assert tile_score(game.score(), 0, "1.1") == (0, "unfulfilled", "E3")
    game.play_turn("b1 1>")
    game.play_turn("a1 1<")
    assert tile_score(game.score(), 0, "1.2") == (4, "scored", "E3")


def test_e3_cancelled_neighbors_keep_their_color() -> None:
    assert tile_score(forest("forest 2 R", "!R2a G2a !R2b").score(), 0, "1.2")[0] == 4


# Volcano


def volcano(effect: str = "volcano 2 RB", **places: str) -> Game:
    """A game in which player 0 has just placed the volcano of b2; white worshipers lie around the empty place."""
    game = new_table(W1a=region(effect, cp=5))
    lay(game, **places)
    play(game, "b2", "1>")
    return game


def test_e4_a_volcano_removes_worshipers_of_the_display() -> None:
    game = volcano(a1="RY", c3="BB")
    assert (game.step, game.public_state().to_json()["pending"]) == ("volcano", 2)
    assert game.legal() == [Remove("a1", "R"), Remove("c3", "B"), Decline()]
    play(game, "xc3B", "xa1R")
    assert (on(game, "a1"), on(game, "c3"), on(game, "b1"), realm(game)) == ("Y", "B", "W", "")
    assert tile_score(game.score(), 0, "1.1") == (5, "scored", "E4")


def test_e4_several_may_come_from_one_tile() -> None:
    game = volcano(a1="RRR")
    play(game, "xa1R", "xa1R")
    assert (on(game, "a1"), universe(game)) == ("R", {"1.1": "W1a"})


def test_e4_only_listed_colors_are_removed() -> None:
    game = volcano(a1="RRY")
    refusal = assert_refused(game, "xa1Y", "color-not-listed", "E4")
    assert "red or blue" in refusal.message
    assert_refused(game, "xb1W", "color-not-listed", "E4")


def test_e4_only_worshipers_that_are_there_are_removed() -> None:
    game = volcano(a1="RR")
    refusal = assert_refused(game, "xa1B", "none-on-this-tile", "E4")
    assert "a1" in refusal.message
    assert_refused(game, "xc3R", "none-on-this-tile", "E4")


def test_e4_the_tile_taken_itself_is_not_in_the_display() -> None:
    game = volcano(a1="R", b2="RR", c1="B")
    assert realm(game) == "RR"
    assert_refused(game, "xb2R", "none-on-this-tile", "E4")


def test_e4_a_volcano_may_be_declined() -> None:
    game = volcano(a1="RR")
    play(game, "no")
    assert (on(game, "a1"), universe(game)) == ("RR", {"1.1": "!W1a"})
    assert tile_score(game.score(), 0, "1.1") == (0, "cancelled", "E4")


def test_e4_a_volcano_is_all_or_nothing() -> None:
    game = volcano(a1="RR")
    play(game, "xa1R")
    assert_refused(game, "no", "already-begun", "E4")
    game.undo()
    assert_allowed(game, "no")


def test_e4_with_too_few_worshipers_it_is_cancelled_and_nothing_is_removed() -> None:
    game = volcano(a1="R", c3="GGG")
    assert (game.player, universe(game)) == (1, {"1.1": "!W1a"})
    assert {place: on(game, place) for place in ("a1", "c3")} == {"a1": "R", "c3": "GGG"}


def test_e4_worshipers_of_the_realm_do_not_count() -> None:
    game = new_table(W1a=region("volcano 2 RB", cp=5))
    give(game, 0, "RRBB")
    game.play_turn("b2 1>")
    assert (realm(game), universe(game)) == ("RRBB", {"1.1": "!W1a"})


# Irrigation


def irrigation(color: str, below: str) -> Game:
    """A game in which player 0 has just placed an irrigation on two tiles."""
    game = new_table(B1a=region(f"irrigation {color}", cp=3))
    put(game, 0, below)
    game.play_turn("b1 2.1")
    return game


def test_e5_an_irrigation_is_validated_by_its_color_right_below() -> None:
    game = irrigation("G", "B2a G2a")
    assert tile_score(game.score(), 0, "2.1") == (3, "scored", "E5")


def test_e5_an_irrigation_is_cancelled_without_its_color_below() -> None:
    game = irrigation("G", "B2a R2a G2a")
    assert universe(game)["2.1"] == "!B1a"
    assert tile_score(game.score(), 0, "2.1") == (0, "cancelled", "E5")


def test_e5_its_own_color_does_not_water_it() -> None:
    assert universe(irrigation("B", "B2a R2a"))["2.1"] == "B1a"
    assert universe(irrigation("R", "B2a B2b"))["2.1"] == "!B1a"


# Temple, proselytism, sacred stone


def test_e6_temple_symbols_count_for_the_tokens() -> None:
    game = new_table(W2a=region("temple 2", cp=1), W2b=region("temple 1", cp=2), W2c=region(cp=1))
    put(game, 0, "W2a W2b W2c")
    score = game.score().players[0]
    assert (score.temples.symbols, score.temple_token) == (3, 7)
    assert tile_score(game.score(), 0, "1.1") == (1, "scored", "E6")


def test_e6_a_temple_turned_over_does_not_count() -> None:
    game = new_table(W2a=region("temple 2", cp=1))
    put(game, 0, "~W2a")
    score = game.score().players[0]
    assert (score.temples.symbols, score.temple_token) == (0, 0)


@pytest.mark.parametrize(("effect", "gained"), [("proselytism G", "G"), ("proselytism GG", "GG")])
def test_e7_a_given_color_is_gained_without_asking(effect: str, gained: str) -> None:
    game = new_table(B1a=region(effect))
    game.play_turn("b1 1>")
    assert realm(game) == gained
    assert tile_score(game.score(), 0, "1.1") == (0, "scored", "E7")


@pytest.mark.parametrize("color", "RBYGW")
def test_e7_any_color_may_be_chosen(color: str) -> None:
    game = new_table(B1a=region("proselytism *"))
    play(game, "b1", "1>")
    assert (game.step, game.public_state().to_json()["pending"]) == ("gain", 1)
    for action in ("no", "a2", "-R"):
        assert_refused(game, action, "other-step", "E7")
    play(game, f"+{color}")
    assert (realm(game), game.player) == (color, 1)


@pytest.mark.parametrize("effect", ["proselytism **", "proselytism RB", "proselytism RRR", "proselytism"])
def test_e7_there_is_no_other_proselytism(effect: str) -> None:
    assert [violation.field for violation in check_tile_set(plain_set(B1a=region(effect)))] == ["effect"]


def test_e8_a_sacred_stone_is_worth_one_point() -> None:
    game = new_table()
    game.play_turn("a1 1>")
    assert tile_score(game.score(), 0, "1.1") == (1, "scored", "E8")
    assert (realm(game), {on(game, place) for place in PLACES}) == ("", {"", "R"})


def test_e8_a_sacred_stone_of_another_worth_is_a_violation() -> None:
    (violation,) = check_tile_set(plain_set(R1a=region("sacred-stone", cp=2)))
    assert (violation.tile, violation.field) == ("R1a", "cp")
