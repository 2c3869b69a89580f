"""The letter of the rules: whether an action is legal now and, if not, why.

`check` returns a code and never raises; turning it into words is left to the facade.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.engine.actions import (
    DECLINE,
    EXCHANGE,
    FIRST_UPPER_SPOT,
    GAIN,
    GIVE,
    GOD,
    LEFT_END,
    NUM_ACTIONS,
    PLACE_UP,
    PLACE_WILDERNESS,
    REMOVE,
    SPOT_TO_CELL,
)
from orbis.engine.kernel import inlined, kernel
from orbis.engine.realm import exchange_source, num_worshipers, symbols_to_pay
from orbis.engine.state import State, Tiles
from orbis.engine.universe import bottom_row_is_full, cells_above_colors, open_cells
from orbis.engine.vocabulary import (
    ANY_COLOR,
    DEATH_PRICE,
    EXCHANGE_RATE,
    MAX_GODS_LAID_OUT,
    NO_GOD,
    NO_TILE,
    NUM_COLORS,
    NUM_REGIONS_EACH,
    STEP_DEATH,
    STEP_DISCARD,
    STEP_GAIN,
    STEP_OVER,
    STEP_PAY,
    STEP_PLACE,
    STEP_TAKE,
    STEP_VILLAGE,
    STEP_VOLCANO,
)

OK: Final = 0
NOT_AN_ACTION: Final = 1
GAME_OVER: Final = 2
OTHER_STEP: Final = 3  # the action does not belong to the current step
UNIVERSE_COMPLETE: Final = 4
GOD_TAKEN_ALREADY: Final = 5
GOD_NOT_THERE: Final = 6
NO_LEFT_END: Final = 7
ROW_FULL: Final = 8
CELL_OCCUPIED: Final = 9
NOT_SUPPORTED: Final = 10
NO_COLOR_BELOW: Final = 11
COST_NOT_PAYABLE: Final = 12
NO_SUCH_WORSHIPER: Final = 13
TOO_FEW_TO_PAY: Final = 14
COLOR_NOT_LISTED: Final = 15
NONE_ON_THIS_TILE: Final = 16
ALREADY_BEGUN: Final = 17
FEWER_THAN_THREE: Final = 18
PAYMENT_AT_RISK: Final = 19


@kernel
def check(state: State, tiles: Tiles, action: int) -> int:
    """OK if the action is legal by the letter of the rules, otherwise the reason why not."""
    if action < 0 or action >= NUM_ACTIONS:
        return NOT_AN_ACTION
    if state.step == STEP_OVER:
        return GAME_OVER
    if action < GOD:
        return _check_take(state)
    if action < PLACE_UP:
        return _check_god(state, action - GOD)
    if action < PLACE_WILDERNESS:
        return _check_place_up(state, tiles, action - PLACE_UP)
    if action < GIVE:
        return _check_spot(state, action - PLACE_WILDERNESS)
    if action < GAIN:
        return _check_give(state, action - GIVE)
    if action < REMOVE:
        return OK if state.step == STEP_GAIN else OTHER_STEP
    if action < EXCHANGE:
        return _check_remove(state, tiles, action - REMOVE)
    if action < DECLINE:
        return _check_exchange(state, tiles, action)
    return _check_decline(state, tiles)


@kernel
def check_all(state: State, tiles: Tiles, out: NDArray[np.int8]) -> None:
    """Write what `check` says about each of the NUM_ACTIONS actions into `out`."""
    for action in range(NUM_ACTIONS):
        out[action] = check(state, tiles, action)


@kernel
def legal(state: State, tiles: Tiles, out: NDArray[np.int8]) -> int:
    """Write all legal actions into `out` (room for NUM_ACTIONS), in order, and return how many there are."""
    number = 0
    for action in range(NUM_ACTIONS):
        if check(state, tiles, action) == OK:
            out[number] = action
            number += 1
    return number


@inlined
def may_take_region(state: State, player: int) -> bool:
    """G2: whether a player still has regions to take."""
    return bool(state.num_regions[player] < NUM_REGIONS_EACH)


@inlined
def may_take_god(state: State, player: int) -> bool:
    """G2: whether a player still has a god to take."""
    return bool(state.god[player] == NO_GOD)


@kernel
def _check_take(state: State) -> int:
    if state.step != STEP_TAKE:
        return OTHER_STEP
    if not may_take_region(state, state.player):
        return UNIVERSE_COMPLETE
    return OK


@kernel
def _check_god(state: State, god: int) -> int:
    if state.step != STEP_TAKE:
        return OTHER_STEP
    if not may_take_god(state, state.player):
        return GOD_TAKEN_ALREADY
    for i in range(MAX_GODS_LAID_OUT):
        if state.gods[i] == god:
            return OK
    return GOD_NOT_THERE


@kernel
def _check_place_up(state: State, tiles: Tiles, spot: int) -> int:
    code = _check_spot(state, spot)
    if code != OK:
        return code
    if spot >= FIRST_UPPER_SPOT:  # U4
        fitting = cells_above_colors(state, state.player, 1 << int(tiles[state.taken].color))
        if not (fitting >> (spot + SPOT_TO_CELL)) & 1:
            return NO_COLOR_BELOW
    if not can_pay_cost(state, tiles):
        return COST_NOT_PAYABLE
    return OK


@kernel
def _check_spot(state: State, spot: int) -> int:
    """U2 and U3, which apply to a wilderness too."""
    if state.step != STEP_PLACE:
        return OTHER_STEP
    player = state.player
    if spot < FIRST_UPPER_SPOT:
        if bottom_row_is_full(state, player):
            return ROW_FULL
        if spot == LEFT_END and state.row_size[player] == 0:
            return NO_LEFT_END
        return OK
    cell = spot + SPOT_TO_CELL
    if state.universe[player, cell] != NO_TILE:
        return CELL_OCCUPIED
    return OK if (open_cells(state, player) >> cell) & 1 else NOT_SUPPORTED


@kernel
def can_pay_cost(state: State, tiles: Tiles) -> bool:
    """T3: whether the realm as it is can pay for the tile taken."""
    player = state.player
    left = 0
    for color in range(NUM_COLORS):
        spare = state.realm[player, color] - symbols_to_pay(state, tiles, player, state.taken, color)
        if spare < 0:
            return False
        left += spare
    return bool(left >= tiles[state.taken].cost[ANY_COLOR])


@kernel
def _check_give(state: State, color: int) -> int:
    step = state.step
    if step != STEP_PAY and step != STEP_VILLAGE and step != STEP_DEATH and step != STEP_DISCARD:
        return OTHER_STEP
    if state.realm[state.player, color] == 0:
        return NO_SUCH_WORSHIPER
    if num_worshipers(state, state.player) < state.pending:
        return TOO_FEW_TO_PAY
    return OK


@kernel
def _check_remove(state: State, tiles: Tiles, place_and_color: int) -> int:
    if state.step != STEP_VOLCANO:
        return OTHER_STEP
    place, color = divmod(place_and_color, NUM_COLORS)
    tile = tiles[state.universe[state.player, state.cell]]
    if not (tile.colors_mask >> color) & 1:
        return COLOR_NOT_LISTED
    return OK if state.display_worshipers[place, color] > 0 else NONE_ON_THIS_TILE


@kernel
def _check_exchange(state: State, tiles: Tiles, action: int) -> int:
    """X1: allowed at every decision of one's own turn, but a payment in progress must be finished."""
    if state.realm[state.player, exchange_source(action)] < EXCHANGE_RATE:
        return FEWER_THAN_THREE
    return PAYMENT_AT_RISK if payment_is_at_risk(state, tiles) else OK


@inlined
def payment_is_at_risk(state: State, tiles: Tiles) -> bool:
    """X1: whether a payment in progress could not be finished after an exchange."""
    if not _payment_is_begun(state, tiles):
        return False
    return bool(num_worshipers(state, state.player) - EXCHANGE_RATE + 1 < state.pending)


@kernel
def _payment_is_begun(state: State, tiles: Tiles) -> bool:
    """Whether worshipers of the realm are owed and can no longer be refused."""
    if state.step == STEP_PAY:
        return True
    return (state.step == STEP_VILLAGE or state.step == STEP_DEATH) and is_begun(state, tiles)


@kernel
def is_begun(state: State, tiles: Tiles) -> bool:
    """Whether a village, a volcano or Death has received its first worshiper."""
    if state.step == STEP_DEATH:
        return bool(state.pending < DEATH_PRICE)
    return bool(state.pending < tiles[state.universe[state.player, state.cell]].number)


@kernel
def _check_decline(state: State, tiles: Tiles) -> int:
    step = state.step
    if step != STEP_VILLAGE and step != STEP_VOLCANO and step != STEP_DEATH:
        return OTHER_STEP
    return ALREADY_BEGUN if is_begun(state, tiles) else OK
