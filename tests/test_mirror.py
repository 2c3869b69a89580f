"""A universe and its mirror image are worth the same: why `sensible` knows only one side of a single tile."""

import pytest
from random_games import SETS, choose, tile_set_of
from soak import times, tries

from orbis import Action, Game, Place
from orbis.engine.kernel import COMPILED
from orbis.game.actions import LEFT_END, RIGHT_END

NUM_GAMES = times(10) if COMPILED else 1


def mirrored(action: Action, row_size: int) -> Action:
    """The same action in the mirror, where the bottom row has `row_size` tiles."""
    if not isinstance(action, Place):
        return action
    if action.spot in (LEFT_END, RIGHT_END):
        other_end = LEFT_END if action.spot == RIGHT_END and row_size > 0 else RIGHT_END
        return Place(other_end, action.face)
    row, column = map(int, action.spot.split("."))
    return Place(f"{row}.{row_size - row + 2 - column}", action.face)


@pytest.mark.parametrize("style", SETS)
def test_mirrored_games_have_equal_scores(style: str) -> None:
    for rng in tries(f"mirror {style}", NUM_GAMES):
        game = Game(rng.choice((2, 3, 4)), rng.random().hex(), tile_set_of(style, rng))
        mirror = game.copy()
        while not game.over:
            action = choose(rng, game)
            row_size = int(game.state.row_size[game.player])
            assert {mirrored(other, row_size) for other in game.legal()} == set(mirror.legal())
            game.play(action)
            mirror.play(mirrored(action, row_size))
        for left, right in zip(game.score().players, mirror.score().players, strict=True):
            assert (left.total, left.regions, left.god, left.worshipers) == (
                right.total,
                right.regions,
                right.god,
                right.worshipers,
            )
