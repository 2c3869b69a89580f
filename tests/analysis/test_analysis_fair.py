"""The analysis knows what a player knows: the order of the unseen tiles changes not a byte of it."""

import json
import random

import pytest
from analysis_positions import FEW
from random_games import after, permuted

from orbis import analyze
from orbis.analysis import review_turn
from orbis.engine.kernel import COMPILED
from orbis.tiles import load_tile_set

POSITIONS = [(2, 0), (2, 13), (3, 20), (4, 41), (2, 28), (3, 42)] if COMPILED else [(2, 13)]


@pytest.mark.parametrize(("players", "turns"), POSITIONS)
def test_an_analysis_does_not_depend_on_the_unseen_order(players: int, turns: int) -> None:
    game = after(players, "fair", turns, load_tile_set())
    others = [permuted(game, random.Random(number)) for number in range(6)]
    assert any(other != game for other in others)
    forms = {json.dumps(analyze(other, FEW).form().to_json()) for other in (game, *others)}
    assert len(forms) == 1


@pytest.mark.parametrize(("players", "turns"), POSITIONS)
def test_a_review_does_not_depend_on_the_unseen_order(players: int, turns: int) -> None:
    game = after(players, "fair", turns, load_tile_set())
    place = random.Random(turns).choice("abc") + "2"
    trial = game.copy()
    trial.play(place)
    trial.play(next(action for action in trial.sensible() if getattr(action, "face", None) == "wilderness"))
    while trial.turn == game.turn:
        trial.play(trial.sensible()[0])
    turn = trial.notation[-1]
    others = [permuted(game, random.Random(number)) for number in range(6)]
    forms = {json.dumps(review_turn(other, turn, FEW).form().to_json()) for other in (game, *others)}
    assert len(forms) == 1


def test_half_a_turn_does_not_reveal_the_refill() -> None:
    game = after(2, "half", 11, load_tile_set())
    game.play("b2")
    forms = {json.dumps(analyze(permuted(game, random.Random(n)), FEW).form().to_json()) for n in range(4)}
    assert len(forms) == 1
