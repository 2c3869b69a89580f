"""The weights of the network: what there are, reading them and checking them.

The file is an `.npz` with one float16 array per layer, as PyTorch stores them.
"""

import contextlib
import math
import zipfile
from pathlib import Path
from typing import BinaryIO, Final

import numpy as np
from numpy.typing import NDArray

from orbis.batch.observation import TILE_SIZE
from orbis.bots.network.position import NUM_ROWS, NUM_SITES, NUM_WAYS, PLACE_SIZE, SEAT_SIZE, TABLE_SIZE
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_CELLS, NUM_PLACES
from orbis.errors import OrbisError

EMBEDDING: Final = 48
TILE_HIDDEN: Final = 64
AROUND: Final = 32  # the width of the code of a cell with its neighbors
SEAT: Final = 128  # of a universe
PLACE: Final = 32  # of a place in the display
TRUNK: Final = 256  # of a position
TAKE: Final = 96  # of a take in a position
SPOT: Final = 64  # of a spot in a position
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
    "around.weight": (AROUND, NUM_WAYS * EMBEDDING),
    "sites": (NUM_SITES, AROUND),
    "rows.weight": (SEAT, NUM_ROWS * AROUND),
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
    "take_position.weight": (TAKE, TRUNK),
    "take_position.bias": (TAKE,),
    "take_tile.weight": (TAKE, EMBEDDING),
    "take_lying.weight": (TAKE, PLACE_SIZE),
    "take_place.weight": (TAKE, PLACE),
    "take.weight": (1, TAKE),
    "spot_position.weight": (SPOT, TRUNK),
    "spot_position.bias": (SPOT,),
    "spot_hand.weight": (SPOT, EMBEDDING),
    "spot_around.weight": (SPOT, AROUND),
    "spot.weight": (2, SPOT),
    "value.weight": (NUM_VALUES, TRUNK),
    "value.bias": (NUM_VALUES,),
}
NUM_WEIGHTS: Final = sum(math.prod(shape) for shape in SHAPES.values())


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


def in_a_row(arrays: Arrays) -> Floats:
    """All numbers one after the other, in the order of SHAPES: what kernels prepare layers from."""
    return np.concatenate([arrays[name].ravel() for name in SHAPES])
