"""Why an action is refused, in words: a stable code, the rule's id, and a sentence."""

from collections.abc import Callable
from dataclasses import dataclass

from orbis.engine import check as codes
from orbis.engine.actions import SPOT_TO_CELL
from orbis.engine.realm import num_worshipers, symbols_to_pay
from orbis.engine.state import State, Tiles
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import (
    ANY_COLOR,
    NO_CELL,
    NUM_COLORS,
    STEP_DEATH,
    STEP_DISCARD,
    STEP_GAIN,
    STEP_PAY,
    STEP_PLACE,
    STEP_TAKE,
    STEP_VILLAGE,
    STEP_VOLCANO,
)
from orbis.errors import OrbisError, show
from orbis.game.actions import SPOTS, Action, Exchange, Give, Place, Remove, TakeGod
from orbis.game.names import COLOR_NAMES
from orbis.tiles import COLORS, TileSet

# The question of each step, and its rule.
QUESTIONS = {
    STEP_TAKE: ("G1", "take a region or a god"),
    STEP_PLACE: ("T4", "put the taken tile into the universe"),
    STEP_PAY: ("T3", 'give worshipers for the "any" symbols of the cost'),
    STEP_VILLAGE: ("E2", "give worshipers for the village, or decline"),
    STEP_VOLCANO: ("E4", "remove worshipers from the display for the volcano, or decline"),
    STEP_GAIN: ("E7", "choose the worshipers to gain"),
    STEP_DEATH: ("D10", "give six worshipers for Death, or decline"),
    STEP_DISCARD: ("T6", "discard down to 10 worshipers"),
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: a stable code, the rule behind it, and a sentence."""

    code: str
    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class IllegalAction(OrbisError):  # noqa: N818 - named as the rules would say it
    """An action that the rules do not allow now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, str(refusal), refusal.rule)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Position:
    """What an explanation may look at."""

    state: State
    tiles: Tiles
    tile_set: TileSet


def explain(code: int, action: Action, position: Position) -> Refusal:
    """Put a code of `check` into words."""
    name, rule, say = _REASONS[code]
    return Refusal(f"action/{name}", rule or _rule_of_step(position.state), say(action, position))


def _rule_of_step(state: State) -> str:
    """The rule behind the question that is open."""
    if state.step == STEP_GAIN and state.cell == NO_CELL:
        return "D1"  # no tile was placed: it is Love who gives
    return QUESTIONS[int(state.step)][0]


def _other_step(action: Action, position: Position) -> str:
    return f"Now is the time to {QUESTIONS[int(position.state.step)][1]}"


def _god_taken(action: Action, position: Position) -> str:
    god = position.tile_set.gods[position.state.god[position.state.player]]
    return f"You have a god already, {god}, and each player takes exactly one"


def _god_not_there(action: Action, position: Position) -> str:
    assert isinstance(action, TakeGod)
    left = ", ".join(position.tile_set.gods[god] for god in position.state.gods if god >= 0)
    return f"{action.god} is not among the gods to be had: {left}"


def _where(action: Action) -> str:
    assert isinstance(action, Place)
    row, column = row_and_column(SPOTS.index(action.spot) + SPOT_TO_CELL)
    return f"row {row}, column {column}"


def _occupied(action: Action, position: Position) -> str:
    return f"There is a tile in {_where(action)} already"


def _not_supported(action: Action, position: Position) -> str:
    return f"A tile in {_where(action)} needs both tiles below it, and they are not there yet"


def _no_color_below(action: Action, position: Position) -> str:
    tile = position.tile_set.regions[position.state.taken]
    return f"Neither tile below {_where(action)} is {COLOR_NAMES[tile.color]}, as {tile.id} is"


def _not_payable(action: Action, position: Position) -> str:
    state, tiles = position.state, position.tiles
    tile = position.tile_set.regions[state.taken]
    player = int(state.player)
    missing = []
    spare = 0
    for color in range(NUM_COLORS):
        left = int(state.realm[player, color]) - symbols_to_pay(state, tiles, player, state.taken, color)
        spare += max(left, 0)
        if left < 0:
            missing.append(f"{-left} {COLOR_NAMES[COLORS[color]]}")
    short = int(tiles[state.taken].cost[ANY_COLOR]) - spare
    if short > 0:
        missing.append(f"{short} of any color")
    return f"{tile.id} costs {tile.cost}, and the realm lacks {' and '.join(missing)}"


def _no_such_worshiper(action: Action, position: Position) -> str:
    assert isinstance(action, Give)
    return f"There is no {COLOR_NAMES[action.color]} worshiper in the realm"


def _too_few_to_pay(action: Action, position: Position) -> str:
    state = position.state
    have = num_worshipers(state, int(state.player))
    return f"It takes {state.pending} worshipers, and the realm has {have}: only to decline is left"


def _not_listed(action: Action, position: Position) -> str:
    assert isinstance(action, Remove)
    state = position.state
    tile = position.tile_set.regions[state.universe[state.player, state.cell]]
    colors = " or ".join(COLOR_NAMES[color] for color in tile.effect.colors)
    return f"The volcano {tile.id} removes {colors} worshipers, not {COLOR_NAMES[action.color]} ones"


def _none_there(action: Action, position: Position) -> str:
    assert isinstance(action, Remove)
    return f"No {COLOR_NAMES[action.color]} worshiper lies at {action.place}"


def _fewer_than_three(action: Action, position: Position) -> str:
    assert isinstance(action, Exchange)
    have = position.state.realm[position.state.player, COLORS.index(action.give)]
    return f"An exchange takes three {COLOR_NAMES[action.give]} worshipers, and the realm has {have}"


def _fixed(sentence: str) -> Callable[[Action, Position], str]:
    return lambda action, position: sentence


_REASONS: dict[int, tuple[str, str, Callable[[Action, Position], str]]] = {
    codes.NOT_AN_ACTION: ("unknown", "G1", lambda action, position: f"{show(action)} is none of the 117 actions"),
    codes.GAME_OVER: ("game-over", "G1", _fixed("The game is over")),
    codes.OTHER_STEP: ("other-step", "", _other_step),
    codes.UNIVERSE_COMPLETE: (
        "universe-complete",
        "G2",
        _fixed("The universe is complete: what is left to take is a god"),
    ),
    codes.GOD_TAKEN_ALREADY: ("god-taken-already", "G2", _god_taken),
    codes.GOD_NOT_THERE: ("god-not-there", "S2", _god_not_there),
    codes.NO_LEFT_END: (
        "no-left-end",
        "U2",
        _fixed("The bottom row is empty: its first tile goes to 1>"),
    ),
    codes.ROW_FULL: ("row-full", "U2", _fixed("The bottom row has its five tiles")),
    codes.CELL_OCCUPIED: ("cell-occupied", "U1", _occupied),
    codes.NOT_SUPPORTED: ("not-supported", "U3", _not_supported),
    codes.NO_COLOR_BELOW: ("no-color-below", "U4", _no_color_below),
    codes.COST_NOT_PAYABLE: ("cost-not-payable", "T3", _not_payable),
    codes.NO_SUCH_WORSHIPER: ("no-such-worshiper", "", _no_such_worshiper),
    codes.TOO_FEW_TO_PAY: ("too-few-to-pay", "", _too_few_to_pay),
    codes.COLOR_NOT_LISTED: ("color-not-listed", "E4", _not_listed),
    codes.NONE_ON_THIS_TILE: ("none-on-this-tile", "E4", _none_there),
    codes.ALREADY_BEGUN: (
        "already-begun",
        "",
        _fixed("It is being paid already: all or nothing"),
    ),
    codes.FEWER_THAN_THREE: ("fewer-than-three", "X1", _fewer_than_three),
    codes.PAYMENT_AT_RISK: (
        "payment-at-risk",
        "X1",
        _fixed("After this exchange there would be too few worshipers for the payment that was begun"),
    ),
}
