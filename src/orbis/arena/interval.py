"""How sure a rate is: the 95 % interval over deals. Why it is made like this stands in docs/arena.md."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

_Z = statistics.NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Rate:
    """A share from 0 to 1 with its 95 % interval."""

    value: float
    low: float
    high: float


def rate_over_deals(shares: Sequence[float]) -> Rate:
    """The mean of the deals' shares. For its interval, one deal of 0 and one of 1 are added to those played."""
    padded = [*shares, 0.0, 1.0]
    center = statistics.fmean(padded)
    spread = t_quantile(len(padded) - 1) * statistics.stdev(padded, center) / math.sqrt(len(padded))
    return Rate(statistics.fmean(shares), max(0.0, center - spread), min(1.0, center + spread))


def t_quantile(degrees: int) -> float:
    """The 97.5 % point of Student's distribution, for 2 degrees of freedom and more at most 3 % too small."""
    z = _Z
    return (
        z
        + (z**3 + z) / (4 * degrees)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * degrees**3)
    )
