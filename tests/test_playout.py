"""Random play inside the engine."""

import numpy as np
import pytest

from orbis import Game
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import random_from
from orbis.engine.playout import play_many, play_random
from orbis.engine.state import new_states
from orbis.engine.vocabulary import NUM_TILES, STEP_OVER


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_play_is_the_same_whether_it_is_written_down_or_not(players: int) -> None:
    game = Game(players, "playout")
    other = game.copy()
    game.play_out("chance")
    num_actions = play_random(other.state, other.tiles, random_from("chance"), np.zeros(NUM_ACTIONS, dtype=np.int8))
    assert num_actions == sum(map(len, game.turns))
    assert bytes(other) == bytes(game)


def test_a_random_game_written_down_replays() -> None:
    game = Game(3, "playout")
    game.play("b2")
    game.play_out("chance")
    again = Game(3, "playout")
    for turn in game.notation:
        again.play_turn(turn)
    assert again == game
    assert again.turns == game.turns


def test_many_games_are_dealt_and_played() -> None:
    states, random = new_states(), random_from("many")
    scratch, pile = np.zeros(NUM_ACTIONS, dtype=np.int8), np.zeros(NUM_TILES, dtype=np.int8)
    tiles = Game(2, 1).tiles
    one = play_many(states[0], tiles, 2, 1, random, scratch, pile)
    assert states[0].step == STEP_OVER
    first = states.tobytes()
    three = play_many(states[0], tiles, 2, 3, random, scratch, pile)
    assert states.tobytes() != first
    assert 60 < one < three
