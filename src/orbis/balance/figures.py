"""The statistics of a balance report for one number of players."""

from collections.abc import Mapping
from dataclasses import dataclass

from orbis.arena.statistics import Estimate


@dataclass(frozen=True, slots=True)
class Distribution:
    """The distribution of an integer."""

    mean: Estimate
    median: float
    least: int
    most: int
    counts: Mapping[int, int]  # how often each value occurs


@dataclass(frozen=True, slots=True)
class Wins:
    """How often the holders of something win, relative to their fair share."""

    relative: Estimate
    fair_share: float

    @property
    def rate(self) -> Estimate:
        """The share of their games that the holders win."""
        return self.relative.times(self.fair_share)


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """A seat in turn order; the first player has seat 1."""

    seat: int
    score: Estimate
    wins: Wins


@dataclass(frozen=True, slots=True)
class GodFigures:
    """A god: how often it is taken when available, when, and what it scores."""

    god: str
    laid_out: int
    taken: Estimate
    round: Estimate
    fulfilled: Estimate
    cp: Estimate
    wins: Wins


@dataclass(frozen=True, slots=True)
class TokenFigures:
    """The holders of a temple token; with `token` 0, the players without one."""

    token: int
    wins: Wins


@dataclass(frozen=True, slots=True)
class ReductionFigures:
    """The holders of a reduction token: of a color, of any, or of none."""

    token: str
    wins: Wins


@dataclass(frozen=True, slots=True)
class RegionFigures:
    """A tile, or all tiles of a color or an effect: what happens to them, and how their holders do.

    `taken` is relative to the games in which it is in play, `face_up` to the times it is taken, and `validated`,
    `cancelled` and `unfulfilled` to the times it is face up. `cp` includes wildernesses, `cp_face_up` does not.
    """

    name: str
    num_tiles: int
    taken: Estimate
    round: Estimate
    face_up: Estimate
    validated: Estimate
    cancelled: Estimate
    unfulfilled: Estimate
    cp: Estimate
    cp_face_up: Estimate
    wins: Wins
    wins_face_up: Wins


@dataclass(frozen=True, slots=True)
class ColorFigures:
    """The tiles of a color, and its share of the winners' face-up tiles relative to its share of all players'."""

    regions: RegionFigures
    winners_share: Estimate


@dataclass(frozen=True, slots=True)
class SourceFigures:
    """A player's creation points from one source, for everybody and for the winners."""

    source: str
    everybody: Estimate
    winners: Estimate


@dataclass(frozen=True, slots=True)
class Figures:
    """All statistics for one number of players."""

    players: int
    games: int
    score: Distribution
    winning_score: Distribution
    median_winning_score: Estimate
    wildernesses: Distribution
    worshipers_left: Distribution
    ties_broken: Estimate
    shared_victories: Estimate
    sources: tuple[SourceFigures, ...]
    seats: tuple[SeatFigures, ...]
    gods: tuple[GodFigures, ...]
    tokens: tuple[TokenFigures, ...]
    reductions: tuple[ReductionFigures, ...]
    colors: tuple[ColorFigures, ...]
    effects: tuple[RegionFigures, ...]
    tiles: tuple[RegionFigures, ...]
