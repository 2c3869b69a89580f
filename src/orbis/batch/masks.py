"""Masks of the legal or sensible actions.

`mask_legal` marks what `check` allows without calling it 117 times; tests compare the two.
"""

import numpy as np
from numpy.typing import NDArray

from orbis.engine.actions import (
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
from orbis.engine.chance import Random, random_below
from orbis.engine.check import can_pay_cost, is_begun
from orbis.engine.kernel import kernel
from orbis.engine.realm import num_worshipers
from orbis.engine.sensible import BOTH_ENDS, sensible
from orbis.engine.state import State, Tiles
from orbis.engine.universe import bottom_row_is_full, cells_above_colors, open_cells
from orbis.engine.vocabulary import (
    EXCHANGE_RATE,
    MAX_GODS_LAID_OUT,
    NO_ACTION,
    NO_GOD,
    NUM_COLORS,
    NUM_PLACES,
    NUM_REGIONS_EACH,
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
    _mark_exchanges(state, tiles, out)


@kernel
def _mark_takes(state: State, out: NDArray[np.bool_]) -> None:
    if state.num_regions[state.player] < NUM_REGIONS_EACH:
        for place in range(NUM_PLACES):
            out[TAKE + place] = True
    if state.god[state.player] == NO_GOD:
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
def _mark_exchanges(state: State, tiles: Tiles, out: NDArray[np.bool_]) -> None:
    """X1; a payment in progress must stay affordable."""
    player = state.player
    if _must_be_paid(state, tiles) and num_worshipers(state, player) - EXCHANGE_RATE + 1 < state.pending:
        return
    for source in range(NUM_COLORS):
        if state.realm[player, source] >= EXCHANGE_RATE:
            for target in range(NUM_COLORS - 1):
                out[EXCHANGE + source * (NUM_COLORS - 1) + target] = True


@kernel
def _must_be_paid(state: State, tiles: Tiles) -> bool:
    """Whether worshipers of the realm are owed and can no longer be refused."""
    step = state.step
    if step == STEP_PAY:
        return True
    if step == STEP_TAKE or step == STEP_PLACE or step == STEP_GAIN or step == STEP_VOLCANO or step == STEP_DISCARD:
        return False
    return is_begun(state, tiles)


@kernel
def mask_sensible(state: State, tiles: Tiles, scratch: NDArray[np.int8], out: NDArray[np.bool_]) -> None:
    """Mark every action worth considering."""
    for action in range(NUM_ACTIONS):
        out[action] = False
    for i in range(sensible(state, tiles, scratch)):
        out[scratch[i]] = True


@kernel
def sample_action(mask: NDArray[np.bool_], random: Random) -> int:
    """One of the marked actions, chosen uniformly; NO_ACTION if none is marked."""
    number = 0
    for action in range(NUM_ACTIONS):
        number += mask[action]
    if number == 0:
        return NO_ACTION
    left = random_below(random, number)
    for action in range(NUM_ACTIONS):
        left -= mask[action]
        if left < 0:
            return action
    return NO_ACTION
