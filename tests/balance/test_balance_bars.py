"""The bars: what they ask for, and how figures are judged."""

import dataclasses

import pytest
from balance_games import SETS, games_of

from orbis.arena.statistics import Estimate
from orbis.balance.bars import BARS, GODS, TOP_TOKEN, Bar, judge, judge_all, judge_bar
from orbis.balance.figures import Figures, Wins
from orbis.balance.measure import figures_of_records
from orbis.balance.text import bounds, summary


def figures_with(players: int, **changed: object) -> Figures:
    """The figures of some games, with made-up ones among them."""
    figures = figures_of_records(games_of(players, "standard"), SETS["standard"])[players]
    return dataclasses.replace(figures, **changed)  # type: ignore[arg-type]  # the test knows the types


def surely(value: float) -> Estimate:
    return Estimate(value, value - 0.01, value + 0.01, 1000)


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (21, 31, "ok"),
        (20, 32, "ok"),
        (19, 31, "undecided"),
        (21, 33, "undecided"),
        (10, 40, "undecided"),
        (10, 20, "undecided"),
        (10, 19.9, "missed"),
        (32.1, 40, "missed"),
        (None, None, "undecided"),
    ],
)
def test_an_interval_is_judged_by_both_its_ends(low: float | None, high: float | None, verdict: str) -> None:
    assert judge(Estimate(25, low, high, 100), 20, 32) == verdict


@pytest.mark.parametrize(
    ("values", "verdict", "worst"),
    [
        ({"a": surely(0.9), "b": surely(1.1)}, "ok", "a"),
        ({"a": surely(0.9), "b": surely(1.245)}, "undecided", "b"),
        ({"a": surely(1.25), "b": surely(1.5), "c": surely(0.7)}, "missed", "b"),
        ({"a": Estimate(2.0, 0.1, 3.0, 5), "b": surely(1.3)}, "missed", "b"),
        ({"a": surely(1), "b": Estimate(None, None, None, 0)}, "undecided", "b"),
    ],
)
def test_a_bar_is_as_good_as_its_worst_item(values: dict[str, Estimate], verdict: str, worst: str) -> None:
    judged = judge_bar(Bar("made up", lambda figures: values, 0.8, 1.25), figures_with(2))
    assert (judged.verdict, judged.worst) == (verdict, worst)


def test_a_god_that_wins_too_often_is_found() -> None:
    fair = Wins(surely(1), 0.5)
    figures = figures_with(2)
    gods = tuple(dataclasses.replace(god, wins=fair) for god in figures.gods)
    assert judge_bar(GODS, figures_with(2, gods=gods)).verdict == "ok"
    strong = dataclasses.replace(gods[3], wins=Wins(surely(1.5), 0.5))
    judged = judge_bar(GODS, figures_with(2, gods=(*gods[:3], strong, *gods[4:])))
    assert (judged.verdict, judged.worst) == ("missed", "fire")
    assert summary(judged) == "fire 1.50 [1.49, 1.51] (1 missed of 10)"


@pytest.mark.parametrize(("players", "rate", "verdict"), [(2, 0.6, "ok"), (2, 0.7, "missed"), (4, 0.46, "undecided")])
def test_the_bar_of_the_top_token_depends_on_the_players(players: int, rate: float, verdict: str) -> None:
    figures = figures_with(players)
    wins = Wins(Estimate(rate, rate - 0.015, rate + 0.015, 1000).times(players), 1 / players)
    tokens = (dataclasses.replace(figures.tokens[0], wins=wins), *figures.tokens[1:])
    assert judge_bar(TOP_TOKEN, figures_with(players, tokens=tokens)).verdict == verdict


def test_with_three_players_the_top_token_is_reported_without_a_bar() -> None:
    judged = judge_bar(TOP_TOKEN, figures_with(3))
    assert (judged.verdict, judged.bounds, judged.worst) == (None, None, "token 9")


def test_bars_are_judged_in_their_order() -> None:
    assert [judged.bar for judged in judge_all(figures_with(3))] == list(BARS)


def test_the_bars_in_words() -> None:
    assert [bounds(bar, (2, 3, 4)) for bar in BARS] == [
        "20 to 32",
        "0.7 to 2.5",
        "at most 1.15",
        "0.8 to 1.25",
        "0.85 to 1.15",
        "at least 35 %",
        "at most 68 % / no target / at most 45 %",
    ]
