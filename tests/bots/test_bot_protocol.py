"""A bot of one's own: ten lines, one method."""

import random

import pytest

from orbis import Game, IllegalAction, OrbisError
from orbis.bots import Choice, play_choice


class Thrifty:
    """Takes what costs least; a bot in ten lines."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def choose(self, game: Game) -> Choice:
        return self.random.choice(game.sensible())


class Saying:
    def __init__(self, *answers: Choice) -> None:
        self.answers = list(answers)

    def choose(self, game: Game) -> Choice:
        return self.answers.pop(0)


def test_a_bot_may_answer_action_by_action() -> None:
    game = Game(2, "own")
    bots = [Thrifty("a"), Thrifty("b")]
    while game.turn < 6:
        play_choice(game, bots[game.player])
    assert len(game.notation) == 6


@pytest.mark.parametrize("answers", [["b2 ~1>"], ["b2", "~1>"], [["b2", "~1>"]]])
def test_answers_may_be_texts_and_lists(answers: list[Choice]) -> None:
    game = Game(2, "texts")
    play_choice(game, Saying(*answers))
    assert game.notation == ["b2 ~1>"]


@pytest.mark.parametrize(
    ("answers", "code"), [([[]], "bot/no-choice"), ([""], "bot/no-choice"), (["b2", "b2"], "action/other-step")]
)
def test_a_bad_answer_leaves_the_game_as_it_was(answers: list[Choice], code: str) -> None:
    game = Game(2, "bad")
    before = bytes(game)
    with pytest.raises((OrbisError, IllegalAction)) as caught:
        play_choice(game, Saying(*answers))
    assert caught.value.code == code
    assert bytes(game) == before
    assert game.staged == []
