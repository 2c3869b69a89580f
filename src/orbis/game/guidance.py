"""What leaves no choice, and what is suggested: the same in the terminal and on the page."""

from typing import TypeAlias

from orbis.engine.vocabulary import NO_ACTION
from orbis.forms import Form
from orbis.game.actions import ACTIONS, Gain, Give, Remove
from orbis.game.game import Game
from orbis.game.readable import Advice
from orbis.game.refusals import Refusal, explain

Payment: TypeAlias = Give | Remove


class Guidance(Form, frozen=True):
    """The next action if there is no choice, a way to finish the step, and why the tile goes nowhere face up."""

    forced: Payment | None
    suggested: list[Give | Gain | Remove]
    not_face_up: Refusal | None


def guidance(game: Game) -> Guidance:
    """The guidance for whoever answers the open question."""
    return guidance_of(game.advice())


def guidance_of(advice: Advice) -> Guidance:
    """The guidance in a piece of advice."""
    forced = None if advice.forced == NO_ACTION else _payment(advice.forced)
    refused = advice.not_face_up
    is_refused = refused != NO_ACTION
    refusal = explain(advice.codes[refused], ACTIONS[refused], advice.position) if is_refused else None
    return Guidance(forced, list(map(_worshiper, advice.suggested)), refusal)


def _payment(index: int) -> Payment:
    action = ACTIONS[index]
    assert isinstance(action, Give | Remove)
    return action


def _worshiper(index: int) -> Give | Gain | Remove:
    action = ACTIONS[index]
    assert isinstance(action, Give | Gain | Remove)
    return action
