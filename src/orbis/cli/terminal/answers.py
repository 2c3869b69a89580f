"""Answers of a person: numbers of choices and words of the notation, in any mixture."""

from collections.abc import Sequence

from orbis.cli.terminal.choices import choices_of
from orbis.errors import OrbisError, show
from orbis.game import Action, Game, NotationError, parse_actions

MAX_DIGITS = 4


def read_actions(words: Sequence[str], game: Game) -> list[Action]:
    """The actions that words stand for, each as if it were the only answer; what is not possible is refused."""
    trial = game.copy()
    actions: list[Action] = []
    for word in words:
        _check_turn(trial, game, word)
        is_number = word.isascii() and word.isdigit()
        for action in [_numbered(word, trial)] if is_number else _written(word):
            _check_turn(trial, game, word)
            trial.play(action)
            actions.append(action)
    return actions


def _check_turn(trial: Game, game: Game, word: str) -> None:
    """Refuse what comes after the end of the turn."""
    if trial.turn != game.turn:
        raise OrbisError("turn/too-long", f"The turn ends before {show(word)} can be played")


def _numbered(word: str, game: Game) -> Action:
    """The choice with a number."""
    choices = choices_of(game)
    number = int(word) if len(word) <= MAX_DIGITS else 0
    if not 1 <= number <= len(choices):
        raise OrbisError("play/choice", f"The choices are 1 to {len(choices)}, not {show(word)}")
    return choices[number - 1]


def _written(word: str) -> list[Action]:
    """The actions of a word, whether its letters are capital or small."""
    for spelling in (word, word.lower(), word.upper(), word[:-1].lower() + word[-1:].upper()):
        try:
            return parse_actions(spelling)
        except NotationError:
            continue
    return parse_actions(word)
