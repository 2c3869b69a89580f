"""The oracle by itself: hand-computed examples of the tricky rules, then whole random games of odd tile sets."""

import random
from collections import Counter
from typing import Any

import pytest
from odd_tile_sets import COLORS, GODS, STYLES, piles_in_play, random_start, random_tile_set
from oracle import PLACES, Oracle
from oracle_scoring import PlacedTile

Json = dict[str, Any]
DECLINE = {"kind": "decline"}
# In this order they lie in the display of most examples: R1a is a1, B1a is b1, W1a is b2.
FIRST_NINE = ["R1a", "B1a", "Y1a", "G1a", "W1a", "R1b", "B1b", "Y1b", "G1b"]


# Helpers. Every tile of the plain set is a free sacred stone; an example prints on a few of them what it needs.


def effect(kind: str, number: int = 0, colors: str = "") -> Json:
    return {"kind": kind, "number": number, "colors": colors}


def star_of(tile: str) -> str | None:
    """S1: of levels 1 and 2 five white and four purple stars, of level 3 four and six."""
    color, letter = tile[0], tile[2]
    if tile[1] == "3":
        return {"d": "purple", "e": "purple" if color == "W" else "white"}.get(letter)
    return {"c": None if color == "W" else "purple", "d": "white"}.get(letter)


def plain_tile_set(printed: dict[str, Json]) -> Json:
    ids = [f"{color}{level}{letter}" for level in (1, 2, 3) for letter in "abcde"[: 4 + level // 3] for color in COLORS]
    regions = [
        {"id": tile, "color": tile[0], "level": int(tile[1]), "cost": "", "effect": effect("sacred-stone"), "cp": 1}
        | {"star": star_of(tile), "mystic": None}
        | printed.get(tile, {})
        for tile in ids
    ]
    return {"name": "plain", "regions": regions, "gods": list(GODS), "temple_tokens": [2, 4, 7, 9, 11]}


def start(
    printed: dict[str, Json] | None = None, players: int = 2, first: int = 0, gods: str = "love death fire"
) -> Oracle:
    tile_set = plain_tile_set(printed or {})
    piles = piles_in_play(tile_set, players)
    piles[0] = FIRST_NINE + [tile for tile in piles[0] if tile not in FIRST_NINE]
    return Oracle(tile_set, players, first, piles, gods.split())


def put(oracle: Oracle, seat: int, *rows: str) -> None:
    """Lays out a universe, rows from the bottom; '-' before a tile turns it over, '!' cancels it."""
    regions = {region.id: region for pile in oracle.piles for region in pile}
    regions |= {place.tile.id: place.tile for place in oracle.display.values() if place.tile}
    for row, tiles in enumerate(rows, start=1):
        for column, text in enumerate(tiles.split(), start=1):
            placed = PlacedTile(regions[text.lstrip("-!")], text.startswith("-"), text.startswith("!"))
            oracle.players[seat].universe[row, column] = placed


def realm(oracle: Oracle, seat: int) -> str:
    worshipers = oracle.public_state()["players"][seat]["realm"]
    return "".join(color * number for color, number in worshipers.items())


def cell(row: int, column: int, face: str = "up", end: str | None = None) -> Json:
    action: Json = {"kind": "place", "row": row, "column": column, "face": face}
    return action | ({"end": end} if end else {})


FIRST_CELL = cell(1, 1, end="right")


def take(place: str) -> Json:
    return {"kind": "take", "place": place}


def god(name: str) -> Json:
    return {"kind": "god", "god": name}


def give(color: str) -> Json:
    return {"kind": "give", "color": color}


def exchange(pair: str) -> Json:
    return {"kind": "exchange", "give": pair[0], "get": pair[1]}


def play(oracle: Oracle, *actions: Json) -> None:
    for action in actions:
        oracle.play(action)


def of_kind(oracle: Oracle, *kinds: str) -> list[Json]:
    return [action for action in oracle.legal() if action["kind"] in kinds]


def faces_up(oracle: Oracle) -> list[tuple[int, int]]:
    return [(action["row"], action["column"]) for action in of_kind(oracle, "place") if action["face"] == "up"]


def tile_at(oracle: Oracle, seat: int, row: int, column: int) -> Json:
    tiles: list[Json] = oracle.public_state()["players"][seat]["universe"]
    [found] = [tile for tile in tiles if (tile["row"], tile["column"]) == (row, column)]
    return found


def score_at(oracle: Oracle, seat: int, row: int, column: int) -> Json:
    tiles: list[Json] = oracle.score()["players"][seat]["tiles"]
    [found] = [tile for tile in tiles if (tile["row"], tile["column"]) == (row, column)]
    return found


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


# Rulings on effects.


def test_r6_irrigation_in_the_bottom_row_is_cancelled() -> None:
    oracle = start({"B1a": {"effect": effect("irrigation", colors="B"), "cp": 4}})
    put(oracle, 0, "B2a B2b")
    play(oracle, take("b1"), cell(1, 3, end="right"))
    assert tile_at(oracle, 0, 1, 3)["cancelled"] is True
    scored = {"row": 1, "column": 3, "tile": "B1a", "cp": 0, "counts": "cancelled", "rule": "R6"}
    assert score_at(oracle, 0, 1, 3) == scored


def test_r7_irrigation_takes_either_tile_below_and_e5_cancels_it_without() -> None:
    for column, cancelled in ((1, False), (2, True), (3, False)):
        oracle = start({"B1a": {"effect": effect("irrigation", colors="G"), "cp": 4}})
        put(oracle, 0, "G2a B2a B2b G2b")
        play(oracle, take("b1"), cell(2, column))
        assert tile_at(oracle, 0, 2, column)["cancelled"] is cancelled
        assert score_at(oracle, 0, 2, column)["rule"] == "E5"


def test_e1_a_reduction_frees_its_color_but_no_any_symbol() -> None:
    oracle = start({"R1a": {"cost": "RRB*"}})
    oracle.players[0].reductions = {"R", "W"}
    oracle.players[0].realm = Counter("RB")
    play(oracle, take("a1"), FIRST_CELL)
    assert realm(oracle, 0) == "R"
    assert (oracle.step, oracle.pending) == ("pay", 1)
    assert oracle.legal() == [give("R")]


def test_r11_a_farm_pays_its_own_cost() -> None:
    oracle = start({"Y1a": {"effect": effect("farm", colors="R"), "cost": "R*"}})
    play(oracle, take("c1"))
    assert faces_up(oracle) == []
    oracle.players[0].realm = Counter("RB")
    play(oracle, FIRST_CELL)
    assert realm(oracle, 0) == "B"
    assert oracle.public_state()["players"][0]["reductions"] == []
    play(oracle, give("B"))
    assert oracle.public_state()["players"][0]["reductions"] == ["R"]


def test_r16_a_volcano_removes_worshipers_just_generated() -> None:
    oracle = start({"R1a": {"effect": effect("volcano", 2, "RB"), "cp": 3}})
    play(oracle, take("a1"), FIRST_CELL)
    assert (oracle.step, oracle.pending) == ("volcano", 2)
    removals = [{"kind": "remove", "place": place, "color": "R"} for place in ("b1", "a2")]
    assert oracle.legal() == [*removals, DECLINE]
    play(oracle, removals[0])
    assert oracle.legal() == [removals[1]]
    play(oracle, removals[1])
    state = oracle.public_state()
    assert (state["turn"], state["player"], state["step"]) == (1, 1, "take")
    assert sum(sum(place["worshipers"].values()) for place in state["display"]) == 0
    assert score_at(oracle, 0, 1, 1)["cp"] == 3


def test_e4_a_volcano_removes_and_counts_listed_colors_only() -> None:
    for number, step in ((3, "volcano"), (4, "take")):
        oracle = start({"R1a": {"effect": effect("volcano", number, "RG"), "cp": 3}})
        oracle.display["c3"].worshipers = Counter("BGWW")
        play(oracle, take("a1"), FIRST_CELL)
        assert oracle.step == step
        removals = [(action["place"], action["color"]) for action in of_kind(oracle, "remove")]
        assert removals == ([("b1", "R"), ("a2", "R"), ("c3", "G")] if step == "volcano" else [])


def test_e4_a_volcano_without_enough_is_cancelled_and_removes_nothing() -> None:
    oracle = start({"R1a": {"effect": effect("volcano", 3, "RB"), "cp": 3}})
    oracle.display["a1"].worshipers = Counter("RRR")
    play(oracle, take("a1"), FIRST_CELL)
    assert (oracle.turn, tile_at(oracle, 0, 1, 1)["cancelled"]) == (1, True)
    assert sum(sum(place["worshipers"].values()) for place in oracle.public_state()["display"]) == 2
    assert score_at(oracle, 0, 1, 1)["rule"] == "E4"


def test_e4_a_volcano_may_be_declined_before_the_first_removal() -> None:
    oracle = start({"R1a": {"effect": effect("volcano", 2, "R"), "cp": 3}})
    play(oracle, take("a1"), FIRST_CELL, DECLINE)
    assert tile_at(oracle, 0, 1, 1)["cancelled"] is True
    assert sum(sum(place["worshipers"].values()) for place in oracle.public_state()["display"]) == 2


def test_e2_a_village_is_paid_declined_or_cancelled_without_asking() -> None:
    printed = {"Y1a": {"effect": effect("village", 2), "cp": 4}}
    for worshipers, actions, left, cancelled in (
        ("RBB", [give("B"), give("R")], "B", False),
        ("RBB", [DECLINE], "RBB", True),
        ("R", [], "R", True),
    ):
        oracle = start(printed)
        oracle.players[0].realm = Counter(worshipers)
        play(oracle, take("c1"), FIRST_CELL, *actions)
        assert oracle.turn == 1
        assert realm(oracle, 0) == left
        assert tile_at(oracle, 0, 1, 1)["cancelled"] is cancelled
        assert score_at(oracle, 0, 1, 1)["cp"] == (0 if cancelled else 4)
        assert score_at(oracle, 0, 1, 1)["rule"] == "E2"


def test_e7_proselytism_asks_only_for_any_color() -> None:
    printed = {"R1a": effect("proselytism", 2, "G"), "B1a": effect("proselytism", 1, "*")}
    oracle = start({tile: {"effect": what} for tile, what in printed.items()})
    play(oracle, take("a1"), FIRST_CELL)
    assert realm(oracle, 0) == "GG"
    play(oracle, take("b1"), FIRST_CELL)
    assert oracle.step == "gain"
    assert oracle.legal() == [{"kind": "gain", "color": color} for color in COLORS]
    play(oracle, {"kind": "gain", "color": "W"})
    assert realm(oracle, 1) == "RW"


# Exchanges and the limit of ten.


def test_x1_exchanges_three_for_one_of_another_color_at_the_take_step() -> None:
    oracle = start()
    oracle.players[0].realm = Counter("RRRBB")
    assert of_kind(oracle, "exchange") == [exchange("R" + color) for color in "BYGW"]
    play(oracle, exchange("RB"))
    assert realm(oracle, 0) == "BBB"
    assert (oracle.turn, oracle.step) == (0, "take")


def test_x1_an_exchange_leaves_enough_to_pay_any_symbols() -> None:
    oracle = start({"R1a": {"cost": "***"}})
    oracle.players[0].realm = Counter("RRRRB")
    play(oracle, take("a1"), FIRST_CELL)
    assert len(of_kind(oracle, "exchange")) == 4
    play(oracle, exchange("RG"))
    assert of_kind(oracle, "exchange") == []
    oracle = start({"R1a": {"cost": "***"}})
    oracle.players[0].realm = Counter("RRRR")
    play(oracle, take("a1"), FIRST_CELL)
    assert oracle.legal() == [give("R")]


def test_x1_a_village_limits_exchanges_only_once_its_payment_is_begun() -> None:
    oracle = start({"Y1a": {"effect": effect("village", 4), "cp": 4}})
    oracle.players[0].realm = Counter("RRRRB")
    play(oracle, take("c1"), FIRST_CELL)
    assert [action["kind"] for action in oracle.legal()] == ["give"] * 2 + ["exchange"] * 4 + ["decline"]
    play(oracle, give("B"))
    assert oracle.legal() == [give("R")]


def test_x1_a_village_made_too_dear_by_an_exchange_can_only_be_declined() -> None:
    oracle = start({"Y1a": {"effect": effect("village", 4), "cp": 4}})
    oracle.players[0].realm = Counter("RRRRB")
    play(oracle, take("c1"), FIRST_CELL, exchange("RB"))
    assert (oracle.step, oracle.pending) == ("village", 4)
    assert oracle.legal() == [DECLINE]


def test_x1_death_limits_exchanges_only_once_its_payment_is_begun() -> None:
    oracle = start()
    oracle.players[0].realm = Counter("R" * 8 + "B")
    play(oracle, god("death"), exchange("RY"))
    assert (oracle.step, oracle.pending, realm(oracle, 0)) == ("death", 6, "RRRRRBY")
    play(oracle, give("B"))
    assert oracle.legal() == [give("R"), give("Y")]


def test_x1_an_exchange_after_the_first_give_may_leave_exactly_enough() -> None:
    oracle = start()
    oracle.players[0].realm = Counter("R" * 8)
    play(oracle, god("death"), give("R"), exchange("RW"))
    assert (oracle.pending, realm(oracle, 0)) == (5, "RRRRW")
    play(oracle, *[give("R")] * 4, give("W"))
    assert oracle.public_state()["players"][0]["god"] == {"god": "death", "cancelled": False}


def test_x1_love_never_limits_exchanges() -> None:
    oracle = start()
    play(oracle, god("love"), *[{"kind": "gain", "color": "B"}] * 3, exchange("BG"))
    assert (oracle.step, oracle.pending, realm(oracle, 0)) == ("gain", 2, "G")


def test_x1_a_volcano_never_limits_exchanges() -> None:
    oracle = start({"R1a": {"effect": effect("volcano", 2, "R"), "cp": 3}})
    oracle.players[0].realm = Counter("BBB")
    play(oracle, take("a1"), FIRST_CELL, {"kind": "remove", "place": "b1", "color": "R"})
    assert of_kind(oracle, "exchange") == [exchange("B" + color) for color in "RYGW"]


def test_t6_discards_down_to_ten() -> None:
    oracle = start()
    oracle.players[0].realm = Counter("R" * 10)
    oracle.display["a1"].worshipers = Counter("BB")
    play(oracle, take("a1"), FIRST_CELL)
    assert (oracle.step, oracle.pending) == ("discard", 2)
    assert of_kind(oracle, "give") == [give("R"), give("B")]
    play(oracle, give("R"), give("B"))
    assert realm(oracle, 0) == "R" * 9 + "B"
    assert oracle.turn == 1


def test_t6_an_exchange_may_end_the_discard() -> None:
    oracle = start()
    oracle.players[0].realm = Counter("R" * 10)
    oracle.display["a1"].worshipers = Counter("BBB")
    play(oracle, take("a1"), FIRST_CELL, exchange("RY"))
    assert (oracle.step, oracle.pending) == ("discard", 1)
    play(oracle, exchange("BY"))
    assert realm(oracle, 0) == "R" * 7 + "YY"
    assert (oracle.turn, oracle.step) == (1, "take")


def test_t6_holds_at_the_end_of_the_turn_only() -> None:
    oracle = start({"Y1a": {"effect": effect("village", 3), "cp": 4}})
    oracle.players[0].realm = Counter("R" * 10)
    oracle.display["c1"].worshipers = Counter("BB")
    play(oracle, take("c1"), FIRST_CELL, give("R"), give("R"), give("R"))
    assert (oracle.turn, len(realm(oracle, 0))) == (1, 9)


def test_r9_the_limit_of_ten_holds_after_love() -> None:
    oracle = start()
    oracle.players[0].realm = Counter("R" * 8)
    play(oracle, god("love"), *[{"kind": "gain", "color": "B"}] * 5)
    assert (oracle.step, oracle.pending) == ("discard", 3)
    play(oracle, give("B"), exchange("RW"))
    assert realm(oracle, 0) == "R" * 5 + "BBBB" + "W"
    assert oracle.turn == 1


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


# Whole random games.

KIND_ORDER = ("take", "god", "up", "wilderness", "give", "gain", "remove", "exchange", "decline")


def action_key(action: Json) -> tuple[object, ...]:
    """Sorts actions as their table does."""
    kind = action["face"] if action["kind"] == "place" else action["kind"]
    end = ("left", "right", None).index(action.get("end"))
    place = PLACES.index(action["place"]) if "place" in action else 0
    of_god = GODS.index(action["god"]) if "god" in action else 0
    colors = [COLORS.index(action[key]) for key in ("color", "give", "get") if key in action]
    return KIND_ORDER.index(kind), place, of_god, action.get("row"), end, action.get("column"), colors


def choose(rng: random.Random, actions: list[Json]) -> Json:
    """A random action, now and then an exchange or a wilderness where there is something else."""
    rare = [action for action in actions if action["kind"] == "exchange" or action.get("face") == "wilderness"]
    common = [action for action in actions if action not in rare]
    return rng.choice(rare if rare and (not common or rng.random() < 0.1) else common)


def tiles_seen(oracle: Oracle) -> list[str]:
    state = oracle.public_state()
    lying = [region.id for pile in oracle.piles for region in pile]
    shown = [place["tile"] for place in state["display"]] + [state["taken"]]
    placed = [tile["tile"] for player in state["players"] for tile in player["universe"]]
    return sorted(tile for tile in lying + shown + placed if tile is not None)


def num_worshipers(state: Json) -> int:
    piles = [entry["worshipers"] for entry in state["display"]] + [player["realm"] for player in state["players"]]
    return sum(sum(pile.values()) for pile in piles)


def balance(actions: list[Json], region: Json | None, reductions: list[str]) -> int:
    """How the worshipers in realms and display change in a turn, from the actions and the print of the tile taken."""
    change = sum({"give": -1, "gain": 1, "remove": -1, "exchange": -2}.get(action["kind"], 0) for action in actions)
    for action in actions:
        if action["kind"] == "take":
            change += {"a1": 2, "c1": 2, "a3": 2, "c3": 2, "b2": 4}.get(action["place"], 3)
        if action.get("face") == "up":
            assert region is not None
            change -= sum(1 for symbol in region["cost"] if symbol != "*" and symbol not in reductions)
            if region["effect"]["kind"] == "proselytism" and region["effect"]["colors"] != "*":
                change += region["effect"]["number"]
    return change


def play_turn(oracle: Oracle, rng: random.Random, printed: dict[str, Json]) -> set[str]:
    """Plays a random turn, checks what holds in every one, and returns the steps it went through."""
    before = oracle.public_state()
    actions: list[Json] = []
    steps: set[str] = set()
    taken = None
    while oracle.turn == before["turn"]:
        legal = oracle.legal()
        assert legal == sorted(legal, key=action_key)
        actions.append(choose(rng, legal))
        oracle.play(actions[-1])
        steps.add(oracle.step)
        taken = taken or oracle.public_state()["taken"]
    after = oracle.public_state()
    region = printed[taken] if taken else None
    player = before["player"]
    expected = balance(actions, region, before["players"][player]["reductions"])
    assert num_worshipers(after) - num_worshipers(before) == expected
    assert sum(after["players"][player]["realm"].values()) <= 10
    assert all(entry["tile"] is not None for entry in after["display"])
    assert [after["players"][seat] for seat in range(len(oracle.players)) if seat != player] == [
        before["players"][seat] for seat in range(len(oracle.players)) if seat != player
    ]
    return steps


def check_universe(universe: list[Json], printed: dict[str, Json]) -> None:
    """U1, U4 and E5, once more from the finished universe."""
    cells = {(tile["row"], tile["column"]): tile for tile in universe}
    assert list(cells) == [(row, column) for row in (1, 2, 3, 4) for column in range(1, 7 - row)]
    for (row, column), tile in cells.items():
        if tile["face"] == "wilderness":
            assert not tile["cancelled"]
            continue
        region = printed[tile["tile"]]
        below = [cells[row - 1, column], cells[row - 1, column + 1]] if row > 1 else []
        colors = {COLORS if under["face"] == "wilderness" else under["tile"][0] for under in below}
        assert row == 1 or any(region["color"] in color for color in colors)
        if region["effect"]["kind"] == "irrigation":
            assert tile["cancelled"] is not any(region["effect"]["colors"] in color for color in colors)
        elif region["effect"]["kind"] not in ("village", "volcano"):
            assert not tile["cancelled"]


def check_score(oracle: Oracle) -> None:
    score = oracle.score()
    for player in score["players"]:
        assert player["total"] == sum(player[key] for key in ("regions", "wilderness", "god", "temple_token"))
        assert player["regions"] + player["wilderness"] == sum(tile["cp"] for tile in player["tiles"])
        assert (player["temple_token"] > 0) == (player["temples"]["symbols"] > 0)
        assert player["god"] == player["god_detail"]["cp"]
    tokens = sorted((player["temple_token"] for player in score["players"] if player["temple_token"]), reverse=True)
    assert tokens == oracle.public_state()["temple_tokens"][: len(tokens)]
    assert score["winners"] == [seat for seat, player in enumerate(score["players"]) if player["rank"] == 1]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_s6_random_games_end_with_full_universes_and_empty_piles(players: int, style: str) -> None:
    rng = random.Random(f"{style} {players}")
    for _ in range(6):
        tile_set = random_tile_set(rng, style)
        printed = {region["id"]: region for region in tile_set["regions"]}
        oracle = Oracle(**random_start(rng, tile_set, players))
        gods = oracle.public_state()["gods"]
        tiles = tiles_seen(oracle)
        assert len(tiles) == 14 * players + 9
        for turn in range(15 * players):
            assert not oracle.over
            assert oracle.public_state()["player"] == (oracle.first + turn) % players
            play_turn(oracle, rng, printed)
            assert tiles_seen(oracle) == tiles
        state = oracle.public_state()
        assert oracle.over
        assert (oracle.legal(), state["step"], state["player"], state["round"]) == ([], "over", None, 15)
        assert state["piles"] == [0, 0, 0]
        assert sorted(state["gods"] + [player["god"]["god"] for player in state["players"]]) == sorted(gods)
        for player in state["players"]:
            check_universe(player["universe"], printed)
        check_score(oracle)


def test_random_games_go_through_every_step() -> None:
    rng = random.Random(7)
    steps: set[str] = set()
    for style in STYLES * 4:
        tile_set = random_tile_set(rng, style)
        oracle = Oracle(**random_start(rng, tile_set, 3))
        printed = {region["id"]: region for region in tile_set["regions"]}
        while not oracle.over:
            steps |= play_turn(oracle, rng, printed)
    assert steps == {"take", "place", "pay", "village", "volcano", "gain", "death", "discard", "over"}


@pytest.mark.parametrize("style", STYLES)
def test_c1_odd_tile_sets_are_valid(style: str) -> None:
    rng = random.Random(style)
    for _ in range(20):
        regions = random_tile_set(rng, style)["regions"]
        assert Counter(region["level"] for region in regions) == {1: 20, 2: 20, 3: 25}
        assert len({region["id"] for region in regions}) == 65
        mystics = [region["mystic"] for region in regions if region["mystic"] is not None]
        assert len(set(mystics)) == len(mystics)
        assert Counter((region["star"], region["level"]) for region in regions if region["star"]) == {
            ("white", 1): 5,
            ("white", 2): 5,
            ("white", 3): 4,
            ("purple", 1): 4,
            ("purple", 2): 4,
            ("purple", 3): 6,
        }
        for region in regions:
            assert region["id"][:2] == f"{region['color']}{region['level']}"
            assert region["color"] == "W" or region["mystic"] is None
            assert len(region["cost"]) <= 10
            assert set(region["cost"]) <= set(COLORS + "*")
            assert 0 <= region["cp"] <= 20
            check_effect(region["effect"], region["cp"])


def check_effect(what: Json, cp: int) -> None:
    numbers = {"village": range(1, 11), "volcano": range(1, 21), "forest": range(1, 7), "temple": range(1, 10)}
    kind, number, colors = what["kind"], what["number"], what["colors"]
    if kind == "proselytism":
        assert (number, colors) in {(1, "*"), *((n, color) for n in (1, 2) for color in COLORS)}
        return
    assert number in numbers.get(kind, (0,))
    if kind in ("farm", "irrigation"):
        assert colors in tuple(COLORS)
    elif kind in ("forest", "volcano"):
        assert colors
        assert len(set(colors)) == len(colors)
        assert set(colors) <= set(COLORS)
    else:
        assert colors == ""
    assert kind != "sacred-stone" or cp == 1
