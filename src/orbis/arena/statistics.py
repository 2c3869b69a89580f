"""Rates, means and medians with 95 % confidence intervals.

Deals are independent of each other, the games of a deal are not. Games with different shuffles are independent, events
within one game are not.
"""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Z: Final = statistics.NormalDist().inv_cdf(0.975)  # for 95 %
MIN_GAMES: Final = 10  # with fewer games there is a mean but no interval

# One number per game: integers, fractions or flags.
ByGame: TypeAlias = NDArray[Any]


@dataclass(frozen=True)
class Rate:
    """A share from 0 to 1 with its 95 % interval."""

    value: float
    low: float
    high: float


def rate_over_deals(shares: Sequence[float]) -> Rate:
    """The mean of the deals' shares. For the interval, one deal of 0 and one of 1 are added to those played.

    docs/arena.md explains the method.
    """
    padded = [*shares, 0.0, 1.0]
    center = statistics.fmean(padded)
    spread = t_quantile(len(padded) - 1) * statistics.stdev(padded, center) / math.sqrt(len(padded))
    return Rate(statistics.fmean(shares), max(0.0, center - spread), min(1.0, center + spread))


def t_quantile(degrees: int) -> float:
    """The 97.5 % quantile of Student's t-distribution, for 2 degrees of freedom or more; at most 3 % too small."""
    z = Z
    return (
        z
        + (z**3 + z) / (4 * degrees)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * degrees**3)
    )


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its interval and the number of observations; None where it cannot be estimated."""

    value: float | None
    low: float | None
    high: float | None
    number: int

    def times(self, factor: float) -> "Estimate":
        """The estimate in another unit."""
        value, low, high = (None if x is None else x * factor for x in (self.value, self.low, self.high))
        return Estimate(value, low, high, self.number)


def rate(successes: ByGame, trials: ByGame) -> Estimate:
    """The share of trials that succeed, with Wilson's interval. A success may be a fraction.

    Trials within a game may depend on each other. They count as the number of independent trials that would vary as
    much.
    """
    num_trials = float(trials.sum())
    if num_trials == 0:
        return Estimate(None, None, None, 0)
    value = float(successes.sum()) / num_trials
    variance = float(np.square(successes - value * trials).sum()) / num_trials**2
    num_independent = value * (1 - value) / variance if variance > 0 else float(np.count_nonzero(trials))
    low, high = wilson(value, min(num_independent, num_trials))
    return Estimate(value, low, high, _whole(num_trials))


def wilson(share: float, number: float) -> tuple[float, float]:
    """Wilson's score interval for a share of this many independent trials."""
    spread = Z * math.sqrt(share * (1 - share) / number + (Z / number / 2) ** 2)
    center, scale = share + Z**2 / number / 2, 1 + Z**2 / number
    return max(0.0, (center - spread) / scale), min(1.0, (center + spread) / scale)


def mean(sums: ByGame, numbers: ByGame) -> Estimate:
    """The mean of all observations, given their sum and number in each game."""
    number = float(numbers.sum())
    if number == 0:
        return Estimate(None, None, None, 0)
    value = float(sums.sum()) / number
    return _with_errors(value, (sums - value * numbers) / number, _whole(number))


def ratio_of_shares(part: ByGame, whole: ByGame, other_part: ByGame, other_whole: ByGame) -> Estimate:
    """A share relative to another share counted in the same games."""
    number = _whole(float(whole.sum()))
    if not whole.any() or not other_part.any():
        return Estimate(None, None, None, number)
    share, other_share = part.sum() / whole.sum(), other_part.sum() / other_whole.sum()
    errors = (part - share * whole) / whole.sum()
    other_errors = (other_part - other_share * other_whole) / other_whole.sum()
    value = share / other_share
    return _with_errors(float(value), (errors - value * other_errors) / other_share, number)


def _whole(number: float) -> int:
    """A number of observations, of which shared victories can be halves: these are rounded up, as in the page."""
    return math.floor(number + 0.5)


def _with_errors(value: float, errors: ByGame, number: int) -> Estimate:
    """An estimate to which each game contributes its own error."""
    games = len(errors)
    if games < MIN_GAMES:
        return Estimate(value, None, None, number)
    spread = t_quantile(games - 1) * math.sqrt(float(np.square(errors).sum()) * games / (games - 1))
    return Estimate(value, value - spread, value + spread, number)


def median(values: ByGame) -> Estimate:
    """The median of one value per game, with the distribution-free interval between two of the values."""
    number = len(values)
    ordered = np.sort(values)
    below = math.floor(number / 2 - Z * math.sqrt(number) / 2)  # the rank of the lower end, from 1
    if below < 1:
        return Estimate(float(np.median(values)), None, None, number)
    return Estimate(float(np.median(values)), float(ordered[below - 1]), float(ordered[number - below]), number)
