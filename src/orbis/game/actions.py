"""The 117 actions as readable objects, and their JSON form."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import FIRST_UPPER_CELL, NUM_CELLS
from orbis.errors import OrbisError, safe_repr
from orbis.tiles import COLORS, GODS

Face: TypeAlias = Literal["up", "wilderness"]

PLACES = tuple(f"{column}{row}" for row in "123" for column in "abc")
LEFT_END = "1<"
RIGHT_END = "1>"
UPPER_SPOTS = tuple("{}.{}".format(*row_and_column(cell)) for cell in range(FIRST_UPPER_CELL, NUM_CELLS))
SPOTS = (LEFT_END, RIGHT_END, *UPPER_SPOTS)
FACES: tuple[Face, Face] = ("up", "wilderness")


@dataclass(frozen=True, slots=True)
class Take:
    """Take the region at a place in the display, `"a1"` to `"c3"`."""

    place: str


@dataclass(frozen=True, slots=True)
class TakeGod:
    """Take one of the gods on the table."""

    god: str


@dataclass(frozen=True, slots=True)
class Place:
    """Place the taken tile at a spot of the universe: `"1<"`, `"1>"` or an upper cell such as `"2.1"` (row, column)."""

    spot: str
    face: Face = "up"


@dataclass(frozen=True, slots=True)
class Give:
    """Give one worshiper of a color back to the aether."""

    color: str


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain one worshiper of a color."""

    color: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove one worshiper of a color from a tile in the display."""

    place: str
    color: str


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange three worshipers of one color for one of another."""

    give: str
    get: str


@dataclass(frozen=True, slots=True)
class Decline:
    """Decline to pay for a village, a volcano or Death."""


Action: TypeAlias = Take | TakeGod | Place | Give | Gain | Remove | Exchange | Decline


def _all_actions() -> tuple[Action, ...]:
    """Every action, in the engine's numbering."""
    actions: list[Action] = [Take(place) for place in PLACES]
    actions += [TakeGod(god) for god in GODS]
    actions += [Place(spot, face) for face in FACES for spot in SPOTS]
    actions += [Give(color) for color in COLORS]
    actions += [Gain(color) for color in COLORS]
    actions += [Remove(place, color) for place in PLACES for color in COLORS]
    actions += [Exchange(give, get) for give in COLORS for get in COLORS if give != get]
    actions.append(Decline())
    return tuple(actions)


ACTIONS = _all_actions()
_INDICES: dict[Action, int] = {action: index for index, action in enumerate(ACTIONS)}
NOT_AN_ACTION_INDEX = NUM_ACTIONS


def action_index(action: Action) -> int:
    """The engine's number for an action, or a number that the engine refuses if there is no such action."""
    try:
        return _INDICES.get(action, NOT_AN_ACTION_INDEX)
    except TypeError:  # unhashable
        return NOT_AN_ACTION_INDEX


def action_to_json(action: Action, row_size: int) -> dict[str, Any]:
    """The JSON form of an action; `row_size` is the length of the player's bottom row before it."""
    match action:
        case Take(place):
            return {"kind": "take", "place": place}
        case TakeGod(god):
            return {"kind": "god", "god": god}
        case Place(spot, face):
            return {"kind": "place", **_spot_to_json(spot, row_size), "face": face}
        case Give(color):
            return {"kind": "give", "color": color}
        case Gain(color):
            return {"kind": "gain", "color": color}
        case Remove(place, color):
            return {"kind": "remove", "place": place, "color": color}
        case Exchange(give, get):
            return {"kind": "exchange", "give": give, "get": get}
        case Decline():
            return {"kind": "decline"}


def _spot_to_json(spot: str, row_size: int) -> dict[str, Any]:
    if spot == LEFT_END:
        return {"row": 1, "column": 1, "end": "left"}
    if spot == RIGHT_END:
        return {"row": 1, "column": row_size + 1, "end": "right"}
    row, column = spot.split(".")
    return {"row": int(row), "column": int(column)}


def action_from_json(value: object) -> Action:
    """The action for a JSON form. In the bottom row `end` decides, and `column` is optional."""
    if not isinstance(value, Mapping):
        raise OrbisError("action/malformed", f"an action must be a JSON object with a kind, not {safe_repr(value)}")
    if all(type(content) in (str, int) for content in value.values()):
        action = _BY_FORM.get(_form_key(value))
        if action is not None:
            return action
    raise OrbisError("action/malformed", f"{safe_repr(value)} is not one of the 117 actions")


def _form_key(form: Mapping[str, Any]) -> frozenset[tuple[str, Any]]:
    return frozenset((key, content) for key, content in form.items() if not (key == "column" and "end" in form))


_BY_FORM = {_form_key(action_to_json(action, 0)): action for action in ACTIONS}
