"""The deal of the day on a test server, and its games, played by a bot in the person's seat."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

from server_client import Form, Person
from server_process import RunningServer

from orbis.bots import bot_factory, play_choice
from orbis.game import Game
from orbis.server.deals.deal import end_of

NOON = datetime(2026, 11, 19, 12, tzinfo=UTC).timestamp()
TODAY, TOMORROW = "2026-11-19", "2026-11-20"
MIDNIGHT = end_of(date.fromisoformat(TODAY))
DAY = 86_400.0


def deal_turns(
    deal: dict[str, Any], person: str = "novice", seed: str = "person", begun: Sequence[str] = ()
) -> list[str]:
    """All turns of a finished game, after those with which it began; different seeds play differently."""
    game = Game(len(deal["seats"]), deal["seed"], first=deal["first"])
    bots = [
        bot_factory(person)(seed) if seat["level"] is None else bot_factory(seat["level"])(f"{deal['seed']}/bots")
        for seat in deal["seats"]
    ]
    for turn in begun:
        game.play_turn(turn)
    while not game.over:
        play_choice(game, bots[game.player])
    return game.notation


def own_plies(deal: dict[str, Any]) -> list[int]:
    """The turns of the person, counted from 0."""
    players = len(deal["seats"])
    seat = next(number for number, each in enumerate(deal["seats"]) if each["kind"] == "person")
    return list(range((seat - deal["first"]) % players, 15 * players, players))


def at(server: RunningServer, now: float) -> None:
    """Set the server's time of day."""
    assert server.time is not None
    server.time.now = now


def deal(person: Person, day: str = "today") -> Form:
    form: Form = person.request("GET", f"/api/deals/{day}")["deal"]
    return form


def start(person: Person, day: str = TODAY) -> Form:
    return person.request("POST", f"/api/deals/{day}/start", {})


def submit(person: Person, turns: list[str], day: str = TODAY) -> Form:
    return person.request("POST", f"/api/deals/{day}/result", {"turns": turns})


def results(person: Person, day: str = TODAY) -> Form:
    return person.request("GET", f"/api/deals/{day}/results")


def play(person: Person, seed: str = "person", day: str = "today") -> Form:
    """Play the deal of a day and submit it."""
    found = deal(person, day)
    start(person, found["date"])
    return submit(person, deal_turns(found, seed=seed), found["date"])
