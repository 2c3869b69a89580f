"""Games known in advance: their seeds, and whole random games as clients send their turns."""

import json
import random
from dataclasses import dataclass

from known_seeds import seeds

from orbis import Game
from orbis.game.actions import action_index
from orbis.game.layout import seed_hash


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as clients send it."""

    seat: int
    commit: bytes  # the body of a request


def known_games(num_players: int) -> dict[str, list[Turn]]:
    """A random game for each seed, by the hash of the seed, which everyone at a table can see."""
    return {seed_hash(seed): _play(Game(num_players, seed, first="random"), random.Random(seed)) for seed in seeds()}


def random_turn(game: Game, chance: random.Random) -> str:
    """A whole turn of random sensible actions."""
    after = game.copy()
    while after.turn == game.turn:
        after.play_unchecked(action_index(chance.choice(after.sensible())))
    return after.notation[-1]


def _play(game: Game, chance: random.Random) -> list[Turn]:
    turns = []
    while not game.over:
        turns.append(_play_turn(game, chance))
    return turns


def _play_turn(game: Game, chance: random.Random) -> Turn:
    """Play a random turn."""
    ply, seat = game.turn, game.player
    game.play_turn(random_turn(game, chance))
    commit = {"ply": ply, "actions": game.notation[-1]}
    return Turn(seat, json.dumps(commit, separators=(",", ":")).encode())
