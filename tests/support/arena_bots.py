"""Bots for the tests of the arena, plain ones and failing ones; worker processes import them by name."""

import os
import sys

from orbis.bots import Choice
from orbis.game import Game


class First:
    """Plays the first sensible action."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, game: Game) -> Choice:
        return game.sensible()[0]


class Last(First):
    """Plays the last sensible action."""

    def choose(self, game: Game) -> Choice:
        return game.sensible()[-1]


class Raising(First):
    """Makes a mistake in its third turn."""

    def choose(self, game: Game) -> Choice:
        if game.turn >= 4:
            raise KeyError("two\nlines")
        return super().choose(game)


class Illegal(First):
    def choose(self, game: Game) -> Choice:
        return "2.1"


class Silent(First):
    def choose(self, game: Game) -> Choice:
        return []


class NoAnswer(First):
    def choose(self, game: Game) -> Choice:
        return None  # type: ignore[return-value]  # what a bot does that forgets to return


class Leaving(First):
    def choose(self, game: Game) -> Choice:
        sys.exit("goodbye")


class Unprintable(First):
    class Error(Exception):
        def __str__(self) -> str:
            raise ValueError

    def choose(self, game: Game) -> Choice:
        raise self.Error


class Unborn(First):
    def __init__(self, seed: str) -> None:
        raise RuntimeError("no model file")


class Crashing(First):
    """Takes its whole process with it."""

    def choose(self, game: Game) -> Choice:
        os._exit(3)
