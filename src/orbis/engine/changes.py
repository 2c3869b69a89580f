"""What the actions of a turn changed, as rows of numbers: for whoever shows a game without knowing its rules."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.engine.actions import (
    DECLINE,
    EXCHANGE,
    GAIN,
    GIVE,
    GOD,
    LEFT_END,
    PLACE_UP,
    PLACE_WILDERNESS,
    TAKE,
)
from orbis.engine.kernel import kernel
from orbis.engine.realm import exchange_source, symbols_to_pay
from orbis.engine.state import State, States, Tiles
from orbis.engine.vocabulary import (
    EXCHANGE_RATE,
    NO_CELL,
    NO_PLACE,
    NO_TILE,
    NUM_CELLS,
    NUM_COLORS,
    NUM_PLACES,
    NUM_ROUNDS,
    STEP_OVER,
)

# The columns of a row. A set has one bit for each place or color; what five columns hold is by color.
STEP_BEFORE: Final = 0
ROW_SIZE: Final = 1  # of the bottom row, before
TOOK: Final = 2  # the place of the tile that was taken, or NO_PLACE
TOOK_TILE: Final = 3
GENERATED: Final = 4  # the set of places that got a worshiper of the tile's color (T1)
COLLECTED: Final = 5  # five columns (T2)
PLACED_TILE: Final = 10  # the tile that was placed, or NO_TILE
PLACED_CELL: Final = 11
IS_WILDERNESS: Final = 12
IS_SHIFTED: Final = 13  # all tiles moved one column to the right (U2)
PAID: Final = 14  # five columns (T3)
GIVEN: Final = 19  # five columns
GAINED: Final = 24  # five columns
REDUCTIONS: Final = 29  # the set of colors of new tokens (E1)
CANCELLED: Final = 30  # the cell whose tile does not count any more, or NO_CELL
GOD_CANCELLED: Final = 31
REFILLED: Final = 32  # the place that was refilled, or NO_PLACE (T7)
REFILLED_TILE: Final = 33
ENDS_TURN: Final = 34
STEP_AFTER: Final = 35
PENDING: Final = 36
TURN: Final = 37
ROUND: Final = 38
PLAYER: Final = 39  # the next one, or NO_PLAYER after the end
NUM_CHANGE_COLUMNS: Final = 40
NO_PLAYER: Final = -1


@kernel
def describe_turn(states: States, tiles: Tiles, actions: NDArray[np.int8], out: NDArray[np.int16]) -> None:
    """One row for each action: `actions[i]` led from `states[i]` to `states[i + 1]`."""
    for number in range(len(actions)):
        _describe(states[number], states[number + 1], tiles, int(actions[number]), out[number])


@kernel
def _describe(before: State, after: State, tiles: Tiles, action: int, row: NDArray[np.int16]) -> None:
    row[:] = 0
    player = before.player
    row[STEP_BEFORE] = before.step
    row[ROW_SIZE] = before.row_size[player]
    row[TOOK] = NO_PLACE
    row[PLACED_TILE] = NO_TILE
    if action < GOD:
        _describe_taking(before, after, tiles, action - TAKE, row)
    elif PLACE_UP <= action < GIVE:
        _describe_placing(before, after, tiles, action, row)
    elif GIVE <= action < GAIN:
        row[GIVEN + action - GIVE] = 1
    elif EXCHANGE <= action < DECLINE:
        row[GIVEN + exchange_source(action)] = EXCHANGE_RATE
    _describe_effects(before, after, player, row)
    _describe_end(before, after, row)


@kernel
def _describe_taking(before: State, after: State, tiles: Tiles, place: int, row: NDArray[np.int16]) -> None:
    """T1, T2."""
    tile = before.display[place]
    color = tiles[tile].color
    row[TOOK] = place
    row[TOOK_TILE] = tile
    for other in range(NUM_PLACES):
        if after.display_worshipers[other, color] > before.display_worshipers[other, color]:
            row[GENERATED] |= 1 << other
    for held in range(NUM_COLORS):
        row[COLLECTED + held] = before.display_worshipers[place, held]


@kernel
def _describe_placing(before: State, after: State, tiles: Tiles, action: int, row: NDArray[np.int16]) -> None:
    """T3, T4, W1."""
    player = before.player
    is_wilderness = action >= PLACE_WILDERNESS
    spot = action - (PLACE_WILDERNESS if is_wilderness else PLACE_UP)
    row[PLACED_TILE] = before.taken
    row[PLACED_CELL] = NO_CELL
    for cell in range(NUM_CELLS):
        if after.universe[player, cell] == before.taken:
            row[PLACED_CELL] = cell
    row[IS_WILDERNESS] = is_wilderness
    row[IS_SHIFTED] = spot == LEFT_END
    if not is_wilderness:
        for color in range(NUM_COLORS):
            row[PAID + color] = symbols_to_pay(before, tiles, player, before.taken, color)


@kernel
def _describe_effects(before: State, after: State, player: int, row: NDArray[np.int16]) -> None:
    """T5, D1, D10."""
    for color in range(NUM_COLORS):
        spent = row[PAID + color] + row[GIVEN + color]
        held = before.realm[player, color] + row[COLLECTED + color] - spent
        row[GAINED + color] = after.realm[player, color] - held
        if after.reductions[player, color] > before.reductions[player, color]:
            row[REDUCTIONS] |= 1 << color
    row[CANCELLED] = NO_CELL
    cancelled = after.cancelled[player] ^ (before.cancelled[player] << row[IS_SHIFTED])
    for cell in range(NUM_CELLS):
        if cancelled >> cell & 1:
            row[CANCELLED] = cell
    row[GOD_CANCELLED] = after.god_cancelled[player] != before.god_cancelled[player]


@kernel
def _describe_end(before: State, after: State, row: NDArray[np.int16]) -> None:
    """T7."""
    row[REFILLED] = NO_PLACE
    if after.turn != before.turn:
        row[ENDS_TURN] = 1
        if before.place != NO_PLACE and after.place == NO_PLACE:
            row[REFILLED] = before.place
            row[REFILLED_TILE] = after.display[before.place]
    row[STEP_AFTER] = after.step
    row[PENDING] = after.pending
    row[TURN] = after.turn
    row[ROUND] = min(after.turn // after.num_players + 1, NUM_ROUNDS)
    row[PLAYER] = NO_PLAYER if after.step == STEP_OVER else after.player
