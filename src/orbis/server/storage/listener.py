"""Notices of the other processes, over PostgreSQL's LISTEN."""

import asyncio
import threading
from collections.abc import Callable

import psycopg
import structlog
from sqlalchemy.engine import URL

from orbis.server.storage.access import CHANNEL
from orbis.server.storage.database import reason_of

RETRY_SECONDS = 1.0
POLL_SECONDS = 0.2  # to stop takes so long
log = structlog.get_logger()


class NoticeListener:
    """A thread that listens. After a lost connection it connects again and says that something may have been missed."""

    def __init__(
        self,
        url: URL,
        process: str,
        on_notice: Callable[[str, str], None],
        on_gap: Callable[[], None],
    ) -> None:
        """`on_notice` gets the table's code and the content; both are called in the event loop."""
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._on_notice, self._on_gap = on_notice, on_gap
        self._loop = asyncio.get_running_loop()
        self._stopped = threading.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="orbis-listener", daemon=True)
        self._thread.start()

    async def ready(self) -> None:
        """Wait until it listens."""
        await asyncio.to_thread(self._listening.wait)

    def close(self) -> None:
        """Stop listening."""
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning("listening_failed", error=reason_of(error))
                self._stopped.wait(RETRY_SECONDS)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            if self._listening.is_set():
                self._call(self._on_gap)
            self._listening.set()
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=POLL_SECONDS, stop_after=1):
                    self._hear(notice.payload)

    def _hear(self, payload: str) -> None:
        process, code, content = payload.split(" ", 2)
        if process != self._process:
            self._call(self._on_notice, code, content)

    def _call(self, function: Callable[..., None], *arguments: str) -> None:
        try:
            self._loop.call_soon_threadsafe(function, *arguments)
        except RuntimeError:  # the loop has ended
            self._stopped.set()
