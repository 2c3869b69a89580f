"""Forests that do not count yet: whether their neighbors can still come."""

from typing import NamedTuple

import pytest
from rules_table import new_table, put, region

from orbis import Game
from orbis.analysis import Budget
from orbis.analysis.comparison import PLAYED
from orbis.analysis.placed_tiles import (
    FOREST_IS_BLOCKED,
    FOREST_IS_FAR,
    FOREST_IS_NEAR,
    cell_of,
    status_of,
    worth_of_tile,
)
from orbis.analysis.search import Thinker
from orbis.bots.forests import num_missing_neighbors


class Forest(NamedTuple):
    status: int
    missing: int
    worth: float


def forest_after(game: Game, turn: str) -> Forest:
    """The forest G2a after a turn."""
    after = game.copy()
    after.play_turn(turn)
    both = Thinker(game, "forests", Budget(simulations=4)).comparison(*after.turns[-1:] * 2)
    state = both.states[PLAYED]
    cell = cell_of(state, game.player, game.tile_set.index("G2a"))
    return Forest(
        status_of(both, game.tiles, PLAYED, cell),
        num_missing_neighbors(state, game.tiles, game.player, cell),
        worth_of_tile(both, game.tiles, PLAYED, cell),
    )


def table(bottom_row: str, number: int = 3) -> Game:
    """A forest in a bottom row that needs so many blue neighbors; R1b lies at c2."""
    game = new_table(G2a=region(f"forest {number} B", cp=6))
    put(game, 0, bottom_row)
    return game


def test_a_forest_at_the_left_end_is_not_blocked_while_the_row_can_grow() -> None:
    """Only one free cell is next to it now, but three are after the row has grown to the left (U2)."""
    forest = forest_after(table("G2a"), "c2 1>")
    assert forest == (FOREST_IS_FAR, 3, 0.0)


@pytest.mark.parametrize(("bottom_row", "turn"), [("G2a R2a R2b R2c", "c2 1>"), ("R2a R2b R2c G2a", "c2 1<")])
def test_a_forest_at_the_end_of_a_full_row_is_blocked(bottom_row: str, turn: str) -> None:
    forest = forest_after(table(bottom_row), turn)
    assert forest == (FOREST_IS_BLOCKED, 3, 0.0)


def test_a_forest_with_room_around_it_is_worth_something() -> None:
    near = forest_after(table("R2a G2a", number=1), "c2 1>")
    far = forest_after(table("R2a G2a", number=2), "c2 1>")
    assert (near[:2], far[:2]) == ((FOREST_IS_NEAR, 1), (FOREST_IS_FAR, 2))
    assert near.worth > far.worth > 0
