"""What each action changed, for programs that show a game without knowing its rules. Documented in docs/actions.md."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec
import numpy as np

from orbis.engine import changes as engine
from orbis.engine.calls import describe_turn
from orbis.engine.state import STATE_DTYPE
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import NO_CELL, NO_PLACE, NO_TILE, NUM_COLORS
from orbis.forms import Form
from orbis.game.actions import (
    ACTIONS,
    PLACES,
    Action,
    ActionForm,
    Column,
    DisplayPlace,
    Exchange,
    Face,
    Give,
    Placement,
    Remove,
    Row,
    Take,
    TakeGod,
    action_form,
)
from orbis.game.game import Game, PlayedActions
from orbis.game.names import STEPS, Step
from orbis.game.public import PlayerNumber
from orbis.tiles import COLORS, Color, God, TileSet

Counts: TypeAlias = dict[Color, int]
Purpose: TypeAlias = Literal["pay", "village", "death", "discard", "exchange"]


class Took(Form, frozen=True):
    """A tile that was taken."""

    place: DisplayPlace
    tile: str


class ColorAtPlace(Form, frozen=True):
    """A worshiper at a place in the display."""

    place: DisplayPlace
    color: Color


class Placed(Form, frozen=True):
    """A tile that was placed in the universe; `shifted`: all tiles moved one column to the right."""

    tile: str
    row: Row
    column: Column
    face: Face
    shifted: bool


class Exchanged(Form, frozen=True):
    """An exchange."""

    give: Color
    get: Color


class Cell(Form, frozen=True):
    """A cell of a universe."""

    row: Row
    column: Column


class Refilled(Form, frozen=True):
    """The tile drawn into the display at the end of the turn."""

    place: DisplayPlace
    tile: str | None


class Now(Form, frozen=True):
    """The open question; at the end of a turn, the next turn."""

    step: Step
    pending: int
    turn: int | msgspec.UnsetType = msgspec.UNSET
    round: int | msgspec.UnsetType = msgspec.UNSET
    player: PlayerNumber | msgspec.UnsetType | None = msgspec.UNSET


class Changes(Form, frozen=True, omit_defaults=True, kw_only=True):
    """What an action changed; fields that do not apply are left out."""

    took: Took | None = None
    generated: list[ColorAtPlace] | None = None
    collected: Counts | None = None
    god: God | None = None
    paid: Counts | None = None
    placed: Placed | None = None
    given: Counts | None = None
    purpose: Purpose | None = None
    removed: ColorAtPlace | None = None
    exchanged: Exchanged | None = None
    reductions: list[Color] | None = None
    gained: Counts | None = None
    cancelled: Cell | None = None
    god_cancelled: bool | None = None
    refilled: Refilled | None = None
    now: Now


class ActionChanges(Form, frozen=True):
    """An action and what it changed."""

    action: ActionForm
    changes: Changes


def play_changes(game: Game, turn: Sequence[int]) -> list[ActionChanges]:
    """Play actions of a turn, given by their numbers, and report what each of them changed.

    The report includes the tile that enters the display at the end of the turn, which is unknown before.
    """
    num_staged = len(game.staged)
    played = game.try_actions([ACTIONS[index] for index in turn])
    game.become(played.game)
    return changes_of(played)[num_staged:]


def changes_of(played: PlayedActions) -> list[ActionChanges]:
    """What each action changed."""
    rows = np.zeros((len(played.actions), engine.NUM_CHANGE_COLUMNS), dtype=np.int16)
    states = np.frombuffer(played.states, dtype=STATE_DTYPE)
    describe_turn(states, played.game.tiles, np.array(played.actions, dtype=np.int8), rows)
    tile_set = played.game.tile_set
    return [_changes(ACTIONS[index], row, tile_set) for index, row in zip(played.actions, rows.tolist(), strict=True)]


# The fields of `Changes` as they are found, one after the other.
_Found: TypeAlias = dict[str, Any]


def _changes(action: Action, row: list[int], tile_set: TileSet) -> ActionChanges:
    form = action_form(action, row[engine.ROW_SIZE])
    found = {**_deed(action, form, row, tile_set), **_effects(row)}
    step = STEPS[row[engine.STEP_AFTER]]
    if not row[engine.ENDS_TURN]:
        return ActionChanges(form, Changes(**found, now=Now(step, row[engine.PENDING])))
    if row[engine.REFILLED] != NO_PLACE:
        tile = row[engine.REFILLED_TILE]
        drawn = None if tile == NO_TILE else tile_set.regions[tile].id
        found["refilled"] = Refilled(PLACES[row[engine.REFILLED]], drawn)
    player = None if row[engine.PLAYER] == engine.NO_PLAYER else row[engine.PLAYER]
    now = Now(step, row[engine.PENDING], row[engine.TURN], row[engine.ROUND], player)
    return ActionChanges(form, Changes(**found, now=now))


def _deed(action: Action, form: ActionForm, row: list[int], tile_set: TileSet) -> _Found:
    """What the player does."""
    if isinstance(form, Placement):
        tile = tile_set.regions[row[engine.PLACED_TILE]].id
        placed = Placed(tile, form.row, form.column, form.face, bool(row[engine.IS_SHIFTED]))
        return {"placed": placed, "paid": _by_color(row, engine.PAID) or None}
    match action:
        case Take(place):
            return {"took": Took(place, tile_set.regions[row[engine.TOOK_TILE]].id), **_collecting(row, tile_set)}
        case TakeGod(god):
            return {"god": god}
        case Give(color):
            return {"given": {color: 1}, "purpose": STEPS[row[engine.STEP_BEFORE]]}
        case Remove(place, color):
            return {"removed": ColorAtPlace(place, color)}
        case Exchange(give, get):
            given = _by_color(row, engine.GIVEN)
            return {"exchanged": Exchanged(give, get), "given": given, "purpose": "exchange"}
    return {}  # a gain is pure effect, and declining has none


def _collecting(row: list[int], tile_set: TileSet) -> _Found:
    """T1, T2."""
    color = tile_set.regions[row[engine.TOOK_TILE]].color
    generated = [ColorAtPlace(place, color) for bit, place in enumerate(PLACES) if row[engine.GENERATED] >> bit & 1]
    return {"generated": generated, "collected": _by_color(row, engine.COLLECTED) or None}


def _effects(row: list[int]) -> _Found:
    """The effects: T5, D1, D10."""
    found: _Found = {}
    if row[engine.REDUCTIONS]:
        found["reductions"] = [color for bit, color in enumerate(COLORS) if row[engine.REDUCTIONS] >> bit & 1]
    gained = _by_color(row, engine.GAINED)
    if gained:
        found["gained"] = gained
    if row[engine.CANCELLED] != NO_CELL:
        found["cancelled"] = Cell(*row_and_column(row[engine.CANCELLED]))
    if row[engine.GOD_CANCELLED]:
        found["god_cancelled"] = True
    return found


def _by_color(row: list[int], first: int) -> dict[str, int]:
    """The numbers in five columns by color, those that are not zero."""
    return {color: count for color, count in zip(COLORS, row[first : first + NUM_COLORS], strict=True) if count}
