"""The ten gods (D1–D10)."""

import pytest
from rules_table import assert_refused, give, god_score, have_god, new_table, play, put, realm, region

from orbis import Gain, Game

MOST = {
    "oceans": ("irrigation", "D3"),
    "fire": ("volcano", "D4"),
    "nature": ("forest", "D5"),
    "harvests": ("village", "D6"),
}
EFFECTS = {
    "irrigation": region("irrigation B", cp=2),
    "volcano": region("volcano 1 R", cp=2),
    "forest": region("forest 1 RBYGW", cp=2),
    "village": region("village 1", cp=2),
}


# Love, Apprentice


def test_d1_love_gives_five_worshipers_of_choice_and_one_point() -> None:
    game = new_table()
    play(game, "@love")
    assert (game.step, game.public_state().to_json()["pending"]) == ("gain", 5)
    assert game.legal() == [Gain(color) for color in "RBYGW"]
    play(game, "+R", "+R", "+B", "+W", "+G")
    assert (realm(game), game.player) == ("RRBGW", 1)
    assert god_score(game) == (1, "D1", "always")


def test_d1_love_cannot_be_declined() -> None:
    game = new_table()
    play(game, "@love", "+R")
    assert game.legal() == [Gain(color) for color in "RBYGW"]
    refusal = game.why_not("no")
    assert refusal is not None
    assert refusal.code == "action/other-step"


def test_d2_apprentice_is_worth_two_points() -> None:
    game = new_table(gods="apprentice fire love")
    game.play_turn("@apprentice")
    assert god_score(game) == (2, "D2", "always")
    assert (realm(game), game.score().totals) == ("", (2, 0))


# The most of something


def most_of(god: str, own: str, other: str, players: int = 2) -> Game:
    """Player 0 has a god that counts an effect, and the tiles a, b and c of level 2 show that effect."""
    effect = EFFECTS[MOST[god][0]]
    game = new_table(players=players, R2a=effect, R2b=effect, R2c=effect)
    have_god(game, 0, god)
    put(game, 0, own)
    put(game, 1, other)
    return game


def check_most(god: str) -> None:
    """The rules of the four gods, which differ in the effect only."""
    rule = MOST[god][1]
    assert god_score(most_of(god, "R2a B3a R2b", "R2c B3b")) == (3, rule, "most")
    assert god_score(most_of(god, "R2a B3a", "R2b B3b")) == (3, rule, "most")
    assert god_score(most_of(god, "R2a B3a", "R2b B3b R2c")) == (0, rule, "not-most")
    assert god_score(most_of(god, "~R2a ~R2b", "R2c B3b")) == (0, rule, "not-most")
    with_third = most_of(god, "R2a B3a", "B3b", players=3)
    put(with_third, 2, "R2b B3c R2c")
    assert god_score(with_third) == (0, rule, "not-most")


def test_d3_oceans_scores_for_the_most_validated_irrigations() -> None:
    check_most("oceans")
    assert god_score(most_of("oceans", "!R2a !R2b", "R2c")) == (0, "D3", "not-most")


def test_d4_fire_scores_for_the_most_validated_volcanoes() -> None:
    check_most("fire")
    assert god_score(most_of("fire", "!R2a !R2b", "R2c")) == (0, "D4", "not-most")


def test_d5_nature_scores_for_the_most_validated_forests() -> None:
    check_most("nature")
    assert god_score(most_of("nature", "R2a", "R2b B3a")) == (0, "D5", "not-most")  # alone, the forest has no neighbor


def test_d6_harvests_scores_for_the_most_validated_villages() -> None:
    check_most("harvests")
    assert god_score(most_of("harvests", "!R2a !R2b", "R2c")) == (0, "D6", "not-most")


@pytest.mark.parametrize(("god", "rule"), [(god, rule) for god, (_, rule) in MOST.items()])
def test_d3_to_d6_count_only_their_own_effect(god: str, rule: str) -> None:
    others = [effect for effect in EFFECTS if effect != MOST[god][0]]
    game = new_table(R2a=EFFECTS[MOST[god][0]], R2b=EFFECTS[others[0]], B2a=EFFECTS[others[1]], Y2a=EFFECTS[others[2]])
    have_god(game, 0, god)
    put(game, 0, "R2a B3a")
    put(game, 1, "R2b B2a Y2a")
    assert god_score(game) == (3, rule, "most")


# Wildernesses


def test_d7_technology_scores_for_the_fewest_wildernesses() -> None:
    for own, other, expected in (
        ("R2a", "~B2a", (3, "D7", "fewest")),
        ("~R2a", "~B2a", (3, "D7", "fewest")),
        ("R2a", "B2a", (3, "D7", "fewest")),
        ("~R2a ~R2b", "~B2a B2b", (0, "D7", "not-fewest")),
    ):
        game = new_table()
        have_god(game, 0, "technology")
        put(game, 0, own)
        put(game, 1, other)
        assert god_score(game) == expected


def test_d7_technology_does_not_count_cancelled_tiles() -> None:
    game = new_table()
    have_god(game, 0, "technology")
    put(game, 0, "!R2a !R2b")
    put(game, 1, "~B2a")
    assert god_score(game) == (3, "D7", "fewest")


def test_d8_idleness_makes_wildernesses_free() -> None:
    game = new_table()
    have_god(game, 0, "idleness")
    put(game, 0, "~R2a B2a ~Y2a")
    score = game.score().players[0]
    assert [(tile.cp, tile.counts, tile.rule) for tile in score.tiles] == [
        (0, "wilderness", "D8"),
        (1, "scored", "E8"),
        (0, "wilderness", "D8"),
    ]
    assert (score.wilderness, score.god, score.total) == (0, 1, 2)
    assert god_score(game) == (1, "D8", "always")


def test_d8_idleness_is_for_its_owner_only() -> None:
    game = new_table()
    have_god(game, 0, "idleness")
    put(game, 1, "~R2a")
    assert game.score().players[1].wilderness == -1


# Equilibrium


BALANCED = "R2a Y2a W2a"


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        (BALANCED, (3, "D9", "balanced")),
        ("Y2a W2a", (0, "D9", "unbalanced")),  # no volcano
        ("R2a W2a", (0, "D9", "unbalanced")),  # no village
        ("R2a Y2a", (0, "D9", "unbalanced")),  # no temple
        ("!R2a Y2a W2a", (0, "D9", "unbalanced")),
        ("R2a !Y2a W2a", (0, "D9", "unbalanced")),
        ("R2a Y2a ~W2a", (0, "D9", "unbalanced")),
        ("~R2a Y2a W2a", (0, "D9", "unbalanced")),
    ],
)
def test_d9_equilibrium_needs_village_temple_and_volcano(own: str, expected: tuple[int, str, str]) -> None:
    game = new_table(R2a=EFFECTS["volcano"], Y2a=EFFECTS["village"], W2a=region("temple 1"))
    have_god(game, 0, "equilibrium")
    put(game, 0, own)
    assert god_score(game) == expected


# Death


def test_d10_death_takes_six_worshipers_for_three_points() -> None:
    game = new_table()
    give(game, 0, "RRRBBYG")
    play(game, "@death")
    assert (game.step, game.public_state().to_json()["pending"]) == ("death", 6)
    assert_refused(game, "a1", "other-step", "D10")
    game.play_turn("-RRRBBY")
    assert realm(game) == "G"
    assert game.public_state().to_json()["players"][0]["god"] == {"god": "death", "cancelled": False}
    assert god_score(game) == (3, "D10", "paid")


def test_d10_death_may_be_declined() -> None:
    game = new_table()
    give(game, 0, "RRRBBYG")
    play(game, "@death", "no")
    assert (realm(game), game.player) == ("RRRBBYG", 1)
    assert game.public_state().to_json()["players"][0]["god"] == {"god": "death", "cancelled": True}
    assert god_score(game) == (0, "D10", "cancelled")


def test_d10_death_is_cancelled_with_too_few_worshipers() -> None:
    game = new_table()
    give(game, 0, "RRRBB")
    game.play_turn("@death")
    assert realm(game) == "RRRBB"
    assert god_score(game) == (0, "D10", "cancelled")


def test_d10_death_is_all_or_nothing() -> None:
    game = new_table()
    give(game, 0, "RRRBBYG")
    play(game, "@death", "-R")
    assert_refused(game, "no", "already-begun", "D10")


def test_d10_a_god_that_was_not_taken_is_worth_nothing() -> None:
    score = new_table().score().players[0]
    assert (score.god, score.god_detail) == (0, None)
