"""The engine against the slow, plain oracle, at every action of random games."""

import random
from typing import Any

import pytest
from odd_tile_sets import STYLES, random_start, random_tile_set
from oracle import Oracle
from soak import times, tries

from orbis import Game
from orbis.engine.kernel import COMPILED
from orbis.game.actions import action_form
from orbis.tiles import load_tile_set

SETS = ("standard", *STYLES)
# Hundreds of games compiled, and many more in `make soak`; plain Python is for coverage and gets a few.
NUM_GAMES = times(40) if COMPILED else 1


def start(rng: random.Random, style: str, players: int) -> tuple[Game, Oracle]:
    tile_set = load_tile_set().to_json() if style == "standard" else random_tile_set(rng, style)
    layout: dict[str, Any] = random_start(rng, tile_set, players)
    oracle = Oracle(**layout)
    game = Game.from_piles(
        layout["piles"], layout["gods"], players, load_tile_set(layout["tile_set"]), first=layout["first"]
    )
    return game, oracle


def legal_forms(game: Game) -> list[dict[str, Any]]:
    row_size = int(game.state.row_size[game.player])
    return [action_form(action, row_size).to_json() for action in game.legal()]


def choose(rng: random.Random, game: Game, legal: list[dict[str, Any]]) -> dict[str, Any]:
    """Mostly sensible actions, so that universes get built; sometimes anything legal, so that everything is tried."""
    if rng.random() < 0.2:
        return rng.choice(legal)
    row_size = int(game.state.row_size[game.player])
    return action_form(rng.choice(game.sensible()), row_size).to_json()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", SETS)
def test_every_action_of_random_games_agrees_with_the_oracle(style: str, players: int) -> None:
    for rng in tries(f"oracle {style} {players}", NUM_GAMES):
        game, oracle = start(rng, style, players)
        assert game.public_state().to_json() == oracle.public_state()
        while not oracle.over:
            legal = oracle.legal()
            assert legal_forms(game) == legal
            action = choose(rng, game, legal)
            assert action in legal
            oracle.play(action)
            game.play(action)
            assert game.public_state().to_json() == oracle.public_state(), action
        assert game.over
        assert game.score().to_json() == oracle.score()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", SETS)
def test_scores_agree_with_the_oracle_after_every_turn(style: str, players: int) -> None:
    for rng in tries(f"scores {style} {players}", max(NUM_GAMES // 20, 1)):
        game, oracle = start(rng, style, players)
        while not oracle.over:
            turn = game.turn
            while game.turn == turn:
                action = choose(rng, game, oracle.legal())
                oracle.play(action)
                game.play(action)
            assert game.score().to_json() == oracle.score()
