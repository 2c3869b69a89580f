"""Sums of weighted inputs, in a fixed order: what almost all of the network's time is spent on."""

import numpy as np
from numpy.typing import NDArray

from orbis.bots.network.weights import Floats
from orbis.engine.kernel import kernel


@kernel
def copy_numbers(numbers: Floats, out: Floats) -> None:
    """Start sums with some numbers. Assigning slices to each other would allocate memory, in case they overlap."""
    for i in range(len(out)):
        out[i] = numbers[i]


@kernel
def add_product(inputs: Floats, rows: Floats, chosen: NDArray[np.int32], out: Floats) -> None:
    """Add each input times its row of weights to the outputs.

    About half of the inputs are 0, and their rows are left out. The others are added four at a time, in a fixed order,
    so that the result has the same bits on every machine.
    """
    number = 0
    for i in range(len(inputs)):
        chosen[number] = i
        number += inputs[i] != 0.0
    size = len(out)
    for i in range(0, number - 3, 4):
        a, b, c, d = chosen[i], chosen[i + 1], chosen[i + 2], chosen[i + 3]
        by_a, by_b, by_c, by_d = inputs[a], inputs[b], inputs[c], inputs[d]
        for j in range(size):
            out[j] += (by_a * rows[a, j] + by_b * rows[b, j]) + (by_c * rows[c, j] + by_d * rows[d, j])
    for i in range(number - number % 4, number):
        a = chosen[i]
        by_a = inputs[a]
        for j in range(size):
            out[j] += by_a * rows[a, j]
