"""The tiles that the page shows without a table are the standard ones."""

import json
from pathlib import Path

from orbis.tiles import load_tile_set

PAGE_TILES = Path(__file__).parents[1] / "web" / "src" / "rules" / "standard.json"


def test_the_page_shows_the_standard_tiles() -> None:
    """If not: `orbis tiles --json > web/src/rules/standard.json`, and format it."""
    tile_set = load_tile_set()
    assert json.loads(PAGE_TILES.read_text("utf-8")) == tile_set.content().to_json()
