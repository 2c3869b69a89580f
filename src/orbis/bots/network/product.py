"""Sums of weighted inputs, in a fixed order: what almost all of the network's time is spent on."""

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.bots.network.weights import Floats
from orbis.engine.kernel import kernel

LINE: Final = 64  # bytes of a cache line


def zeros(*shape: int) -> Floats:
    """An array of zeros that starts with a cache line: sums over such arrays are a quarter faster."""
    size = math.prod(shape)
    buffer = np.zeros(size + LINE // 4, np.float32)
    skipped = -buffer.ctypes.data % LINE // 4
    return buffer[skipped : skipped + size].reshape(shape)


@kernel
def copy_numbers(numbers: Floats, out: Floats) -> None:
    """Start sums with some numbers. Assigning slices to each other would allocate memory, in case they overlap."""
    for i in range(len(out)):
        out[i] = numbers[i]


@kernel
def add_numbers(numbers: Floats, out: Floats) -> None:
    """Add numbers to sums."""
    for i in range(len(out)):
        out[i] += numbers[i]


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


@kernel
def rectified_sum(inputs: Floats, weights: Floats) -> np.float32:
    """The sum of the inputs above 0 times their weights; their number is a multiple of four.

    There are four sums that do not wait for each other.
    """
    zero = np.float32(0.0)
    a, b, c, d = zero, zero, zero, zero
    for i in range(0, len(inputs), 4):
        a += max(inputs[i], zero) * weights[i]
        b += max(inputs[i + 1], zero) * weights[i + 1]
        c += max(inputs[i + 2], zero) * weights[i + 2]
        d += max(inputs[i + 3], zero) * weights[i + 3]
    return np.float32((a + b) + (c + d))
