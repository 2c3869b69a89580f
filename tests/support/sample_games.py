"""Games for tests of `Game`: plain ones, where every turn is a take and a place, and odd ones."""

import random
from typing import Any

from hypothesis import strategies as st
from odd_tile_sets import random_tile_set

from orbis import Game
from orbis.tiles import load_tile_set

Json = dict[str, Any]

ODD = load_tile_set(random_tile_set(random.Random(7), "any"))


def plain_data(name: str = "plain") -> Json:
    """A tile set of free sacred stones, so that every turn is a take and a place."""
    data = random_tile_set(random.Random(1), "free") | {"name": name}
    for region in data["regions"]:
        region.update(effect="sacred-stone", cp=1, mystic=None)
    return data


PLAIN = load_tile_set(plain_data())


def plain_game(players: int = 2) -> Game:
    return Game(players, 1, PLAIN)


def some_game(seed: int, num_actions: int) -> Game:
    """An odd game after so many random actions, most of them sensible."""
    rng = random.Random(seed)
    game = Game(rng.choice((2, 3, 4)), seed, ODD, first="random")
    for _ in range(num_actions):
        if game.over:
            break
        game.play(rng.choice(game.sensible() if rng.random() < 0.8 else game.legal()))
    return game


SEEDS = st.integers(0, 10**9)
SOME_GAMES = st.builds(some_game, SEEDS, st.integers(0, 250))


def everything(game: Game) -> tuple[object, ...]:
    """All that a user can see of a game and its history."""
    return bytes(game), list(game.turns), game.staged, game.notation, game.public_state().to_json(), game.seed
