"""Dot plots: values with their intervals, one row each, in front of the allowed range."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from orbis.arena.statistics import Estimate
from orbis.balance.bars import Judged, Verdict
from orbis.balance.style import ALLOWED, INK, PALE

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_MARKERS: Final[dict[Verdict | None, str]] = {None: "o", "ok": "o", "undecided": "D", "missed": "X"}
_SIZES: Final[dict[Verdict | None, float]] = {None: 5, "ok": 5, "undecided": 5, "missed": 7}


@dataclass(frozen=True, slots=True)
class Dot:
    """A row of a dot plot."""

    name: str
    found: Estimate
    hue: str = INK
    verdict: Verdict | None = None
    bounds: tuple[float, float] | None = None


def dots_of(judged: Judged, hues: Sequence[str] = (), factor: float = 1) -> list[Dot]:
    """The items of a limit as dots, in order; `factor` changes the unit."""
    bounds = None if judged.bounds is None else (judged.bounds[0] * factor, judged.bounds[1] * factor)
    return [
        Dot(name, found.times(factor), hues[row] if hues else INK, judged.verdicts.get(name), bounds)
        for row, (name, found) in enumerate(judged.items.items())
    ]


def draw_dots(axes: "Axes", dots: Sequence[Dot], rows: Sequence[str], limits: tuple[float, float]) -> None:
    """Draw the dots, each in the row of its name, from top to bottom."""
    places = {name: row for row, name in enumerate(rows)}
    _draw_allowed(axes, dots, places, limits)
    intervals = [(places[dot.name], dot.found.low, dot.found.high) for dot in dots if dot.found.low is not None]
    if intervals:
        axes.hlines(*zip(*intervals, strict=True), color=INK, linewidth=1, zorder=2)
    for verdict in _MARKERS:
        some = [dot for dot in dots if dot.verdict == verdict]
        axes.scatter(
            [math.nan if dot.found.value is None else dot.found.value for dot in some],
            [places[dot.name] for dot in some],
            s=_SIZES[verdict] ** 2,
            c=[dot.hue for dot in some],
            marker=_MARKERS[verdict],
            edgecolors=INK,
            linewidths=0.6,
            zorder=3,
        )
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlim(*limits)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)


def _draw_allowed(axes: "Axes", dots: Sequence[Dot], places: Mapping[str, int], limits: tuple[float, float]) -> None:
    """The allowed range, behind all rows if it is the same for all dots."""
    is_same = len({dot.bounds for dot in dots}) == 1
    for dot in dots[:1] if is_same else dots:
        if dot.bounds is not None:
            low, high = max(dot.bounds[0], limits[0]), min(dot.bounds[1], limits[1])
            middle, height = ((len(places) - 1) / 2, len(places)) if is_same else (places[dot.name], 1)
            axes.barh(middle, high - low, left=low, height=height, color=ALLOWED, zorder=0)


def draw_line(axes: "Axes", at: float) -> None:
    """A line through all rows, such as the fair share."""
    axes.axvline(at, color=PALE, linewidth=1, zorder=1)


def limits_of(dots: Iterable[Dot], around: tuple[float, float]) -> tuple[float, float]:
    """The range that shows all dots with their intervals, and at least `around`."""
    ends = [end for dot in dots for end in (dot.found.value, dot.found.low, dot.found.high) if end is not None]
    low, high = min([around[0], *ends]), max([around[1], *ends])
    margin = (high - low) * 0.03
    return low - margin, high + margin


def add_legend(figure: "Figure") -> None:
    """A legend of the shapes, below the panels."""
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch

    shapes: list[Line2D | Patch] = [
        Line2D([], [], linestyle="", color=INK, marker=_MARKERS[verdict], markersize=_SIZES[verdict], label=verdict)
        for verdict in ("ok", "undecided", "missed")
    ]
    shapes += [
        Line2D([], [], color=INK, linewidth=1, label="95 % interval"),
        Patch(color=ALLOWED, label="allowed"),
    ]
    figure.legend(handles=shapes, loc="outside lower center", ncols=len(shapes))
