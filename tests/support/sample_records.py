"""Games to make records of: all numbers of players, odd tile sets, other first players, unfinished, without a seed."""

import functools
import json
import random
from typing import Any

from odd_tile_sets import STYLES, random_start, random_tile_set

from orbis import Game
from orbis.records import Record, encode_record, record_of
from orbis.tiles import load_tile_set

Json = dict[str, Any]

FINISHED = ("2 players", "3 players", "4 players, 2 begins", *(f"odd tiles, {style}" for style in STYLES))
UNFINISHED = ("not begun", "unfinished", "unfinished, odd tiles", "unfinished, no seed")
SAMPLES = (*FINISHED, "no seed", *UNFINISHED)


@functools.cache
def sample_record(name: str) -> Record:
    """The record of a sample game."""
    return record_of(sample_game(name))


def sample_data(name: str) -> Json:
    """The record as JSON data of one's own, to be damaged."""
    data: Json = json.loads(encode_record(sample_record(name)))
    return data


@functools.cache
def sample_game(name: str) -> Game:
    """A sample game; not to be changed."""
    rng = random.Random(name)
    if name == "4 players, 2 begins":
        return finished(Game(4, "four", first=2))
    if name.endswith("players"):
        return finished(Game(int(name[0]), name))
    if name.startswith("odd tiles"):
        style = name.removeprefix("odd tiles, ")
        players = 2 + STYLES.index(style) % 3
        return finished(Game(players, name, random_tile_set(rng, style), first=players - 1))
    if name == "no seed":
        return finished(without_seed(rng, 3))
    if name == "unfinished, no seed":
        return played(without_seed(rng, 2), 13)
    tile_set = random_tile_set(rng, "any") if name.endswith("odd tiles") else None
    return played(Game(3, name, tile_set, first=1), 0 if name == "not begun" else 20)


def without_seed(rng: random.Random, players: int) -> Game:
    """A game whose piles somebody shuffled by hand."""
    start = random_start(rng, load_tile_set().to_json(), players)
    return Game.from_piles(start["piles"], start["gods"], players, first=start["first"])


def finished(game: Game) -> Game:
    """The game, played to its end at random."""
    game.play_out(f"{game.seed}/play")
    return game


def played(game: Game, turns: int) -> Game:
    """The game after so many random turns."""
    rng = random.Random(turns)
    while game.turn < turns:
        game.play(rng.choice(game.sensible()))
    return game
