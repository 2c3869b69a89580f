"""The finished games that the page's own tests summarize and count ended as Python scores them."""

import json
from pathlib import Path
from typing import Any

import pytest
from saved_games import played_game, saved_game

from orbis import Game
from orbis.server.tables.played import played_seats
from orbis.server.tables.standing import SeatForm

PAGE_GAMES = Path(__file__).parents[1] / "web" / "src" / "games" / "testdata" / "games.json"
PLAYED = [
    ("one", 2, "random", None),
    ("two", 2, "greedy", None),
    ("three", 3, "random", None),
    ("four", 3, "greedy", None),
    ("five", 4, "random", None),
    ("six", 4, "greedy", None),
    ("early", 3, "random", 20),
]


def made() -> list[dict[str, Any]]:
    """Games as they are kept, with what they are in short."""
    games = [(played_game(*arguments), number) for number, arguments in enumerate(PLAYED)]
    return [
        {
            "saved": saved_game(game, ("novice",), ended_at=1e9 + 86_400 * number, discarded=not game.over),
            "seats": in_short(game),
        }
        for game, number in games
    ]


def in_short(game: Game) -> list[dict[str, Any]]:
    """What follows from the turns, by seat."""
    nobody = [SeatForm("open", None, None, None)] * game.num_players
    names = ("points", "god", "universe")
    return [{name: seat.to_json()[name] for name in names} for seat in played_seats(nobody, game)]


def test_the_games_of_the_pages_tests_ended_like_this(request: pytest.FixtureRequest) -> None:
    """If the engine scores them in another way now: `pytest tests/test_page_history.py --write`."""
    if request.config.getoption("--write"):
        PAGE_GAMES.write_text(json.dumps(made(), separators=(",", ":")) + "\n", "utf-8")
    assert json.loads(PAGE_GAMES.read_text("utf-8")) == json.loads(json.dumps(made()))


def test_everything_that_is_counted_is_in_them() -> None:
    seats = [seat for game in made() for seat in game["seats"]]
    assert {letter for seat in seats for letter in seat["universe"]} == set("RBYGW~.")
    points = [seat["points"] for seat in seats if seat["points"]]
    assert len(points) == 18
    for source in ("regions", "wilderness", "god", "temple_token"):
        assert any(each[source] for each in points), source
    assert all(seat["god"] for seat in seats if seat["points"])  # 15 turns for 14 tiles and a god
    assert len({seat["god"] for seat in seats}) > 5
