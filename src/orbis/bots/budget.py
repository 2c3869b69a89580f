"""Budgets, and searches that spend them on trees that grow in parallel threads."""

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

CHUNK_SECONDS: Final = 0.02


@dataclass(frozen=True)
class Budget:
    """How long to think: a number of simulations or seconds, and the number of threads."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1


class Growing(Protocol):
    """A tree with its own random numbers and memory, for one thread."""

    def grow(self, simulations: int) -> None:
        """Run simulations."""

    @property
    def is_full(self) -> bool:
        """Whether more time would be wasted on it."""


GrowingTree = TypeVar("GrowingTree", bound=Growing)


class TreeSearch(ABC, Generic[GrowingTree]):
    """Trees of one position, one per thread."""

    first_chunk: ClassVar[int]  # simulations between two looks at the findings or the clock, initially
    at_least: ClassVar[int] = 0  # simulations that are run however small the budget is

    def __init__(self, trees: Sequence[GrowingTree]) -> None:
        self._trees = trees
        self._pool = ThreadPoolExecutor(len(trees)) if len(trees) > 1 else None

    @abstractmethod
    def visits(self) -> NDArray[np.integer]:
        """How many simulations chose each of the actions at the root."""

    def run(self, budget: Budget) -> None:
        """Simulate until the budget is spent or nothing can change the choice at the root."""
        self.grow(self.at_least)
        if budget.seconds is not None:
            self.grow_for(budget.seconds, stops_early=True)
        else:
            self._run_simulations((budget.simulations or 1) - self.at_least)

    def _run_simulations(self, number: int) -> None:
        done = 0
        while done < number and not self._is_decided(number - done):
            chunk = min(max(self.first_chunk * len(self._trees), number // 8), number - done)
            self.grow(chunk)
            done += chunk

    def grow_for(self, seconds: float, *, stops_early: bool = False) -> int:
        """Run simulations for this long, or until all trees are full; return their number."""
        start = now = time.perf_counter()
        done, chunk = 0, self.first_chunk
        while (left := start + seconds - now) > 0 and not all(tree.is_full for tree in self._trees):
            rate = done / (now - start) if done else 0.0
            if stops_early and done and self._is_decided(int(rate * left)):
                break
            self.grow(chunk)
            done += chunk
            now = time.perf_counter()
            chunk = max(1, int(done / (now - start) * min(CHUNK_SECONDS, start + seconds - now)))
        return done

    def _is_decided(self, simulations_left: int) -> bool:
        """Whether the most visited action stays ahead whatever the remaining simulations bring."""
        most = np.sort(self.visits())[-2:]
        return len(most) < 2 or bool(most[1] - most[0] > simulations_left)

    def grow(self, simulations: int) -> None:
        """Run simulations, distributed over the threads."""
        share, rest = divmod(simulations, len(self._trees))
        shares = [share + (number < rest) for number in range(len(self._trees))]
        if self._pool is None:
            self._trees[0].grow(simulations)
        else:
            growing = [self._pool.submit(tree.grow, share) for tree, share in zip(self._trees, shares, strict=True)]
            for tree_grown in growing:
                tree_grown.result()

    def close(self) -> None:
        """Release the threads."""
        if self._pool is not None:
            self._pool.shutdown()
