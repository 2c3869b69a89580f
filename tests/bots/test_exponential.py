"""Our exponential and logarithm: as exact as those of a C library."""

import math

import numpy as np
import pytest

from orbis.bots.exponential import LIMIT, exp, log
from orbis.engine.kernel import COMPILED

NUMBER = 100_000 if COMPILED else 1_000


def test_exp_is_right_to_about_the_last_bit() -> None:
    for x in np.linspace(-LIMIT, LIMIT, NUMBER):
        assert exp(float(x)) == pytest.approx(math.exp(x), rel=4e-16, abs=0)


@pytest.mark.parametrize(("x", "power"), [(0.0, 1.0), (-0.0, 1.0), (1.0, math.e), (-800.0, 0.0), (800.0, math.inf)])
def test_some_powers(x: float, power: float) -> None:
    assert exp(x) == power


def test_log_is_right_to_the_last_bits() -> None:
    for x in np.concatenate([np.linspace(1e-6, 1.0, NUMBER), np.logspace(-300, 0, 1_000)]):
        assert log(float(x)) == pytest.approx(math.log(x), rel=1e-15, abs=1e-15)
