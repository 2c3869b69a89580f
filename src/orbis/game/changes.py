"""What each action changed, for programs that show a game without knowing its rules. Documented in docs/actions.md."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import EXCHANGE_RATE, NO_PLACE, NO_TILE, NUM_COLORS, NUM_PLACES, NUM_ROUNDS, STEP_OVER
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
from orbis.game.plain import START, plain_numbers
from orbis.game.public import PlayerNumber
from orbis.tiles import COLORS, Color, God, TileSet

Counts: TypeAlias = dict[Color, int]
Purpose: TypeAlias = Literal["pay", "village", "death", "discard", "exchange"]

_NOTHING: dict[str, int] = {}


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


def play_changes(game: Game, turn: Sequence[int], *, refill: bool = True) -> list[ActionChanges]:
    """Play actions of a turn, given by their numbers, and report what each of them changed.

    The report includes the tile that enters the display at the end of the turn, which is unknown before.
    """
    num_staged = len(game.staged)
    played = game.try_actions([ACTIONS[index] for index in turn], refill=refill)
    game.become(played.game)
    return changes_of(played)[num_staged:]


def changes_of(played: PlayedActions) -> list[ActionChanges]:
    """What each action changed."""
    before, *moments = map(_Moment, plain_numbers(played.states))
    reported = []
    for index, after in zip(played.actions, moments, strict=True):
        form = action_form(ACTIONS[index], before.row_size)
        changes = _changes(ACTIONS[index], form, before, after, played.game.tile_set)
        reported.append(ActionChanges(form, changes))
        before = after
    return reported


class _Moment:
    """A game as plain numbers. The pile is not looked at: it is hidden."""

    __slots__ = ("_numbers",)

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self._numbers = numbers

    def number(self, name: str, index: int = 0) -> int:
        """A field that is a single number, or one number of a list."""
        number: int = self._numbers[START[name] + index]
        return number

    def colors(self, name: str, index: int) -> tuple[int, ...]:
        """The five numbers, one per color, that a field holds for a player or place."""
        start = START[name] + index * NUM_COLORS
        return self._numbers[start : start + NUM_COLORS]

    def on_places(self, color: int) -> tuple[int, ...]:
        """The worshipers of a color at each place in the display."""
        start = START["display_worshipers"]
        return self._numbers[start + color : start + NUM_PLACES * NUM_COLORS : NUM_COLORS]

    @property
    def row_size(self) -> int:
        """The length of the player's bottom row."""
        return self.number("row_size", self.number("player"))


# The fields of `Changes` as they are found, one after the other.
_Found: TypeAlias = dict[str, Any]


def _changes(action: Action, form: ActionForm, before: _Moment, after: _Moment, tile_set: TileSet) -> Changes:
    player = before.number("player")
    found = _deed(action, form, before, after, tile_set)
    found |= _effects(player, found, before, after)
    if after.number("turn") == before.number("turn"):
        return Changes(**found, now=Now(STEPS[after.number("step")], after.number("pending")))
    return Changes(**found, **_end_of_turn(before, after, tile_set))


def _deed(action: Action, form: ActionForm, before: _Moment, after: _Moment, tile_set: TileSet) -> _Found:
    """What the player does."""
    if isinstance(form, Placement):
        return _placing(form, before, tile_set)
    match action:
        case Take(place):
            return _taking(PLACES.index(place), before, after, tile_set)
        case TakeGod(god):
            return {"god": god}
        case Give(color):
            return {"given": {color: 1}, "purpose": STEPS[before.number("step")]}
        case Remove(place, color):
            return {"removed": ColorAtPlace(place, color)}
        case Exchange(give, get):
            return {"exchanged": Exchanged(give, get), "given": {give: EXCHANGE_RATE}, "purpose": "exchange"}
    return {}  # a gain is pure effect, and declining has none


def _taking(place: int, before: _Moment, after: _Moment, tile_set: TileSet) -> _Found:
    """T1, T2."""
    tile = tile_set.regions[before.number("display", place)]
    color = COLORS.index(tile.color)
    generated = [
        ColorAtPlace(other, tile.color)
        for other, had, has in zip(PLACES, before.on_places(color), after.on_places(color), strict=True)
        if has > had
    ]
    collected = _by_color(before.colors("display_worshipers", place))
    return {"took": Took(PLACES[place], tile.id), "generated": generated, "collected": collected or None}


def _placing(form: Placement, before: _Moment, tile_set: TileSet) -> _Found:
    """T3, T4, W1."""
    tile = tile_set.regions[before.number("taken")]
    placed = Placed(tile.id, form.row, form.column, form.face, form.end == "left")
    if form.face == "wilderness":
        return {"placed": placed}
    reductions = before.colors("reductions", before.number("player"))
    paid = _by_color([0 if held else tile.cost.count(c) for c, held in zip(COLORS, reductions, strict=True)])  # E1
    return {"placed": placed, "paid": paid or None}


def _effects(player: int, deed: _Found, before: _Moment, after: _Moment) -> _Found:
    """The effects: T5, D1, D10."""
    found: _Found = {}
    won = _won(before.colors("reductions", player), after.colors("reductions", player))
    if won:
        found["reductions"] = won
    gained = _gained(deed, before.colors("realm", player), after.colors("realm", player))
    if gained:
        found["gained"] = gained
    is_shifted = "placed" in deed and deed["placed"].shifted
    new = after.number("cancelled", player) ^ before.number("cancelled", player) << is_shifted
    if new:
        found["cancelled"] = Cell(*row_and_column(new.bit_length() - 1))
    if after.number("god_cancelled", player) != before.number("god_cancelled", player):
        found["god_cancelled"] = True
    return found


def _won(before: tuple[int, ...], after: tuple[int, ...]) -> list[str]:
    if before == after:
        return []
    return [color for color, had, has in zip(COLORS, before, after, strict=True) if has > had]


def _gained(deed: _Found, before: tuple[int, ...], after: tuple[int, ...]) -> dict[str, int]:
    """What entered the realm besides the worshipers collected."""
    collected = deed.get("collected") or _NOTHING
    spent = deed.get("paid") or deed.get("given") or _NOTHING
    if before == after and not spent:
        return _NOTHING
    gained = {}
    for color, had, has in zip(COLORS, before, after, strict=True):
        number = has - had - collected.get(color, 0) + spent.get(color, 0)
        if number:
            gained[color] = number
    return gained


def _end_of_turn(before: _Moment, after: _Moment, tile_set: TileSet) -> _Found:
    """T7."""
    turn, step = after.number("turn"), after.number("step")
    found: _Found = {}
    place = before.number("place")
    if place != NO_PLACE and after.number("place") == NO_PLACE:
        tile = after.number("display", place)
        found["refilled"] = Refilled(PLACES[place], None if tile == NO_TILE else tile_set.regions[tile].id)
    round_ = min(turn // after.number("num_players") + 1, NUM_ROUNDS)
    player = None if step == STEP_OVER else after.number("player")
    found["now"] = Now(STEPS[step], after.number("pending"), turn, round_, player)
    return found


def _by_color(counts: Sequence[int]) -> dict[str, int]:
    return {color: count for color, count in zip(COLORS, counts, strict=True) if count}
