"""The game that the page's own tests fold and stage is what the engine makes of it."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from random_games import play_through

from orbis import Game
from orbis.game import preview
from orbis.records import record_of, transcript

PAGE_GAME = Path(__file__).parents[1] / "web" / "src" / "model" / "testdata" / "game.json"
STATE_EVERY = 5  # turns: the others follow from what is told


def made() -> dict[str, Any]:
    """A random game of three with everything that can happen, told turn by turn, and some previews."""
    game = Game(3, "page", first=1)
    for _ in play_through(game, random.Random(5), share_legal=0.3):
        pass
    told = transcript(record_of(game, ["Ada", "Bo", "Cy"])).to_json()
    turns = [
        {
            "player": turn["player"],
            "notation": turn["notation"],
            "actions": turn["actions"],
            "changes": turn["changes"],
            **({"state": turn["state"]} if number % STATE_EVERY == 0 or number == len(told["turns"]) else {}),
        }
        for number, turn in enumerate(told["turns"], 1)
    ]
    fresh = Game(3, "page", first=1)
    staged = [[], ["b2"], ["b2", "1>"]]
    previews = [preview(fresh, actions).to_json() for actions in staged]
    return {"regions": told["tile_set"]["regions"], "start": told["start"], "turns": turns, "previews": previews}


def test_the_game_of_the_pages_tests_is_a_real_one(request: pytest.FixtureRequest) -> None:
    """If the engine tells it in another way now: `pytest tests/test_page_game.py --write`."""
    if request.config.getoption("--write"):
        PAGE_GAME.write_text(json.dumps(made(), separators=(",", ":")) + "\n", "utf-8")
    assert json.loads(PAGE_GAME.read_text("utf-8")) == json.loads(json.dumps(made()))


def test_everything_happens_in_it() -> None:
    keys = {key for turn in made()["turns"] for changes in turn["changes"] for key in changes}
    assert keys >= {
        *("took", "generated", "collected", "god", "paid", "placed", "given", "removed", "exchanged"),
        *("reductions", "gained", "cancelled", "refilled", "now"),
    }
