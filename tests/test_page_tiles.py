"""The tiles of the page are the shipped ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from orbis.tiles import TileSet, load_tile_set
from orbis.tiles.load import shipped_tile_sets

RULES = Path(__file__).parents[1] / "web" / "src" / "rules"


def earlier_sets() -> list[TileSet]:
    standard = load_tile_set()
    return sorted((each for each in shipped_tile_sets().values() if each != standard), key=lambda each: each.name)


def check(name: str, made: Any, request: pytest.FixtureRequest) -> None:
    """If this fails: `pytest tests/test_page_tiles.py --write`, and format the files."""
    if request.config.getoption("--write"):
        (RULES / name).write_text(json.dumps(made) + "\n", "utf-8")
    assert json.loads((RULES / name).read_text("utf-8")) == made


def test_the_page_shows_the_standard_tiles(request: pytest.FixtureRequest) -> None:
    check("standard.json", load_tile_set().content().to_json(), request)


def test_the_page_knows_the_tiles_of_old_records(request: pytest.FixtureRequest) -> None:
    check("earlier.json", [each.content().to_json() for each in earlier_sets()], request)
