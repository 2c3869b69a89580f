"""Batches on the processor: the games are shared among threads, which compiled code lets run at the same time."""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from orbis.batch import loops
from orbis.engine.state import States

SMALLEST_SHARE = 512  # games: fewer are not worth another thread


class Processor:
    """All cores of this machine, or some."""

    name = "cpu"

    def __init__(self, threads: int | None = None) -> None:
        self._num_threads = threads or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(self._num_threads)

    def array(self, values: ArrayLike, dtype: Any = None) -> NDArray[Any]:
        """An array of this device with these values: the same one, if it is one already."""
        return np.ascontiguousarray(values, dtype=dtype)

    def empty(self, shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
        """An array for results."""
        return np.zeros(shape, dtype=dtype)

    def field(self, states: States, name: str) -> NDArray[Any]:
        """A field of all games, in the same memory."""
        return states[name]

    def to_host(self, array: NDArray[Any]) -> NDArray[Any]:
        """The values as an array of NumPy."""
        return array

    def wait(self) -> None:
        """Everything asked for so far is done already."""

    def run(self, name: str, rows: NDArray[Any], *arguments: Any) -> int:
        """Run a loop of `loops` over all games, a part in each thread; return the sum of what the parts return."""
        return sum(part or 0 for part in self._share(getattr(loops, f"{name}_all"), rows, *arguments))

    def _share(self, loop: Any, rows: NDArray[Any], *arguments: Any) -> list[Any]:
        num_parts = max(1, min(self._num_threads, len(rows) // SMALLEST_SHARE))
        if num_parts == 1:
            return [loop(0, len(rows), rows, *arguments)]
        bounds = [len(rows) * part // num_parts for part in range(num_parts + 1)]
        parts = [self._threads.submit(loop, start, stop, rows, *arguments) for start, stop in pairwise(bounds)]
        return [part.result() for part in parts]
