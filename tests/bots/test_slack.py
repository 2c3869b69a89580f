"""Greedy bots with slack: they choose among the turns that seem almost as good as the best, and only among those."""

import random
from typing import NamedTuple

import numpy as np
import pytest
from random_games import SETS, after, tile_set_of

from orbis import Game
from orbis.bots import bot_factory, play_choice
from orbis.bots.evaluation import EVALUATION
from orbis.bots.turns import MAX_TURN_LENGTH, MAX_TURNS, list_turns, new_turn_scratch
from orbis.engine.kernel import COMPILED
from orbis.engine.state import new_states
from orbis.engine.vocabulary import NO_ACTION
from orbis.game import ACTIONS, Action, Place, Take

SLACK = 3.0
SEEDS = 200 if COMPILED else 3
TURNS = 60 if COMPILED else 2


class Seen(NamedTuple):
    """A turn as a greedy bot sees it."""

    actions: tuple[Action, ...]
    value: float

    @property
    def tile(self) -> Action | None:
        """The take, if the turn begins with it."""
        return self.actions[0] if isinstance(self.actions[0], Take) else None

    @property
    def face(self) -> str | None:
        """How the tile is placed, if it is."""
        return next((action.face for action in self.actions if isinstance(action, Place)), None)


def seen(game: Game) -> list[Seen]:
    states, turns = new_states(MAX_TURN_LENGTH + 1), np.zeros((MAX_TURNS, MAX_TURN_LENGTH + 1), dtype=np.int8)
    values = np.zeros(MAX_TURNS)
    states[0] = game.state
    number = list_turns(states, game.tiles, EVALUATION, new_turn_scratch(), turns, values)
    lengths = np.argmax(turns == NO_ACTION, axis=1)
    return [
        Seen(tuple(ACTIONS[action] for action in turns[index, : lengths[index]]), float(values[index]))
        for index in range(number)
    ]


def plausible(turns: list[Seen], slack: float) -> set[tuple[Action, ...]]:
    """The rule, written plainly."""
    least = max(turn.value for turn in turns) - slack
    return {
        turn.actions for turn in turns if turn.value >= least and not any(puts_to_shame(other, turn) for other in turns)
    }


def puts_to_shame(other: Seen, turn: Seen) -> bool:
    """Whether it places a tile face up that the turn turns over, with a better result."""
    same_tile = (turn.tile, turn.face, other.face) == (other.tile, "wilderness", "up")
    return same_tile and other.value > turn.value


def chosen(game: Game, slack: float, seed: str) -> tuple[Action, ...]:
    choice = bot_factory(f"greedy:slack={slack}")(seed).choose(game.view())
    assert isinstance(choice, list)
    return tuple(choice)


@pytest.mark.parametrize("style", SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_turn_is_chosen_that_seems_much_worse(players: int, style: str) -> None:
    rng = random.Random(f"slack {players} {style}")
    game = Game(players, f"{players}/{style}", tile_set_of(style, rng))
    while not game.over and game.turn < TURNS:
        slack = rng.choice([0.5, 2.0, 8.0])
        turn = chosen(game, slack, str(rng.random()))
        assert turn in plausible(seen(game.view()), slack)
        if rng.random() < 0.2:  # a turn that was begun elsewhere
            game.play(turn[0])
            if not game.staged:
                continue
            rest = chosen(game, slack, str(rng.random()))
            assert rest in plausible(seen(game.view()), slack)
            turn = rest
        for action in turn:
            game.play(action)


def test_every_plausible_turn_is_chosen_sometimes() -> None:
    game = after(2, "b", 16)
    expected = plausible(seen(game.view()), SLACK)
    found = [chosen(game, SLACK, str(seed)) for seed in range(SEEDS)]
    assert set(found) <= expected
    if COMPILED:
        assert len(expected) > 3
        assert set(found) == expected
        assert max(map(found.count, expected)) < 3 * SEEDS / len(expected)


def test_without_slack_the_best_turn_is_chosen() -> None:
    game = Game(3, "no slack")
    for seed in range(3):
        turns = seen(game.view())
        assert chosen(game, 0, str(seed)) == max(turns, key=lambda turn: turn.value).actions
        play_choice(game, bot_factory("greedy")("any"))


def test_equal_seeds_give_equal_choices() -> None:
    game = Game(4, "equal")
    assert chosen(game, SLACK, "a") == chosen(game, SLACK, "a")
    assert len({chosen(game, SLACK, str(seed)) for seed in range(SEEDS)}) > 1
