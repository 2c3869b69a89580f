"""Ratings of people: OpenSkill's numbers, what a game changes about them, and how they are shown."""

import math
from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from msgspec import Meta
from openskill.models import BradleyTerryFull

from orbis.forms import Form
from orbis.server.tables.bot_ratings import BOT_MU, NEWCOMER_MU

MIN_GAMES: Final = 5  # with fewer, nobody is on the leaderboard
BOT_SIGMA: Final = 0.5
SHOWN_NEWCOMER: Final = 1500
SHOWN_SIGMAS: Final = 2  # the uncertainty that is shown: about 95 % of ratings are within it

# Pairs within a game count like games of two. People may get better, so a little uncertainty is added with each game.
_MODEL: Final = BradleyTerryFull()
# Ten to one are 400 points apart, as in chess.
_POINTS: Final = 400 / math.log(10) / (math.sqrt(2) * _MODEL.beta)


class Rating(NamedTuple):
    """A strength on OpenSkill's scale and its uncertainty, as they are stored."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What somebody's strength is at least: the leaderboard's order."""
        return self.mu - SHOWN_SIGMAS * self.sigma

    def form(self) -> "RatingForm":
        """The rating as it is shown."""
        points = SHOWN_NEWCOMER + _POINTS * (self.mu - NEWCOMER_MU)
        return RatingForm(round(points), round(SHOWN_SIGMAS * _POINTS * self.sigma))


class RatingForm(Form, frozen=True):
    """A rating as it is shown: people begin with 1500."""

    rating: Annotated[int, Meta(description="400 points are odds of ten to one.")]
    uncertainty: Annotated[int, Meta(description="The rating is within this range in about 95 % of cases.")]


NEWCOMER: Final = Rating(NEWCOMER_MU, _MODEL.sigma)


def bot_rating(level: str, players: int) -> Rating:
    """The rating of a bot, which never changes."""
    return Rating(BOT_MU[players][level], BOT_SIGMA)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """What everybody's rating would be after a game. Those of bots are to be left as they were."""
    teams = [[_MODEL.rating(*rating)] for rating in before]
    return [Rating(after.mu, after.sigma) for [after] in _MODEL.rate(teams, ranks=list(map(float, places)))]
