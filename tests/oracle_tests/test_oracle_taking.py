"""The oracle by itself: taking, placing, wilderness."""

from collections import Counter

from odd_tile_sets import COLORS
from oracle import PLACES
from oracle_table import (
    FIRST_CELL,
    FIRST_NINE,
    Json,
    cell,
    effect,
    exchange,
    faces_up,
    of_kind,
    play,
    put,
    realm,
    score_at,
    start,
    take,
    tile_at,
)

# Taking and placing.


def test_the_public_state_at_the_start() -> None:
    state = start(first=1).public_state()
    none = dict.fromkeys(COLORS, 0)
    display = [{"place": p, "tile": t, "worshipers": none} for p, t in zip(PLACES, FIRST_NINE, strict=True)]
    nobody: Json = {"realm": none, "reductions": [], "god": None, "universe": []}
    assert state == {
        "turn": 0,
        "round": 1,
        "player": 1,
        "step": "take",
        "pending": 0,
        "display": display,
        "piles": [2, 11, 15],
        "gods": ["love", "death", "fire"],
        "temple_tokens": [7, 2],
        "taken": None,
        "players": [nobody, nobody],
    }


def test_t1_generates_on_the_orthogonal_neighbors_only() -> None:
    oracle = start()
    oracle.play(take("a2"))
    state = oracle.public_state()
    generated = {entry["place"]: entry["worshipers"] for entry in state["display"] if any(entry["worshipers"].values())}
    one_green = {"R": 0, "B": 0, "Y": 0, "G": 1, "W": 0}
    assert generated == {"a1": one_green, "b2": one_green, "a3": one_green}
    assert (state["taken"], state["display"][3]["tile"], state["step"]) == ("G1a", None, "place")
    assert realm(oracle, 0) == ""


def test_t2_collects_what_lies_on_the_tile_even_for_a_wilderness() -> None:
    oracle = start({"W1a": {"cost": "RRRRR"}})
    play(oracle, take("b1"), FIRST_CELL, take("b2"))
    assert realm(oracle, 1) == "B"
    assert faces_up(oracle) == []
    play(oracle, cell(1, 1, "wilderness", "right"))
    assert tile_at(oracle, 1, 1, 1)["face"] == "wilderness"
    assert realm(oracle, 1) == "B"


def test_t3_pays_with_worshipers_just_collected() -> None:
    oracle = start({"W1a": {"cost": "B"}})
    play(oracle, take("b1"), FIRST_CELL, take("b2"), FIRST_CELL)
    assert realm(oracle, 1) == ""


def test_t3_any_symbols_need_worshipers_beyond_the_colored_cost() -> None:
    oracle = start({"R1a": {"cost": "RB*"}})
    oracle.players[0].realm = Counter("RBRR")
    play(oracle, take("a1"))
    assert faces_up(oracle) == [(1, 1)]
    play(oracle, exchange("RB"))
    assert realm(oracle, 0) == "BB"
    assert faces_up(oracle) == []


def test_t7_refills_from_the_next_level_when_a_pile_is_empty() -> None:
    oracle = start()
    play(oracle, take("a1"), FIRST_CELL, take("b1"), FIRST_CELL, take("c1"), cell(1, 2, end="right"))
    state = oracle.public_state()
    assert state["piles"] == [0, 10, 15]
    assert [entry["tile"][1] for entry in state["display"]] == list("112111111")


def test_u2_the_bottom_row_grows_at_either_end_and_renumbers() -> None:
    oracle = start(players=4)
    put(oracle, 0, "R1c B1c", "R2a")
    play(oracle, take("c1"))
    wilderness = [action for action in of_kind(oracle, "place") if action["face"] == "wilderness"]
    assert wilderness == [cell(1, 1, "wilderness", "left"), cell(1, 3, "wilderness", "right")]
    play(oracle, cell(1, 1, end="left"))
    universe = oracle.public_state()["players"][0]["universe"]
    assert [(t["row"], t["column"], t["tile"]) for t in universe] == [
        (1, 1, "Y1a"),
        (1, 2, "R1c"),
        (1, 3, "B1c"),
        (2, 2, "R2a"),
    ]


def test_u2_a_bottom_row_of_five_is_full() -> None:
    oracle = start()
    put(oracle, 0, "R2a B2a Y2a G2a W2a")
    play(oracle, take("a1"))
    assert {action["row"] for action in of_kind(oracle, "place")} == {2}


def test_u3_an_upper_tile_needs_both_tiles_below() -> None:
    oracle = start()
    put(oracle, 0, "R2a R2b R3a", "R3b")
    play(oracle, take("a1"))
    assert faces_up(oracle) == [(1, 1), (1, 4), (2, 2)]


def test_u4_one_of_the_two_tiles_below_has_the_color() -> None:
    oracle = start()
    put(oracle, 0, "R2a B2a Y2a G2a W2a")
    play(oracle, take("b1"))
    assert faces_up(oracle) == [(2, 1), (2, 2)]


def test_u1_the_pyramid_ends_with_two_tiles_in_row_four() -> None:
    oracle = start()
    put(oracle, 0, "R2a R2b R3a R3b R3c", "B2a B2b B3a B3b", "Y2a Y2b Y3a")
    play(oracle, take("c1"))
    assert faces_up(oracle) == [(4, 1), (4, 2)]


# Wilderness.


def test_w1_any_color_may_stand_on_a_wilderness_and_a_wilderness_on_any_color() -> None:
    oracle = start()
    put(oracle, 0, "-R2a B2a Y2a")
    play(oracle, take("a2"))
    assert faces_up(oracle) == [(1, 1), (1, 4), (2, 1)]
    assert cell(2, 2, "wilderness") in oracle.legal()


def test_w1_a_wilderness_places_and_irrigates_at_once() -> None:
    oracle = start({"B1a": {"effect": effect("irrigation", colors="G"), "cp": 4}})
    put(oracle, 0, "R2a -R2b")
    play(oracle, take("b1"), cell(2, 1))
    assert tile_at(oracle, 0, 2, 1)["cancelled"] is False
    scored = {"row": 2, "column": 1, "tile": "B1a", "cp": 4, "counts": "scored", "rule": "E5"}
    assert score_at(oracle, 0, 2, 1) == scored


def test_w1_a_wilderness_counts_for_a_forest() -> None:
    oracle = start({"G2a": {"effect": effect("forest", 3, "RB"), "cp": 5}})
    put(oracle, 0, "R2a G2a -Y2a", "W2a B2a")
    scored = {"row": 1, "column": 2, "tile": "G2a", "cp": 5, "counts": "scored", "rule": "E3"}
    assert score_at(oracle, 0, 1, 2) == scored | {"neighbors": 3, "needed": 3}
    put(oracle, 0, "R2a G2a Y2a")
    assert score_at(oracle, 0, 1, 2)["counts"] == "unfulfilled"
    assert score_at(oracle, 0, 1, 2)["cp"] == 0
    assert oracle.score()["players"][0]["regions"] == 4


def test_w1_a_wilderness_has_no_effect_and_no_cost() -> None:
    oracle = start({"Y1a": {"effect": effect("farm", colors="R"), "cost": "R"}})
    oracle.players[0].realm = Counter("R")
    play(oracle, take("c1"), cell(1, 1, "wilderness", "right"))
    assert oracle.public_state()["players"][0]["reductions"] == []
    assert realm(oracle, 0) == "R"


def test_e3_counts_all_six_neighbors_and_no_other_tile() -> None:
    oracle = start({"G3a": {"effect": effect("forest", 6, "R"), "cp": 5}}, players=4)
    put(oracle, 0, "B2a R1c R1d B2b B2c", "R2a G3a R2b B2d", "R2c R2d B3a", "B3b B3c")
    assert score_at(oracle, 0, 2, 2)["neighbors"] == 6
    put(oracle, 0, "B2a B3d R1d B2b B2c")
    assert score_at(oracle, 0, 2, 2)["neighbors"] == 5
    put(oracle, 0, "R3a B3d R1d R3b R3c", "R2a G3a R2b R3d", "R2c R2d R3e", "B3b B3c")
    assert score_at(oracle, 0, 2, 2)["neighbors"] == 5
