"""Batches on the CPU: the games are divided among threads, and compiled code runs in parallel."""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from orbis.batch import loops
from orbis.engine.state import States, Tiles

SMALLEST_SHARE = 512  # games: fewer are not worth a thread of their own


class CpuDevice:
    """All cores of this machine, or some of them."""

    name = "cpu"

    def __init__(self, threads: int | None = None) -> None:
        self._num_threads = threads or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(self._num_threads)

    def array(self, values: ArrayLike, dtype: Any = None) -> NDArray[Any]:
        """An array of this device with these values; the same one if it already is."""
        return np.ascontiguousarray(values, dtype=dtype)

    def empty(self, shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
        """An array for results."""
        return np.zeros(shape, dtype=dtype)

    def field(self, states: States, name: str) -> NDArray[Any]:
        """A field of all games, sharing their memory."""
        return states[name]

    def to_host(self, array: NDArray[Any]) -> NDArray[Any]:
        """The values as a NumPy array."""
        return array

    def wait(self) -> None:
        """Nothing to wait for: all work is done at once."""

    def deal(self, states: States, tiles: Tiles, num_players: int, randoms: NDArray[Any]) -> None:
        """Deal new games."""
        self._share(loops.deal_all, states, tiles, num_players, randoms)

    def legal(self, states: States, tiles: Tiles, out: NDArray[Any]) -> None:
        """Mark the legal actions."""
        self._share(loops.legal_all, states, tiles, out)

    def sensible(self, states: States, tiles: Tiles, out: NDArray[Any]) -> None:
        """Mark the actions worth considering."""
        self._share(loops.sensible_all, states, tiles, out)

    def sample(self, masks: NDArray[Any], randoms: NDArray[Any], out: NDArray[Any]) -> None:
        """Choose one of the marked actions at random."""
        self._share(loops.sample_all, masks, randoms, out)

    def step(
        self,
        states: States,
        tiles: Tiles,
        actions: NDArray[Any],
        randoms: NDArray[Any],
        renew: bool,
        rewards: NDArray[Any],
        ended: NDArray[Any],
        refused: NDArray[Any],
    ) -> int:
        """Play an action in each game; return how many were refused, with the reasons in `refused`."""
        return sum(self._share(loops.step_all, states, tiles, actions, randoms, renew, rewards, ended, refused))

    def observe(
        self,
        states: States,
        tiles: Tiles,
        features: NDArray[Any],
        viewers: NDArray[Any],
        out: NDArray[Any],
        words: NDArray[Any],
    ) -> None:
        """Write what players see; `words` is the memory of `out` as 64-bit words."""
        self._share(loops.observe_all, states, tiles, features, viewers, out, words)

    def play_out(
        self, states: States, tiles: Tiles, randoms: NDArray[Any], num_games: int, numbers: NDArray[Any]
    ) -> None:
        """Play random actions to the end of `num_games` games each, and store their number."""
        self._share(loops.play_out_all, states, tiles, randoms, num_games, numbers)

    def score(self, states: States, tiles: Tiles, out: NDArray[Any]) -> None:
        """Fill the score sheets."""
        self._share(loops.score_all, states, tiles, out)

    def _share(self, loop: Any, rows: NDArray[Any], *arguments: Any) -> list[Any]:
        """Run a loop over all games, split among the threads; return the result of each part."""
        num_parts = max(1, min(self._num_threads, len(rows) // SMALLEST_SHARE))
        if num_parts == 1:
            return [loop(0, len(rows), rows, *arguments)]
        bounds = [len(rows) * part // num_parts for part in range(num_parts + 1)]
        parts = [self._threads.submit(loop, start, stop, rows, *arguments) for start, stop in pairwise(bounds)]
        return [part.result() for part in parts]
