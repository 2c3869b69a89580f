"""Tables are kept in memory as long as there is room, and nobody notices when they are read again."""

import asyncio
import gc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import pytest
from server_client import Person, connected
from server_process import server_thread

from orbis.server.tables.table import Table

TURN = "b2 ~1>"


def test_tables_that_are_dropped_from_memory_play_on(tmp_path: Path) -> None:
    with server_thread(tmp_path, fake_time=True, cached_tables=1) as server:
        person = Person(server.url, "Ada")
        tables = [person.create("beginner", "beginner", start=True) for _ in range(3)]
        for table in tables:
            table.wait_until_over()


def test_tables_that_somebody_follows_stay(tmp_path: Path) -> None:
    with server_thread(tmp_path, cached_tables=1) as server:
        person = Person(server.url, "Ada")
        tables = [person.create("person", "person", first=0, start=True) for _ in range(4)]
        with connected(*tables) as sockets:
            for table, socket in zip(tables, sockets, strict=True):
                table.commit(0, TURN)
                assert socket.event("turn")["ply"] == 0
        assert [table.look()["turns"] for table in tables] == [[TURN]] * 4


def test_a_change_on_its_way_is_not_lost_when_its_table_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server_thread(tmp_path) as server, ThreadPoolExecutor(2) as threads:
        table = Person(server.url, "Ada").create("person", "person", first=0, start=True)
        append, asked, may_go_on = server.service.store.append, asyncio.Event(), asyncio.Event()

        async def append_slowly(*arguments: Any, **options: Any) -> bool:
            asked.set()
            await may_go_on.wait()
            return await append(*arguments, **options)

        monkeypatch.setattr(server.service.store, "append", append_slowly)
        committing = threads.submit(table.commit, 0, TURN)
        server.call(asked.wait())
        forgetting = threads.submit(lambda: server.call(server.service.registry.forget(table.code)))
        assert table.look()["turns"] == []
        server.loop.call_soon_threadsafe(may_go_on.set)
        forgetting.result()
        assert committing.result()["event"]["ply"] == 0
        assert table.look()["turns"] == [TURN]


def test_tables_that_are_dropped_from_memory_are_freed(tmp_path: Path) -> None:
    with server_thread(tmp_path, cached_tables=2) as server, without_garbage_collection():
        alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        server.service.registry.on_change.append(lambda live, *_: alive.update({live.table.code: live.table}))
        person = Person(server.url, "Ada")
        for _ in range(12):
            table = person.create("person", "person", first=0, start=True)
            table.commit(0, TURN)
            table.read()
            table.preview(1)
        assert len(alive) <= 3


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """What is not freed at once stays."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
