"""The oracle by itself: gods, temples and the end."""

from collections import Counter

import pytest
from oracle import Oracle
from oracle_table import DECLINE, Json, effect, give, god, of_kind, play, put, realm, start

# Gods.


def test_r10_taking_a_god_leaves_the_display_alone() -> None:
    oracle = start(gods="apprentice fire love")
    before = oracle.public_state()
    play(oracle, god("apprentice"))
    after = oracle.public_state()
    assert (after["display"], after["piles"]) == (before["display"], before["piles"])
    assert after["gods"] == ["fire", "love"]


def test_g2_gods_are_offered_in_the_order_of_the_action_table() -> None:
    oracle = start(gods="death fire love")
    assert of_kind(oracle, "god") == [god("love"), god("fire"), god("death")]


def test_g2_nobody_takes_two_gods() -> None:
    oracle = start(gods="apprentice idleness fire")
    play(oracle, god("apprentice"), god("idleness"))
    assert of_kind(oracle, "god") == []
    with pytest.raises(ValueError, match="not legal"):
        oracle.play(god("fire"))


def test_g2_with_fourteen_regions_and_no_god_a_god_must_be_taken() -> None:
    oracle = start(gods="apprentice idleness fire")
    put(oracle, 0, "R2a R2b R3a R3b R3c", "B2a B2b B3a B3b", "Y2a Y2b Y3a", "G2a G2b")
    assert oracle.legal() == [god("apprentice"), god("fire"), god("idleness")]


def test_d10_death_is_paid_declined_or_cancelled_without_asking() -> None:
    for worshipers, actions, left, cp in (
        ("RRRRRRB", [give("R")] * 5 + [give("B")], "R", 3),
        ("RRRRRRB", [DECLINE], "RRRRRRB", 0),
        ("RRRRR", [], "RRRRR", 0),
    ):
        oracle = start()
        oracle.players[0].realm = Counter(worshipers)
        play(oracle, god("death"), *actions)
        assert oracle.turn == 1
        assert realm(oracle, 0) == left
        assert oracle.public_state()["players"][0]["god"] == {"god": "death", "cancelled": cp == 0}
        detail = oracle.score()["players"][0]["god_detail"]
        assert detail == {"god": "death", "cp": cp, "rule": "D10", "why": "paid" if cp else "cancelled"}


def test_d8_idleness_makes_wildernesses_cost_nothing() -> None:
    oracle = start()
    for seat in (0, 1):
        put(oracle, seat, "-R2a -R2b B2a")
    oracle.players[0].god = "idleness"
    idle, other = oracle.score()["players"]
    assert (idle["total"], idle["wilderness"], idle["god"]) == (2, 0, 1)
    assert (other["total"], other["wilderness"], other["god"], other["god_detail"]) == (-1, -2, 0, None)
    assert [(tile["cp"], tile["rule"]) for tile in idle["tiles"]] == [(0, "D8"), (0, "D8"), (1, "E8")]
    assert [(tile["cp"], tile["rule"]) for tile in other["tiles"]] == [(-1, "W1"), (-1, "W1"), (1, "E8")]


@pytest.mark.parametrize("name", ["oceans", "fire", "nature", "harvests", "technology"])
def test_r12_among_the_most_when_nobody_has_any(name: str) -> None:
    oracle = start()
    oracle.players[1].god = name
    assert oracle.score()["players"][1]["god"] == 3


def test_d4_cancelled_volcanoes_do_not_count_and_ties_do() -> None:
    volcano = {"effect": effect("volcano", 1, "R"), "cp": 2}
    oracle = start(dict.fromkeys(("R2a", "R2b", "R3a", "R3b"), volcano))
    oracle.players[0].god = "fire"
    put(oracle, 0, "R2a !R2b")
    put(oracle, 1, "R3a -R3b")
    assert oracle.score()["players"][0]["god_detail"] == {"god": "fire", "cp": 3, "rule": "D4", "why": "most"}
    put(oracle, 1, "R3a R3b")
    assert oracle.score()["players"][0]["god_detail"] == {"god": "fire", "cp": 0, "rule": "D4", "why": "not-most"}


def test_d5_unfulfilled_forests_do_not_count_for_nature() -> None:
    oracle = start({tile: {"effect": effect("forest", 1, "R"), "cp": 2} for tile in ("G2a", "G2b")})
    oracle.players[0].god = "nature"
    put(oracle, 0, "G2a B2a")
    put(oracle, 1, "G2b R2a")
    assert oracle.score()["players"][0]["god_detail"]["why"] == "not-most"


def test_d7_technology_is_for_the_fewest_wildernesses() -> None:
    oracle = start()
    oracle.players[0].god = "technology"
    put(oracle, 0, "-R2a")
    assert oracle.score()["players"][0]["god_detail"]["why"] == "not-fewest"
    put(oracle, 1, "-R2b")
    assert oracle.score()["players"][0]["god_detail"]["why"] == "fewest"


def test_d9_equilibrium_needs_a_village_a_temple_and_a_volcano() -> None:
    village, temple, volcano = effect("village", 1), effect("temple", 1), effect("volcano", 1, "R")
    oracle = start({"Y2a": {"effect": village}, "W2a": {"effect": temple}, "R2a": {"effect": volcano}})
    oracle.players[0].god = "equilibrium"
    for universe, why in (
        ("Y2a W2a R2a", "balanced"),
        ("!Y2a W2a R2a", "unbalanced"),
        ("Y2a -W2a R2a", "unbalanced"),
        ("Y2a W2a !R2a", "unbalanced"),
    ):
        put(oracle, 0, universe)
        assert oracle.score()["players"][0]["god_detail"]["why"] == why


# Temples and the end.

TEMPLES: dict[str, Json] = {
    "W2a": {"effect": effect("temple", 2), "mystic": 5},
    "W2b": {"effect": effect("temple", 2), "mystic": 9},
    "W3a": {"effect": effect("temple", 1), "mystic": None},
    "W3b": {"mystic": 50},
    "R2a": {"effect": effect("temple", 1)},
    "R2b": {"effect": effect("temple", 1)},
    "R3a": {"effect": effect("temple", 1)},
}


def temple_tokens(oracle: Oracle) -> list[int]:
    return [player["temple_token"] for player in oracle.score()["players"]]


def test_f1_most_symbols_first_and_none_for_no_temple() -> None:
    oracle = start(TEMPLES, players=3)
    put(oracle, 0, "R2a W3b")
    put(oracle, 1, "W2a W3a")
    put(oracle, 2, "-W2b R2c")
    assert temple_tokens(oracle) == [4, 9, 0]
    assert [player["temples"] for player in oracle.score()["players"]] == [
        {"symbols": 1, "mystic": 50},
        {"symbols": 3, "mystic": 5},
        {"symbols": 0, "mystic": 0},
    ]


def test_f1_ties_go_to_the_highest_mystic_value_of_one_white_tile() -> None:
    oracle = start(TEMPLES)
    put(oracle, 0, "W2a")
    put(oracle, 1, "W2b")
    assert temple_tokens(oracle) == [2, 7]
    put(oracle, 0, "W2a W3b")
    assert temple_tokens(oracle) == [7, 2]


def test_r19_a_mystic_value_on_a_wilderness_does_not_count() -> None:
    oracle = start(TEMPLES)
    put(oracle, 0, "W2a -W3b")
    put(oracle, 1, "W2b")
    assert temple_tokens(oracle) == [2, 7]


@pytest.mark.parametrize(("first", "tokens"), [(0, [2, 4, 9]), (1, [9, 2, 4]), (2, [4, 9, 2])])
def test_r13_of_equal_mystic_values_the_later_in_turn_order_picks_first(first: int, tokens: list[int]) -> None:
    oracle = start(TEMPLES, players=3, first=first)
    put(oracle, 0, "R2a")
    put(oracle, 1, "R2b")
    put(oracle, 2, "R3a")
    assert temple_tokens(oracle) == tokens


def test_f3_worshipers_break_ties_and_equals_share() -> None:
    oracle = start(players=3)
    for seat, universe in enumerate(("R2a", "B2a", "-Y2a")):
        put(oracle, seat, universe)
    oracle.players[2].realm = Counter("RRRR")
    for worshipers, ranks, winners, tie_break in (
        ("R", [2, 1, 3], [1], "worshipers"),
        ("", [1, 1, 3], [0, 1], "shared"),
    ):
        oracle.players[1].realm = Counter(worshipers)
        score = oracle.score()
        assert [player["rank"] for player in score["players"]] == ranks
        assert (score["winners"], score["tie_break"]) == (winners, tie_break)
    put(oracle, 1, "B2a B2b")
    assert (oracle.score()["winners"], oracle.score()["tie_break"]) == ([1], None)
