"""The bars of a balanced tile set, and whether games meet them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from orbis.arena.statistics import Estimate
from orbis.balance.figures import Figures
from orbis.game.names import COLOR_NAMES

Verdict: TypeAlias = Literal["ok", "undecided", "missed"]
Items: TypeAlias = Mapping[str, Estimate]

_INFINITY: Final = float("inf")


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: each of its items must lie between two bounds, which may depend on the number of players."""

    name: str
    items: Callable[[Figures], Items]
    low: float = -_INFINITY
    high: float = _INFINITY
    high_by_players: Mapping[int, float] | None = None  # in place of `high`; no bar for other numbers
    unit: Literal["", "%"] = ""
    decimals: int = 2

    def bounds(self, players: int) -> tuple[float, float] | None:
        """The bounds with so many players, if there are any."""
        if self.high_by_players is None:
            return self.low, self.high
        return (self.low, self.high_by_players[players]) if players in self.high_by_players else None


WINNING_SCORE: Final = Bar(
    "median winning score", lambda figures: {"": figures.median_winning_score}, 20, 32, decimals=1
)
WILDERNESSES: Final = Bar("wildernesses per player", lambda figures: {"": figures.wildernesses.mean}, 0.7, 2.5)
SEATS: Final = Bar(
    "wins of a seat, relative to its fair share",
    lambda figures: {f"seat {seat.seat}": seat.wins.relative for seat in figures.seats},
    high=1.15,
)
GODS: Final = Bar(
    "wins of a god's holders, relative to their fair share",
    lambda figures: {god.god: god.wins.relative for god in figures.gods},
    0.8,
    1.25,
)
COLORS: Final = Bar(
    "a color's share of the winners' face-up tiles, relative to its share of all",
    lambda figures: {COLOR_NAMES[color.regions.name]: color.winners_share for color in figures.colors},
    0.85,
    1.15,
)
FACE_UP: Final = Bar(
    "how often a taken tile lies face up",
    lambda figures: {tile.name: tile.face_up for tile in figures.tiles},
    low=0.35,
    unit="%",
    decimals=0,
)
TOP_TOKEN: Final = Bar(
    "wins of the holders of the top temple token",
    lambda figures: {f"token {figures.tokens[0].token}": figures.tokens[0].wins.rate},
    high_by_players={2: 0.68, 4: 0.45},
    unit="%",
    decimals=0,
)
BARS: Final = (WINNING_SCORE, WILDERNESSES, SEATS, GODS, COLORS, FACE_UP, TOP_TOKEN)


@dataclass(frozen=True, slots=True)
class Judged:
    """A bar with what was found: the verdict on each item and on all of them, and the item nearest to failing.

    Without bounds there is no verdict.
    """

    bar: Bar
    players: int
    bounds: tuple[float, float] | None
    items: Items
    verdicts: Mapping[str, Verdict]
    verdict: Verdict | None
    worst: str


def judge_all(figures: Figures) -> tuple[Judged, ...]:
    """All bars for the games of one number of players."""
    return tuple(judge_bar(bar, figures) for bar in BARS)


def judge_bar(bar: Bar, figures: Figures) -> Judged:
    """Missed if one item is outside for certain, ok if all are inside for certain, else undecided."""
    items = bar.items(figures)
    bounds = bar.bounds(figures.players)
    if bounds is None:
        return Judged(bar, figures.players, None, items, {}, None, next(iter(items)))
    verdicts = {name: judge(estimate, *bounds) for name, estimate in items.items()}
    order: tuple[Verdict, ...] = ("missed", "undecided", "ok")
    worst = min(items, key=lambda name: (order.index(verdicts[name]), _margin(items[name], *bounds)))
    return Judged(bar, figures.players, bounds, items, verdicts, verdicts[worst], worst)


def judge(estimate: Estimate, low: float, high: float) -> Verdict:
    """Whether an interval lies within the bounds or beyond them; undecided if it does neither."""
    if estimate.low is None or estimate.high is None:
        return "undecided"
    if low <= estimate.low and estimate.high <= high:
        return "ok"
    return "missed" if estimate.high < low or estimate.low > high else "undecided"


def _margin(estimate: Estimate, low: float, high: float) -> float:
    """How far a value is inside the bounds; negative outside."""
    return _INFINITY if estimate.value is None else min(estimate.value - low, high - estimate.value)
