"""Tiles turned over (W1)."""

from typing import Any

import pytest
from rules_table import (
    assert_allowed,
    assert_refused,
    give,
    have_god,
    new_table,
    play,
    put,
    realm,
    region,
    tile_score,
    universe,
)

from orbis import Game


def wilderness_below(**printed: Any) -> Game:
    """A game whose first player has a wilderness beside a yellow tile."""
    game = new_table(**printed)
    put(game, 0, "~R2a Y2a")
    return game


def test_w1_wilderness_is_worth_minus_one() -> None:
    game = wilderness_below(R2a=region("temple 1", cp=9))
    assert tile_score(game.score(), 0, "1.1") == (-1, "wilderness", "W1")
    assert (game.score().players[0].wilderness, game.score().players[0].regions) == (-1, 1)


def test_w1_wilderness_ignores_the_color_rule() -> None:
    game = new_table()
    put(game, 0, "B2a B2b")
    play(game, "a1")
    assert_refused(game, "2.1", "no-color-below", "U4")
    assert_allowed(game, "~2.1")


def test_w1_wilderness_keeps_the_other_placement_rules() -> None:
    game = new_table()
    put(game, 0, "B2a B2b Y2a G2a W2a")
    play(game, "a1")
    assert_refused(game, "~1>", "row-full", "U2")
    assert_refused(game, "~3.1", "not-supported", "U3")


def test_w1_wilderness_costs_nothing() -> None:
    game = new_table(R1a=region(cost="BBB**"))
    give(game, 0, "BBBBB")
    game.play_turn("a1 ~1>")
    assert realm(game) == "BBBBB"


@pytest.mark.parametrize("place", ["a1", "b1", "c1", "a2", "b2"])
def test_w1_wilderness_bears_every_color(place: str) -> None:
    game = wilderness_below()
    play(game, place)
    assert_allowed(game, "2.1")


@pytest.mark.parametrize("color", "RBYGW")
def test_w1_wilderness_waters_every_irrigation(color: str) -> None:
    game = new_table(B1a=region(f"irrigation {color}", cp=2))
    put(game, 0, "~Y2a B2a")
    game.play_turn("b1 2.1")
    assert universe(game)["2.1"] == "B1a"


@pytest.mark.parametrize("color", "RBYGW")
def test_w1_wilderness_is_a_neighbor_of_every_color_for_a_forest(color: str) -> None:
    game = new_table(G2a=region(f"forest 1 {color}", cp=4))
    put(game, 0, "G2a ~R2a")
    assert tile_score(game.score(), 0, "1.1") == (4, "scored", "E3")


def test_w1_wilderness_counts_once_for_a_forest_of_several_colors() -> None:
    game = new_table(G2a=region("forest 2 RBYGW", cp=4))
    put(game, 0, "G2a ~R2a")
    assert tile_score(game.score(), 0, "1.1") == (0, "unfulfilled", "E3")


def test_w1_one_wilderness_places_and_waters_a_blue_tile() -> None:
    game = wilderness_below(B1a=region("irrigation R", cp=3))
    game.play_turn("b1 2.1")
    assert universe(game)["2.1"] == "B1a"
    assert tile_score(game.score(), 0, "2.1") == (3, "scored", "E5")


def test_w1_a_player_with_a_god_may_still_make_wildernesses() -> None:
    game = new_table()
    have_god(game, 0, "technology")
    game.play_turn("a1 ~1>")
    assert universe(game) == {"1.1": "~R1a"}
