"""What nobody came back to is cleared away, and the disk never fills up."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from postgres import fresh_database
from rated_games import account_holder
from server_client import TURN, Person, Seated, hot_seat, refused, sit_down
from server_process import RunningServer, server_thread

from orbis.server.storage.database import open_writer, parse_url
from orbis.server.storage.recompute import Recomputed, recompute_ratings
from orbis.server.storage.upkeep import DiskUse, disk_use
from orbis.server.work import upkeep

DAY = 86_400


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[RunningServer]:
    settings: dict[str, Any] = {}
    if request.param == "postgresql":
        settings["database"] = fresh_database()
    with server_thread(tmp_path, fake_time=True, **settings) as running:
        yield running


def pass_days(server: RunningServer, days: float) -> None:
    """Let days pass, and clear away what is due."""
    assert server.time is not None
    server.time.pass_seconds(days * DAY)
    server.call(server.service.upkeep.expire())


def is_there(table: Seated) -> bool:
    return table.person.send("GET", table.path).status_code == 200


def test_tables_where_nobody_played_are_deleted(server: RunningServer) -> None:
    waiting = Person(server.url, "Ada").create("person", "open")
    untouched = hot_seat(server.url)
    played = hot_seat(server.url)
    played.commit(0, TURN)
    finished = hot_seat(server.url)
    finished.play_until_over()
    pass_days(server, 1.9)
    assert all(is_there(table) for table in (waiting, untouched, played, finished))
    pass_days(server, 0.2)
    assert [is_there(table) for table in (waiting, untouched, played, finished)] == [False, False, True, True]
    assert waiting.person.request("GET", "/api/me/tables")["tables"] == []


def test_a_game_that_has_changed_ratings_stays(server: RunningServer) -> None:
    """Nobody played a turn, but to discard a rated game is to lose it."""
    ada, _ = account_holder(server, "Ada")
    table, open_table = ada.create("person", "novice", first=0, rated=True, start=True), ada.create("person", "open")
    table.do("end")
    pass_days(server, 3)
    assert [is_there(table), is_there(open_table)] == [True, False]
    engine = open_writer(parse_url(server.service.settings.database))
    assert recompute_ratings(engine, write=False) == Recomputed(games=1, changed=0)
    engine.dispose()


def test_tables_with_a_deadline_to_come_or_somebody_who_looks_stay(server: RunningServer) -> None:
    slow = sit_down(server.url, "Ada", "Bo", pace="days", turn_days=7)[0]
    waiting = Person(server.url, "Ada").create("person", "open")
    with waiting.follow() as followed:
        followed.message()
        assert server.time is not None
        server.time.pass_seconds(3 * DAY)
        server.call(server.service.registry.mark_seen())
        server.call(server.service.upkeep.expire())
        assert is_there(slow)
        assert is_there(waiting)


def test_a_table_that_is_deleted_while_somebody_has_it_in_memory_is_gone(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    pass_days(server, 3)
    with refused(404, "table/unknown"):
        table.do("chat", {"text": "hello"})


def test_games_that_nobody_continues_end_and_stay(server: RunningServer) -> None:
    table = hot_seat(server.url)
    table.commit(0, TURN)
    pass_days(server, 29)
    assert table.look()["table"]["status"] == "playing"
    pass_days(server, 2)
    form = table.look()["table"]
    assert (form["status"], form["ended_by"]) == ("over", "expired")
    assert table.read()["events"][-1]["result"] is None
    assert len(table.person.request("GET", f"{table.path}/record")["turns"]) == 1


def test_guests_without_tables_are_forgotten(server: RunningServer) -> None:
    idle, player = Person(server.url, "Ada"), Person(server.url, "Bo")
    table = player.create("person", "person", start=True)
    table.commit(0, TURN)
    pass_days(server, 31)
    with refused(401, "guest/unknown"):
        idle.request("GET", "/api/me/tables")
    assert len(player.request("GET", "/api/me/tables", over=True)["tables"]) == 1


@pytest.mark.parametrize("use", [DiskUse(10_001_000_000, None), DiskUse(1000, 255_000_000)], ids=["large", "crowded"])
def test_nothing_new_begins_when_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, use: DiskUse
) -> None:
    async def measured(_store: object) -> DiskUse:
        return use

    with server_thread(tmp_path) as server:
        table = hot_seat(server.url)
        monkeypatch.setattr(upkeep, "disk_use", measured)
        server.call(server.service.upkeep.measure())
        with refused(503, "server/disk"):
            Person(server.url, "Bo")
        with refused(503, "server/disk"):
            table.person.create("person", "open")
        with refused(503, "server/disk"):
            table.do("chat", {"text": "hello"})
        table.commit(0, TURN)
        monkeypatch.undo()
        server.call(server.service.upkeep.measure())
        table.do("chat", {"text": "hello"})


def test_the_database_is_measured(server: RunningServer) -> None:
    hot_seat(server.url)
    use = server.call(disk_use(server.service.store))
    assert use.used > 50_000
    assert (use.free is None) == server.service.store.shared
