"""The ratings: in the right order, and in agreement with what was observed."""

import itertools
import math
import random

import pytest

from orbis.arena.rating import Placing, Ratings

# Strengths on a scale where a difference of log 3 is a pair at 75 %.
STEP = math.log(3)


def placings(strengths: dict[str, float], tables: list[tuple[str, ...]], num_deals: int) -> list[Placing]:
    """Games by the model of Luce: every bot has its strength and a luck of its own."""
    source = random.Random(1)
    games = []
    for _, table in itertools.product(range(num_deals), tables):
        for start in range(len(table)):
            bots = table[start:] + table[:start]
            results = [strengths[bot] - math.log(-math.log(source.random())) for bot in bots]
            games.append(Placing(bots, tuple(1 + sum(other > result for other in results) for result in results)))
    return games


def share_ahead(games: list[Placing], bot: str, opponent: str) -> float:
    meetings = [
        rank < other_rank
        for game in games
        for (name, rank), (other, other_rank) in itertools.permutations(zip(game.bots, game.ranks, strict=True), 2)
        if (name, other) == (bot, opponent)
    ]
    return sum(meetings) / len(meetings)


def test_a_pair_at_75_percent_is_predicted_so() -> None:
    games = placings({"a": STEP, "b": 0.0}, [("a", "b")], 300)
    ratings = Ratings(games)
    assert share_ahead(games, "a", "b") == pytest.approx(0.75, abs=0.04)
    assert ratings.chance("a", "b") == pytest.approx(share_ahead(games, "a", "b"), abs=0.025)
    assert ratings.chance("a", "b") + ratings.chance("b", "a") == pytest.approx(1)
    assert ratings.by_bot["a"].mu - ratings.by_bot["b"].mu == pytest.approx(6.5, abs=1)


def test_a_pool_is_predicted_from_pair_to_pair() -> None:
    strengths = {"a": 2 * STEP, "b": STEP, "c": STEP, "d": 0.0}
    games = placings(strengths, list(itertools.combinations(strengths, 2)), 60)
    ratings = Ratings(games)
    for bot, opponent in itertools.permutations(strengths, 2):
        assert ratings.chance(bot, opponent) == pytest.approx(share_ahead(games, bot, opponent), abs=0.09)


@pytest.mark.parametrize("table", [("a", "b", "c", "d"), ("a", "b", "b", "b"), ("a", "b", "c")])
def test_ratings_mean_the_same_at_larger_tables(table: tuple[str, ...]) -> None:
    games = placings({"a": STEP, "b": 0.0, "c": 0.5, "d": -1.0}, [table], 80)
    ratings = Ratings(games)
    for bot, opponent in itertools.combinations(sorted(set(table)), 2):
        assert ratings.chance(bot, opponent) == pytest.approx(share_ahead(games, bot, opponent), abs=0.06)


def test_a_bot_that_never_loses_has_a_finite_rating() -> None:
    ratings = Ratings([Placing(("a", "b"), (1, 2))] * 500)
    assert 0.99 < ratings.chance("a", "b") < 1
    assert math.isfinite(ratings.by_bot["a"].mu)


def test_ties_are_half_a_win() -> None:
    ratings = Ratings([Placing(("a", "b"), (1, 1))] * 50)
    assert ratings.chance("a", "b") == pytest.approx(0.5)


def test_more_games_make_ratings_surer() -> None:
    few, many = (Ratings([Placing(("a", "b"), (1, 2)), Placing(("b", "a"), (1, 2))] * number) for number in (5, 50))
    assert many.by_bot["a"].sigma < few.by_bot["a"].sigma < 25 / 3
