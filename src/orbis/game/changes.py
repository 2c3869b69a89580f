"""What each action changed, for programs that show a game without knowing its rules. Documented in docs/actions.md."""

import struct
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

from orbis.engine.state import STATE_DTYPE
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import EXCHANGE_RATE, NO_PLACE, NO_TILE, NUM_COLORS, NUM_PLACES, NUM_ROUNDS, STEP_OVER
from orbis.game.actions import ACTIONS, PLACES, Action, Exchange, Give, Place, Remove, Take, TakeGod, action_to_json
from orbis.game.game import Game
from orbis.game.names import STEPS
from orbis.tiles import COLORS, TileSet

Changes: TypeAlias = dict[str, Any]

_NOTHING: dict[str, int] = {}


def play_changes(game: Game, turn: Sequence[int], *, refill: bool = True) -> list[dict[str, Any]]:
    """Play actions, given by their numbers and assumed legal, and report what each of them changed.

    The report includes the tile that enters the display at the end of the turn, which is unknown before.
    """
    changes = []
    before = _Moment(game)
    for index in turn:
        game.play_unchecked(index, refill=refill)
        after = _Moment(game)
        form = _form(index, before.row_size)
        changes.append({"action": dict(form), "changes": _changes(ACTIONS[index], form, before, after, game.tile_set)})
        before = after
    return changes


@cache
def _form(index: int, row_size: int) -> dict[str, Any]:
    return action_to_json(ACTIONS[index], row_size)


# The fields that are compared. The pile is not among them: it is hidden.
_FIELDS = (
    *("cancelled", "turn", "num_players", "player", "step", "pending", "taken", "place"),
    *("display", "display_worshipers", "god_cancelled", "realm", "reductions", "row_size"),
)


def _layout() -> tuple[struct.Struct, dict[str, int]]:
    """How to read these fields of a state in one go, and where each starts among the numbers read.

    Reading them from the record one by one would take longer than playing the action.
    """
    text, starts, number = "=", {}, 0
    for name in STATE_DTYPE.names or ():
        dtype = STATE_DTYPE[name]
        if name not in _FIELDS:
            text += f"{dtype.itemsize}x"
            continue
        size = dtype.itemsize // dtype.base.itemsize
        text += f"{size}{dtype.base.char}"
        starts[name] = number
        number += size
    return struct.Struct(text), starts


_STRUCT, _STARTS = _layout()


class _Moment:
    """A snapshot of a game as plain numbers."""

    __slots__ = ("_numbers",)

    def __init__(self, game: Game) -> None:
        self._numbers = _STRUCT.unpack(bytes(game))

    def number(self, name: str, index: int = 0) -> int:
        """A field that is a single number, or one number of a list."""
        number: int = self._numbers[_STARTS[name] + index]
        return number

    def colors(self, name: str, index: int) -> tuple[int, ...]:
        """The five numbers, one per color, that a field holds for a player or place."""
        start = _STARTS[name] + index * NUM_COLORS
        return self._numbers[start : start + NUM_COLORS]

    def on_places(self, color: int) -> tuple[int, ...]:
        """The worshipers of a color at each place in the display."""
        start = _STARTS["display_worshipers"]
        return self._numbers[start + color : start + NUM_PLACES * NUM_COLORS : NUM_COLORS]

    @property
    def row_size(self) -> int:
        """The length of the player's bottom row."""
        return self.number("row_size", self.number("player"))


def _changes(action: Action, form: dict[str, Any], before: _Moment, after: _Moment, tile_set: TileSet) -> Changes:
    player = before.number("player")
    changes = _deed(action, form, before, after, tile_set)
    changes |= _effects(player, changes, before, after)
    if after.number("turn") == before.number("turn"):
        changes["now"] = {"step": STEPS[after.number("step")], "pending": after.number("pending")}
    else:
        changes |= _end_of_turn(before, after, tile_set)
    return changes


def _deed(action: Action, form: dict[str, Any], before: _Moment, after: _Moment, tile_set: TileSet) -> Changes:
    """What the player does."""
    match action:
        case Take():
            return _taking(PLACES.index(action.place), before, after, tile_set)
        case TakeGod(god):
            return {"god": god}
        case Place():
            return _placing(form, before, tile_set)
        case Give(color):
            return {"given": {color: 1}, "purpose": STEPS[before.number("step")]}
        case Remove(place, color):
            return {"removed": {"place": place, "color": color}}
        case Exchange(give, get):
            given = {give: EXCHANGE_RATE}
            return {"exchanged": {"give": give, "get": get}, "given": given, "purpose": "exchange"}
    return {}  # a gain is pure effect, and declining has none


def _taking(place: int, before: _Moment, after: _Moment, tile_set: TileSet) -> Changes:
    """T1, T2."""
    tile = tile_set.regions[before.number("display", place)]
    color = COLORS.index(tile.color)
    generated = [
        {"place": other, "color": tile.color}
        for other, had, has in zip(PLACES, before.on_places(color), after.on_places(color), strict=True)
        if has > had
    ]
    changes: Changes = {"took": {"place": PLACES[place], "tile": tile.id}, "generated": generated}
    collected = _by_color(before.colors("display_worshipers", place))
    if collected:
        changes["collected"] = collected
    return changes


def _placing(form: dict[str, Any], before: _Moment, tile_set: TileSet) -> Changes:
    """T3, T4, W1."""
    tile = tile_set.regions[before.number("taken")]
    changes: Changes = {}
    if form["face"] == "up":
        reductions = before.colors("reductions", before.number("player"))
        paid = _by_color([0 if held else tile.cost.count(c) for c, held in zip(COLORS, reductions, strict=True)])  # E1
        if paid:
            changes["paid"] = paid
    changes["placed"] = {
        "tile": tile.id,
        "row": form["row"],
        "column": form["column"],
        "face": form["face"],
        "shifted": form.get("end") == "left",
    }
    return changes


def _effects(player: int, deed: Changes, before: _Moment, after: _Moment) -> Changes:
    """The effects: T5, D1, D10."""
    changes: Changes = {}
    won = _won(before.colors("reductions", player), after.colors("reductions", player))
    if won:
        changes["reductions"] = won
    gained = _gained(deed, before.colors("realm", player), after.colors("realm", player))
    if gained:
        changes["gained"] = gained
    is_shifted = "placed" in deed and deed["placed"]["shifted"]
    new = after.number("cancelled", player) ^ before.number("cancelled", player) << is_shifted
    if new:
        row, column = row_and_column(new.bit_length() - 1)
        changes["cancelled"] = {"row": row, "column": column}
    if after.number("god_cancelled", player) != before.number("god_cancelled", player):
        changes["god_cancelled"] = True
    return changes


def _won(before: tuple[int, ...], after: tuple[int, ...]) -> list[str]:
    if before == after:
        return []
    return [color for color, had, has in zip(COLORS, before, after, strict=True) if has > had]


def _gained(deed: Changes, before: tuple[int, ...], after: tuple[int, ...]) -> dict[str, int]:
    """What entered the realm besides the worshipers collected."""
    collected = deed.get("collected", _NOTHING)
    spent = deed.get("paid") or deed.get("given", _NOTHING)
    if before == after and not spent:
        return _NOTHING
    gained = {}
    for color, had, has in zip(COLORS, before, after, strict=True):
        number = has - had - collected.get(color, 0) + spent.get(color, 0)
        if number:
            gained[color] = number
    return gained


def _end_of_turn(before: _Moment, after: _Moment, tile_set: TileSet) -> Changes:
    """T7."""
    turn, step = after.number("turn"), after.number("step")
    changes: Changes = {}
    place = before.number("place")
    if place != NO_PLACE and after.number("place") == NO_PLACE:
        tile = after.number("display", place)
        drawn = None if tile == NO_TILE else tile_set.regions[tile].id
        changes["refilled"] = {"place": PLACES[place], "tile": drawn}
    changes["now"] = {
        "turn": turn,
        "round": min(turn // after.number("num_players") + 1, NUM_ROUNDS),
        "player": None if step == STEP_OVER else after.number("player"),
        "step": STEPS[step],
        "pending": after.number("pending"),
    }
    return changes


def _by_color(counts: Sequence[int]) -> dict[str, int]:
    return {color: count for color, count in zip(COLORS, counts, strict=True) if count}
