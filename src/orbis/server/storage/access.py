"""Access to the database: reads in some threads, writes in one, and notices to the other processes."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, select, text, update
from sqlalchemy.engine import URL

from orbis.server.storage.database import READERS, is_sqlite, open_readers, open_writer
from orbis.server.storage.migrate import migrate
from orbis.server.storage.schema import health_rows
from orbis.server.storage.writer import WriteMany, Writer

T = TypeVar("T")

CHANNEL = "orbis"  # of PostgreSQL's notifications
MAX_NOTICE = 7900  # bytes, PostgreSQL's limit is 8000


class Access:
    """Reads in some threads, writes in one."""

    def __init__(self, url: URL, process: str) -> None:
        """`process` names this process in notices to the others."""
        self.url = url
        self.process = process
        self._writer_engine = open_writer(url)
        self._reader_engine = open_readers(url)
        migrate(self._writer_engine)
        self._notices: list[str] = []
        self.shared = not is_sqlite(url)  # whether other processes may write too
        self._writer = Writer(self._writer_engine, self._notices.clear, self._send_notices)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="orbis-reader")

    def close(self) -> None:
        """Write what waits, then let the database go."""
        self._writer.close()
        self._readers.shutdown()
        self._reader_engine.dispose()
        self._writer_engine.dispose()

    @property
    def waiting(self) -> int:
        """How many writes wait."""
        return self._writer.waiting

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self._reader_engine.connect() as connection:
            return query(connection)

    async def write(self, write: Callable[[Connection], T], table: int = 0, *, alone: bool = False) -> T:
        """Run a write in the writer's thread; it is safe on disk when this returns. `table`: which it changes.

        `alone`: in a transaction of its own.
        """
        return await self._writer.write(write, table, alone=alone)

    async def write_row(self, many: WriteMany, row: Any, table: int) -> bool:
        """The same for a row that is written together with others; False if there is another one in its place."""
        return await self._writer.write_row(many, row, table)

    def _send_notices(self, connection: Connection) -> None:
        """Tell the other processes, as part of the transaction (only PostgreSQL)."""
        if self._notices:
            connection.execute(
                text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice"),
                {"channel": CHANNEL, "notices": list(self._notices)},
            )

    def notice(self, code: str, content: str) -> None:
        """Put a notice into the running transaction; called in the writer's thread."""
        if self.shared:
            notice = f"{self.process} {code} {content}"
            self._notices.append(notice if len(notice.encode()) < MAX_NOTICE else f"{self.process} {code} ")

    async def send_notice(self, code: str, content: str) -> None:
        """Tell the other processes something that is not kept."""
        await self.write(lambda connection: self.notice(code, content))

    async def ping(self) -> None:
        """Fail if the database does not answer."""
        await self.read(lambda connection: connection.execute(select(1)).scalar_one())

    async def try_write(self) -> None:
        """Fail if nothing can be written."""
        count = update(health_rows).values(checks=health_rows.c.checks + 1)
        first = -1  # before all tables in a batch, so that two processes never wait for each other
        await self.write(lambda connection: connection.execute(count), first)

    # Guests
