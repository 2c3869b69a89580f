"""A balance report as a folder: a page in Markdown, all numbers in JSON, and plots."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from orbis import __version__
from orbis.arena.balance import Balance
from orbis.arena.balance_figures import Figures
from orbis.arena.balance_plots import write_plots
from orbis.arena.balance_tables import (
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
Brackets are 95 % intervals. Games are independent of each other and what happens within one is not, so where a game
gives several observations the interval allows for that. A bar is *ok* if the interval lies within what is allowed,
*missed* if it lies outside, and *undecided* if it does neither. A bar for several things at once, such as all tiles, is
ok if all of them are; the table names the one that is worst.

A shared victory is split evenly between the winners. The *fair share* of a player is one win in as many games as there
are players; relative to it, 1 is fair. Seats are counted in turn order from the first player."""

_REGIONS_NOTE: Final = """\
*Taken* is the share of the games with the tile in play, *face up* that of the times it was taken, *validated* that of
the times it lay face up. *CP* is what it brought its holder on average, as a wilderness too; *CP face up* only face up.
Wins are those of its holders, relative to their fair share."""


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
        f"# The balance of the tile set {balance.origin.tile_set.name}",
        _introduction(balance),
        "## Bars",
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
        _image("wins", "Wins of seats and of holders of temple tokens, and colors of the winners"),
        seats_table(balance),
        "Holders of temple tokens:",
        tokens_table(balance),
        "Holders of reduction tokens, which farms bring:",
        reductions_table(balance),
        "## Gods",
        _image("gods", "Wins of the holders of each god"),
        *_each(balance, gods_table),
        "## Colors and effects",
        _REGIONS_NOTE,
        *_each(balance, colors_table),
        *_each(balance, effects_table),
        "## Tiles",
        _image("tiles-face-up", "How often each tile lies face up"),
        _image("tiles-wins", "Wins of the holders of each tile"),
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

To repeat it:

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
