"""The intervals: right often enough, and never without width."""

import random

import pytest

from orbis.arena.interval import rate_over_deals, t_quantile


@pytest.mark.parametrize(
    ("degrees", "exact", "tolerance"),
    [(2, 4.303, 0.14), (3, 3.182, 0.03), (4, 2.776, 0.01), (10, 2.228, 0.001), (100, 1.984, 0.001)],
)
def test_the_points_of_students_distribution(degrees: int, exact: float, tolerance: float) -> None:
    assert t_quantile(degrees) == pytest.approx(exact, abs=tolerance)


@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 1.0])
@pytest.mark.parametrize("num_deals", [1, 2, 10, 1000])
def test_equal_deals_leave_an_interval_with_width_around_the_rate(share: float, num_deals: int) -> None:
    rate = rate_over_deals([share] * num_deals)
    assert rate.value == share
    assert 0 <= rate.low <= share <= rate.high <= 1
    assert rate.high - rate.low > 1 / (num_deals + 2)


def test_a_bot_that_wins_fifty_deals_of_fifty_is_better_than_94_percent() -> None:
    """The exact bound for fifty independent games is 1 − 0.025^(1/50), which is 92.9 %; one-sided 94.2 %."""
    assert rate_over_deals([1.0] * 50).low == pytest.approx(0.942, abs=0.001)


def test_the_interval_is_that_of_the_deals_and_not_of_the_games() -> None:
    """Both games of a deal won or lost is less evidence than one of each, for the same number of games."""
    together = rate_over_deals([0.0, 1.0] * 50)
    apart = rate_over_deals([0.5] * 100)
    assert together.value == apart.value == 0.5
    assert together.high - together.low == pytest.approx(2 * 0.098, abs=0.002)
    assert apart.high - apart.low < 0.03


@pytest.mark.parametrize("chance", [0.25, 0.5, 0.75, 0.95])
@pytest.mark.parametrize("num_deals", [5, 30])
def test_at_least_95_percent_of_the_intervals_are_right(chance: float, num_deals: int) -> None:
    """Deals of two games, of which the second one follows the first in half of the deals."""
    source = random.Random(f"{chance}/{num_deals}")
    num_right = 0
    for _ in range(1000):
        shares = []
        for _ in range(num_deals):
            first = source.random() < chance
            second = first if source.random() < 0.5 else source.random() < chance
            shares.append((first + second) / 2)
        rate = rate_over_deals(shares)
        num_right += rate.low <= chance <= rate.high
    assert num_right >= 940
