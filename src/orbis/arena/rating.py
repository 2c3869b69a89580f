"""Ratings: one number for the strength of each bot. docs/arena.md says what was tried."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import BradleyTerryFull

NUM_PASSES = 10


@dataclass(frozen=True)
class Placing:
    """How a game ended: the bots by seat and their ranks, 1 for the winners."""

    bots: tuple[str, ...]
    ranks: tuple[float, ...]


@dataclass(frozen=True)
class Rating:
    """A bot's strength on OpenSkill's scale, where a newcomer has 25, and its uncertainty."""

    mu: float
    sigma: float


class Ratings:
    """The ratings of all bots in some games, found by several passes over them in order."""

    def __init__(self, games: Sequence[Placing]) -> None:
        # Bots do not change between games, so no uncertainty is added over time.
        self._model = BradleyTerryFull(tau=0.0)
        names = dict.fromkeys(bot for game in games for bot in game.bots)
        self._state = {name: self._model.rating() for name in names}
        self._rate(games)
        sigmas = {name: rating.sigma for name, rating in self._state.items()}
        for _ in range(NUM_PASSES - 1):
            self._rate(games)
        self.by_bot = {name: Rating(rating.mu, sigmas[name]) for name, rating in self._state.items()}

    def _rate(self, games: Sequence[Placing]) -> None:
        """Learn from each game once. A bot in several seats gets the average of what they learn."""
        for game in games:
            rated = self._model.rate([[self._state[bot]] for bot in game.bots], ranks=list(game.ranks))
            for bot in set(game.bots):
                seats = [rating for name, [rating] in zip(game.bots, rated, strict=True) if name == bot]
                mu = statistics.fmean(rating.mu for rating in seats)
                self._state[bot] = self._model.rating(mu, statistics.fmean(rating.sigma for rating in seats))

    def chance(self, bot: str, opponent: str) -> float:
        """How likely a bot is to finish ahead of another, by the model's own formula."""
        left, right = self._state[bot], self._state[opponent]
        spread = math.hypot(left.sigma, right.sigma, self._model.beta, self._model.beta)
        return 1 / (1 + math.exp((right.mu - left.mu) / spread))
