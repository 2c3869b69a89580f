"""`/healthz` says whether the server can do its work, which is to keep what players do."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from postgres import fresh_database
from server_process import RunningServer, server_thread
from sqlalchemy import text

from orbis.server.storage import health


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[RunningServer]:
    database = {} if request.param == "sqlite" else {"database": fresh_database()}
    with server_thread(tmp_path, fake_time=True, **database) as running:
        yield running


def status(server: RunningServer) -> tuple[int, str]:
    """What it says, after the last answer has become old."""
    assert server.time is not None
    server.time.pass_seconds(health.CHECK_SECONDS)
    response = httpx.get(f"{server.url}/healthz", verify=False)
    form = response.json()
    return response.status_code, form.get("code") or form["status"]


def test_a_database_that_can_only_be_read_is_not_healthy(server: RunningServer) -> None:
    assert status(server) == (200, "ok")
    store = server.service.store
    on = "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY" if store.shared else "PRAGMA query_only = ON"
    server.call(store.write(lambda connection: connection.execute(text(on))))
    assert status(server) == (503, "server/storage")
    store._writer_engine.dispose()  # the next connection may write again
    assert status(server) == (200, "ok")


def test_a_database_that_somebody_locks_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "WAIT_SECONDS", 0.05)
    with server_thread(tmp_path, fake_time=True) as server:
        other = sqlite3.connect(tmp_path / "orbis.db")
        other.execute("BEGIN IMMEDIATE")
        assert status(server) == (503, "server/storage")
        assert status(server) == (503, "server/storage")
        other.rollback()
        other.close()
        monkeypatch.setattr(health, "WAIT_SECONDS", 10)
        assert status(server) == (200, "ok")


def test_to_ask_often_writes_seldom(tmp_path: Path) -> None:
    with server_thread(tmp_path, fake_time=True) as server:
        assert status(server) == (200, "ok")
        for _ in range(20):
            assert httpx.get(f"{server.url}/healthz", verify=False).status_code == 200
        with sqlite3.connect(tmp_path / "orbis.db") as database:
            assert database.execute("SELECT checks FROM health").fetchall() == [(1,)]
        database.close()
