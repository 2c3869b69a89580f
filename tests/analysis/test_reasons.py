"""Reasons for obvious blunders: a large loss, and the right words for it."""

import pytest
from analysis_positions import laid_out_late
from rules_table import DISPLAY, Json, give, lay, new_table, region

from orbis import Game
from orbis.analysis import Budget, Reason, ReviewedTurn, review_turn, sentence
from orbis.engine.kernel import COMPILED
from orbis.tiles import COLORS

SIMULATIONS = Budget(simulations=3000 if COMPILED else 20)
needs_speed = pytest.mark.skipif(not COMPILED, reason="it takes more simulations than are possible uncompiled")


def late_table(regions_each: int = 11, **printed: Json) -> Game:
    """The plain set near the end: the universes are full up to 3.2, then 3.3 takes yellow and green, 4.1 white.

    The display is R3a B3a Y3a / G3a W3a R3b / B3b Y3b G3b.
    """
    game = new_table(players=2, gods="apprentice technology fire", first=0, display=DISPLAY, **printed)
    laid_out_late(game, regions_each)
    return game


def reason(reviewed: ReviewedTurn, key: str) -> Reason:
    """The reason with a key, which must be there."""
    (found,) = [reason for reason in reviewed.reasons if reason.key == key]
    assert found.cp < 0
    return found


@needs_speed
def test_turning_a_tile_over_that_could_lie_face_up() -> None:
    reviewed = review_turn(late_table(), "c1 ~3.3", SIMULATIONS)
    assert reviewed.mark
    assert reviewed.loss > 1.5  # the point of the stone, and one lost for the wilderness
    found = reason(reviewed, "turned_over")
    assert found.args == {"tile": "Y3a", "row": 3, "column": 3}
    assert sentence(found) == "turns Y3a over although it could be placed face up"


@needs_speed
def test_cancelling_a_village_that_could_be_paid() -> None:
    game = late_table(Y3a=region("village 2", cp=5))
    give(game, 0, "RRBB")
    reviewed = review_turn(game, "c1 3.3 no", SIMULATIONS)
    assert reviewed.mark == "blunder"
    assert reviewed.best.notation.startswith("c1 3.3 -")
    found = reason(reviewed, "declined")
    assert found.args == {"tile": "Y3a", "row": 3, "column": 3, "effect": "village", "points": 5}
    assert sentence(found) == "lets the village Y3a (5 CP) be cancelled although it could be validated"


@needs_speed
def test_giving_up_the_temple_lead() -> None:
    """The other player has a symbol already; a tile with three would be there."""
    game = late_table(G3b=region("temple 3"), W2b=region("temple 1"))
    reviewed = review_turn(game, "c1 3.3", SIMULATIONS)
    assert reviewed.mark == "blunder"
    assert reviewed.best.notation == "c3 3.3"
    found = reason(reviewed, "temple_lead")
    assert found.args == {"player": 1, "symbols": 0, "best_symbols": 3}
    assert sentence(found, ["Ada", "Bo"]) == "leaves the temple lead to Bo, with no symbols instead of 3"


def dear_tiles(cost: str) -> Json:
    """Tiles of levels 2 and 3 that cost something and are worth it."""
    ids = [f"{color}{level}{letter}" for color in COLORS for level in "23" for letter in "abc"]
    return {tile: region("village 1", cost, cp=4) for tile in ids}


@needs_speed
def test_leaving_worshipers_to_the_next_player() -> None:
    game = new_table(gods="apprentice technology fire", **dear_tiles("RBYG"))
    lay(game, a1="RRBBYYGG")
    reviewed = review_turn(game, "c3 1>", SIMULATIONS)
    assert reviewed.mark
    assert reviewed.best.notation == "a1 1>"
    left = reason(reviewed, "leaves_tile")
    assert left.args == {
        "tile": "R1a",
        "place": "a1",
        "player": 1,
        "worshipers": "RRBBYYGG",
        "points": 1,
        "temple_lead": False,
    }
    assert sentence(left) == "leaves R1a (1 CP) at a1 with 2 red, 2 blue, 2 yellow and 2 green on it for player 1"
    assert reason(reviewed, "fewer_worshipers").args == {"count": 8, "held": 0, "best_held": 8}


@needs_speed
def test_leaving_points_to_the_next_player() -> None:
    """Both players could use the yellow tile, which scores 9 above green."""
    game = late_table(W3a=region(cp=1, effect="irrigation W"), Y3a=region(effect="irrigation G", cp=9))
    reviewed = review_turn(game, "b2 4.1", SIMULATIONS)
    assert reviewed.mark == "blunder"
    assert reviewed.best.notation == "c1 3.3"
    assert reason(reviewed, "leaves_tile").args["points"] == 9
    assert reason(reviewed, "fewer_points").args == {"tile": "W3a", "points": 1, "best": "Y3a", "best_points": 9}


@needs_speed
def test_missing_a_reduction_token() -> None:
    """Everything of levels 2 and 3 costs three red worshipers, and the farm for red lies at c1."""
    game = new_table(gods="apprentice technology fire", Y1a=region("farm R"), **dear_tiles("RRR"))
    reviewed = review_turn(game, "a3 1>", SIMULATIONS)
    assert reviewed.mark
    assert reviewed.best.notation == "c1 1>"
    found = reason(reviewed, "reduction_missed")
    assert found.args == {"color": "R"}
    assert sentence(found) == "misses the red reduction token"


def last_turn(**printed: Json) -> Game:
    """The very last turn of a game: player 1 may lay a blue or yellow tile to 4.2, on Y3a at 3.3 and B3a at 3.2.

    The display is (unknown) R3b B3b / Y3b G3b W3b / R3c B3c Y3c, with a white worshiper at b1 and at a2.
    """
    game = late_table(13, **printed)
    game.play_turn("a1 ~4.2")
    return game


def test_a_forest_that_the_last_tile_would_complete() -> None:
    """The forest at 4.1 has B3a as a neighbor and wants another blue one."""
    game = last_turn(G3a=region("forest 2 B", cp=6))
    reviewed = review_turn(game, "c3 4.2", SIMULATIONS)
    assert (reviewed.loss, reviewed.mark) == (6, "blunder")
    assert reviewed.played.estimate.exact
    found = reason(reviewed, "forest_blocked")
    assert found.args == {"tile": "G3a", "row": 4, "column": 1, "points": 6, "missing": 1}
    assert sentence(found) == "leaves the forest G3a at 4.1 (6 CP) without any way to get its neighbors"


def test_the_last_irrigation() -> None:
    game = last_turn(B3c=region("irrigation R", cp=3), Y3c=region("irrigation Y", cp=3))
    reviewed = review_turn(game, "b3 4.2", SIMULATIONS)
    assert reviewed.loss == 3
    assert reason(reviewed, "cancelled").args == {
        "tile": "B3c",
        "row": 4,
        "column": 2,
        "effect": "irrigation",
        "points": 3,
    }


def test_worshipers_decide_a_tie() -> None:
    """Both yellow tiles bring a point; with that at a2 comes a worshiper, which wins (F3)."""
    game = last_turn(R1a=region("village 1", cp=4))
    assert game.score().totals == (17, 16)
    reviewed = review_turn(game, "c3 4.2", SIMULATIONS)
    assert (reviewed.loss, reviewed.chance_lost, reviewed.mark) == (0, 0.5, "blunder")
    assert reason(reviewed, "fewer_worshipers").args == {"count": 1, "held": 0, "best_held": 1}
