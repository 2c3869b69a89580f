"""Forests that do not count yet: whether their neighbors can still come."""

import pytest
from rules_table import new_table, put, region

from orbis import Game
from orbis.analysis import Budget
from orbis.analysis.outcomes import Outcome, PlacedTile, placed_tiles
from orbis.analysis.search import Thinker


def forest_after(game: Game, turn: str) -> PlacedTile:
    """The forest G2a after a turn."""
    after = game.copy()
    after.play_turn(turn)
    thinker = Thinker(game.state, game.tiles, "forests", Budget(simulations=4))
    return placed_tiles(Outcome(thinker, after.turns[-1]))[game.tile_set.index("G2a")]


def table(bottom_row: str, number: int = 3) -> Game:
    """A forest in a bottom row that needs so many blue neighbors; R1b lies at c2."""
    game = new_table(G2a=region(f"forest {number} B", cp=6))
    put(game, 0, bottom_row)
    return game


def test_a_forest_at_the_left_end_is_not_blocked_while_the_row_can_grow() -> None:
    """Only one free cell is next to it now, but three are after the row has grown to the left (U2)."""
    forest = forest_after(table("G2a"), "c2 1>")
    assert (forest.status, forest.missing, forest.worth) == ("far", 3, 0.0)


@pytest.mark.parametrize(("bottom_row", "turn"), [("G2a R2a R2b R2c", "c2 1>"), ("R2a R2b R2c G2a", "c2 1<")])
def test_a_forest_at_the_end_of_a_full_row_is_blocked(bottom_row: str, turn: str) -> None:
    forest = forest_after(table(bottom_row), turn)
    assert (forest.status, forest.missing, forest.worth) == ("blocked", 3, 0.0)


def test_a_forest_with_room_around_it_is_worth_something() -> None:
    near = forest_after(table("R2a G2a", number=1), "c2 1>")
    far = forest_after(table("R2a G2a", number=2), "c2 1>")
    assert (near.status, near.missing, far.status, far.missing) == ("near", 1, "far", 2)
    assert near.worth > far.worth > 0
