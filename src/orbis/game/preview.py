"""What a staged turn would do and what may come next, before it is played. See docs/actions.md for the form."""

from itertools import pairwise
from typing import Annotated

import msgspec
from msgspec.structs import replace

from orbis.engine.actions import (
    DECLINE,
    EXCHANGE,
    GAIN,
    GIVE,
    GOD,
    NUM_ACTIONS,
    PLACE_UP,
    PLACE_WILDERNESS,
    REMOVE,
    TAKE,
)
from orbis.engine.check import GAME_OVER, OK, OTHER_STEP
from orbis.forms import Form, JsonObject
from orbis.game.actions import ACTIONS, ActionForm, Actions, action_form, action_index
from orbis.game.changes import ActionChanges, Now, changes_of
from orbis.game.game import Game
from orbis.game.guidance import Guidance, guidance_of
from orbis.game.notation import format_action, format_indices
from orbis.game.public import PlayerNumber, PublicState
from orbis.game.refusals import TURN_COMPLETE, Refusal, explain

_KINDS = (TAKE, GOD, PLACE_UP, PLACE_WILDERNESS, GIVE, GAIN, REMOVE, EXCHANGE, DECLINE, NUM_ACTIONS)
_WORDS = tuple(map(format_action, ACTIONS))


class AllowedAction(Form, frozen=True):
    """An action that can come next."""

    action: ActionForm
    notation: str
    sensible: bool


class RefusedAction(Form, frozen=True):
    """An action that cannot come next, and why: as in a `Refusal`."""

    action: ActionForm
    notation: str
    code: str
    rule: str
    message: str
    args: JsonObject


class Preview(Form, frozen=True):
    """A staged turn: what it does, the state after it, and what may come next."""

    turn: int
    player: PlayerNumber | None
    staged: str
    complete: bool
    actions: list[ActionChanges]
    state: PublicState
    next: list[AllowedAction]
    refused: list[RefusedAction]
    otherwise: Annotated[Refusal, msgspec.Meta(description="Why every action in neither list is illegal.")]
    guidance: Guidance


def preview(game: Game, actions: Actions = ()) -> Preview:
    """What the turn does with some more actions staged. Does not change the game or reveal anything hidden.

    Illegal actions raise the same errors as `Game.play_actions`.
    """
    view = game.view()
    before = {"turn": view.turn, "round": view.round, "player": view.player}
    tried = view.try_actions(() if actions == "" else actions, refill=False)
    after, played = tried.game, changes_of(tried)
    is_complete = after.turn != view.turn
    state = after.public_state()
    if is_complete:  # but not over: nobody knows which tile comes
        played[-1] = replace(played[-1], changes=replace(played[-1].changes, now=Now("complete", 0)))
        state = replace(state, **before, step="complete", pending=0)
        answers: _Answers = ([], [], TURN_COMPLETE.refuse(), Guidance(None, [], None))
    else:
        answers = _answers(after)
    return Preview(state.turn, state.player, format_indices(tried.actions), is_complete, played, state, *answers)


_Answers = tuple[list[AllowedAction], list[RefusedAction], Refusal, Guidance]


def _answers(game: Game) -> _Answers:
    """The actions that may come next, those refused for a specific reason, why all others are refused, and guidance."""
    advice = game.advice()
    position = advice.position
    codes, code_of_others = _codes(advice.codes)
    row_size = position.state.row_size[position.state.player]
    sensible = set(map(action_index, game.sensible()))
    allowed, refused = [], []
    for index, code in codes.items():
        form = action_form(ACTIONS[index], row_size)
        if code == OK:
            allowed.append(AllowedAction(form, _WORDS[index], index in sensible))
        else:
            why = explain(code, ACTIONS[index], position)
            refused.append(RefusedAction(form, _WORDS[index], why.code, why.rule, why.message, why.args))
    return allowed, refused, explain(code_of_others, ACTIONS[0], position), guidance_of(advice)


def _codes(found: list[int]) -> tuple[dict[int, int], int]:
    """What `check` says about every action that answers the current question, and about all others."""
    codes: dict[int, int] = {}
    code_of_others = OTHER_STEP
    for first, end in pairwise(_KINDS):
        if found[first] in (OTHER_STEP, GAME_OVER):  # checked before anything else, so it applies to the whole kind
            code_of_others = found[first]
        else:
            codes |= zip(range(first, end), found[first:end], strict=True)
    return codes, code_of_others
