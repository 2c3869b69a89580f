"""What a staged turn would do and what may come next, before it is played. See docs/actions.md for the form."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any

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
from orbis.engine.check import GAME_OVER, OK, OTHER_STEP, check
from orbis.game.actions import ACTIONS, Action, action_index, action_to_json
from orbis.game.changes import play_changes
from orbis.game.game import Game
from orbis.game.notation import format_action, format_indices
from orbis.game.public import plain_fields
from orbis.game.refusals import TURN_COMPLETE, Position, explain

_KINDS = (TAKE, GOD, PLACE_UP, PLACE_WILDERNESS, GIVE, GAIN, REMOVE, EXCHANGE, DECLINE, NUM_ACTIONS)
_WORDS = tuple(map(format_action, ACTIONS))


@dataclass(frozen=True, slots=True)
class Preview:
    """A staged turn: what it does, the state after it, and what may come next."""

    turn: int
    player: int | None
    staged: str
    complete: bool
    actions: list[dict[str, Any]]
    state: dict[str, Any]
    next: list[dict[str, Any]]
    refused: list[dict[str, Any]]
    otherwise: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """The JSON form in docs/actions.md."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def preview(game: Game, actions: str | Iterable[Action | str | Mapping[str, Any]] = ()) -> Preview:
    """What the turn does with some more actions staged. Does not change the game or reveal anything hidden.

    Illegal actions raise the same errors as `Game.play_actions`.
    """
    view = game.view()
    after = view.after(() if actions == "" else actions, refill=False)
    is_complete = after.turn != view.turn
    staged = after.turns[-1] if is_complete else [action_index(action) for action in after.staged]
    while view.staged:
        view.undo()
    before = {"turn": view.turn, "round": view.round, "player": view.player}
    changes = play_changes(view, staged, refill=False)
    state = view.public_state()
    if is_complete:  # but not over: nobody knows which tile comes
        now = changes[-1]["changes"]["now"] = {"step": "complete", "pending": 0}
        state |= {**before, **now}
        answers: _Answers = ([], [], TURN_COMPLETE.refuse().to_json())
    else:
        answers = _answers(view)
    return Preview(state["turn"], state["player"], format_indices(staged), is_complete, changes, state, *answers)


_Answers = tuple[list[dict[str, Any]], list[dict[str, Any]], dict[str, Any]]


def _answers(game: Game) -> _Answers:
    """The actions that may come next, those refused for a specific reason, and why all others are refused."""
    codes, code_of_others = _codes(game)
    position = Position(plain_fields(game.state), game.tile_set)
    row_size = position.state.row_size[position.state.player]
    sensible = set(map(action_index, game.sensible()))
    allowed, refused = [], []
    for index, code in codes.items():
        action = ACTIONS[index]
        entry = {"action": action_to_json(action, row_size), "notation": _WORDS[index]}
        if code == OK:
            allowed.append({**entry, "sensible": index in sensible})
        else:
            refused.append({**entry, **explain(code, action, position).to_json()})
    return allowed, refused, explain(code_of_others, ACTIONS[0], position).to_json()


def _codes(game: Game) -> tuple[dict[int, int], int]:
    """What `check` says about every action that answers the current question, and about all others."""
    codes: dict[int, int] = {}
    code_of_others = OTHER_STEP
    for first, end in pairwise(_KINDS):
        code = check(game.state, game.tiles, first)
        if code in (OTHER_STEP, GAME_OVER):  # checked before anything else, so it applies to the whole kind
            code_of_others = code
            continue
        codes[first] = code
        for index in range(first + 1, end):
            codes[index] = check(game.state, game.tiles, index)
    return codes, code_of_others
