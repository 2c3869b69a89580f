"""The tutorial of the page: its prepared game is the engine's, and its lessons ask only for what the rules allow."""

import gzip
import json
import runpy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from orbis import Game

WEB = Path(__file__).parents[1] / "web"
FILE = WEB / "src" / "learn" / "game.json"
MOST_BYTES = 25_000  # gzipped

PREPARED = runpy.run_path(str(WEB / "learn" / "prepare.py"))
LESSONS = PREPARED["read_lessons"]()
STEPS = [(chapter["act"], step) for chapter in LESSONS for step in chapter["steps"]]
ASKING = [(act, step) for act, step in STEPS if "do" in step]


@pytest.fixture(scope="module")
def prepared() -> dict[str, Any]:
    form: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return form


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return list(PREPARED["games_between_turns"]())


def test_the_prepared_game_is_what_the_engine_makes() -> None:
    """If not: `python web/learn/prepare.py`."""
    assert FILE.read_text("utf-8") == PREPARED["written"](PREPARED["make"](LESSONS))


@pytest.mark.parametrize(("act", "step"), ASKING, ids=[step["id"] for _, step in ASKING])
def test_a_lesson_asks_for_legal_actions(
    prepared: dict[str, Any], games: list[Game], act: int, step: dict[str, Any]
) -> None:
    turn, done = step["at"]
    told = prepared["acts"][act]["turns"][turn]["actions"]
    game = games[PREPARED["ACTS"][act][0] + turn].after([entry["action"] for entry in told[:done]])
    assert game.player == 0
    expected = [entry["action"] for entry in told[done : done + step["do"]]]
    assert len(expected) == step["do"]
    for action in expected:
        assert game.why_not(action) is None
        game.play(action)


def test_the_lessons_follow_the_game() -> None:
    for (act, step), (next_act, following) in pairwise(STEPS):
        turn, done = step["at"]
        assert (act, [turn, done + step.get("do", 0)]) <= (next_act, following["at"])


def test_everything_is_taught(prepared: dict[str, Any]) -> None:
    """Every effect but the sacred stone, which has nothing to do, and every kind of action but to decline."""
    own = [turn for turn in prepared["acts"][0]["turns"] if turn["seat"] == 0]
    told = [entry for turn in own for entry in turn["actions"]]
    placed = [entry["changes"]["placed"] for entry in told if "placed" in entry["changes"]]
    tiles = Game().tile_set
    effects = {tiles.regions[tiles.index(tile["tile"])].effect.kind for tile in placed if tile["face"] == "up"}
    assert effects == {"proselytism", "farm", "volcano", "forest", "irrigation", "temple", "village"}
    assert {tile["face"] for tile in placed} == {"up", "wilderness"}
    kinds = {entry["action"]["kind"] for entry in told}
    assert kinds == {"take", "god", "place", "give", "gain", "remove", "exchange"}
    purposes = {entry["changes"].get("purpose") for entry in told}
    assert purposes >= {"pay", "village", "exchange", "discard"}


def test_the_points_are_those_of_the_texts(games: list[Game]) -> None:
    totals = [[player.total for player in games[turn].score().players] for turn in PREPARED["ACTS"][1]]
    assert totals == [[19, 18], [23, 18]]


def test_the_file_is_small() -> None:
    assert len(gzip.compress(FILE.read_bytes())) < MOST_BYTES
