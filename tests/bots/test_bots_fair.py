"""Bots know what a player knows: the order of the unseen tiles changes nothing."""

import random

import pytest
from random_games import after, permuted

from orbis.bots import bot_factory, play_choice
from orbis.engine.kernel import COMPILED
from orbis.tiles import load_tile_set

SIMS = 200 if COMPILED else 2
NAMES = ["greedy", f"search:sims={SIMS}", *(["policy", f"network:sims={SIMS}"] if COMPILED else [])]
POSITIONS = [(2, 0), (2, 13), (3, 20), (4, 41), (2, 28), (3, 43)] if COMPILED else [(2, 1), (3, 4)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("players", "turns"), POSITIONS)
def test_a_choice_does_not_depend_on_the_unseen_order(name: str, players: int, turns: int) -> None:
    game = after(players, "fair", turns, load_tile_set())
    turns_chosen = set()
    for number in range(3):
        other = permuted(game, random.Random(number))
        play_choice(other, bot_factory(name)("fair"))
        turns_chosen.add(other.notation[-1])
    assert len(turns_chosen) == 1


def test_a_bot_gets_no_more_than_a_view() -> None:
    seen = []

    class Spy:
        def choose(self, game):  # type: ignore[no-untyped-def]
            seen.append((game.seed, bytes(game)))
            return game.sensible()[0]

    game = after(2, "spy", 6, load_tile_set())
    view = bytes(game.view())
    play_choice(game, Spy())
    assert seen[0] == (None, view)
