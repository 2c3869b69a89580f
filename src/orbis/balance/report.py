"""A balance report as a folder: a page in Markdown, all numbers in JSON, and plots."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from orbis import __version__
from orbis.balance.balance import Balance
from orbis.balance.figures import Figures
from orbis.balance.plots import write_plots
from orbis.balance.tables import (
    bars_table,
    colors_table,
    effects_table,
    failing_table,
    gods_table,
    reductions_table,
    scores_table,
    seats_table,
    sources_table,
    tiles_table,
    tokens_table,
)

PAGE: Final = "README.md"
NUMBERS: Final = "figures.json"
_JSON_DEPTH: Final = 4

_HOW_TO_READ: Final = """\
Brackets are 95 % confidence intervals. Games are independent of each other but observations within a game are not, so
the intervals take that into account. A target is *ok* if the whole interval is within the allowed range, *missed* if it
is entirely outside, and *undecided* otherwise. A target for several items, such as all tiles, is ok if all of them are;
the table names the worst one.

A shared victory is split evenly between the winners. A player's *fair share* of wins is one divided by the number of
players; relative to it, 1 is fair. Seats are numbered in turn order from the first player."""

_REGIONS_NOTE: Final = """\
*Taken* is how often the tile was taken when in play, *face up* how often it was placed face up when taken, *validated*
how often it was validated when face up. *CP* is what it earned its holder on average, including as a wilderness;
*CP face up* counts only face-up tiles. Wins are those of its holders, relative to their fair share."""


def write_report(balance: Balance, folder: Path) -> list[Path]:
    """Write the report into a folder, which must be there, and return its files."""
    page, numbers = folder / PAGE, folder / NUMBERS
    numbers.write_text(_json_lines(balance.to_json()) + "\n", encoding="utf-8")
    page.write_text(report_text(balance), encoding="utf-8")
    return [page, numbers, *write_plots(balance, folder)]


def report_text(balance: Balance) -> str:
    """The page."""
    regions = balance.origin.tile_set.regions
    parts = [
        f"# Balance of the tile set {balance.origin.tile_set.name}",
        _introduction(balance),
        "## Targets",
        bars_table(balance),
        _HOW_TO_READ,
        "Missed or undecided:",
        failing_table(balance),
        "## Scores",
        _image("scores", "Scores and wildernesses"),
        scores_table(balance),
        "## Creation points by source",
        _image("sources", "Creation points by source"),
        sources_table(balance),
        "## Seats and tokens",
        _image("wins", "Wins by seat and by temple token, and colors of the winners"),
        seats_table(balance),
        "Holders of temple tokens:",
        tokens_table(balance),
        "Holders of reduction tokens (from farms):",
        reductions_table(balance),
        "## Gods",
        _image("gods", "Wins by god"),
        *_each(balance, gods_table),
        "## Colors and effects",
        _REGIONS_NOTE,
        *_each(balance, colors_table),
        *_each(balance, effects_table),
        "## Tiles",
        _image("tiles-face-up", "How often each tile lies face up"),
        _image("tiles-wins", "Wins by tile"),
        *_each(balance, lambda figures: tiles_table(figures, regions)),
    ]
    return "\n\n".join(parts) + "\n"


def _introduction(balance: Balance) -> str:
    origin = balance.origin
    games = ", ".join(f"{figures.games} of {players} players" for players, figures in balance.figures.items())
    bots = ", ".join(f"`{bot}`" for bot in origin.bots)
    seed = "" if origin.seed is None else f", seed `{origin.seed}`"
    return f"""\
- Games: {games}, played by {bots}{seed}
- Tile set: {origin.tile_set.name}, `{origin.tile_set.digest}`
- Orbis {__version__}; all numbers are in [{NUMBERS}]({NUMBERS})

To reproduce it:

```
{origin.command}
```"""


def _each(balance: Balance, to_table: Callable[[Figures], str]) -> list[str]:
    """A table for each number of players."""
    return [f"With {players} players:\n\n{to_table(figures)}" for players, figures in balance.figures.items()]


def _image(name: str, text: str) -> str:
    return f"![{text}]({name}.png)"


def _json_lines(form: Any, depth: int = _JSON_DEPTH) -> str:
    """JSON whose outer values have lines of their own, so that one tile is one line."""
    if depth == 0 or not form or not isinstance(form, dict | list):
        return msgspec.json.encode(form).decode()
    if isinstance(form, list):
        return "[\n" + ",\n".join(_json_lines(value, depth - 1) for value in form) + "\n]"
    pairs = (f"{msgspec.json.encode(key).decode()}: {_json_lines(value, depth - 1)}" for key, value in form.items())
    return "{\n" + ",\n".join(pairs) + "\n}"
