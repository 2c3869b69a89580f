"""Why an action is refused: a stable code, the rule's id, arguments, and a sentence built from them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, TypeAlias

from orbis.engine import check as codes
from orbis.engine.actions import SPOT_TO_CELL
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import NO_CELL, NO_GOD
from orbis.errors import OrbisError, safe_repr
from orbis.forms import Form, JsonObject
from orbis.game.actions import SPOTS, Action, Exchange, Give, Place, Remove, TakeGod
from orbis.game.names import COLOR_NAMES, STEPS
from orbis.tiles import ANY, COLORS, TileSet

Args: TypeAlias = dict[str, Any]  # JSON values

# The rule behind each step, and what the player has to do.
QUESTIONS = {
    "take": ("G1", "take a region or a god"),
    "place": ("T4", "place the tile you took in your universe"),
    "pay": ("T3", 'pay the "any" symbols of the cost'),
    "village": ("E2", "give worshipers to the village or decline"),
    "volcano": ("E4", "remove worshipers from the display for the volcano or decline"),
    "gain": ("E7", "choose the worshipers to gain"),
    "death": ("D10", "give six worshipers to Death or decline"),
    "discard": ("T6", "discard down to 10 worshipers"),
}


class Refusal(Form, frozen=True):
    """Why an action is not legal: a stable code, the rule behind it, a sentence, and the arguments of the sentence."""

    code: str
    rule: str
    message: str
    args: JsonObject

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"

    def __hash__(self) -> int:
        return hash((self.code, self.rule, self.message))


class IllegalAction(OrbisError):  # noqa: N818 - the name players would use
    """An action that is not legal now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, str(refusal), refusal.rule)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Position:
    """What an explanation may look at."""

    state: SimpleNamespace  # from `plain_fields`
    tile_set: TileSet
    missing: Sequence[int] = ()  # what the player lacks for the tile just taken, by color, then of any color


@dataclass(frozen=True, slots=True)
class Reason:
    """A kind of refusal. `find` yields its arguments, and `say` sees nothing else."""

    code: str
    rule: str  # empty: that of the current step
    say: Callable[..., str]
    find: Callable[[Action, Position], Args] = lambda action, position: {}

    def refuse(self, **args: Any) -> Refusal:
        """Build the refusal."""
        return Refusal(self.code, self.rule, self.say(**args), args)


def explain(code: int, action: Action, position: Position) -> Refusal:
    """Explain a code returned by `check`."""
    reason = REASONS[code]
    args = reason.find(action, position)
    return Refusal(reason.code, reason.rule or _rule_of_step(position.state), reason.say(**args), args)


def _rule_of_step(state: SimpleNamespace) -> str:
    """The rule behind the current step."""
    step = STEPS[state.step]
    if step == "gain" and state.cell == NO_CELL:
        return "D1"  # no tile was placed: the gift is Love's
    return QUESTIONS[step][0]


# Finding the arguments


def _step(action: Action, position: Position) -> Args:
    return {"step": STEPS[position.state.step]}


def _god(action: Action, position: Position) -> Args:
    state = position.state
    return {"god": position.tile_set.gods[state.god[state.player]]}


def _gods_left(action: Action, position: Position) -> Args:
    assert isinstance(action, TakeGod)
    left = [position.tile_set.gods[god] for god in position.state.gods if god != NO_GOD]
    return {"god": action.god, "left": left}


def _cell(action: Action, position: Position) -> Args:
    assert isinstance(action, Place)
    row, column = row_and_column(SPOTS.index(action.spot) + SPOT_TO_CELL)
    return {"row": row, "column": column}


def _cell_and_tile(action: Action, position: Position) -> Args:
    tile = position.tile_set.regions[position.state.taken]
    return {**_cell(action, position), "tile": tile.id, "color": tile.color}


def _missing(action: Action, position: Position) -> Args:
    tile = position.tile_set.regions[position.state.taken]
    missing = {color: number for color, number in zip(COLORS + ANY, position.missing, strict=True) if number}
    return {"tile": tile.id, "cost": tile.cost, "missing": missing}


def _color(action: Action, position: Position) -> Args:
    assert isinstance(action, Give)
    return {"color": action.color}


def _needed_and_held(action: Action, position: Position) -> Args:
    state = position.state
    return {"needed": state.pending, "held": sum(state.realm[state.player])}


def _volcano(action: Action, position: Position) -> Args:
    assert isinstance(action, Remove)
    state = position.state
    tile = position.tile_set.regions[state.universe[state.player][state.cell]]
    return {"tile": tile.id, "colors": list(tile.effect.colors), "color": action.color}


def _place_and_color(action: Action, position: Position) -> Args:
    assert isinstance(action, Remove)
    return {"place": action.place, "color": action.color}


def _color_and_held(action: Action, position: Position) -> Args:
    assert isinstance(action, Exchange)
    state = position.state
    return {"color": action.give, "held": state.realm[state.player][COLORS.index(action.give)]}


# The sentences


def _say_missing(tile: str, cost: str, missing: dict[str, int]) -> str:
    lacking = [f"{number} {COLOR_NAMES.get(color, 'of any color')}" for color, number in missing.items()]
    return f"{tile} costs {cost}, but you are missing {' and '.join(lacking)}"


def _say_not_listed(tile: str, colors: list[str], color: str) -> str:
    listed = " or ".join(COLOR_NAMES[color] for color in colors)
    return f"The volcano {tile} removes only {listed} worshipers, not {COLOR_NAMES[color]} ones"


REASONS = {
    codes.NOT_AN_ACTION: Reason(
        "action/unknown",
        "G1",
        lambda action: f"{action} is not one of the 117 actions",
        lambda action, position: {"action": safe_repr(action)},
    ),
    codes.GAME_OVER: Reason("action/game-over", "G1", lambda: "The game is over"),
    codes.OTHER_STEP: Reason("action/other-step", "", lambda step: f"Now you have to {QUESTIONS[step][1]}", _step),
    codes.UNIVERSE_COMPLETE: Reason(
        "action/universe-complete", "G2", lambda: "Your universe is complete: you can only take a god"
    ),
    codes.GOD_TAKEN_ALREADY: Reason(
        "action/god-taken-already",
        "G2",
        lambda god: f"You already have a god, {god}; each player takes exactly one",
        _god,
    ),
    codes.GOD_NOT_THERE: Reason(
        "action/god-not-there",
        "S2",
        lambda god, left: f"{god} is not on the table; the gods left are {', '.join(left)}",
        _gods_left,
    ),
    codes.NO_LEFT_END: Reason("action/no-left-end", "U2", lambda: "The bottom row is empty: its first tile goes at 1>"),
    codes.ROW_FULL: Reason("action/row-full", "U2", lambda: "The bottom row is full: it has all five tiles"),
    codes.CELL_OCCUPIED: Reason(
        "action/cell-occupied",
        "U1",
        lambda row, column: f"There is already a tile in row {row}, column {column}",
        _cell,
    ),
    codes.NOT_SUPPORTED: Reason(
        "action/not-supported",
        "U3",
        lambda row, column: (
            f"A tile in row {row}, column {column} needs both tiles below it, and at least one is missing"
        ),
        _cell,
    ),
    codes.NO_COLOR_BELOW: Reason(
        "action/no-color-below",
        "U4",
        lambda row, column, tile, color: (
            f"{tile} is {COLOR_NAMES[color]}, but neither tile below row {row}, column {column} is"
        ),
        _cell_and_tile,
    ),
    codes.COST_NOT_PAYABLE: Reason("action/cost-not-payable", "T3", _say_missing, _missing),
    codes.NO_SUCH_WORSHIPER: Reason(
        "action/no-such-worshiper",
        "",
        lambda color: f"You have no {COLOR_NAMES[color]} worshiper",
        _color,
    ),
    codes.TOO_FEW_TO_PAY: Reason(
        "action/too-few-to-pay",
        "",
        lambda needed, held: f"This takes {needed} worshipers and you have {held}: you can only decline",
        _needed_and_held,
    ),
    codes.COLOR_NOT_LISTED: Reason("action/color-not-listed", "E4", _say_not_listed, _volcano),
    codes.NONE_ON_THIS_TILE: Reason(
        "action/none-on-this-tile",
        "E4",
        lambda place, color: f"There is no {COLOR_NAMES[color]} worshiper at {place}",
        _place_and_color,
    ),
    codes.ALREADY_BEGUN: Reason(
        "action/already-begun", "", lambda: "You have already started to pay: it is all or nothing"
    ),
    codes.FEWER_THAN_THREE: Reason(
        "action/fewer-than-three",
        "X1",
        lambda color, held: f"An exchange takes three {COLOR_NAMES[color]} worshipers, but you have {held}",
        _color_and_held,
    ),
    codes.PAYMENT_AT_RISK: Reason(
        "action/payment-at-risk",
        "X1",
        lambda: "This exchange would leave too few worshipers for the payment you have started",
    ),
}

# About a turn as a whole.
TURN_INCOMPLETE = Reason(
    "turn/incomplete", "G1", lambda step: f"The turn is not complete: the step {step} is still open"
)
TURN_TOO_LONG = Reason(
    "turn/too-long", "G1", lambda played, number: f"The turn already ends with {played}; action {number} is too many"
)
TURN_COMPLETE = Reason("turn/complete", "G1", lambda: "The turn is complete")
