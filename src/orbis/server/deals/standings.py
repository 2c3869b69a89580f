"""How results compare: their order, the distribution of a day, and streaks of days."""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Annotated

from msgspec import Meta

from orbis.forms import Form
from orbis.server.deals.check import Outcome


class Count(Form, frozen=True):
    """How many players have a result."""

    lead: int
    won: bool
    players: int


class Streak(Form, frozen=True):
    """Days in a row with a result."""

    now: Annotated[int, Meta(description="Up to today, or to yesterday as long as today has no result.")]
    best: int


def worth_of(outcome: Outcome) -> int:
    """Results by their worth: the lead, and with equal points who won the tie."""
    return 2 * outcome.lead + (outcome.place == 1)


def count_of(worth: int, players: int) -> Count:
    """A worth as it is sent."""
    return Count(worth // 2, worth % 2 == 1, players)


def percentile(counts: Sequence[tuple[int, int]], worth: int) -> float | None:
    """The share of the other players, in percent, whose result is no better; None without others."""
    others = sum(players for _, players in counts) - 1
    if others < 1:
        return None
    no_better = sum(players for each, players in counts if each <= worth) - 1
    return 100 * no_better / others


def streak_of(days: Iterable[date], today: date) -> Streak:
    """The streaks in the days with a result, the latest first."""
    best = length = now = 0
    before: date | None = None
    may_be_running = True
    for day in days:
        follows = before is not None and before - day == timedelta(days=1)
        if before is None:
            may_be_running = today - day <= timedelta(days=1)
        elif not follows:
            may_be_running = False
        length = length + 1 if follows else 1
        best = max(best, length)
        if may_be_running:
            now = length
        before = day
    return Streak(now, best)
