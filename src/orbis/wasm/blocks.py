"""Where arrays lie in the memory of the WebAssembly module."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Final

import numpy as np

ALIGNMENT: Final = 8


def aligned(size: int) -> int:
    """A size, rounded up to where the next array may start."""
    return -(-size // ALIGNMENT) * ALIGNMENT


def offsets_of(arrays: Sequence[np.ndarray]) -> list[int]:
    """Where each array of a named tuple starts in its block."""
    return list(accumulate((aligned(array.nbytes) for array in arrays[:-1]), initial=0))


def size_of(example: Any) -> int:
    """The bytes that a record, an array or a named tuple takes."""
    if isinstance(example, tuple):
        return offsets_of(example)[-1] + aligned(example[-1].nbytes)
    return int(example.nbytes)
