"""Hints and reviews: computed in the background, told when ready, kept."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sample_records import sample_data
from server_client import Followed, Form, Person, Seated, connected, refused, sit_down
from server_process import RunningServer, server_thread

from orbis.analysis import review_turn
from orbis.server.work import reviews

TURN = "b2 ~1>"
SIMULATIONS = 200


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server"), analysis_simulations=SIMULATIONS) as running:
        yield running


def ask_hint(table: Seated, ply: int = 0, actions: Any = "") -> Form:
    return table.do("hint", {"ply": ply, "actions": actions})


def await_hint(table: Seated, socket: Followed, ply: int = 0, actions: Any = "") -> Form:
    """Ask, wait for the signal, ask again."""
    assert ask_hint(table, ply, actions) == {"status": "running", "done": 0, "total": 1, "result": None}
    while socket.signal("hint")["status"] != "done":
        pass
    form = ask_hint(table, ply, actions)
    assert (form["status"], form["done"], form["total"]) == ("done", 1, 1)
    result: Form = form["result"]
    return result


# Hints


def test_a_hint_is_told_when_it_is_ready_and_only_to_who_asked(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0)
    with connected(ada, ada, ben) as (socket, tab, bens):
        result = await_hint(ada, socket)
        assert tab.signal("hint")["ply"] == 0
        legal = {step["notation"] for step in ada.preview(0)["next"]}
        assert result["turns"][0]["notation"].split()[0] in legal
        ada.do("chat", {"text": "I know what to do"})
        heard = [bens.receive()]
        while "events" not in heard[-1]:
            heard.append(bens.receive())
        assert {form["signal"] for form in heard[:-1]} <= {"presence"}


def test_a_hint_goes_on_from_what_is_staged(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "person", first=0, start=True)
    with connected(table) as (socket,):
        start, staged = await_hint(table, socket), await_hint(table, socket, actions=["b2"])
    assert (start["staged"], staged["staged"]) == ("", "b2")
    legal = {step["notation"] for step in table.preview(0, "b2")["next"]}
    assert {found["notation"].split()[0] for found in staged["turns"]} <= legal


def test_hints_are_refused_where_there_is_nothing_to_hint_at(server: RunningServer) -> None:
    ada, _ = sit_down(server.url, "Ada", "Ben", first=0)
    with refused(403, "table/not-seated"):
        ask_hint(Person(server.url, "Zoe").at(ada.code))
    with refused(401, "guest/unknown"):
        ask_hint(Person(server.url).at(ada.code))
    with refused(409, "turn/complete"):
        ask_hint(ada, 0, TURN)
    with refused(422, "action/not-supported"):
        ask_hint(ada, 0, "b2 2.1")
    with refused(409, "turn/too-early") as caught:
        ask_hint(ada, 1)
    assert caught.value.form["current"]["state"]["turn"] == 0
    with refused(409, "table/status"):
        ask_hint(Person(server.url, "Ada").create("person", "open"))


def test_tables_without_analysis_have_neither_hints_nor_reviews(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "person", analysis=False, start=True)
    for what, body in (("hint", {"ply": 0, "actions": ""}), ("review", {})):
        with refused(403, "analysis/off"):
            table.do(what, body)


# Reviews


def test_a_review_comes_turn_by_turn_after_the_end(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("beginner", "novice", start=True)
    stranger = Person(server.url).at(table.code)
    stranger.wait_until_over()
    with connected(stranger) as (socket,):
        assert stranger.do("review") == {"status": "running", "done": 0, "total": 30, "result": None}
        told = [socket.signal("review") for _ in range(31)]
    assert [signal["done"] for signal in told] == [*range(1, 31), 30]
    assert [signal["status"] for signal in told] == [*["running"] * 30, "done"]
    form = table.do("review")
    assert (form["status"], form["done"]) == ("done", 30)
    assert [turn["played"]["notation"] for turn in form["result"]["turns"]] == table.look()["turns"]


def test_there_is_no_review_during_the_game(server: RunningServer) -> None:
    with refused(409, "table/status") as caught:
        sit_down(server.url, "Ada", "Ben")[0].do("review")
    assert caught.value.form["args"] == {"status": "playing", "needed": "over"}


# Kept


def test_what_was_found_is_kept_over_a_restart(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"analysis_simulations": SIMULATIONS}
    with server_thread(tmp_path, **settings) as server:
        ada = Person(server.url, "Ada")
        played, watched = ada.create("person", "person", first=0, start=True), ada.create("beginner", "beginner")
        with connected(played, watched) as (socket, other):
            hint = await_hint(played, socket)
            watched.do("start")
            other.event("ended")
            watched.do("review")
            while other.signal("review")["status"] != "done":
                pass
        review, cookies = watched.do("review"), ada.http.cookies
    with server_thread(tmp_path, **settings) as server:
        ada = Person(server.url)
        ada.http.cookies = cookies
        assert ask_hint(ada.at(played.code)) == {"status": "done", "done": 1, "total": 1, "result": hint}
        assert ada.at(watched.code).do("review") == review


def test_a_hint_that_finds_no_room_is_refused_and_may_be_asked_for_again(tmp_path: Path) -> None:
    with server_thread(tmp_path, analysis_simulations=SIMULATIONS, max_bot_jobs=1) as server:
        table = Person(server.url, "Ada").create("person", "person", start=True)
        pool = server.service.pool
        with connected(table) as (socket,):
            pool._max_waiting = 0
            with refused(503, "server/busy") as refusal:
                ask_hint(table)
            assert int(refusal.value.headers["Retry-After"]) >= 1
            pool._max_waiting = 1
            await_hint(table, socket)


# Much to do


def test_a_bot_plays_however_many_reviews_are_under_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_go_on = hold_reviews(monkeypatch)
    with server_thread(tmp_path, analysis_simulations=20, bot_threads=2) as server:
        for number in range(20):
            stranger = Person(server.url)
            stranger.http.headers["X-Forwarded-For"] = f"192.0.2.{number}"
            assert stranger.request("POST", "/api/review", record_by(number))["status"] == "running"
        table = Person(server.url, "Ada").create("novice", "person", first=0)
        with connected(table) as (socket,):
            table.do("start")
            assert socket.event("turn")["by"] == "bot"
        may_go_on.set()


def test_reviews_under_way_are_counted_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_go_on = hold_reviews(monkeypatch)
    with server_thread(tmp_path, analysis_simulations=20) as server:
        tables = [Person(server.url, "Ada").create("beginner", "beginner", start=True) for _ in range(2)]
        for table in tables:
            table.wait_until_over()
            assert table.do("review")["status"] == "running"
        assert Person(server.url, "Ben").request("POST", "/api/review", record_by(0))["status"] == "running"
        assert tables[0].do("review")["status"] == "running"  # it is under way already
        third = Person(server.url, "Cleo").create("beginner", "beginner", start=True)
        third.wait_until_over()
        with refused(503, "server/busy"):
            third.do("review")
        third.person.http.headers["X-Forwarded-For"] = "192.0.2.1"
        assert third.do("review")["status"] == "running"
        may_go_on.set()


def hold_reviews(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Reviews take their threads and do not come to an end before this event."""
    may_go_on = threading.Event()

    def review_slowly(*arguments: Any) -> Any:
        assert may_go_on.wait(20)
        return review_turn(*arguments)

    monkeypatch.setattr(reviews, "review_turn", review_slowly)
    return may_go_on


def record_by(number: int) -> Form:
    """The record of a game between players with names of their own."""
    return {**sample_data("2 players"), "seats": [{"name": f"{number}"}, {"name": "Bo"}]}
