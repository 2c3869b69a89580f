"""The evaluation measures what it says, and in the end it agrees with the score."""

import numpy as np
import pytest
from random_games import after

from orbis import Game
from orbis.bots import evaluation as terms
from orbis.bots.evaluation import EVALUATION, NUM_TERMS, evaluate, measure
from orbis.bots.gods import expected_god_points
from orbis.bots.policy import NUM_TAKES
from orbis.engine.kernel import COMPILED
from orbis.engine.scoring import god_cp
from orbis.engine.vocabulary import IDLENESS, MAX_PLAYERS
from orbis.tiles import load_tile_set

NUM_GAMES = 40 if COMPILED else 2


def measured(game: Game, player: int) -> np.ndarray:
    out = np.zeros(NUM_TERMS)
    measure(game.state, game.tiles, player, np.zeros(NUM_TAKES), out)
    return out


def finished(players: int, seed: int) -> Game:
    game = Game(players, f"evaluate/{seed}", load_tile_set())
    game.play_out(seed)
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_it_counts_the_same_points(players: int) -> None:
    for seed in range(NUM_GAMES):
        game = finished(players, seed)
        for player, row in enumerate(game.score().players):
            found = measured(game, player)
            assert found[terms.SECURED] == row.regions
            assert -found[terms.WILDERNESS] == row.wilderness
            assert found[terms.FOREST_NEAR] == found[terms.FOREST_FAR] == 0
            assert found[terms.NO_GOD_YET] == 0
            assert (found[terms.NO_TEMPLE] == 1) == (row.temple_token == 0)
            assert found[terms.TEMPLES] == pytest.approx(row.temple_token, abs=0.1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_a_god_is_foretold_right(players: int) -> None:
    for seed in range(NUM_GAMES):
        game = finished(players, seed)
        for player in range(players):
            god = int(game.state.god[player])
            points = expected_god_points(game.state, game.tiles, player, god)
            assert points == pytest.approx(god_cp(game.state, game.tiles, player), abs=0.6), god
            assert god != IDLENESS or points == 1


def test_the_realm_is_counted() -> None:
    game = after(2, "realm", 12)
    state = game.state
    state.realm[0] = [5, 1, 0, 2, 0]
    state.reductions[0] = [0, 1, 0, 0, 0]
    found = measured(game, 0)
    assert found[terms.WORSHIPERS] == 7
    assert found[terms.REDUCED_WORSHIPERS] == 1
    assert found[terms.COLORS_HELD] == 3
    assert found[terms.SURPLUS] == 2
    assert found[terms.REDUCTIONS] == 1


def test_more_of_everything_good_is_worth_more() -> None:
    game = after(2, "more", 16, load_tile_set())
    before = worths(game)
    game.state.realm[0, 0] += 2
    assert worths(game)[0] > before[0]
    assert worths(game)[1] == pytest.approx(before[1])


def worths(game: Game) -> np.ndarray:
    out = np.zeros(MAX_PLAYERS)
    evaluate(game.state, game.tiles, EVALUATION, np.zeros(NUM_TAKES), np.zeros(NUM_TERMS), out)
    return out


def test_measuring_leaves_the_game_as_it_is() -> None:
    game = after(3, "same", 20)
    before = bytes(game)
    for player in range(3):
        measured(game, player)
    assert bytes(game) == before
