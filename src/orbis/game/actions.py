"""The 117 actions as readable objects, and their JSON form."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import FIRST_UPPER_CELL, NUM_CELLS
from orbis.errors import OrbisError, safe_repr
from orbis.forms import Form, one_of
from orbis.tiles import COLORS, GODS, Color, God

Face: TypeAlias = Literal["up", "wilderness"]
Row: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=4)]
Column: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=5)]
AnyColumn: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]  # 6: refused, as the bottom row is full
End: TypeAlias = Annotated[Literal["left", "right"], msgspec.Meta(description="Only in row 1.")]

PLACES = tuple(f"{column}{row}" for row in "123" for column in "abc")
DisplayPlace: TypeAlias = Annotated[str, one_of(PLACES)]
LEFT_END = "1<"
RIGHT_END = "1>"
UPPER_SPOTS = tuple("{}.{}".format(*row_and_column(cell)) for cell in range(FIRST_UPPER_CELL, NUM_CELLS))
SPOTS = (LEFT_END, RIGHT_END, *UPPER_SPOTS)
FACES: tuple[Face, Face] = ("up", "wilderness")


class _Action(Form, frozen=True, tag_field="kind"):
    pass


class Take(_Action, frozen=True, tag="take"):
    """Take the region at a place in the display, `"a1"` to `"c3"`."""

    place: DisplayPlace


class TakeGod(_Action, frozen=True, tag="god"):
    """Take one of the gods on the table."""

    god: God


class Place(Form, frozen=True):
    """Place the taken tile at a spot of the universe: `"1<"`, `"1>"` or an upper cell such as `"2.1"` (row, column).

    Its JSON form is a `Placement`, which needs to know how long the bottom row is.
    """

    spot: str
    face: Face = "up"


class Placement(_Action, frozen=True, tag="place"):
    """Place the taken tile in a cell of the universe."""

    row: Row
    column: AnyColumn
    face: Face
    end: End | msgspec.UnsetType = msgspec.UNSET


class StagedPlacement(_Action, frozen=True, tag="place"):
    """The same as it may be given: at an end of the bottom row, the column follows."""

    row: Row
    face: Face
    column: AnyColumn | msgspec.UnsetType = msgspec.UNSET
    end: End | msgspec.UnsetType = msgspec.UNSET


class Give(_Action, frozen=True, tag="give"):
    """Give one worshiper of a color back to the aether."""

    color: Color


class Gain(_Action, frozen=True, tag="gain"):
    """Gain one worshiper of a color."""

    color: Color


class Remove(_Action, frozen=True, tag="remove"):
    """Remove one worshiper of a color from a tile in the display."""

    place: DisplayPlace
    color: Color


class Exchange(_Action, frozen=True, tag="exchange"):
    """Exchange three worshipers of one color for one of another."""

    give: Color
    get: Color


class Decline(_Action, frozen=True, tag="decline"):
    """Decline to pay for a village, a volcano or Death."""


Action: TypeAlias = Take | TakeGod | Place | Give | Gain | Remove | Exchange | Decline
# As JSON: as actions are sent, and as they may be given.
ActionForm: TypeAlias = Take | TakeGod | Placement | Give | Gain | Remove | Exchange | Decline
StagedAction: TypeAlias = Take | TakeGod | StagedPlacement | Give | Gain | Remove | Exchange | Decline
# However a player may give one: an object, in the notation, or as JSON.
AnyAction: TypeAlias = Action | ActionForm | StagedAction | str | Mapping[str, Any]
Actions: TypeAlias = str | Iterable[AnyAction]  # several: in the notation, or one by one


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


def action_form(action: Action, row_size: int) -> ActionForm:
    """The form of an action that is sent; `row_size` is the length of the player's bottom row before it."""
    return placement(action, row_size) if isinstance(action, Place) else action


@cache
def placement(action: Place, row_size: int) -> Placement:
    """Where a tile is placed."""
    if action.spot == LEFT_END:
        return Placement(1, 1, action.face, "left")
    if action.spot == RIGHT_END:
        return Placement(1, row_size + 1, action.face, "right")
    row, column = map(int, action.spot.split("."))
    return Placement(row, column, action.face)


def action_of(form: ActionForm | StagedAction) -> Action:
    """The action with a form."""
    return place_of(form) if isinstance(form, Placement | StagedPlacement) else form


def place_of(form: Placement | StagedPlacement) -> Place:
    """The placement by its spot. In the bottom row `end` decides, and `column` is optional."""
    if form.end:
        spot = (LEFT_END if form.end == "left" else RIGHT_END) if form.row == 1 else None
    else:
        spot = f"{form.row}.{form.column}"
    if spot not in SPOTS:
        raise _malformed(form.to_json())
    return Place(spot, form.face)


def checked_place(form: Placement | StagedPlacement, row_size: int) -> Place:
    """The same, where the column must be right if it is given."""
    action = place_of(form)
    expected = placement(action, row_size).column
    if form.column and form.column != expected:
        raise OrbisError("action/malformed", f"the column at this end must be {expected}, not {form.column}")
    return action


def action_from_json(value: object) -> Action:
    """The action for a JSON form."""
    return action_of(read_form(value))


def read_form(value: object) -> StagedAction:
    """The form of an action from its JSON."""
    if not isinstance(value, Mapping):
        raise OrbisError("action/malformed", f"an action must be a JSON object with a kind, not {safe_repr(value)}")
    try:
        form: StagedAction = msgspec.convert(value, StagedAction)
    except msgspec.ValidationError:
        raise _malformed(value) from None
    if not isinstance(form, StagedPlacement) and form not in _INDICES:  # an exchange for the same color
        raise _malformed(value)
    return form


def _malformed(value: object) -> OrbisError:
    return OrbisError("action/malformed", f"{safe_repr(value)} is not one of the 117 actions")
