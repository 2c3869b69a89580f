"""Why an action is refused: a stable code, the rule's id, arguments, and a sentence made from them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, TypeAlias

from orbis.engine import check as codes
from orbis.engine.actions import SPOT_TO_CELL
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import NO_CELL, NO_GOD
from orbis.errors import OrbisError, show
from orbis.game.actions import SPOTS, Action, Exchange, Give, Place, Remove, TakeGod
from orbis.game.names import COLOR_NAMES, STEPS
from orbis.tiles import ANY, COLORS, TileSet

Args: TypeAlias = dict[str, Any]  # as JSON has them

# The question of each step, and its rule.
QUESTIONS = {
    "take": ("G1", "take a region or a god"),
    "place": ("T4", "put the taken tile into the universe"),
    "pay": ("T3", 'give worshipers for the "any" symbols of the cost'),
    "village": ("E2", "give worshipers for the village, or decline"),
    "volcano": ("E4", "remove worshipers from the display for the volcano, or decline"),
    "gain": ("E7", "choose the worshipers to gain"),
    "death": ("D10", "give six worshipers for Death, or decline"),
    "discard": ("T6", "discard down to 10 worshipers"),
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: a stable code, the rule behind it, a sentence, and what the sentence is made from."""

    code: str
    rule: str
    message: str
    args: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"

    def to_json(self) -> dict[str, Any]:
        """The form of docs/actions.md."""
        return {"code": self.code, "rule": self.rule, "args": dict(self.args), "message": self.message}


class IllegalAction(OrbisError):  # noqa: N818 - named as the rules would say it
    """An action that the rules do not allow now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, str(refusal), refusal.rule)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Position:
    """What an explanation may look at."""

    state: SimpleNamespace  # of `plain_fields`
    tile_set: TileSet


@dataclass(frozen=True, slots=True)
class Reason:
    """A kind of refusal: `find` yields its arguments, and `say` knows nothing but them."""

    code: str
    rule: str  # none: that of the open question
    say: Callable[..., str]
    find: Callable[[Action, Position], Args] = lambda action, position: {}

    def refuse(self, **args: Any) -> Refusal:
        """The refusal for this reason."""
        return Refusal(self.code, self.rule, self.say(**args), args)


def explain(code: int, action: Action, position: Position) -> Refusal:
    """Put a code of `check` into words."""
    reason = REASONS[code]
    args = reason.find(action, position)
    return Refusal(reason.code, reason.rule or _rule_of_step(position.state), reason.say(**args), args)


def _rule_of_step(state: SimpleNamespace) -> str:
    """The rule behind the question that is open."""
    step = STEPS[state.step]
    if step == "gain" and state.cell == NO_CELL:
        return "D1"  # no tile was placed: it is Love who gives
    return QUESTIONS[step][0]


# What the reasons find


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
    state = position.state
    tile = position.tile_set.regions[state.taken]
    missing = {}
    spare = 0
    realm, reductions = state.realm[state.player], state.reductions[state.player]
    for color, held, is_reduced in zip(COLORS, realm, reductions, strict=True):
        left = held if is_reduced else held - tile.cost.count(color)  # E1
        spare += max(left, 0)
        if left < 0:
            missing[color] = -left
    short = tile.cost.count(ANY) - spare
    if short > 0:
        missing[ANY] = short
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


# What they say


def _say_missing(tile: str, cost: str, missing: dict[str, int]) -> str:
    lacking = [f"{number} {COLOR_NAMES.get(color, 'of any color')}" for color, number in missing.items()]
    return f"{tile} costs {cost}, and the realm lacks {' and '.join(lacking)}"


def _say_not_listed(tile: str, colors: list[str], color: str) -> str:
    listed = " or ".join(COLOR_NAMES[color] for color in colors)
    return f"The volcano {tile} removes {listed} worshipers, not {COLOR_NAMES[color]} ones"


REASONS = {
    codes.NOT_AN_ACTION: Reason(
        "action/unknown",
        "G1",
        lambda action: f"{action} is none of the 117 actions",
        lambda action, position: {"action": show(action)},
    ),
    codes.GAME_OVER: Reason("action/game-over", "G1", lambda: "The game is over"),
    codes.OTHER_STEP: Reason("action/other-step", "", lambda step: f"Now is the time to {QUESTIONS[step][1]}", _step),
    codes.UNIVERSE_COMPLETE: Reason(
        "action/universe-complete", "G2", lambda: "The universe is complete: what is left to take is a god"
    ),
    codes.GOD_TAKEN_ALREADY: Reason(
        "action/god-taken-already",
        "G2",
        lambda god: f"You have a god already, {god}, and each player takes exactly one",
        _god,
    ),
    codes.GOD_NOT_THERE: Reason(
        "action/god-not-there",
        "S2",
        lambda god, left: f"{god} is not among the gods to be had: {', '.join(left)}",
        _gods_left,
    ),
    codes.NO_LEFT_END: Reason("action/no-left-end", "U2", lambda: "The bottom row is empty: its first tile goes to 1>"),
    codes.ROW_FULL: Reason("action/row-full", "U2", lambda: "The bottom row has its five tiles"),
    codes.CELL_OCCUPIED: Reason(
        "action/cell-occupied",
        "U1",
        lambda row, column: f"There is a tile in row {row}, column {column} already",
        _cell,
    ),
    codes.NOT_SUPPORTED: Reason(
        "action/not-supported",
        "U3",
        lambda row, column: (
            f"A tile in row {row}, column {column} needs both tiles below it, and they are not there yet"
        ),
        _cell,
    ),
    codes.NO_COLOR_BELOW: Reason(
        "action/no-color-below",
        "U4",
        lambda row, column, tile, color: (
            f"Neither tile below row {row}, column {column} is {COLOR_NAMES[color]}, as {tile} is"
        ),
        _cell_and_tile,
    ),
    codes.COST_NOT_PAYABLE: Reason("action/cost-not-payable", "T3", _say_missing, _missing),
    codes.NO_SUCH_WORSHIPER: Reason(
        "action/no-such-worshiper",
        "",
        lambda color: f"There is no {COLOR_NAMES[color]} worshiper in the realm",
        _color,
    ),
    codes.TOO_FEW_TO_PAY: Reason(
        "action/too-few-to-pay",
        "",
        lambda needed, held: f"It takes {needed} worshipers, and the realm has {held}: only to decline is left",
        _needed_and_held,
    ),
    codes.COLOR_NOT_LISTED: Reason("action/color-not-listed", "E4", _say_not_listed, _volcano),
    codes.NONE_ON_THIS_TILE: Reason(
        "action/none-on-this-tile",
        "E4",
        lambda place, color: f"No {COLOR_NAMES[color]} worshiper lies at {place}",
        _place_and_color,
    ),
    codes.ALREADY_BEGUN: Reason("action/already-begun", "", lambda: "It is being paid already: all or nothing"),
    codes.FEWER_THAN_THREE: Reason(
        "action/fewer-than-three",
        "X1",
        lambda color, held: f"An exchange takes three {COLOR_NAMES[color]} worshipers, and the realm has {held}",
        _color_and_held,
    ),
    codes.PAYMENT_AT_RISK: Reason(
        "action/payment-at-risk",
        "X1",
        lambda: "After this exchange there would be too few worshipers for the payment that was begun",
    ),
}

# Of a turn as a whole.
TURN_INCOMPLETE = Reason("turn/incomplete", "G1", lambda step: f"The turn is not complete: {step} is open")
TURN_TOO_LONG = Reason(
    "turn/too-long", "G1", lambda played, number: f"The turn ends with {played}, before its action {number}"
)
TURN_COMPLETE = Reason("turn/complete", "G1", lambda: "The turn is complete")
