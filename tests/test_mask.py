"""The mask of legal actions marks exactly what `check` allows."""

import numpy as np
import pytest
from random_games import SETS, play_through, tile_set_of
from rules_table import give, new_table, play, region
from soak import times, tries

from orbis import Game
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.check import OK, check
from orbis.engine.kernel import COMPILED
from orbis.engine.mask import mask_legal
from orbis.engine.vocabulary import NUM_REGIONS_EACH

NUM_GAMES = times(6) if COMPILED else 1


def marked(game: Game) -> list[int]:
    mask = np.ones(NUM_ACTIONS, dtype=np.bool_)
    mask_legal(game.state, game.tiles, mask)
    return np.flatnonzero(mask).tolist()


def allowed(game: Game) -> list[int]:
    return [action for action in range(NUM_ACTIONS) if check(game.state, game.tiles, action) == OK]


@pytest.mark.parametrize("style", SETS)
def test_the_mask_marks_what_check_allows(style: str) -> None:
    for rng in tries(f"mask {style}", NUM_GAMES):
        game = Game(rng.choice((2, 3, 4)), rng.random().hex(), tile_set_of(style, rng))
        for _ in play_through(game, rng):
            assert marked(game) == allowed(game), game.notation
        assert marked(game) == allowed(game) == []


def test_the_mask_of_a_player_who_may_only_take_a_god() -> None:
    game = new_table()
    game.state.num_regions[0] = NUM_REGIONS_EACH
    assert marked(game) == allowed(game) != []


def test_the_mask_where_an_exchange_left_too_few_worshipers() -> None:
    game = new_table(R1a=region("village 3"))
    give(game, 0, "RRR")
    play(game, "a1", "1>", "3R=B")
    assert marked(game) == allowed(game) != []
