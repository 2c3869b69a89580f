"""Running one kernel on many games: on all cores, or on a GPU with one thread per game.

A kernel takes the number of a game and a named tuple of arrays whose first dimension is the game. It is written once
and compiled for either device.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, Protocol

import numba
import numpy as np

from orbis.batch import cuda as gpu
from orbis.engine.kernel import COMPILED
from orbis.errors import OrbisError, safe_repr

SMALLEST_SHARE = 64  # games: fewer are not worth a thread of their own


class Device(Protocol):
    """Where the games and their arrays are."""

    name: str

    def array(self, values: Any) -> Any:
        """A copy of an array in the memory of the device."""

    def tensor(self, array: Any) -> Any:
        """The same memory as a tensor."""

    def run(self, kernel: Any, num_games: int, arrays: Any) -> None:
        """Run a kernel on every game."""


class Cores:
    """All cores of this machine."""

    name = "cpu"

    def __init__(self, threads: int | None = None) -> None:
        self._num_threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._num_threads)

    def array(self, values: Any) -> Any:
        """A copy of an array."""
        return np.array(values)

    def tensor(self, array: Any) -> Any:
        """The same memory as a tensor."""
        import torch

        return torch.from_numpy(array)

    def run(self, kernel: Any, num_games: int, arrays: Any) -> None:
        """Run a kernel on every game, divided among the threads."""
        loop = _loop(kernel)
        parts = max(1, min(self._num_threads, num_games // SMALLEST_SHARE))
        bounds = pairwise(num_games * part // parts for part in range(parts + 1))
        jobs = [self._pool.submit(loop, start, stop, arrays) for start, stop in bounds]
        for job in jobs:
            job.result()


@cache
def _loop(kernel: Any) -> Any:
    def loop(start, stop, arrays):  # type: ignore[no-untyped-def]
        for game in range(start, stop):
            kernel(game, arrays)

    return numba.njit(nogil=True)(loop) if COMPILED else loop


class Gpu:
    """The first GPU of this machine. Kernels and PyTorch use its default stream, so they run one after another."""

    name = "cuda"

    def __init__(self) -> None:
        import torch

        self._cuda = gpu.cuda_library()
        self._torch = torch

    def array(self, values: Any) -> Any:
        """A copy of an array in the memory of the GPU."""
        return self._cuda.to_device(np.ascontiguousarray(values))

    def tensor(self, array: Any) -> Any:
        """The same memory as a tensor."""
        return self._torch.as_tensor(array, device="cuda")

    def run(self, kernel: Any, num_games: int, arrays: Any) -> None:
        """Run a kernel on every game, one thread each."""
        num_blocks = -(-num_games // gpu.THREADS_PER_BLOCK)
        _launched(kernel)[num_blocks, gpu.THREADS_PER_BLOCK](num_games, arrays)


@cache
def _launched(kernel: Any) -> Any:
    cuda, function = gpu.cuda_library(), gpu.on_gpu(kernel)

    @cuda.jit
    def launch(num_games, arrays):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < num_games:
            function(game, arrays)

    return launch


def device_named(name: str) -> Device:
    """`cpu` or `cuda`."""
    if name not in ("cpu", "cuda"):
        raise OrbisError("learn/device", f"the device must be cpu or cuda, not {safe_repr(name)}")
    return Gpu() if name == "cuda" else Cores()


def zeros(device: Device, num_games: int, shape: tuple[int, ...], dtype: Any) -> Any:
    """Zeros for each game, in the memory of the device."""
    return device.array(np.zeros((num_games, *shape), dtype))
