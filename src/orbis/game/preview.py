"""What a staged turn would do, and what may come next, before anything is played. The form is in docs/actions.md."""

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
from orbis.game.actions import ACTIONS, PLACES, Action, action_index, action_to_json
from orbis.game.changes import play_told
from orbis.game.game import Game
from orbis.game.notation import format_action, format_indices
from orbis.game.public import pile_sizes, plain_fields
from orbis.game.refusals import TURN_COMPLETE, Position, explain

_KINDS = (TAKE, GOD, PLACE_UP, PLACE_WILDERNESS, GIVE, GAIN, REMOVE, EXCHANGE, DECLINE, NUM_ACTIONS)
_WORDS = tuple(map(format_action, ACTIONS))


@dataclass(frozen=True, slots=True)
class Preview:
    """A turn that is staged and not yet played: what it does, the state after it, and what may come next."""

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
        """The form of docs/actions.md."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def preview(game: Game, actions: str | Iterable[Action | str | Mapping[str, Any]] = ()) -> Preview:
    """What the turn does with some more actions staged. The game does not change, and nothing hidden is told.

    Illegal actions are refused as `Game.play_actions` does it.
    """
    view = game.view()
    after = view.after(() if actions == "" else actions)
    is_complete = after.turn != view.turn
    staged = after.turns[-1] if is_complete else [action_index(action) for action in after.staged]
    while view.staged:
        view.undo()
    before = {"turn": view.turn, "round": view.round, "player": view.player, "piles": pile_sizes(view.state)}
    told = play_told(view, staged)
    state = view.public_state()
    if is_complete:
        state |= before
        _forget_refill(state, told[-1]["changes"])
        answers: _Answers = ([], [], TURN_COMPLETE.refuse().to_json())
    else:
        answers = _answers(view)
    return Preview(state["turn"], state["player"], format_indices(staged), is_complete, told, state, *answers)


def _forget_refill(state: dict[str, Any], changes: dict[str, Any]) -> None:
    """Leave the place that was refilled empty, and the turn before its end: nobody knows what comes."""
    refilled = changes.pop("refilled", None)
    if refilled:
        state["display"][PLACES.index(refilled["place"])]["tile"] = None
    changes["now"] = {"step": "complete", "pending": 0}
    state |= changes["now"]


_Answers = tuple[list[dict[str, Any]], list[dict[str, Any]], dict[str, Any]]


def _answers(game: Game) -> _Answers:
    """The actions that may come next, those refused for a reason of their own, and why all others are refused."""
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
    """What `check` says of every action whose kind answers the open question, and of all others."""
    codes: dict[int, int] = {}
    code_of_others = OTHER_STEP
    for first, end in pairwise(_KINDS):
        code = check(game.state, game.tiles, first)
        if code in (OTHER_STEP, GAME_OVER):  # the first thing that it looks at, so it holds for the whole kind
            code_of_others = code
            continue
        codes[first] = code
        for index in range(first + 1, end):
            codes[index] = check(game.state, game.tiles, index)
    return codes, code_of_others
