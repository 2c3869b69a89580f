"""The exponential function and the logarithm, with the same bits on every machine.

Those of C libraries and browsers differ in the last bits, and a search that sums up such numbers drifts apart. Here
every step is an operation that IEEE 754 defines exactly.
"""

from decimal import Decimal
from typing import Final

import numpy as np

from orbis.engine.kernel import inlined, kernel

# exp(x) = 2^(number / 64) · exp(rest): the powers within one octave come from a table.
STEPS_BITS: Final = 6
NUM_STEPS: Final = 1 << STEPS_BITS
_STEP: Final = Decimal(2).ln() / NUM_STEPS
STEPS_PER_UNIT: Final = float(1 / _STEP)
# The step in two parts. The first has few bits, so its multiples are exact.
STEP_HIGH: Final = round(_STEP * 2**40) / 2**40
STEP_LOW: Final = float(_STEP - Decimal(STEP_HIGH))
ROOTS: Final = np.array([float(Decimal(2) ** (Decimal(step) / NUM_STEPS)) for step in range(NUM_STEPS)])
ROUNDING: Final = 1.5 * 2.0**52  # added to a number and taken away again, it leaves the nearest integer
LIMIT: Final = 700.0  # beyond it the result is 0 or infinite
# The layout of a 64-bit float.
EXPONENT_BIAS: Final = 1023
MANTISSA_BITS: Final = 52

LN_2: Final = float(Decimal(2).ln())
SQRT_HALF: Final = 0.7071067811865476
LOG_TERMS: Final = 11


@inlined
def exp(x: float) -> float:
    """The exponential of x, right to about the last bit."""
    if x < -LIMIT:
        return 0.0
    if x > LIMIT:
        return np.inf
    steps = (x * STEPS_PER_UNIT + ROUNDING) - ROUNDING
    number = int(steps)
    rest = (x - steps * STEP_HIGH) - steps * STEP_LOW
    square = rest * rest
    series = rest + (square * (0.5 + rest * (1.0 / 6.0)) + square * square * (1.0 / 24.0 + rest * (1.0 / 120.0)))
    root = ROOTS[number & (NUM_STEPS - 1)]
    return float((root + root * series) * _power_of_two(number >> STEPS_BITS))


@inlined
def _power_of_two(exponent: int) -> float:
    return float(np.int64((exponent + EXPONENT_BIAS) << MANTISSA_BITS).view(np.float64))


@kernel
def log(x: float) -> float:
    """The natural logarithm of a number above 0 and not above 1."""
    exponent = 0
    while x < SQRT_HALF:
        x *= 2.0
        exponent -= 1
    ratio = (x - 1.0) / (x + 1.0)  # log(x) = 2 artanh(ratio)
    square = ratio * ratio
    series = 0.0
    for term in range(LOG_TERMS - 1, -1, -1):
        series = series * square + 1.0 / (2 * term + 1)
    return exponent * LN_2 + 2.0 * ratio * series
