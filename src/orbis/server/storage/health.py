"""Whether the database can be read and written: found out by doing so, but not for everyone who asks."""

import asyncio
import math
from collections.abc import Callable

from orbis.server.storage.store import Store
from orbis.server.tables.refusals import Refused

CHECK_SECONDS = 2.0  # how long an answer is good for
WAIT_SECONDS = 3.0  # a database that takes longer does not answer


class Health:
    """Tries a write from time to time."""

    def __init__(self, store: Store, monotonic: Callable[[], float]) -> None:
        self._store = store
        self._monotonic = monotonic
        self._checked_at = -math.inf
        self._checking: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Fail if the database cannot be read or written."""
        if self._checking is None or (self._checking.done() and self._monotonic() - self._checked_at >= CHECK_SECONDS):
            self._checked_at = self._monotonic()
            self._checking = asyncio.create_task(self._check())
        done, _ = await asyncio.wait({self._checking}, timeout=WAIT_SECONDS)
        if not done:
            raise Refused(503, "server/storage", "The database is not responding: try again")
        await self._checking

    async def _check(self) -> None:
        await self._store.ping()
        await self._store.try_write()
