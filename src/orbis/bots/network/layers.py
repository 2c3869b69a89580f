"""The weights as the kernels use them, prepared for a tile set.

What can be computed in advance becomes a table: what each tile contributes in each cell, in each place of the display
and in the hand. All sums have a fixed order, so that the layers have the same bits on every machine.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis.batch.observation import TILE_CANCELLED, TILE_SIZE, describe_tiles
from orbis.bots.network.position import (
    EMPTY,
    NUM_CODES,
    NUM_FACES,
    NUM_ROWS,
    NUM_SITES,
    NUM_WAYS,
    PLACE_SIZE,
    SEAT_SIZE,
    TABLE_SIZE,
)
from orbis.bots.network.product import add_product, copy_numbers, zeros
from orbis.bots.network.weights import (
    AROUND,
    EMBEDDING,
    NUM_BLOCKS,
    NUM_VALUES,
    PLACE,
    SEAT,
    SPOT,
    TAKE,
    TILE_HIDDEN,
    TILE_SCALE,
    TRUNK,
    Arrays,
    Floats,
    in_a_row,
)
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.kernel import kernel
from orbis.engine.state import Tiles
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_CELLS, NUM_PLACES

_MOST_INPUTS: Final = max(TILE_SIZE, TILE_HIDDEN, EMBEDDING)


class Layers(NamedTuple):
    """One row per input, and tables for one tile set."""

    cells: Floats  # by cell and code
    around: Floats  # by way and code: what a tile adds to the site that sees it so
    sites: Floats
    rows: Floats
    places: Floats  # by code: what a tile adds to the code of its place
    hand: Floats  # by code
    take_tile: Floats  # by code
    spot_hand: Floats  # by code
    holdings: Floats
    holdings_bias: Floats
    place: Floats
    place_bias: Floats
    display: Floats
    seats: Floats
    table: Floats
    table_bias: Floats
    blocks: Floats
    blocks_bias: Floats
    policy: Floats
    policy_bias: Floats
    take_position: Floats
    take_position_bias: Floats
    take_lying: Floats
    take_place: Floats
    take: Floats
    spot_position: Floats
    spot_position_bias: Floats
    spot_around: Floats
    spot: Floats  # one row face up, one as a wilderness
    value: Floats
    value_bias: Floats


class LayersScratch(NamedTuple):
    """The memory that preparing layers needs: the weights that only tables are made of, and the embeddings of tiles."""

    tile_1: Floats
    tile_1_bias: Floats
    tile_2: Floats
    tile_2_bias: Floats
    cells: Floats
    around: Floats
    place_tile: Floats
    hand: Floats
    take_tile: Floats
    spot_hand: Floats
    features: NDArray[np.int8]
    inputs: Floats
    hidden: Floats
    embeddings: Floats  # by code
    chosen: NDArray[np.int32]


def new_layers() -> Layers:
    """Allocate layers."""
    return Layers(
        cells=zeros(NUM_CELLS, NUM_CODES, SEAT),
        around=zeros(NUM_WAYS, NUM_CODES, AROUND),
        sites=zeros(NUM_SITES * AROUND),
        rows=zeros(NUM_ROWS * AROUND, SEAT),
        places=zeros(NUM_CODES, PLACE),
        hand=zeros(NUM_CODES, TRUNK),
        take_tile=zeros(NUM_CODES, TAKE),
        spot_hand=zeros(NUM_CODES, SPOT),
        holdings=zeros(SEAT_SIZE, SEAT),
        holdings_bias=zeros(SEAT),
        place=zeros(PLACE_SIZE, PLACE),
        place_bias=zeros(PLACE),
        display=zeros(NUM_PLACES * PLACE, TRUNK),
        seats=zeros(MAX_PLAYERS * SEAT, TRUNK),
        table=zeros(TABLE_SIZE, TRUNK),
        table_bias=zeros(TRUNK),
        blocks=zeros(NUM_BLOCKS, TRUNK, TRUNK),
        blocks_bias=zeros(NUM_BLOCKS, TRUNK),
        policy=zeros(TRUNK, NUM_ACTIONS),
        policy_bias=zeros(NUM_ACTIONS),
        take_position=zeros(TRUNK, TAKE),
        take_position_bias=zeros(TAKE),
        take_lying=zeros(PLACE_SIZE, TAKE),
        take_place=zeros(PLACE, TAKE),
        take=zeros(TAKE),
        spot_position=zeros(TRUNK, SPOT),
        spot_position_bias=zeros(SPOT),
        spot_around=zeros(AROUND, SPOT),
        spot=zeros(2, SPOT),
        value=zeros(TRUNK, NUM_VALUES),
        value_bias=zeros(NUM_VALUES),
    )


def new_layers_scratch() -> LayersScratch:
    """Allocate memory for preparing layers."""
    return LayersScratch(
        tile_1=zeros(TILE_SIZE, TILE_HIDDEN),
        tile_1_bias=zeros(TILE_HIDDEN),
        tile_2=zeros(TILE_HIDDEN, EMBEDDING),
        tile_2_bias=zeros(EMBEDDING),
        cells=zeros(NUM_CELLS * EMBEDDING, SEAT),
        around=zeros(NUM_WAYS * EMBEDDING, AROUND),
        place_tile=zeros(EMBEDDING, PLACE),
        hand=zeros(EMBEDDING, TRUNK),
        take_tile=zeros(EMBEDDING, TAKE),
        spot_hand=zeros(EMBEDDING, SPOT),
        features=np.zeros((NUM_FACES, TILE_SIZE), np.int8),
        inputs=zeros(TILE_SIZE),
        hidden=zeros(TILE_HIDDEN),
        embeddings=zeros(NUM_CODES, EMBEDDING),
        chosen=np.zeros(_MOST_INPUTS, np.int32),
    )


def layers_for(arrays: Arrays, tiles: Tiles) -> Layers:
    """The weights prepared for a tile set."""
    layers = new_layers()
    prepare_layers(in_a_row(arrays), tiles, layers, new_layers_scratch())
    return layers


@kernel
def prepare_layers(weights: Floats, tiles: Tiles, layers: Layers, scratch: LayersScratch) -> int:
    """Fill the layers for a tile set from all weights in the order of SHAPES; return how many numbers were read."""
    at = _read_rows(weights, 0, scratch.tile_1)
    at = _read(weights, at, scratch.tile_1_bias)
    at = _read_rows(weights, at, scratch.tile_2)
    at = _read(weights, at, scratch.tile_2_bias)
    at = _read_rows(weights, at, scratch.cells)
    at = _read_rows(weights, at, scratch.around)
    at = _read(weights, at, layers.sites)
    at = _read_rows(weights, at, layers.rows)
    at = _read_rows(weights, at, layers.holdings)
    at = _read(weights, at, layers.holdings_bias)
    at = _read_rows(weights, at, scratch.place_tile)
    at = _read_rows(weights, at, layers.place)
    at = _read(weights, at, layers.place_bias)
    at = _read_rows(weights, at, scratch.hand)
    at = _read_rows(weights, at, layers.display)
    at = _read_rows(weights, at, layers.seats)
    at = _read_rows(weights, at, layers.table)
    at = _read(weights, at, layers.table_bias)
    for block in range(NUM_BLOCKS):
        at = _read_rows(weights, at, layers.blocks[block])
    for block in range(NUM_BLOCKS):
        at = _read(weights, at, layers.blocks_bias[block])
    at = _read_rows(weights, at, layers.policy)
    at = _read(weights, at, layers.policy_bias)
    at = _read_rows(weights, at, layers.take_position)
    at = _read(weights, at, layers.take_position_bias)
    at = _read_rows(weights, at, scratch.take_tile)
    at = _read_rows(weights, at, layers.take_lying)
    at = _read_rows(weights, at, layers.take_place)
    at = _read(weights, at, layers.take)
    at = _read_rows(weights, at, layers.spot_position)
    at = _read(weights, at, layers.spot_position_bias)
    at = _read_rows(weights, at, scratch.spot_hand)
    at = _read_rows(weights, at, layers.spot_around)
    at = _read(weights, at, layers.spot[0])
    at = _read(weights, at, layers.spot[1])
    at = _read_rows(weights, at, layers.value)
    at = _read(weights, at, layers.value_bias)
    _embed_tiles(tiles, scratch)
    _fill_tables(scratch, layers)
    return at


@kernel
def _read_rows(weights: Floats, at: int, rows: Floats) -> int:
    """Read a layer, which has one row per output, into one row per input; return where the next one begins."""
    num_inputs, num_outputs = len(rows), len(rows[0])
    for i in range(num_inputs):
        for j in range(num_outputs):
            rows[i, j] = weights[at + j * num_inputs + i]
    return at + num_inputs * num_outputs


@kernel
def _read(weights: Floats, at: int, numbers: Floats) -> int:
    """Read as many numbers as there is room for; return where the next ones begin."""
    copy_numbers(weights[at : at + len(numbers)], numbers)
    return at + len(numbers)


@kernel
def _embed_tiles(tiles: Tiles, scratch: LayersScratch) -> None:
    """The embedding of each code: zero for an empty cell."""
    describe_tiles(tiles, scratch.features)
    for code in range(NUM_CODES):
        embedding = scratch.embeddings[code]
        face = code % NUM_FACES
        if face == EMPTY:
            embedding[:] = np.float32(0.0)
            continue
        for i in range(TILE_SIZE):
            scratch.inputs[i] = np.float32(TILE_SCALE) * np.float32(scratch.features[face, i])
        if code >= NUM_FACES:
            scratch.inputs[TILE_CANCELLED] = np.float32(TILE_SCALE)
        copy_numbers(scratch.tile_1_bias, scratch.hidden)
        add_product(scratch.inputs, scratch.tile_1, scratch.chosen, scratch.hidden)
        for i in range(TILE_HIDDEN):
            scratch.hidden[i] = max(scratch.hidden[i], np.float32(0.0))
        copy_numbers(scratch.tile_2_bias, embedding)
        add_product(scratch.hidden, scratch.tile_2, scratch.chosen, embedding)


@kernel
def _fill_tables(scratch: LayersScratch, layers: Layers) -> None:
    """What each tile contributes wherever it may lie."""
    for code in range(NUM_CODES):
        embedding = scratch.embeddings[code]
        for cell in range(NUM_CELLS):
            rows = scratch.cells[cell * EMBEDDING : (cell + 1) * EMBEDDING]
            _multiply(embedding, rows, scratch.chosen, layers.cells[cell, code])
        for way in range(NUM_WAYS):
            rows = scratch.around[way * EMBEDDING : (way + 1) * EMBEDDING]
            _multiply(embedding, rows, scratch.chosen, layers.around[way, code])
        _multiply(embedding, scratch.place_tile, scratch.chosen, layers.places[code])
        _multiply(embedding, scratch.hand, scratch.chosen, layers.hand[code])
        _multiply(embedding, scratch.take_tile, scratch.chosen, layers.take_tile[code])
        _multiply(embedding, scratch.spot_hand, scratch.chosen, layers.spot_hand[code])


@kernel
def _multiply(inputs: Floats, rows: Floats, chosen: NDArray[np.int32], out: Floats) -> None:
    out[:] = np.float32(0.0)
    add_product(inputs, rows, chosen, out)
