"""The results of a match: win rates, scores, head-to-head results and ratings."""

import itertools
import statistics
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from orbis.arena.games import PlayedGame
from orbis.arena.rating import Placing, Rating, Ratings
from orbis.arena.statistics import Rate, rate_over_deals
from orbis.engine.vocabulary import NUM_ROUNDS


@dataclass(frozen=True)
class Outcome:
    """What counts about a game; all lists are by seat. Games with the same shuffle belong to the same deal."""

    deal: str
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True)
class BotResult:
    """A bot's results over all its seats. The margin is the distance to the best other player."""

    bot: str
    games: int
    win_rate: Rate
    score: float
    margin: float
    rating: Rating
    seconds_per_turn: float


@dataclass(frozen=True)
class Duel:
    """How often a bot finished ahead of another at the same table, and how often their ratings predict it."""

    bot: str
    opponent: str
    games: int
    ahead: Rate
    predicted: float


@dataclass(frozen=True)
class Results:
    """All bots, best rating first, and all head-to-head results."""

    bots: tuple[BotResult, ...]
    duels: tuple[Duel, ...]

    def to_json(self) -> dict[str, Any]:
        """The JSON form in docs/arena.md. Only `timing` differs from run to run."""
        bots = [asdict(result) for result in self.bots]
        seconds = {form["bot"]: form.pop("seconds_per_turn") for form in bots}
        return {
            "bots": bots,
            "head_to_head": [asdict(duel) for duel in self.duels],
            "timing": {"seconds_per_turn": seconds},
        }


def outcome_of(played: PlayedGame) -> Outcome:
    """What counts about a finished game."""
    result = played.record.result
    assert result is not None
    ranks = tuple(player.rank for player in result.players)
    totals = tuple(player.total for player in result.players)
    return Outcome(played.job.seed, played.job.bots, ranks, totals, played.seconds)


def summarize(outcomes: Sequence[Outcome]) -> Results:
    """The results of finished games."""
    ratings = Ratings([Placing(outcome.bots, outcome.ranks) for outcome in outcomes])
    names = sorted(ratings.by_bot, key=lambda name: -ratings.by_bot[name].mu)
    bots = tuple(_bot_result(name, outcomes, ratings.by_bot[name]) for name in names)
    duels = (_duel(bot, opponent, outcomes, ratings) for bot, opponent in itertools.permutations(names, 2))
    return Results(bots, tuple(duel for duel in duels if duel))


class _SeatResult(NamedTuple):
    """What one seat of one game contributes to its bot's result."""

    deal: str
    share: float
    total: int
    margin: int
    seconds: float


def _seats_of(name: str, outcome: Outcome) -> Iterable[_SeatResult]:
    num_winners = outcome.ranks.count(1)
    for seat, bot in enumerate(outcome.bots):
        if bot == name:
            share = 1 / num_winners if outcome.ranks[seat] == 1 else 0.0
            others = outcome.totals[:seat] + outcome.totals[seat + 1 :]
            total = outcome.totals[seat]
            yield _SeatResult(outcome.deal, share, total, total - max(others), outcome.seconds[seat])


def _bot_result(name: str, outcomes: Sequence[Outcome], rating: Rating) -> BotResult:
    seats = [seat for outcome in outcomes for seat in _seats_of(name, outcome)]
    return BotResult(
        bot=name,
        games=sum(name in outcome.bots for outcome in outcomes),
        win_rate=_rate((seat.deal, seat.share) for seat in seats),
        score=statistics.fmean(seat.total for seat in seats),
        margin=statistics.fmean(seat.margin for seat in seats),
        rating=rating,
        seconds_per_turn=statistics.fmean(seat.seconds for seat in seats) / NUM_ROUNDS,
    )


def _duel(name: str, opponent: str, outcomes: Sequence[Outcome], ratings: Ratings) -> Duel | None:
    """The games of two bots at the same table, if any; equal ranks count as half each."""
    shared = [outcome for outcome in outcomes if name in outcome.bots and opponent in outcome.bots]
    if not shared:
        return None
    meetings = []
    for outcome in shared:
        seats = list(zip(outcome.bots, outcome.ranks, strict=True))
        for (bot, rank), (other, other_rank) in itertools.permutations(seats, 2):
            if (bot, other) == (name, opponent):
                meetings.append((outcome.deal, 0.5 + 0.5 * ((rank < other_rank) - (rank > other_rank))))
    return Duel(name, opponent, len(shared), _rate(meetings), ratings.chance(name, opponent))


def _rate(observed: Iterable[tuple[str, float]]) -> Rate:
    """The rate observed in the deals, each deal counting once."""
    by_deal: dict[str, list[float]] = defaultdict(list)
    for deal, share in observed:
        by_deal[deal].append(share)
    return rate_over_deals([statistics.fmean(shares) for shares in by_deal.values()])
