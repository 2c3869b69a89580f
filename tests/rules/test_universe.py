"""The pyramid and where a tile may be placed (U1–U5)."""

import pytest
from rules_table import assert_allowed, assert_refused, new_table, play, play_out, put, region, tile_score, universe

from orbis import NotationError

FULL_ROW = "R2a B2a Y2a G2a W2a"


def test_u1_a_whole_universe_has_rows_of_5_4_3_2() -> None:
    game = new_table()
    play_out(game)
    for player in (0, 1):
        rows = [cell[0] for cell in universe(game, player)]
        assert [rows.count(row) for row in "1234"] == [5, 4, 3, 2]


@pytest.mark.parametrize("word", ["2.5", "3.4", "4.3", "5.1", "1.1", "2.0", "~5.1"])
def test_u1_there_are_no_other_cells(word: str) -> None:
    game = new_table()
    game.play("a1")
    with pytest.raises(NotationError) as caught:
        game.play(word)
    assert caught.value.code in ("notation/spot", "notation/word")


def test_u1_a_cell_holds_one_tile() -> None:
    game = new_table()
    put(game, 0, FULL_ROW, "R2b")
    play(game, "a1")
    assert_refused(game, "2.1", "cell-occupied", "U1")
    assert_refused(game, "~2.1", "cell-occupied", "U1")
    assert_allowed(game, "~2.2")


def test_u1_an_inner_tile_has_six_neighbors() -> None:
    game = new_table(G2b=region("forest 6 RBYW", cp=5))
    put(game, 0, FULL_ROW, "R2b G2b Y2b W2b", "R3a B3a")
    (forest,) = [tile for tile in game.score().players[0].tiles if tile.tile == "G2b"]
    # 2.1 and 2.3 beside it, 1.2 and 1.3 below, 3.1 and 3.2 above
    assert (forest.neighbors, forest.needed, forest.counts) == (6, 6, "scored")


@pytest.mark.parametrize(
    ("rows", "neighbors"),
    [
        (("G2b R2a B2a", "R2b B2b"), 2),  # 1.1: 1.2 and 2.1
        (("R2a G2b B2a", "R2b B2b"), 4),  # 1.2: 1.1, 1.3, 2.1 and 2.2
        (("R2a B2a Y2a", "R2b B2b", "G2b"), 2),  # 3.1: 2.1 and 2.2
        ((FULL_ROW, "R2b B2b Y2b W2b", "R3a B3a Y3a", "G2b R3b"), 3),  # 4.1: 4.2, 3.1 and 3.2
    ],
)
def test_u1_a_tile_at_the_edge_has_fewer_neighbors(rows: tuple[str, ...], neighbors: int) -> None:
    game = new_table(G2b=region("forest 1 RBYGW", cp=5))
    put(game, 0, *rows)
    (forest,) = [tile for tile in game.score().players[0].tiles if tile.tile == "G2b"]
    assert forest.neighbors == neighbors


def test_u2_the_bottom_row_takes_any_color_at_either_end() -> None:
    game = new_table()
    game.play_turn("a1 1>")
    game.play_turn("b1 1>")
    play(game, "b2")
    assert_allowed(game, "1<", "1>", "~1<", "~1>")
    play(game, "1>")
    assert universe(game) == {"1.1": "R1a", "1.2": "W1a"}


def test_u2_growing_to_the_left_moves_everything_one_column() -> None:
    game = new_table()
    put(game, 0, "R2a !B2a ~Y2a", "R2b ~B2b", "R3a")
    game.play_turn("a1 1<")
    assert universe(game) == {
        "1.1": "R1a",
        "1.2": "R2a",
        "1.3": "!B2a",
        "1.4": "~Y2a",
        "2.2": "R2b",
        "2.3": "~B2b",
        "3.2": "R3a",
    }


def test_u2_the_bottom_row_has_at_most_five_tiles() -> None:
    game = new_table()
    put(game, 0, "R2a B2a Y2a G2a")
    play(game, "a1")
    assert_allowed(game, "1<", "1>")
    game = new_table()
    put(game, 0, FULL_ROW)
    play(game, "a1")
    for word in ("1<", "1>", "~1<", "~1>"):
        assert_refused(game, word, "row-full", "U2")


def test_u2_the_first_tile_goes_to_the_right_end() -> None:
    game = new_table()
    play(game, "a1")
    assert_refused(game, "1<", "no-left-end", "U2")
    assert_refused(game, "~1<", "no-left-end", "U2")
    assert_allowed(game, "1>", "~1>")


def test_u3_an_upper_tile_needs_both_tiles_below() -> None:
    game = new_table()
    put(game, 0, "R2a R2b")
    play(game, "a1")
    assert_allowed(game, "2.1")
    refusal = assert_refused(game, "2.2", "not-supported", "U3")
    assert "row 2, column 2" in refusal.message
    assert_refused(game, "~2.2", "not-supported", "U3")


def test_u3_rows_three_and_four_need_both_tiles_below_too() -> None:
    game = new_table()
    put(game, 0, FULL_ROW, "R2b B2b . G2b", "R3a")
    play(game, "a1")
    assert_refused(game, "~3.2", "not-supported", "U3")
    assert_refused(game, "~3.3", "not-supported", "U3")
    assert_refused(game, "~4.1", "not-supported", "U3")
    assert_allowed(game, "~2.3")


def test_u4_needs_the_color_below() -> None:
    game = new_table()
    put(game, 0, "B2a B2b G2a R2a Y2a")
    play(game, "a1")
    refusal = assert_refused(game, "2.1", "no-color-below", "U4")
    assert "R1a" in refusal.message
    assert "red" in refusal.message
    assert_refused(game, "2.2", "no-color-below", "U4")


def test_u4_one_of_the_two_tiles_below_is_enough() -> None:
    game = new_table()
    put(game, 0, "B2a B2b G2a R2a Y2a")
    play(game, "a1")
    assert_allowed(game, "2.3", "2.4")


def test_u4_holds_in_every_upper_row() -> None:
    game = new_table()
    put(game, 0, FULL_ROW, "B2b R2b Y2b G2b", "R3a B3a")
    play(game, "a1")
    assert_refused(game, "3.3", "no-color-below", "U4")
    assert_allowed(game, "4.1")


def test_u4_a_cancelled_tile_keeps_its_color() -> None:
    game = new_table()
    put(game, 0, "!R2a B2a")
    play(game, "a1")
    assert_allowed(game, "2.1")


def test_u4_looks_at_the_tile_and_not_at_its_effect() -> None:
    game = new_table(Y2a=region("farm R"), Y2b=region("proselytism R"))
    put(game, 0, "Y2a Y2b")
    play(game, "a1")
    assert_refused(game, "2.1", "no-color-below", "U4")


def test_u5_a_higher_row_may_begin_before_a_lower_one_is_complete() -> None:
    game = new_table()
    put(game, 0, "R2a R2b R3a R3b", "R2c R2d R3c", "R3d R3e")
    game.play_turn("a1 4.1")
    assert universe(game)["4.1"] == "R1a"
    game.play_turn("b1 1>")
    game.play_turn("c2 1<")
    assert universe(game)["1.1"] == "R1b"
    assert universe(game)["4.2"] == "R1a"


def test_u5_a_universe_grows_in_any_order() -> None:
    game = new_table(display="R1a R1b B1a B1b Y1a Y1b G1a G1b W1a")
    for turn in ("a1 1>", "c1 1>", "b1 1>", "a2 1>", "b2 ~2.1"):
        game.play_turn(turn)
    assert universe(game) == {"1.1": "R1a", "1.2": "R1b", "2.1": "~Y1a"}
    assert tile_score(game.score(), 0, "2.1") == (-1, "wilderness", "W1")
    game.play_turn("c2 1<")
    game.play_turn("a3 1<")
    assert universe(game) == {"1.1": "G1a", "1.2": "R1a", "1.3": "R1b", "2.2": "~Y1a"}
