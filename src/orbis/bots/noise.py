"""Random errors of judgment: normally distributed, with the same bits on every machine."""

import numpy as np
from numpy.typing import NDArray

from orbis.bots.exponential import log
from orbis.engine.chance import Random, next_word
from orbis.engine.kernel import kernel


@kernel
def add_noise(values: NDArray[np.float64], number: int, deviation: float, random: Random) -> None:
    """Add a random number with this standard deviation to each of the first values."""
    for i in range(number):
        values[i] += deviation * standard_normal(random)


@kernel
def standard_normal(random: Random) -> float:
    """A random number with mean 0 and standard deviation 1 (Marsaglia's polar method)."""
    while True:
        x = _from_minus_1_to_1(random)
        y = _from_minus_1_to_1(random)
        square = x * x + y * y
        if 0.0 < square < 1.0:
            return float(x * np.sqrt(-2.0 * log(square) / square))


@kernel
def _from_minus_1_to_1(random: Random) -> float:
    return float(next_word(random) >> np.uint64(11)) / 4503599627370496.0 - 1.0
