"""What follows a turn: a search from every tile that may come."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from analysis_positions import FEW
from random_games import after

from orbis import Game, OrbisError, analyze
from orbis.analysis import Budget, review_turn
from orbis.analysis import search as analysis_search
from orbis.analysis.prospects import grow_after, num_next_tiles, plant_after
from orbis.analysis.turns import row_of
from orbis.bots import bot_factory, play_choice
from orbis.bots.network.bot import layers_of
from orbis.bots.network.inference import new_work
from orbis.bots.network.tree import SETTINGS, Tree, new_tree
from orbis.bots.network.versions import weights_path
from orbis.engine.chance import random_from
from orbis.engine.kernel import COMPILED
from orbis.engine.vocabulary import LEVEL_STARTS, NUM_TILES
from orbis.game import parse_actions
from orbis.game.actions import action_index
from orbis.tiles import load_tile_set

needs_speed = pytest.mark.skipif(not COMPILED, reason="one look of the network takes a second uncompiled")


def planted(game: Game, turn: str) -> tuple[Tree, int]:
    """A tree that is ready to search what follows a turn."""
    view = game.view()
    tree = new_tree(NUM_TILES + 200)
    row = row_of(tuple(action_index(action) for action in parse_actions(turn)))
    return tree, plant_after(tree, view.state, view.tiles, row, random_from("seed"))


def drawable(game: Game) -> set[int]:
    """The unseen tiles of the lowest level that is left."""
    unseen = [int(tile) for tile in game.state.pile[game.state.drawn :] if tile >= 0]
    level = max(start for start in LEVEL_STARTS if start <= min(unseen))
    (stop,) = [stop for start, stop in pairwise(LEVEL_STARTS) if start == level]
    return {tile for tile in unseen if tile < stop}


@pytest.mark.parametrize("turns", [0, 9, 17, 25])
def test_every_tile_that_may_come_has_a_root(turns: int) -> None:
    game = after(2, "prospects", turns, load_tile_set())
    place = 4
    tree, number = planted(game, "b2 ~1>" if turns == 0 else whole_turn(game, "b2"))
    assert number == num_next_tiles(game.view().state) == len(drawable(game))
    roots = tree.states[:number]
    assert {int(tile) for tile in roots["display"][:, place]} == drawable(game)
    assert (roots["turn"] == turns + 1).all()


def whole_turn(game: Game, take: str) -> str:
    """A turn that begins with a take."""
    trial = game.copy()
    trial.play(take)
    while trial.turn == game.turn:
        trial.play(trial.sensible()[-1])
    return trial.notation[-1]


def test_a_turn_that_draws_nothing_is_looked_at_as_deeply() -> None:
    game = Game(2, "prospects")
    god = next(action for action in game.sensible() if type(action).__name__ == "TakeGod")
    trial = game.copy()
    trial.play(god)
    while trial.turn == game.turn:
        trial.play(trial.sensible()[0])
    tree, number = planted(game, trial.notation[-1])
    assert number == planted(game, "b2 ~1>")[1]
    assert len({bytes(root["display"].tobytes()) for root in tree.states[:number]}) == 1


@needs_speed
def test_the_roots_are_simulated_in_turn() -> None:
    game = Game(2, "prospects")
    tree, number = planted(game, "b2 ~1>")
    layers = layers_of(game, weights_path())
    grow_after(tree, number, game.tiles, layers, new_work(), random_from("seed"), SETTINGS, 3 * number + 1)
    visits = tree.nodes["visits"][:number]
    assert visits.tolist() == [4] + [3] * (number - 1)
    np.testing.assert_allclose(tree.nodes["wins"][:number, :2].sum(axis=1), visits, rtol=1e-3)


@needs_speed
def test_threads_do_not_change_what_is_expected_from_a_turn() -> None:
    game = after(2, "prospects", 9, load_tile_set())
    one = analysis_search.Thinker(game.view(), "same", Budget(simulations=400))
    four = analysis_search.Thinker(game.view(), "same", Budget(simulations=400, threads=4))
    turns = list(one.candidates(3))
    assert one.estimates(turns, 300, "turns") == four.estimates(turns, 300, "turns")


@needs_speed
def test_other_payments_are_not_other_turns() -> None:
    """Of the turns that differ only in worshipers, the best way is listed."""
    for number in range(20):
        game = after(2, f"payments/{number}", 20, load_tile_set())
        found = analyze(game, FEW, num_turns=20)
        choices = [
            tuple(str(action) for action in ranked.turn.actions if type(action).__name__ in CHOICES)
            for ranked in found.turns
        ]
        assert len(choices) == len(set(choices))


CHOICES = ("Take", "TakeGod", "Place", "Decline")


@pytest.mark.parametrize("damage", ["missing", "damaged"])
def test_without_weights_the_analysis_says_so(damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "weights.npz"
    if damage == "damaged":
        path.write_bytes(b"these are no weights")
    monkeypatch.setattr(analysis_search, "weights_path", lambda version: path)
    game = Game(2, 1)
    for ask in (lambda: analyze(game, FEW), lambda: review_turn(game, "b2 ~1>", FEW)):
        with pytest.raises(OrbisError) as caught:
            ask()
        assert caught.value.code == f"weights/{damage}"
    play_choice(game, bot_factory("greedy")("seed"))
    assert game.turn == 1
