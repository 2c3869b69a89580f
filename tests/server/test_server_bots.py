"""Bots at tables: they play to the end, whatever happens around them."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from server_client import Person, connected
from server_process import FakeTime, RunningServer, server_thread

from orbis.bots import LEVELS
from orbis.game import Game
from orbis.records import decode_record
from orbis.server.work import bots
from orbis.server.work.clock import FORGOTTEN_SECONDS

TURN = "b2 ~1>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server")) as running:
        yield running


class Gate:
    """Lets bots think only when told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._choose_turn = bots.choose_turn
        self.thinking = threading.Semaphore(0)  # how many have begun
        self.open = threading.Event()
        self.players: list[int] = []  # at the tables of those that have begun
        monkeypatch.setattr(bots, "choose_turn", self.choose_turn)

    def choose_turn(self, view: Game, level: str) -> str:
        self.players.append(view.num_players)
        self.thinking.release()
        assert self.open.wait(20)
        return self._choose_turn(view, level)


# Whole games


@pytest.mark.parametrize(
    "levels", [list(LEVELS)[start : start + 3] for start in range(0, len(LEVELS), 3)], ids=" ".join
)
def test_bots_of_every_level_play_to_the_end(server: RunningServer, levels: list[str]) -> None:
    table = Person(server.url, "Ada").create(*levels, start=True)
    assert table.look()["you"] == {"seats": [], "host": True, "may_end": True}
    table.wait_until_over()
    record = decode_record(table.person.send("GET", f"{table.path}/record").content)
    assert len(record.turns) == 15 * len(levels)
    assert [seat.name for seat in record.seats] == [f"{level} (bot)" for level in levels]
    turns = [event for event in table.read()["events"] if event["kind"] == "turn"]
    assert {event["by"] for event in turns} == {"bot"}


def test_bots_answer_a_person(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "casual", "expert", first=0, start=True)
    with connected(table) as (socket,):
        table.commit(0, TURN)
        assert [socket.event("turn")["seat"] for _ in range(3)] == [0, 1, 2]
    assert table.look()["table"]["seat_to_move"] == 0


# Put off and taken up


def test_a_bot_that_must_wait_too_long_is_put_off_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    with server_thread(tmp_path, fake_time=True, bot_threads=1, max_bot_jobs=1) as server:
        person = Person(server.url, "Ada")
        thinking, waiting, put_off = (person.create("novice", "person", first=0, start=True) for _ in range(3))
        assert gate.thinking.acquire(timeout=10)
        assert put_off.look()["turns"] == []
        gate.open.set()
        for table in (thinking, waiting):
            assert table.read(2, wait=10)["events"][0]["by"] == "bot"
        assert put_off.look()["turns"] == []
        server.pass_seconds(FORGOTTEN_SECONDS)
        assert put_off.read(2, wait=10)["events"][0]["by"] == "bot"


def test_after_a_restart_bots_take_up_their_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time, failed = FakeTime(), threading.Event()

    def fail(view: Game, level: str) -> str:
        failed.set()
        raise RuntimeError("the machine burns")

    with monkeypatch.context() as patch, server_thread(tmp_path, fake_time=time) as server:
        patch.setattr(bots, "choose_turn", fail)
        person = Person(server.url, "Ada")
        code, cookies = person.create("novice", "person", first=0, start=True).code, person.http.cookies
        assert failed.wait(10)
        assert person.at(code).look()["turns"] == []
    with server_thread(tmp_path, fake_time=time) as server:
        person = Person(server.url)
        person.http.cookies = cookies
        table = person.at(code)
        assert table.read(2, wait=10)["events"][0]["by"] == "bot"
        assert table.commit(1, TURN)["event"]["seat"] == 1


def test_a_table_that_cannot_be_read_does_not_hinder_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server_thread(tmp_path, fake_time=True, grace_seconds=60, cached_tables=1) as server:
        person = Person(server.url, "Ada")
        broken = person.create("person", "person", start=True, turn_seconds=30, absence="end")
        server.pass_seconds(1)  # so that it is looked at first
        sound = person.create("person", "person", start=True, turn_seconds=30, absence="end")
        find_table = server.service.store.find_table

        async def find_or_fail(code: str) -> object:
            assert code != broken.code
            return await find_table(code)

        monkeypatch.setattr(server.service.store, "find_table", find_or_fail)
        server.pass_seconds(60)
        assert sound.look()["table"]["status"] == "over"


def test_the_bots_of_all_guests_of_an_address_wait_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch)
    with server_thread(tmp_path, bot_threads=1) as server:
        for number in range(4):
            Person(server.url, f"Ada {number}").create("novice", "person", first=0, start=True)
        assert gate.thinking.acquire(timeout=10)
        ben = Person(server.url)
        ben.http.headers["X-Forwarded-For"] = "192.0.2.1"
        ben.request("PUT", "/api/me", {"name": "Ben"})
        ben.create("novice", "person", "person", first=0, start=True)
        gate.open.set()
        server.wait_for_bots()
    assert gate.players == [2, 2, 3, 2, 2]
