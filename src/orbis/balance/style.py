"""The style of the plots in a balance report: colors that color-blind people can tell apart, and little else."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from orbis.errors import OrbisError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# Okabe and Ito's palette; white is a light gray, so that it is visible.
COLOR_HUES: Final = {"R": "#D55E00", "B": "#0072B2", "Y": "#F0E442", "G": "#009E73", "W": "#D9D9D9"}
SOURCE_HUES: Final = {
    "farm": "#E69F00",
    "village": COLOR_HUES["Y"],
    "forest": COLOR_HUES["G"],
    "volcano": COLOR_HUES["R"],
    "irrigation": COLOR_HUES["B"],
    "temple": COLOR_HUES["W"],
    "proselytism": "#FFFFFF",
    "sacred-stone": "#56B4E9",
    "wilderness": "#444444",
    "god": "#CC79A7",
    "temple token": "#999999",
}
INK: Final = "#333333"
PALE: Final = "#BBBBBB"
ALLOWED: Final = "#EDEDED"
_NUM_HUES: Final = 256  # in a file

_SETTINGS: Final[dict[Any, Any]] = {
    "figure.dpi": 100,
    "savefig.dpi": 100,
    "font.size": 9,
    "axes.titlesize": 10,
    "axes.titleweight": "bold",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.axisbelow": True,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
}


def check_plots_possible() -> None:
    """Fail if matplotlib is missing."""
    try:
        import matplotlib  # noqa: F401  # only to see whether it is installed
    except ImportError:
        message = "the plots need matplotlib; install it with: pip install 'orbis[balance]'"
        raise OrbisError("balance/no-matplotlib", message) from None


@contextmanager
def plot_style() -> Iterator[None]:
    """Apply our settings instead of the user's."""
    import matplotlib

    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(_SETTINGS)
        yield


def new_panels(rows: int, columns: int, size: tuple[float, float], **options: Any) -> "tuple[Figure, list[list[Axes]]]":
    """An empty figure of this size in inches, with a grid of panels."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=size, layout="constrained")
    panels = figure.subplots(rows, columns, squeeze=False, **options)
    return figure, [list(row) for row in panels]


def save(figure: "Figure", path: Path) -> Path:
    """Write a small PNG whose bytes depend only on the figure."""
    from PIL import Image

    drawn = io.BytesIO()
    figure.savefig(drawn, format="png")
    picture = Image.open(drawn).convert("RGB")
    picture.quantize(_NUM_HUES, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(path, "PNG", optimize=True)
    return path
