"""Exchanges (X1): at every step of one's own turn, within the limit of a payment that was begun."""

import pytest
from rules_table import assert_allowed, assert_refused, give, lay, new_table, play, play_out, realm, region, universe

from orbis import Exchange, Game


def exchanges(game: Game) -> list[str]:
    """The legal exchanges, such as "RB" for red into blue."""
    return [action.give + action.get for action in game.legal() if isinstance(action, Exchange)]


def test_x1_three_of_one_color_for_one_of_another() -> None:
    game = new_table()
    give(game, 0, "RRRRB")
    play(game, "3R=B")
    assert realm(game) == "RBB"


@pytest.mark.parametrize("give_color", "RBYGW")
def test_x1_every_color_for_every_other(give_color: str) -> None:
    game = new_table()
    give(game, 0, give_color * 3)
    others = [color for color in "RBYGW" if color != give_color]
    assert exchanges(game) == [give_color + color for color in others]
    for color in others:
        play(game, f"3{give_color}={color}")
        assert realm(game) == color
        game.undo()


def test_x1_needs_three_of_the_same_color() -> None:
    game = new_table()
    give(game, 0, "RRBBYYGGWW")
    assert exchanges(game) == []
    refusal = assert_refused(game, "3R=B", "fewer-than-three", "X1")
    assert "2" in refusal.message


def test_x1_as_often_as_one_likes() -> None:
    game = new_table()
    give(game, 0, "RRRRRRRRR")
    play(game, "3R=B", "3R=B", "3R=B", "3B=W")
    assert (realm(game), game.step, game.turn) == ("W", "take", 0)


def test_x1_only_from_the_own_realm_in_the_own_turn() -> None:
    game = new_table()
    give(game, 1, "RRR")
    assert_refused(game, "3R=B", "fewer-than-three", "X1")
    game.play_turn("a1 1>")
    play(game, "3R=B")
    assert (realm(game, 0), realm(game, 1)) == ("", "B")


def test_x1_before_taking() -> None:
    game = new_table()
    give(game, 0, "RRR")
    play(game, "3R=G")
    assert game.step == "take"
    game.play_turn("b2 1>")
    assert realm(game) == "G"


def test_x1_before_placing_makes_a_tile_payable() -> None:
    game = new_table(W1a=region(cost="BB"))
    give(game, 0, "RRR")
    lay(game, b2="B")
    play(game, "b2")
    assert_refused(game, "1>", "cost-not-payable", "T3")
    play(game, "3R=B", "1>")
    assert (realm(game), universe(game)) == ("", {"1.1": "W1a"})


def test_x1_with_worshipers_just_collected() -> None:
    game = new_table(W1a=region(cost="B"))
    lay(game, b2="RRR")
    game.play_turn("b2 3R=B 1>")
    assert realm(game) == ""


def test_x1_while_paying_any() -> None:
    game = new_table(W1a=region(cost="***"))
    give(game, 0, "RRRRR")
    play(game, "b2", "1>", "3R=B")
    assert (game.step, realm(game)) == ("pay", "RRB")
    assert_allowed(game, "-R", "-B")


def test_x1_while_paying_any_must_leave_enough() -> None:
    game = new_table(W1a=region(cost="***"))
    give(game, 0, "RRRR")
    play(game, "b2", "1>")
    assert_refused(game, "3R=B", "payment-at-risk", "X1")
    play(game, "-R")
    assert_refused(game, "3R=B", "payment-at-risk", "X1")
    play(game, "-R", "-R")
    assert realm(game) == "R"


def test_x1_while_paying_any_becomes_possible_when_less_is_owed() -> None:
    game = new_table(W1a=region(cost="**"))
    give(game, 0, "RRRR")
    play(game, "b2", "1>")
    assert_allowed(game, "3R=B")
    play(game, "-R")
    assert_allowed(game, "3R=B")
    game.play_turn("3R=B -B")
    assert realm(game) == ""


def village(number: int, worshipers: str) -> Game:
    """A game in the step of a village."""
    game = new_table(Y1a=region(f"village {number}", cp=3))
    give(game, 0, worshipers)
    play(game, "c1", "1>")
    assert game.step == "village"
    return game


def test_x1_before_and_while_paying_a_village() -> None:
    game = village(2, "RRRBBB")
    play(game, "3R=Y", "-Y", "3B=G", "-G")
    assert (realm(game), universe(game)) == ("", {"1.1": "Y1a"})


def test_x1_while_paying_a_village_must_leave_enough() -> None:
    game = village(3, "RRRB")
    play(game, "-B")
    assert_refused(game, "3R=B", "payment-at-risk", "X1")


def test_x1_before_paying_a_village_may_leave_too_few() -> None:
    game = village(3, "RRR")
    play(game, "3R=B")
    assert (game.step, realm(game)) == ("village", "B")
    assert_refused(game, "-B", "too-few-to-pay", "E2")
    play(game, "no")
    assert (realm(game), universe(game)) == ("B", {"1.1": "!Y1a"})


def test_x1_while_a_volcano_is_open() -> None:
    game = new_table(W1a=region("volcano 2 W", cp=3))
    give(game, 0, "RRRBBB")
    play(game, "b2", "1>", "3R=Y", "xb1W", "3B=Y", "xb3W")
    assert (realm(game), universe(game)) == ("YY", {"1.1": "W1a"})


def test_x1_before_gaining_by_proselytism() -> None:
    game = new_table(W1a=region("proselytism *"))
    give(game, 0, "RRR")
    game.play_turn("b2 1> 3R=B +B")
    assert realm(game) == "BB"


def test_x1_between_the_gains_of_love() -> None:
    game = new_table()
    game.play_turn("@love +RRR 3R=B +YY")
    assert realm(game) == "BYY"


def test_x1_before_and_while_paying_death() -> None:
    game = new_table()
    give(game, 0, "RRRRRBBBBB")
    play(game, "@death", "3R=W", "-R", "3B=W")
    assert (realm(game), game.public_state().to_json()["pending"]) == ("RBBWW", 5)
    game.play_turn("-RBBWW")
    assert game.public_state().to_json()["players"][0]["god"] == {"god": "death", "cancelled": False}


def test_x1_while_paying_death_must_leave_enough() -> None:
    game = new_table()
    give(game, 0, "RRRRRRR")
    play(game, "@death", "-R")
    assert_refused(game, "3R=B", "payment-at-risk", "X1")


def test_x1_before_paying_death_may_leave_too_few() -> None:
    game = new_table()
    give(game, 0, "RRRRRR")
    play(game, "@death", "3R=B")
    assert_refused(game, "-R", "too-few-to-pay", "D10")
    play(game, "no")
    assert realm(game) == "RRRB"


def discarding(worshipers: str) -> Game:
    """A game in the step of discarding."""
    game = new_table()
    lay(game, b2=worshipers)
    play(game, "b2", "1>")
    assert game.step == "discard"
    return game


def test_x1_an_exchange_may_end_the_discarding() -> None:
    game = discarding("RRRRRRBBBBBB")
    play(game, "3R=Y")
    assert (realm(game), game.player) == ("RRRBBBBBBY", 1)


def test_x1_an_exchange_may_leave_nine() -> None:
    game = discarding("RRRRRRBBBBB")
    play(game, "3R=Y")
    assert (realm(game), game.player) == ("RRRBBBBBY", 1)


def test_x1_after_an_exchange_the_rest_is_discarded() -> None:
    game = discarding("RRRRRRBBBBBBB")
    play(game, "3R=Y")
    assert (game.step, game.public_state().to_json()["pending"]) == ("discard", 1)
    play(game, "-B")
    assert (realm(game), game.player) == ("RRRBBBBBBY", 1)


def test_x1_not_after_the_end() -> None:
    game = new_table()
    play_out(game)
    give(game, 0, "RRR")
    give(game, 1, "RRR")
    assert_refused(game, "3R=B", "game-over", "G1")
