"""The oracle by itself: effects, exchanges and the limit of ten."""

from collections import Counter

from odd_tile_sets import COLORS
from oracle_table import (
    DECLINE,
    FIRST_CELL,
    cell,
    effect,
    exchange,
    faces_up,
    give,
    god,
    of_kind,
    play,
    put,
    realm,
    score_at,
    start,
    take,
    tile_at,
)

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
