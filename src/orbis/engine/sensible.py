"""The actions worth considering: for bots, search and random play.

`sensible` is a subset of `legal` that is never empty. It leaves out only what can never help. The argument used
throughout: *more worshipers are never worse*. A player with extra ones can play as if they were not there, and discard
them when the limit of 10 is reached (T6); at the end they can only win a tie (F3). And: *an exchange can wait* until
its worshiper is needed, as nobody else can touch a realm.
"""

import numpy as np
from numpy.typing import NDArray

from orbis.engine.actions import (
    BOTH_ENDS,
    DECLINE,
    EXCHANGE,
    GAIN,
    GIVE,
    GOD,
    NUM_SPOTS,
    PLACE_UP,
    PLACE_WILDERNESS,
    REMOVE,
    RIGHT_END,
    SPOT_TO_CELL,
    TAKE,
)
from orbis.engine.check import can_pay_cost, is_begun, may_take_god, may_take_region
from orbis.engine.kernel import kernel
from orbis.engine.realm import exchange_action, exchange_source, symbols_to_pay
from orbis.engine.state import State, Tiles
from orbis.engine.universe import bottom_row_is_full, cells_above_colors, open_cells
from orbis.engine.vocabulary import (
    ANY_COLOR,
    EXCHANGE_RATE,
    MAX_GODS_LAID_OUT,
    NO_ACTION,
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
def sensible(state: State, tiles: Tiles, out: NDArray[np.int8]) -> int:
    """Write the actions worth considering into `out` (room for NUM_ACTIONS) and return how many there are."""
    step = state.step
    if step == STEP_TAKE:
        return _takes(state, out)
    if step == STEP_PLACE:
        return _placements(state, tiles, out)
    if step == STEP_GAIN:
        return _gains(state, out)
    if step >= STEP_OVER:
        return 0
    if step == STEP_PAY:
        return _gives(state, out, 0)
    if step == STEP_DISCARD:
        return _gives(state, out, _discard_exchanges(state, out))
    number = 0
    if not is_begun(state, tiles):
        out[0] = DECLINE
        number = 1
    if step == STEP_VOLCANO:
        return _removals(state, tiles, out, number)
    return _gives(state, out, number)


@kernel
def _takes(state: State, out: NDArray[np.int8]) -> int:
    """Every take. Exchanges are left out: they can wait until the tile has to be paid for."""
    number = 0
    if may_take_region(state, state.player):
        for place in range(NUM_PLACES):
            out[number] = TAKE + place
            number += 1
    if may_take_god(state, state.player):
        for i in range(MAX_GODS_LAID_OUT):
            if state.gods[i] != NO_GOD:
                out[number] = GOD + state.gods[i]
                number += 1
    return number


@kernel
def _placements(state: State, tiles: Tiles, out: NDArray[np.int8]) -> int:
    """Every cell, both sides up, and the exchanges that make the tile affordable.

    A tile that can be paid for is placed without exchanges: they can wait. After an exchange the tile goes face up:
    turning it over was already possible before, with more worshipers.
    """
    player = state.player
    open_spots = open_cells(state, player) >> SPOT_TO_CELL | _open_ends(state)
    fitting_cells = cells_above_colors(state, player, 1 << int(tiles[state.taken].color))
    fitting_spots = open_spots & (fitting_cells >> SPOT_TO_CELL | BOTH_ENDS)
    number = 0
    if fitting_spots:
        if can_pay_cost(state, tiles):
            number = _add_spots(out, 0, PLACE_UP, fitting_spots)
        else:
            number = _enabling_exchanges(state, tiles, out)
        if number > 0 and state.last != NO_ACTION:
            return number
    return _add_spots(out, number, PLACE_WILDERNESS, open_spots)


@kernel
def _add_spots(out: NDArray[np.int8], number: int, first_action: int, spots: int) -> int:
    """Add the action at each spot in a mask."""
    for spot in range(NUM_SPOTS):
        if (spots >> spot) & 1:
            out[number] = first_action + spot
            number += 1
    return number


@kernel
def _open_ends(state: State) -> int:
    """The ends of the bottom row worth considering, as a mask: none if it is full, one if it is its own mirror image.

    Next to a single tile, left and right lead to universes that mirror each other from then on, with the same
    neighbors, supports and points.
    """
    if bottom_row_is_full(state, state.player):
        return 0
    return 1 << RIGHT_END if state.row_size[state.player] <= 1 else BOTH_ENDS


@kernel
def _enabling_exchanges(state: State, tiles: Tiles, out: NDArray[np.int8]) -> int:
    """The exchanges that make the tile taken affordable, using as few as possible.

    - Only into a color that lacks symbols: anything else can wait.
    - Only from a color that keeps enough for its own symbols: otherwise it would have to be refilled from a third one,
      which could have been exchanged directly.
    - In the end it only counts how often each color was a source: so the first lacking color is filled first, and
      sources come in ascending order.
    """
    player = state.player
    lacking = 0
    target = NUM_COLORS
    after_cost = 0
    for color in range(NUM_COLORS):
        spare = state.realm[player, color] - symbols_to_pay(state, tiles, player, state.taken, color)
        after_cost += spare
        if spare < 0:
            lacking -= spare
            target = min(target, color)
    if after_cost - (EXCHANGE_RATE - 1) * lacking < tiles[state.taken].cost[ANY_COLOR]:
        return 0  # each exchange also costs two worshipers, and the "any" symbols could not be paid
    first_source = 0 if state.last < EXCHANGE else exchange_source(state.last)
    number = 0
    possible = 0
    for source in range(NUM_COLORS - 1, first_source - 1, -1):
        spare = state.realm[player, source] - symbols_to_pay(state, tiles, player, state.taken, source)
        possible += max(spare, 0) // EXCHANGE_RATE
        if spare >= EXCHANGE_RATE and possible >= lacking:
            out[number] = exchange_action(source, target)
            number += 1
    return number


@kernel
def _gives(state: State, out: NDArray[np.int8], number: int) -> int:
    """Gives in ascending order of colors, as only their multiset counts, so that the rest can still be given.

    No exchange while paying: it costs two more worshipers than it is worth, and it can wait.
    """
    lowest = state.last - GIVE if GIVE <= state.last < GAIN else 0
    result = _gives_from(state, out, number, lowest)
    if result == number:  # what was given before was out of order: any order will do
        return _gives_from(state, out, number, 0)
    return result


@kernel
def _gives_from(state: State, out: NDArray[np.int8], number: int, lowest: int) -> int:
    available = 0
    for color in range(NUM_COLORS - 1, lowest - 1, -1):
        available += state.realm[state.player, color]
        if available >= state.pending and state.realm[state.player, color] > 0:
            out[number] = GIVE + color
            number += 1
    return number


@kernel
def _gains(state: State, out: NDArray[np.int8]) -> int:
    """Gains in ascending order of colors, as only their multiset counts."""
    lowest = state.last - GAIN if GAIN <= state.last < REMOVE else 0
    number = 0
    for color in range(lowest, NUM_COLORS):
        out[number] = GAIN + color
        number += 1
    return number


@kernel
def _removals(state: State, tiles: Tiles, out: NDArray[np.int8], number: int) -> int:
    """Removals in ascending order of places and colors, so that the rest can still be removed."""
    colors_mask = tiles[state.universe[state.player, state.cell]].colors_mask
    lowest = int(state.last) if REMOVE <= state.last < EXCHANGE else REMOVE
    result = _removals_from(state, colors_mask, out, number, lowest)
    if result == number:  # what was removed before was out of order: any order will do
        return _removals_from(state, colors_mask, out, number, REMOVE)
    return result


@kernel
def _removals_from(state: State, colors_mask: int, out: NDArray[np.int8], number: int, lowest: int) -> int:
    available = 0
    for action in range(EXCHANGE - 1, lowest - 1, -1):
        place, color = divmod(action - REMOVE, NUM_COLORS)
        if not (colors_mask >> color) & 1 or state.display_worshipers[place, color] == 0:
            continue
        available += state.display_worshipers[place, color]
        if available >= state.pending:
            out[number] = action
            number += 1
    return number


@kernel
def _discard_exchanges(state: State, out: NDArray[np.int8]) -> int:
    """Exchanges that save a discard, before any discard, in ascending order.

    One made after a discard might have come before it: then the same or less is left to discard.
    """
    if GIVE <= state.last < GAIN:
        return 0
    number = 0
    for action in range(max(EXCHANGE, state.last), DECLINE):
        if state.realm[state.player, exchange_source(action)] >= EXCHANGE_RATE:
            out[number] = action
            number += 1
    return number
