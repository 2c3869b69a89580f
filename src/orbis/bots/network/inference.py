"""Applying the network to one position, without PyTorch."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis.bots.evaluation import NUM_TERMS
from orbis.bots.network.layers import Layers
from orbis.bots.network.position import (
    CODES_SIZE,
    DISPLAY_CODES,
    EMPTY,
    HAND_CODE,
    LEFT_SITE,
    NO_SITE,
    NUM_FACES,
    NUM_ROWS,
    NUM_SITES,
    NUM_WAYS,
    NUMBERS_SIZE,
    PLACE_SIZE,
    PLACES_AT,
    ROW_OF,
    SEAT_SIZE,
    SEAT_TAKEN,
    SEATS_AT,
    SITES_SEEING,
    TABLE_SIZE,
    describe,
)
from orbis.bots.network.product import add_numbers, add_product, copy_numbers, rectified_sum, zeros
from orbis.bots.network.weights import AROUND, NUM_BLOCKS, NUM_VALUES, PLACE, SEAT, SPOT, TAKE, TRUNK, Floats
from orbis.bots.policy import NUM_TAKES
from orbis.engine.actions import LEFT_END, NUM_ACTIONS, NUM_SPOTS, PLACE_UP, PLACE_WILDERNESS, RIGHT_END, SPOT_TO_CELL
from orbis.engine.kernel import kernel
from orbis.engine.state import State, Tiles
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_CELLS, NUM_PLACES, ROW_LENGTH, STEP_PLACE

WIDEST: Final = MAX_PLAYERS * SEAT


class Work(NamedTuple):
    """The memory that the network writes to; every thread needs its own."""

    codes: NDArray[np.int16]
    numbers: Floats
    takes: NDArray[np.float64]
    terms: NDArray[np.float64]
    weights: NDArray[np.float64]
    around: Floats  # the sites of a universe; in the end, of that of the player to decide
    rows: Floats
    seats: Floats
    places: Floats
    trunk: Floats
    hidden: Floats
    inputs: NDArray[np.int32]
    policy: Floats  # a logit for each action
    value: Floats  # for each seat a logit of the win, then the margins


def new_work() -> Work:
    """Allocate memory for the network."""
    return Work(
        codes=np.zeros(CODES_SIZE, np.int16),
        numbers=zeros(NUMBERS_SIZE),
        takes=np.zeros(NUM_TAKES),
        terms=np.zeros(NUM_TERMS),
        weights=np.zeros(NUM_TERMS),
        around=zeros(NUM_SITES * AROUND),
        rows=zeros(NUM_ROWS * AROUND),
        seats=zeros(MAX_PLAYERS * SEAT),
        places=zeros(NUM_PLACES * PLACE),
        trunk=zeros(TRUNK),
        hidden=zeros(TRUNK),
        inputs=np.zeros(WIDEST, np.int32),
        policy=zeros(NUM_ACTIONS),
        value=zeros(NUM_VALUES),
    )


@kernel
def apply_network(state: State, tiles: Tiles, layers: Layers, work: Work) -> None:
    """Fill `work.policy` and `work.value` for a position in which somebody has to decide."""
    describe(state, tiles, work.takes, work.terms, work.weights, work.codes, work.numbers)
    for seat in range(MAX_PLAYERS - 1, -1, -1):
        _code_seat(seat, layers, work)
    for place in range(NUM_PLACES):
        _code_place(place, layers, work)
    trunk = work.trunk
    for i in range(TRUNK):
        trunk[i] = layers.table_bias[i] + layers.hand[work.codes[HAND_CODE], i]
    add_product(work.numbers[:TABLE_SIZE], layers.table, work.inputs, trunk)
    add_product(work.places, layers.display, work.inputs, trunk)
    add_product(work.seats, layers.seats, work.inputs, trunk)
    _rectify(trunk)
    for block in range(NUM_BLOCKS):
        copy_numbers(layers.blocks_bias[block], work.hidden)
        add_product(trunk, layers.blocks[block], work.inputs, work.hidden)
        for i in range(TRUNK):
            trunk[i] += max(work.hidden[i], np.float32(0.0))
    copy_numbers(layers.policy_bias, work.policy)
    add_product(trunk, layers.policy, work.inputs, work.policy)
    copy_numbers(layers.value_bias, work.value)
    add_product(trunk, layers.value, work.inputs, work.value)
    _judge_takes(layers, work)
    if state.step == STEP_PLACE:
        _judge_spots(int(state.row_size[state.player]), layers, work)


@kernel
def _code_seat(seat: int, layers: Layers, work: Work) -> None:
    code = work.seats[seat * SEAT : (seat + 1) * SEAT]
    held = work.numbers[SEATS_AT + seat * SEAT_SIZE : SEATS_AT + (seat + 1) * SEAT_SIZE]
    if held[SEAT_TAKEN] == 0.0:
        code[:] = np.float32(0.0)
        return
    copy_numbers(layers.holdings_bias, code)
    copy_numbers(layers.sites, work.around)
    for cell in range(NUM_CELLS):
        tile = int(work.codes[seat * NUM_CELLS + cell])
        if tile != EMPTY and tile != NUM_FACES + EMPTY:
            add_numbers(layers.cells[cell, tile], code)
            _show_to_sites(cell, tile, layers, work)
    _rectify(work.around)
    work.rows[:] = np.float32(0.0)
    for cell in range(NUM_CELLS):
        row = int(ROW_OF[cell])
        add_numbers(work.around[cell * AROUND : (cell + 1) * AROUND], work.rows[row * AROUND : (row + 1) * AROUND])
    add_product(work.rows, layers.rows, work.inputs, code)
    add_product(held, layers.holdings, work.inputs, code)
    _rectify(code)


@kernel
def _code_place(place: int, layers: Layers, work: Work) -> None:
    code = work.places[place * PLACE : (place + 1) * PLACE]
    row = layers.places[work.codes[DISPLAY_CODES + place]]
    for i in range(PLACE):
        code[i] = layers.place_bias[i] + row[i]
    at = PLACES_AT + place * PLACE_SIZE
    add_product(work.numbers[at : at + PLACE_SIZE], layers.place, work.inputs, code)
    _rectify(code)


@kernel
def _show_to_sites(cell: int, tile: int, layers: Layers, work: Work) -> None:
    """Add a tile to every site that sees its cell."""
    for way in range(NUM_WAYS):
        site = int(SITES_SEEING[cell, way])
        if site != NO_SITE:
            add_numbers(layers.around[way, tile], work.around[site * AROUND : (site + 1) * AROUND])


@kernel
def _judge_takes(layers: Layers, work: Work) -> None:
    """Judge each take by its tile and its place together with the whole position."""
    position = work.hidden[:TAKE]
    copy_numbers(layers.take_position_bias, position)
    add_product(work.trunk, layers.take_position, work.inputs, position)
    match = work.hidden[TAKE : 2 * TAKE]
    for place in range(NUM_PLACES):
        copy_numbers(position, match)
        add_numbers(layers.take_tile[work.codes[DISPLAY_CODES + place]], match)
        at = PLACES_AT + place * PLACE_SIZE
        add_product(work.numbers[at : at + PLACE_SIZE], layers.take_lying, work.inputs, match)
        add_product(work.places[place * PLACE : (place + 1) * PLACE], layers.take_place, work.inputs, match)
        work.policy[place] += rectified_sum(match, layers.take)


@kernel
def _judge_spots(row_size: int, layers: Layers, work: Work) -> None:
    """Judge each spot of the player's universe by its surroundings together with the whole position."""
    position = work.hidden[:SPOT]
    copy_numbers(layers.spot_position_bias, position)
    add_product(work.trunk, layers.spot_position, work.inputs, position)
    add_numbers(layers.spot_hand[work.codes[HAND_CODE]], position)
    match = work.hidden[SPOT : 2 * SPOT]
    for spot in range(NUM_SPOTS):
        site = spot + SPOT_TO_CELL
        if spot == LEFT_END:
            site = LEFT_SITE
        elif spot == RIGHT_END:
            site = min(row_size, ROW_LENGTH - 1)
        copy_numbers(position, match)
        add_product(work.around[site * AROUND : (site + 1) * AROUND], layers.spot_around, work.inputs, match)
        work.policy[PLACE_UP + spot] += rectified_sum(match, layers.spot[0])
        work.policy[PLACE_WILDERNESS + spot] += rectified_sum(match, layers.spot[1])


@kernel
def _rectify(numbers: Floats) -> None:
    for i in range(len(numbers)):
        numbers[i] = max(numbers[i], np.float32(0.0))
