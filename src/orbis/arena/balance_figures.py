"""What a balance report tells of the games of one number of players."""

from collections.abc import Mapping
from dataclasses import dataclass

from orbis.arena.balance_intervals import Estimate


@dataclass(frozen=True, slots=True)
class Distribution:
    """How a whole number is distributed."""

    mean: Estimate
    median: float
    least: int
    most: int
    counts: Mapping[int, int]  # by value, how often


@dataclass(frozen=True, slots=True)
class Wins:
    """How often holders of something win, relative to their fair share."""

    relative: Estimate
    fair_share: float

    @property
    def rate(self) -> Estimate:
        """The share of their games that holders win."""
        return self.relative.times(self.fair_share)


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """A seat in turn order; the first player has seat 1."""

    seat: int
    score: Estimate
    wins: Wins


@dataclass(frozen=True, slots=True)
class GodFigures:
    """A god: how often it is taken where it is laid out, when, and what it brings."""

    god: str
    laid_out: int
    taken: Estimate
    round: Estimate
    fulfilled: Estimate
    cp: Estimate
    wins: Wins


@dataclass(frozen=True, slots=True)
class TokenFigures:
    """Holders of a temple token, or with `token` 0 those without one."""

    token: int
    wins: Wins


@dataclass(frozen=True, slots=True)
class ReductionFigures:
    """Holders of a reduction token: of a color, of any, or of none."""

    token: str
    wins: Wins


@dataclass(frozen=True, slots=True)
class RegionFigures:
    """A tile, or all tiles of a color or an effect: what becomes of them, and how their holders fare.

    `taken` is the share of the games in which it is in play, `face_up` that of the times it is taken, and `validated`,
    `cancelled` and `unfulfilled` those of the times it lies face up. `cp` counts wildernesses too, `cp_face_up` does
    not.
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
    """The tiles of a color, and its share of the winners' face-up tiles relative to that of all players'."""

    regions: RegionFigures
    winners_share: Estimate


@dataclass(frozen=True, slots=True)
class SourceFigures:
    """Creation points of a player from one source, of everybody and of the winners."""

    source: str
    everybody: Estimate
    winners: Estimate


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything about the games of one number of players."""

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
