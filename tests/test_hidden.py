"""The order of the unseen tiles stays unseen: nothing that a client can get depends on it."""

import random

import numpy as np
import pytest
from random_games import SETS, permuted, play_through, tile_set_of
from soak import times, tries

from orbis import Game
from orbis.engine.chance import random_from
from orbis.engine.hidden import resample
from orbis.engine.kernel import COMPILED
from orbis.engine.turn import refill_with
from orbis.engine.vocabulary import LEVEL_STARTS, STEP_REFILL, STEP_TAKE
from orbis.game.actions import ACTIONS

NUM_GAMES = times(6, slow=4) if COMPILED else 1


def everything_public(game: Game) -> tuple[object, ...]:
    """All that goes out to clients."""
    view = game.view()
    return (
        bytes(view),
        view.seed,
        view.piles,
        game.public_state().to_json(),
        str(game),
        repr(game),
        game.legal(),
        game.sensible(),
        [game.why_not(action) for action in ACTIONS],
        game.score().to_json(),
        game.notation,
    )


@pytest.mark.parametrize("style", SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_permuting_unseen_tiles_changes_nothing_that_goes_out(style: str, players: int) -> None:
    num_different = 0
    for rng in tries(f"leak {style} {players}", NUM_GAMES):
        game = Game(players, rng.random().hex(), tile_set_of(style, rng))
        for _ in play_through(game, rng):
            if rng.random() < 0.1:
                other = permuted(game, rng)
                num_different += other != game
                assert everything_public(other) == everything_public(game)
    assert num_different > 0


def test_undo_in_a_view_reveals_nothing() -> None:
    rng = random.Random(5)
    game = Game(2, 5)
    game.play("b2")
    other = permuted(game, rng)
    views = game.view(), other.view()
    for view in views:
        view.undo()
    assert bytes(views[0]) == bytes(views[1])


def test_a_view_can_be_played_on() -> None:
    view = Game(3, 1).view()
    view.play_out("on")
    assert view.over


def test_any_unseen_tile_of_the_lowest_level_left_can_refill_the_display() -> None:
    """T7: the tile comes from its pile, and the others keep their order."""
    game = Game(4, 3)
    staged = game.after("a1 ~1>", refill=False)
    drawn = int(staged.state.drawn)
    unseen = [int(tile) for tile in staged.state.pile[drawn:] if 0 <= tile < LEVEL_STARTS[1]]
    assert len(unseen) > 2
    for tile in unseen:
        after = staged.copy()
        refill_with(after.state, tile)
        assert int(staged.state.step) == STEP_REFILL
        assert int(after.state.step) == STEP_TAKE
        assert after.state.display[0] == tile
        rest = [int(other) for other in after.state.pile[drawn + 1 :] if 0 <= other < LEVEL_STARTS[1]]
        assert rest == [other for other in unseen if other != tile]


def test_resampling_keeps_what_is_known_and_redraws_the_rest() -> None:
    game = Game(4, 1)
    random_words = random_from("resample")
    piles = set()
    for _ in range(50):
        other = game.copy()
        resample(other.state, random_words)
        assert bytes(other.view()) == bytes(game.view())
        piles.add(str(other.piles))
    assert len(piles) == 50


def test_resampling_is_uniform() -> None:
    """Each unseen level-1 tile comes first equally often (chi-squared below its 99.9 % quantile)."""
    game = Game(4, 1)
    random_words = random_from("uniform")
    num_draws = 4400 if COMPILED else 440
    counts = np.zeros(20)
    for _ in range(num_draws):
        other = game.copy()
        resample(other.state, random_words)
        counts[int(other.state.pile[9])] += 1
    seen = counts[counts > 0]
    assert len(seen) == 11
    expected = num_draws / 11
    assert float(((seen - expected) ** 2 / expected).sum()) < 29.6
