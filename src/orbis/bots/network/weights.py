"""The weights of the network: reading them, checking them, and preparing them for a tile set.

The file is an `.npz` with one float16 array per layer, as PyTorch stores them. What can be computed in advance becomes
a table: what each tile contributes in each cell, in each place of the display and in the hand.
"""

import contextlib
import zipfile
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis.batch.observation import TILE_CANCELLED, TILE_SIZE, tile_features
from orbis.bots.network.position import EMPTY, NUM_CODES, NUM_FACES, PLACE_SIZE, SEAT_SIZE, TABLE_SIZE
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.state import Tiles
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_CELLS, NUM_PLACES
from orbis.errors import OrbisError

EMBEDDING: Final = 48
TILE_HIDDEN: Final = 64
SEAT: Final = 128  # the width of the code of a universe
PLACE: Final = 32  # of a place in the display
TRUNK: Final = 256  # of a position
NUM_BLOCKS: Final = 2
TILE_SCALE: Final = 0.25  # what is printed on tiles, in numbers of about unit size
NUM_VALUES: Final = 2 * MAX_PLAYERS  # for each seat a logit of the win, then the margin

Floats = NDArray[np.float32]
Arrays = dict[str, Floats]

SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "tile_1.weight": (TILE_HIDDEN, TILE_SIZE),
    "tile_1.bias": (TILE_HIDDEN,),
    "tile_2.weight": (EMBEDDING, TILE_HIDDEN),
    "tile_2.bias": (EMBEDDING,),
    "cells.weight": (SEAT, NUM_CELLS * EMBEDDING),
    "holdings.weight": (SEAT, SEAT_SIZE),
    "holdings.bias": (SEAT,),
    "place_tile.weight": (PLACE, EMBEDDING),
    "place.weight": (PLACE, PLACE_SIZE),
    "place.bias": (PLACE,),
    "hand.weight": (TRUNK, EMBEDDING),
    "display.weight": (TRUNK, NUM_PLACES * PLACE),
    "seats.weight": (TRUNK, MAX_PLAYERS * SEAT),
    "table.weight": (TRUNK, TABLE_SIZE),
    "table.bias": (TRUNK,),
    **{f"blocks.{block}.weight": (TRUNK, TRUNK) for block in range(NUM_BLOCKS)},
    **{f"blocks.{block}.bias": (TRUNK,) for block in range(NUM_BLOCKS)},
    "policy.weight": (NUM_ACTIONS, TRUNK),
    "policy.bias": (NUM_ACTIONS,),
    "take_position.weight": (PLACE, TRUNK),
    "take_position.bias": (PLACE,),
    "take_place.weight": (PLACE, PLACE),
    "take.weight": (1, PLACE),
    "value.weight": (NUM_VALUES, TRUNK),
    "value.bias": (NUM_VALUES,),
}


class Layers(NamedTuple):
    """The weights as the kernels use them: one row per input, and tables for one tile set."""

    cells: Floats  # by cell and code
    places: Floats  # by code: what a tile adds to the code of its place
    hand: Floats  # by code
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
    take_place: Floats
    take: Floats
    value: Floats
    value_bias: Floats


def read_weights(source: Path | BinaryIO) -> Arrays:
    """The arrays of a file of weights, or a clear error."""
    try:
        with contextlib.ExitStack() as stack:
            stream = stack.enter_context(source.open("rb")) if isinstance(source, Path) else source
            file = stack.enter_context(np.load(stream, allow_pickle=False))
            arrays = {name: np.asarray(file[name], np.float32) for name in file.files if name in SHAPES}
    except FileNotFoundError as error:
        raise OrbisError("weights/missing", f"there are no weights at {source}") from error
    except (OSError, ValueError, TypeError, KeyError, EOFError, AttributeError, zipfile.BadZipFile) as error:
        raise OrbisError("weights/damaged", f"the weights cannot be read: {error}") from error
    for name, shape in SHAPES.items():
        if name not in arrays:
            raise OrbisError("weights/foreign", f"these are not weights of this network: {name} is missing")
        if arrays[name].shape != shape:
            raise OrbisError(
                "weights/foreign", f"these are not weights of this network: {name} is {arrays[name].shape}, not {shape}"
            )
        if not np.isfinite(arrays[name]).all():
            raise OrbisError("weights/damaged", f"the weights are damaged: {name} has values that are not numbers")
    return arrays


def layers_for(arrays: Arrays, tiles: Tiles) -> Layers:
    """The weights prepared for a tile set."""
    embeddings = _embeddings(arrays, tiles)
    by_cell = arrays["cells.weight"].reshape(SEAT, NUM_CELLS, EMBEDDING)

    def rows(name: str) -> Floats:
        return np.ascontiguousarray(arrays[name].T)

    return Layers(
        cells=np.ascontiguousarray(np.stack([embeddings @ by_cell[:, cell].T for cell in range(NUM_CELLS)])),
        places=embeddings @ rows("place_tile.weight"),
        hand=embeddings @ rows("hand.weight"),
        holdings=rows("holdings.weight"),
        holdings_bias=arrays["holdings.bias"],
        place=rows("place.weight"),
        place_bias=arrays["place.bias"],
        display=rows("display.weight"),
        seats=rows("seats.weight"),
        table=rows("table.weight"),
        table_bias=arrays["table.bias"],
        blocks=np.stack([rows(f"blocks.{block}.weight") for block in range(NUM_BLOCKS)]),
        blocks_bias=np.stack([arrays[f"blocks.{block}.bias"] for block in range(NUM_BLOCKS)]),
        policy=rows("policy.weight"),
        policy_bias=arrays["policy.bias"],
        take_position=rows("take_position.weight"),
        take_position_bias=arrays["take_position.bias"],
        take_place=rows("take_place.weight"),
        take=arrays["take.weight"][0],
        value=rows("value.weight"),
        value_bias=arrays["value.bias"],
    )


def _embeddings(arrays: Arrays, tiles: Tiles) -> Floats:
    """The embedding of each code: zero for an empty cell."""
    faces = tile_features(tiles).view(np.int8).reshape(-1, TILE_SIZE).astype(np.float32)
    cancelled = faces.copy()
    cancelled[:, TILE_CANCELLED] = 1
    features = np.concatenate([faces, cancelled]) * np.float32(TILE_SCALE)
    hidden = np.maximum(features @ arrays["tile_1.weight"].T + arrays["tile_1.bias"], 0)
    embeddings: Floats = hidden @ arrays["tile_2.weight"].T + arrays["tile_2.bias"]
    embeddings[[EMPTY, NUM_FACES + EMPTY]] = 0
    assert len(embeddings) == NUM_CODES
    return embeddings
