"""Our exponential, logarithm and normal numbers: as exact as those of a C library."""

import math

import numpy as np
import pytest

from orbis.bots.exponential import LIMIT, exp, log
from orbis.bots.noise import add_noise, standard_normal
from orbis.engine.chance import random_from
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


def test_noise_is_normal() -> None:
    random = random_from("noise")
    numbers = np.array([standard_normal(random) for _ in range(NUMBER)])
    tolerance = 5 / math.sqrt(NUMBER)
    assert abs(numbers.mean()) < tolerance
    assert abs(numbers.std() - 1) < tolerance
    for deviations, share in ((1, 0.6827), (2, 0.9545)):
        assert abs((abs(numbers) < deviations).mean() - share) < tolerance


def test_noise_is_added_to_the_first_values() -> None:
    values = np.zeros(3)
    add_noise(values, 2, 0.5, random_from("a"))
    random = random_from("a")
    assert values.tolist() == [0.5 * standard_normal(random), 0.5 * standard_normal(random), 0.0]
