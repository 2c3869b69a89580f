"""The learning curves of a training run."""

from pathlib import Path
from typing import Final

from orbis.balance.style import INK, PALE, new_panels, plot_style, save
from orbis.errors import OrbisError, safe_repr
from orbis.learn.training import read_log

AVERAGED: Final = 20  # iterations


def plot_curves(folder: Path) -> Path:
    """Draw how every figure of a run developed, into `curves.png` in its folder."""
    log = read_log(folder)
    if not log:
        raise OrbisError("learn/log", f"nothing has been learned yet in {safe_repr(str(folder))}")
    names = list(log[-1]["figures"])
    rows = [row for row in log if list(row["figures"]) == names]
    minutes = [row["seconds"] / 60 for row in rows]
    with plot_style():
        figure, panels = new_panels(1, len(names), (3.2 * len(names), 2.6))
        for axes, name in zip(panels[0], names, strict=True):
            values = [row["figures"][name] for row in rows]
            axes.plot(minutes, values, color=PALE, linewidth=0.8)
            axes.plot(minutes, _averages(values), color=INK, linewidth=1.4)
            axes.set_title(name)
            axes.set_xlabel("minutes")
        return save(figure, folder / "curves.png")


def _averages(values: list[float]) -> list[float]:
    """Each value averaged with those just before it."""
    windows = (values[max(0, i + 1 - AVERAGED) : i + 1] for i in range(len(values)))
    return [sum(window) / len(window) for window in windows]
