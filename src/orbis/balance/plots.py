"""The plots of a balance report."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from orbis.arena.statistics import Estimate
from orbis.balance.balance import Balance
from orbis.balance.bars import COLORS, FACE_UP, GODS, SEATS, TOP_TOKEN, WILDERNESSES, WINNING_SCORE
from orbis.balance.dots import Dot, add_legend, dots_of, draw_dots, draw_line, limits_of
from orbis.balance.figures import Figures
from orbis.balance.style import ALLOWED, COLOR_HUES, INK, PALE, SOURCE_HUES, new_panels, plot_style, save

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_FAIR: Final = 1.0
_RELATIVE: Final = "relative to the fair share"
_MIDDLE: Final = "median of the winners' scores; mean"
_ALLOWED: Final = "allowed for it"
_WIDTH: Final = 9.0


def write_plots(balance: Balance, folder: Path) -> list[Path]:
    """Draw all plots into a folder and return their files."""
    plots: dict[str, Callable[[Balance], Figure]] = {
        "scores": plot_scores,
        "sources": plot_sources,
        "wins": plot_wins,
        "gods": plot_gods,
        "tiles-face-up": plot_face_up,
        "tiles-wins": plot_tile_wins,
    }
    with plot_style():
        return [save(plot(balance), folder / f"{name}.png") for name, plot in plots.items()]


def plot_scores(balance: Balance) -> "Figure":
    """Scores above, wildernesses below."""
    figure, (scores, wildernesses) = new_panels(2, len(balance.figures), (_WIDTH, 5), sharex="row", sharey="row")
    for axes, figures in zip(scores, balance.figures.values(), strict=True):
        axes.axvspan(WINNING_SCORE.low, WINNING_SCORE.high, color=ALLOWED, zorder=0, label=_ALLOWED)
        _draw_histogram(axes, figures.score.counts, PALE, "all players")
        _draw_histogram(axes, figures.winning_score.counts, INK, "winners")
        _draw_middle(axes, figures.median_winning_score)
        axes.set_title(f"{figures.players} players")
        axes.set_xlabel("score")
    for axes, figures in zip(wildernesses, balance.figures.values(), strict=True):
        axes.axvspan(WILDERNESSES.low, WILDERNESSES.high, color=ALLOWED, zorder=0, label=_ALLOWED)
        counts = figures.wildernesses.counts
        shares = [100 * number / sum(counts.values()) for number in counts.values()]
        axes.bar(list(counts), shares, color=PALE, edgecolor=INK, linewidth=0.6)
        _draw_middle(axes, figures.wildernesses.mean)
        axes.set_xlabel("wildernesses of a player")
    scores[0].set_ylabel("% of all, % of winners")
    wildernesses[0].set_ylabel("% of players")
    _add_labels(figure, scores[0], 4)
    return figure


def _draw_middle(axes: "Axes", middle: Estimate) -> None:
    if middle.value is not None:
        axes.axvline(middle.value, color=INK, linewidth=1.2, linestyle="--", label=_MIDDLE)


def _add_labels(figure: "Figure", axes: "Axes", columns: int) -> None:
    """A legend of everything labeled in a panel, below all panels."""
    handles, labels = axes.get_legend_handles_labels()
    unique = dict(zip(labels, handles, strict=True))
    figure.legend(unique.values(), unique.keys(), loc="outside lower center", ncols=columns)


def _draw_histogram(axes: "Axes", counts: Mapping[int, int], hue: str, label: str) -> None:
    """The share of each score as a step plot."""
    scores = range(min(counts), max(counts) + 1)
    shares = [100 * counts.get(score, 0) / sum(counts.values()) for score in scores]
    edges = [score - 0.5 for score in (*scores, scores[-1] + 1)]
    axes.stairs(shares, edges, color=hue, fill=hue == PALE, linewidth=1.4, label=label)


def plot_sources(balance: Balance) -> "Figure":
    """Creation points by source, for everybody and for the winners, as stacked bars."""
    num_bars = 2 * len(balance.figures)
    figure, [[axes]] = new_panels(1, 1, (_WIDTH, 1.2 + 0.4 * num_bars))
    rows: list[str] = []
    for figures in balance.figures.values():
        for group in ("everybody", "winners"):
            _draw_stack(axes, len(rows), {s.source: getattr(s, group).value or 0 for s in figures.sources})
            rows.append(f"{figures.players} players, {group}")
    axes.set_yticks(range(len(rows)), rows)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.axvline(0, color=INK, linewidth=1)
    axes.set_xlabel("creation points of a player")
    _add_labels(figure, axes, 6)
    return figure


def _draw_stack(axes: "Axes", row: int, sources: Mapping[str, float]) -> None:
    """One bar; losses are to the left of zero, and the sum is written at its end."""
    right = 0.0
    for source, cp in sources.items():
        if cp == 0:
            continue
        left = right if cp > 0 else 0
        axes.barh(row, cp, left=left, height=0.7, color=SOURCE_HUES[source], edgecolor=INK, linewidth=0.6, label=source)
        right += max(cp, 0)
    axes.text(right, row, f" {sum(sources.values()):.1f}", va="center", weight="bold")


def plot_wins(balance: Balance) -> "Figure":
    """Wins by seat and by holders of temple tokens, and the colors of the winners' tiles."""
    seats = {players: dots_of(balance.judged(SEATS, players)) for players in balance.figures}
    tokens = {players: _token_dots(balance, players) for players in balance.figures}
    colors = {
        players: dots_of(balance.judged(COLORS, players), [COLOR_HUES[color.regions.name] for color in figures.colors])
        for players, figures in balance.figures.items()
    }
    figure, panels = new_panels(
        3, len(balance.figures), (_WIDTH, 6.5), sharex="row", sharey="row", height_ratios=[4, 5, 5]
    )
    _fill_row(panels[0], seats, f"wins, {_RELATIVE}")
    _fill_row(panels[1], tokens, f"wins, {_RELATIVE}", order=_token_order)
    _fill_row(panels[2], colors, "share of the winners' face-up tiles,\nrelative to the share of all")
    for axes in panels[1] + panels[2]:
        axes.set_title("")
    add_legend(figure)
    return figure


def _token_dots(balance: Balance, players: int) -> list[Dot]:
    """The top token with its limits, the others without."""
    top = dots_of(balance.judged(TOP_TOKEN, players), factor=players)
    others = balance.figures[players].tokens[1:]
    return top + [Dot(f"token {t.token}" if t.token else "no token", t.wins.relative) for t in others]


def _token_order(name: str) -> int:
    """Sorts tokens by value, highest first, with none last."""
    value = name.removeprefix("token ")
    return -int(value) if value.isdigit() else 0


def plot_gods(balance: Balance) -> "Figure":
    """Wins by the holders of each god."""
    dots = {players: dots_of(balance.judged(GODS, players)) for players in balance.figures}
    figure, [panels] = new_panels(1, len(balance.figures), (_WIDTH, 3.8), sharex="row", sharey="row")
    _fill_row(panels, dots, f"wins, {_RELATIVE}")
    add_legend(figure)
    return figure


def plot_face_up(balance: Balance) -> "Figure":
    """How often each tile is face up."""
    dots = {
        players: dots_of(balance.judged(FACE_UP, players), _tile_hues(figures), factor=100)
        for players, figures in balance.figures.items()
    }
    figure = _tile_panels(balance, dots, "% face up, of the times taken", fair=None, around=(0, 100))
    add_legend(figure)
    return figure


def plot_tile_wins(balance: Balance) -> "Figure":
    """Wins by the players who have a tile face up."""
    dots = {
        players: [
            Dot(tile.name, tile.wins_face_up.relative, hue)
            for tile, hue in zip(figures.tiles, _tile_hues(figures), strict=True)
        ]
        for players, figures in balance.figures.items()
    }
    return _tile_panels(balance, dots, f"wins with the tile face up,\n{_RELATIVE}, with 95 % interval")


def _tile_hues(figures: Figures) -> list[str]:
    return [COLOR_HUES[tile.name[0]] for tile in figures.tiles]


def _fill_row(
    panels: "Sequence[Axes]",
    dots: Mapping[int, list[Dot]],
    label: str,
    fair: float | None = _FAIR,
    around: tuple[float, float] = (0.7, 1.3),
    order: Callable[[str], int] | None = None,
) -> None:
    """A row of dot plots, one panel per number of players, with the same rows and limits."""
    longest = max(dots.values(), key=len)
    rows = list(dict.fromkeys(dot.name for some in (longest, *dots.values()) for dot in some))
    if order is not None:
        rows.sort(key=order)
    limits = limits_of((dot for some in dots.values() for dot in some), around)
    panels[0].set_yticks(range(len(rows)), rows)
    for axes, (players, some) in zip(panels, dots.items(), strict=True):
        draw_dots(axes, some, rows, limits)
        if fair is not None:
            draw_line(axes, fair)
        axes.set_title(f"{players} players")
        axes.set_xlabel(label)


def _tile_panels(balance: Balance, dots: Mapping[int, list[Dot]], label: str, **options: Any) -> "Figure":
    """A panel with all tiles for each number of players, and lines between the levels."""
    figure, [panels] = new_panels(1, len(balance.figures), (_WIDTH, 11), sharex="row", sharey="row")
    _fill_row(panels, dots, label, order=balance.origin.tile_set.index, **options)
    levels = [int(text.get_text()[1]) for text in panels[0].get_yticklabels()]
    for axes in panels:
        for row in range(1, len(levels)):
            if levels[row] != levels[row - 1]:
                axes.axhline(row - 0.5, color=INK, linewidth=0.6)
    return figure
