"""All legal actions at once: marks what `check` allows without calling it 117 times; tests compare the two."""

import numpy as np
from numpy.typing import NDArray

from orbis.engine.actions import (
    BOTH_ENDS,
    DECLINE,
    EXCHANGE,
    GAIN,
    GIVE,
    GOD,
    LEFT_END,
    NUM_ACTIONS,
    NUM_SPOTS,
    PLACE_UP,
    PLACE_WILDERNESS,
    REMOVE,
    RIGHT_END,
    SPOT_TO_CELL,
    TAKE,
)
from orbis.engine.check import can_pay_cost, is_begun, may_take_god, may_take_region, payment_is_at_risk
from orbis.engine.kernel import kernel
from orbis.engine.realm import num_worshipers
from orbis.engine.state import State, Tiles
from orbis.engine.universe import bottom_row_is_full, cells_above_colors, open_cells
from orbis.engine.vocabulary import (
    EXCHANGE_RATE,
    MAX_GODS_LAID_OUT,
    NO_GOD,
    NUM_COLORS,
    NUM_PLACES,
    STEP_DISCARD,
    STEP_GAIN,
    STEP_OVER,
    STEP_PAY,
    STEP_PLACE,
    STEP_TAKE,
    STEP_VOLCANO,
)


@kernel
def mask_legal(state: State, tiles: Tiles, out: NDArray[np.bool_]) -> None:
    """Mark every action that is legal by the letter of the rules."""
    for action in range(NUM_ACTIONS):
        out[action] = False
    step = state.step
    if step >= STEP_OVER:
        return
    if step == STEP_TAKE:
        _mark_takes(state, out)
    elif step == STEP_PLACE:
        _mark_placements(state, tiles, out)
    elif step == STEP_GAIN:
        for color in range(NUM_COLORS):
            out[GAIN + color] = True
    elif step == STEP_VOLCANO:
        _mark_removals(state, tiles, out)
    else:
        _mark_gives(state, tiles, out)
        if payment_is_at_risk(state, tiles):
            return
    _mark_exchanges(state, out)


@kernel
def _mark_takes(state: State, out: NDArray[np.bool_]) -> None:
    if may_take_region(state, state.player):
        for place in range(NUM_PLACES):
            out[TAKE + place] = True
    if may_take_god(state, state.player):
        for i in range(MAX_GODS_LAID_OUT):
            if state.gods[i] != NO_GOD:
                out[GOD + state.gods[i]] = True


@kernel
def _mark_placements(state: State, tiles: Tiles, out: NDArray[np.bool_]) -> None:
    player = state.player
    spots = open_cells(state, player) >> SPOT_TO_CELL
    if not bottom_row_is_full(state, player):
        spots |= 1 << RIGHT_END if state.row_size[player] == 0 else BOTH_ENDS
    fitting = 0
    if can_pay_cost(state, tiles):
        cells = cells_above_colors(state, player, 1 << int(tiles[state.taken].color))
        fitting = spots & (cells >> SPOT_TO_CELL | BOTH_ENDS)
    for spot in range(LEFT_END, NUM_SPOTS):
        out[PLACE_UP + spot] = (fitting >> spot) & 1 == 1
        out[PLACE_WILDERNESS + spot] = (spots >> spot) & 1 == 1


@kernel
def _mark_removals(state: State, tiles: Tiles, out: NDArray[np.bool_]) -> None:
    colors_mask = tiles[state.universe[state.player, state.cell]].colors_mask
    for place in range(NUM_PLACES):
        for color in range(NUM_COLORS):
            if (colors_mask >> color) & 1 and state.display_worshipers[place, color] > 0:
                out[REMOVE + place * NUM_COLORS + color] = True
    out[DECLINE] = not is_begun(state, tiles)


@kernel
def _mark_gives(state: State, tiles: Tiles, out: NDArray[np.bool_]) -> None:
    """Payments and discards; a village and Death may be declined before the first worshiper."""
    if num_worshipers(state, state.player) >= state.pending:
        for color in range(NUM_COLORS):
            out[GIVE + color] = state.realm[state.player, color] > 0
    if state.step != STEP_PAY and state.step != STEP_DISCARD:
        out[DECLINE] = not is_begun(state, tiles)


@kernel
def _mark_exchanges(state: State, out: NDArray[np.bool_]) -> None:
    player = state.player
    for source in range(NUM_COLORS):
        if state.realm[player, source] >= EXCHANGE_RATE:
            for target in range(NUM_COLORS - 1):
                out[EXCHANGE + source * (NUM_COLORS - 1) + target] = True
