"""The numbers of the game that the page needs without a table are those of the engine."""

import json
from pathlib import Path
from typing import Any

import pytest

from orbis import Game
from orbis.engine.vocabulary import EXCHANGE_RATE, MAX_PLAYERS, REALM_LIMIT, ROW_LENGTH
from orbis.tiles import load_tile_set

PAGE_CONSTANTS = Path(__file__).parents[1] / "web" / "src" / "model" / "constants.json"


def made() -> dict[str, Any]:
    return {
        "realm_limit": REALM_LIMIT,
        "exchange_rate": EXCHANGE_RATE,
        "bottom_row": ROW_LENGTH,
        "setup": {str(players): setup(players) for players in range(2, MAX_PLAYERS + 1)},
    }


def setup(players: int) -> dict[str, Any]:
    """What lies on the table with this many players (S1–S3)."""
    start = Game(players, "page").public_state()
    tiles = load_tile_set()
    stars = {tiles.regions[tiles.index(tile)].star for level in tiles.in_play(players) for tile in level}
    return {
        "gods": len(start.gods),
        "temple_tokens": list(start.temple_tokens),
        "stars": sorted(star for star in stars if star),
    }


def test_the_page_has_the_constants_of_the_engine(request: pytest.FixtureRequest) -> None:
    """If not: `pytest tests/test_page_constants.py --write`, and format it."""
    if request.config.getoption("--write"):
        PAGE_CONSTANTS.write_text(json.dumps(made()) + "\n", "utf-8")
    assert json.loads(PAGE_CONSTANTS.read_text("utf-8")) == made()
