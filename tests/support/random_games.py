"""Random games for tests: mostly sensible actions, so that universes get built; sometimes anything legal."""

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from odd_tile_sets import STYLES, random_tile_set

from orbis import Action, Game, TileSet
from orbis.engine.vocabulary import LEVEL_STARTS, NO_TILE
from orbis.tiles import load_tile_set

GOLDEN_TILES = load_tile_set(Path(__file__).parents[1] / "golden" / "tiles.toml")
SETS = ("standard", *STYLES)


def tile_set_of(style: str, rng: random.Random) -> TileSet:
    return load_tile_set(None if style == "standard" else random_tile_set(rng, style))


def choose(rng: random.Random, game: Game, share_legal: float = 0.2) -> Action:
    return rng.choice(game.legal() if rng.random() < share_legal else game.sensible())


def play_through(game: Game, rng: random.Random, share_legal: float = 0.2) -> Iterator[Action]:
    """Yield each action before it is played, to the end of the game."""
    while not game.over:
        action = choose(rng, game, share_legal)
        yield action
        game.play(action)


def after(players: int, seed: str, turns: int, tiles: Any = GOLDEN_TILES) -> Game:
    """A game after so many random turns."""
    game = Game(players, seed, tiles)
    rng = random.Random(seed)
    while game.turn < turns:
        game.play(choose(rng, game, share_legal=0.0))
    return game


def permuted(game: Game, rng: random.Random) -> Game:
    """The same game with its unseen tiles in another order, level by level, done here without the engine."""
    other = game.copy()
    pile = other.state.pile
    unseen = [int(tile) for tile in pile[int(other.state.drawn) :] if tile != NO_TILE]
    mixed = []
    for start, stop in itertools.pairwise(LEVEL_STARTS):
        level = [tile for tile in unseen if start <= tile < stop]
        rng.shuffle(level)
        mixed += level
    pile[int(other.state.drawn) : int(other.state.drawn) + len(mixed)] = mixed
    return other
