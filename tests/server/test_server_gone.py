"""Players who go away during a game, and come back."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from postgres import fresh_database
from server_client import TURN, Person, connected, refused, sit_down
from server_process import FakeTime, RunningServer, server_thread

from orbis.game import Game
from orbis.server.work import bots

GRACE = 60
DAY = 86_400


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server"), fake_time=True, grace_seconds=GRACE) as running:
        running.pass_seconds(GRACE)  # after a start everyone has time to come back
        yield running


def test_a_live_player_without_a_connection_is_gone_after_the_grace_period(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0)
    last = ben.look()["last"]
    with connected(ben) as (socket,):
        with connected(ada):
            socket.presence(0, here=True)
            for _ in range(3):
                server.pass_seconds(10 * GRACE)
            assert ben.news(last) == []
        socket.presence(0, here=False)
        server.pass_seconds(GRACE - 1)
        assert ben.news(last) == []
        server.pass_seconds(1)
        assert ben.question() == {"seat": 0, "reason": "gone", "votes": []}


def test_who_reads_on_and_on_is_not_gone(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0)
    last = ben.look()["last"]
    with connected(ben) as (socket,), ThreadPoolExecutor(1) as thread:
        reading = thread.submit(ada.read, last, wait=30)
        socket.presence(0, here=True)
        server.pass_seconds(10 * GRACE)
        assert ben.news(last) == []
        ben.do("chat", {"text": "still there?"})
        assert [event["kind"] for event in reading.result()["events"]] == ["chat"]


def test_only_the_player_whose_turn_it_is_is_waited_for(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0)
    last = ben.look()["last"]
    with connected(ada):
        server.pass_seconds(10 * GRACE)
        assert ben.news(last) == []
        ada.commit(0, TURN)
        server.pass_seconds(GRACE - 1)  # Ben has been away for long, but his turn has just begun
        assert ben.news(last) == ["turn"]
        server.pass_seconds(1)
        assert ada.question() == {"seat": 1, "reason": "gone", "votes": []}


def test_after_a_restart_players_have_time_to_come_back(tmp_path: Path) -> None:
    time = FakeTime()
    with server_thread(tmp_path, fake_time=time, grace_seconds=GRACE) as server:
        ada, _ = sit_down(server.url, "Ada", "Ben", first=0, turn_seconds=30, absence="end")
        code, cookies = ada.code, ada.person.http.cookies
    time.pass_seconds(DAY)
    with server_thread(tmp_path, fake_time=time, grace_seconds=GRACE) as server:
        person = Person(server.url)
        person.http.cookies = cookies
        server.pass_seconds(GRACE - 1)
        assert person.at(code).look()["table"]["status"] == "playing"
        server.pass_seconds(1)
        assert person.at(code).look()["table"]["ended_by"] == "absence"


@pytest.mark.parametrize("hours", [-2, 2])
def test_who_is_connected_is_not_gone_when_the_clock_is_set(tmp_path: Path, hours: int) -> None:
    time = FakeTime()
    with server_thread(tmp_path, fake_time=time, grace_seconds=GRACE) as server:
        server.pass_seconds(GRACE)
        old = sit_down(server.url, "Ada", "Ben", first=0, absence="end")
        with connected(*old):
            server.pass_seconds(GRACE)
            time.set_by(hours * 3600)
            new = sit_down(server.url, "Cleo", "Dan", first=0, absence="end")
            with connected(*new):
                for _ in range(30):
                    server.pass_seconds(GRACE / 6)
                for table in (*old, *new):
                    assert table.look()["table"]["status"] == "playing"
        for _ in range(30):
            server.pass_seconds(GRACE / 6)
        assert new[0].look()["table"]["ended_by"] == "absence"


def test_who_is_connected_elsewhere_is_not_gone_when_the_clock_is_set(tmp_path: Path) -> None:
    time, database = FakeTime(), fresh_database()
    with (
        server_thread(tmp_path, fake_time=time, grace_seconds=GRACE, database=database) as here,
        server_thread(tmp_path, fake_time=time, grace_seconds=GRACE, database=database) as elsewhere,
    ):
        here.pass_seconds(GRACE)
        elsewhere.pass_seconds(0)
        ada, _ = sit_down(elsewhere.url, "Ada", "Ben", first=0, absence="end")
        watcher = Person(here.url).at(ada.code)
        with connected(ada):
            elsewhere.pass_seconds(GRACE / 2)
            time.set_by(2 * 3600)
            here.pass_seconds(1)
            elsewhere.pass_seconds(1)
            for _ in range(30):
                here.pass_seconds(GRACE / 6)
                elsewhere.pass_seconds(0)
            assert watcher.look()["table"]["status"] == "playing"
        for _ in range(2):
            here.pass_seconds(GRACE)
        assert watcher.look()["table"]["ended_by"] == "absence"


def test_a_bot_whose_turn_began_before_the_clock_was_set_back_plays_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = FakeTime()
    with server_thread(tmp_path, fake_time=time) as server:
        monkeypatch.setattr(server.service.bots, "play", lambda live: None)
        table = Person(server.url, "Ada").create("novice", "person", first=0, start=True)
    time.set_by(-2 * 3600)
    with server_thread(tmp_path, fake_time=time) as server, Person(server.url).at(table.code).follow() as socket:
        assert socket.event("turn")["by"] == "bot"


def test_who_leaves_the_game_is_played_for_by_a_bot(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0)
    with connected(ben) as (socket,):
        ada.do("leave")
        assert socket.event("substituted")["seat"] == 0
        assert socket.event("turn")["by"] == "bot"
    with refused(409, "seat/stand-in"):
        ada.do("leave")
    with refused(403, "table/not-seated"):
        Person(server.url, "Zoe").at(ada.code).do("leave")
    assert ada.look()["you"]["seats"] == [0]


def test_who_comes_back_takes_over_while_the_bot_is_thinking(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_turn, thinking, may_go_on = bots.choose_turn, threading.Event(), threading.Event()

    def think_long(view: Game, level: str) -> str:
        thinking.set()
        assert may_go_on.wait(10)
        return choose_turn(view, level)

    monkeypatch.setattr(bots, "choose_turn", think_long)
    table = Person(server.url, "Ada").create("person", "novice", first=0, start=True)
    last = table.do("leave")["last"]
    assert thinking.wait(10)
    table.do("return")
    may_go_on.set()
    server.wait_for_bots()
    assert table.look()["turns"] == []
    table.commit(0, TURN)
    server.wait_for_bots()
    events = [(event["kind"], event.get("by")) for event in table.read(last)["events"]]
    assert events == [("returned", None), ("turn", "person"), ("turn", "bot")]
