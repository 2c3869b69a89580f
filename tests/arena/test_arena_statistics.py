"""The intervals: right often enough, and never without width."""

import math
import random

import numpy as np
import pytest

from orbis.arena.statistics import (
    Estimate,
    mean,
    median,
    rate,
    rate_over_deals,
    ratio_of_shares,
    t_quantile,
    wilson,
)

ONES = np.ones(40)


@pytest.mark.parametrize(
    ("degrees", "exact", "tolerance"),
    [(2, 4.303, 0.14), (3, 3.182, 0.03), (4, 2.776, 0.01), (10, 2.228, 0.001), (100, 1.984, 0.001)],
)
def test_the_points_of_students_distribution(degrees: int, exact: float, tolerance: float) -> None:
    assert t_quantile(degrees) == pytest.approx(exact, abs=tolerance)


@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 1.0])
@pytest.mark.parametrize("num_deals", [1, 2, 10, 1000])
def test_equal_deals_leave_an_interval_with_width_around_the_rate(share: float, num_deals: int) -> None:
    found = rate_over_deals([share] * num_deals)
    assert found.value == share
    assert 0 <= found.low <= share <= found.high <= 1
    assert found.high - found.low > 1 / (num_deals + 2)


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
        found = rate_over_deals(shares)
        num_right += found.low <= chance <= found.high
    assert num_right >= 940


# Estimates from games


def test_wilson_as_in_the_textbook() -> None:
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_a_rate_of_one_trial_a_game_has_wilsons_interval() -> None:
    found = rate(np.array([1] * 12 + [0] * 28), ONES)
    assert (found.value, found.number) == (0.3, 40)
    assert (found.low, found.high) == pytest.approx(wilson(0.3, 40))


def test_games_without_a_trial_do_not_count() -> None:
    trials = np.array([1, 0] * 20)
    assert rate(np.array([1, 0, 0, 0] * 10), trials) == rate(np.array([1, 0] * 10), np.ones(20))


def test_trials_that_always_agree_within_a_game_count_once() -> None:
    once = rate(np.array([1, 0, 0, 0] * 10), ONES)
    thrice = rate(np.array([3, 0, 0, 0] * 10), 3 * ONES)
    assert thrice.number == 120
    assert (thrice.value, thrice.low, thrice.high) == pytest.approx((once.value, once.low, once.high))


def test_trials_that_balance_within_a_game_count_no_more_than_each_by_itself() -> None:
    found = rate(np.ones(40), 2 * ONES)
    assert (found.low, found.high) == pytest.approx(wilson(0.5, 40))
    nearly = rate(np.array([1] * 39 + [2]), 2 * ONES)
    assert (nearly.low, nearly.high) == pytest.approx(wilson(41 / 80, 80))


def test_a_rate_of_nothing_is_unknown() -> None:
    assert rate(np.zeros(40), np.zeros(40)) == Estimate(None, None, None, 0)
    assert mean(np.zeros(40), np.zeros(40)) == Estimate(None, None, None, 0)


def test_a_mean_varies_between_games_only() -> None:
    sums, numbers = np.array([1.0, 3.0] * 20), ONES
    found, doubled = mean(sums, numbers), mean(2 * sums, 2 * numbers)
    spread = 2.0227 * np.std(sums, ddof=1) / math.sqrt(40)
    assert (found.value, found.low, found.high) == pytest.approx((2, 2 - spread, 2 + spread), abs=1e-3)
    assert (doubled.value, doubled.low, doubled.high) == pytest.approx((found.value, found.low, found.high))


def test_with_few_games_there_is_no_interval() -> None:
    assert mean(np.array([1, 2, 3]), np.ones(3)) == Estimate(2.0, None, None, 3)
    assert median(np.array([1, 2, 3])) == Estimate(2.0, None, None, 3)


def test_the_interval_of_a_median_lies_between_two_values() -> None:
    found = median(np.arange(100, 0, -1))
    assert (found.value, found.low, found.high) == (50.5, 40, 61)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """In 400 samples with a truth of 3/10, 24 and 4, about 95 % of the intervals hold it."""
    random = np.random.default_rng(1)
    held = np.zeros(3)
    for _ in range(400):
        strength = random.beta(3, 7, 150)  # what the trials of a game have in common
        trials = random.integers(0, 4, 150)
        scores = random.poisson(24, 150)
        counts = random.integers(1, 5, 150)
        sums = np.array([random.poisson(4, number).sum() for number in counts])
        estimates = (rate(random.binomial(trials, strength), trials), median(scores), mean(sums, counts))
        for i, (estimate, truth) in enumerate(zip(estimates, (0.3, 24, 4), strict=True)):
            assert estimate.low is not None
            assert estimate.high is not None
            held[i] += estimate.low <= truth <= estimate.high
    assert (held / 400 > 0.92).all()
    assert (held[[0, 2]] / 400 < 0.98).all()


def test_the_interval_of_a_ratio_holds_the_truth_as_often_as_it_says() -> None:
    """Winners have as many tiles of a color as others, so the truth is 1."""
    random = np.random.default_rng(2)
    held = 0
    for _ in range(400):
        tiles = random.integers(8, 14, (150, 4))
        of_color = random.binomial(tiles, random.beta(4, 16, (150, 4)))
        found = ratio_of_shares(of_color[:, 0], tiles[:, 0], of_color.sum(axis=1), tiles.sum(axis=1))
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 1 <= found.high
    assert 0.92 < held / 400 < 0.98


def test_a_ratio_of_shares() -> None:
    found = ratio_of_shares(2 * ONES, 8 * ONES, 5 * ONES, 40 * ONES)
    assert found.value == pytest.approx(2)
    assert ratio_of_shares(ONES, ONES, 0 * ONES, ONES) == Estimate(None, None, None, 40)


def test_an_estimate_in_another_unit() -> None:
    assert Estimate(0.5, 0.25, 0.75, 9).times(4) == Estimate(2, 1, 3, 9)
    assert Estimate(0.5, None, None, 9).times(4) == Estimate(2, None, None, 9)
