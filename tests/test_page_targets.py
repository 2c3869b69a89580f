"""The workshop of the page measures tile sets against our targets, and compares them with the standard set."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

from orbis.arena import play_games
from orbis.balance import bars
from orbis.balance.balance import balance_jobs
from orbis.balance.bars import Bar
from orbis.balance.figures import Figures
from orbis.balance.measure import figures_of_records
from orbis.tiles import load_tile_set

FILE = Path(__file__).parents[1] / "web" / "src" / "workshop" / "targets.json"
BOT, SEED = "greedy", "standard"
PLAYERS = (2, 3, 4)
GAMES = 2000
FIRST_GAMES = 10  # they show whether the bots have changed since


def key(name: str) -> str:
    return name.lower().replace("_", "-")


def target(name: str, bar: Bar) -> dict[str, Any]:
    by_players = bar.high_by_players
    high_by_players = None if by_players is None else {str(players): high for players, high in by_players.items()}
    ends = {end: value if math.isfinite(value) else None for end, value in (("low", bar.low), ("high", bar.high))}
    return {"key": key(name), **ends, "high_by_players": high_by_players, "unit": bar.unit, "decimals": bar.decimals}


def targets() -> list[dict[str, Any]]:
    named = {name: bar for name, bar in vars(bars).items() if isinstance(bar, Bar)}
    assert tuple(named.values()) == bars.BARS
    return [target(name, bar) for name, bar in named.items()]


def standard_figures(players: int, games: int) -> Figures:
    standard = load_tile_set()
    jobs = balance_jobs(players, games, BOT, SEED, standard)
    return figures_of_records([played.record for played in play_games(jobs, workers=1)], standard)[players]


def standard(games: int) -> dict[str, dict[str, list[float | None]]]:
    """What each item of each target is in games with the standard tiles, by number of players; tiles are left out."""
    found = {players: standard_figures(players, games) for players in PLAYERS}
    return {
        str(players): {
            key(name): [value(item.value) for item in bar.items(figures).values()]
            for name, bar in vars(bars).items()
            if isinstance(bar, Bar) and bar is not bars.FACE_UP
        }
        for players, figures in found.items()
    }


def value(estimate: float | None) -> float | None:
    return None if estimate is None else round(estimate, 4)


def test_the_page_has_the_targets_and_the_figures_of_the_standard_set(request: pytest.FixtureRequest) -> None:
    """If this fails: `pytest tests/test_page_targets.py --write`, which takes a minute, and format the file."""
    made = {"targets": targets(), "digest": load_tile_set().digest, "games": GAMES, "first": standard(FIRST_GAMES)}
    if request.config.getoption("--write"):
        FILE.write_text(json.dumps(made | {"standard": standard(GAMES)}) + "\n", "utf-8")
    written = json.loads(FILE.read_text("utf-8"))
    assert {key: written[key] for key in made} == made
