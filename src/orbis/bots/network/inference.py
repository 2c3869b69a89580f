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
    NUM_FACES,
    NUMBERS_SIZE,
    PLACE_SIZE,
    PLACES_AT,
    SEAT_SIZE,
    SEAT_TAKEN,
    SEATS_AT,
    TABLE_SIZE,
    describe,
)
from orbis.bots.network.product import add_product, copy_numbers
from orbis.bots.network.weights import NUM_BLOCKS, NUM_VALUES, PLACE, SEAT, TRUNK, Floats
from orbis.bots.policy import NUM_TAKES
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.kernel import kernel
from orbis.engine.state import State, Tiles
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_CELLS, NUM_PLACES

WIDEST: Final = MAX_PLAYERS * SEAT


class Work(NamedTuple):
    """The memory that the network writes to; every thread needs its own."""

    codes: NDArray[np.int16]
    numbers: Floats
    takes: NDArray[np.float64]
    terms: NDArray[np.float64]
    weights: NDArray[np.float64]
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
        numbers=np.zeros(NUMBERS_SIZE, np.float32),
        takes=np.zeros(NUM_TAKES),
        terms=np.zeros(NUM_TERMS),
        weights=np.zeros(NUM_TERMS),
        seats=np.zeros(MAX_PLAYERS * SEAT, np.float32),
        places=np.zeros(NUM_PLACES * PLACE, np.float32),
        trunk=np.zeros(TRUNK, np.float32),
        hidden=np.zeros(TRUNK, np.float32),
        inputs=np.zeros(WIDEST, np.int32),
        policy=np.zeros(NUM_ACTIONS, np.float32),
        value=np.zeros(NUM_VALUES, np.float32),
    )


@kernel
def apply_network(state: State, tiles: Tiles, layers: Layers, work: Work) -> None:
    """Fill `work.policy` and `work.value` for a position in which somebody has to decide."""
    describe(state, tiles, work.takes, work.terms, work.weights, work.codes, work.numbers)
    for seat in range(MAX_PLAYERS):
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
    _point_at_places(layers, work)


@kernel
def _code_seat(seat: int, layers: Layers, work: Work) -> None:
    code = work.seats[seat * SEAT : (seat + 1) * SEAT]
    held = work.numbers[SEATS_AT + seat * SEAT_SIZE : SEATS_AT + (seat + 1) * SEAT_SIZE]
    if held[SEAT_TAKEN] == 0.0:
        code[:] = np.float32(0.0)
        return
    copy_numbers(layers.holdings_bias, code)
    for cell in range(NUM_CELLS):
        tile = int(work.codes[seat * NUM_CELLS + cell])
        if tile != EMPTY and tile != NUM_FACES + EMPTY:
            row = layers.cells[cell, tile]
            for i in range(SEAT):
                code[i] += row[i]
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
def _point_at_places(layers: Layers, work: Work) -> None:
    """Judge each take by the code of its place together with the whole position."""
    position = work.hidden[:PLACE]
    copy_numbers(layers.take_position_bias, position)
    add_product(work.trunk, layers.take_position, work.inputs, position)
    match = work.hidden[PLACE : 2 * PLACE]
    for place in range(NUM_PLACES):
        copy_numbers(position, match)
        add_product(work.places[place * PLACE : (place + 1) * PLACE], layers.take_place, work.inputs, match)
        for i in range(PLACE):
            work.policy[place] += max(match[i], np.float32(0.0)) * layers.take[i]


@kernel
def _rectify(numbers: Floats) -> None:
    for i in range(len(numbers)):
        numbers[i] = max(numbers[i], np.float32(0.0))
