"""Upkeep: keeps the database within bounds, and clears tables and guests that nobody came back to."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from orbis.server import metrics
from orbis.server.live.identity import Identities
from orbis.server.live.registry import Registry
from orbis.server.settings import Settings
from orbis.server.storage.upkeep import (
    DiskUse,
    delete_idle_guests,
    delete_untouched_tables,
    disk_use,
    find_idle_games,
)
from orbis.server.tables.absence import expire
from orbis.server.tables.refusals import Refused
from orbis.server.work.erasure import Erasure

DISK_SECONDS = 10.0
EXPIRY_SECONDS = 600.0
MIN_FREE: Final = 256_000_000  # bytes, so that games can go on
MAX_EXPIRED = 500  # of each kind at a time: the writer has other work
DAY = 86_400.0
log = structlog.get_logger()


class Upkeep:
    """Every process has one; it does no harm if two do the same."""

    def __init__(self, settings: Settings, registry: Registry, identities: Identities, erasure: Erasure) -> None:
        self._settings = settings
        self._erasure = erasure
        self._registry = registry
        self._identities = identities
        self._is_full = False
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Look once, and then from time to time."""
        await self.measure()
        self._tasks = [
            asyncio.create_task(self._repeat(DISK_SECONDS, self.measure)),
            asyncio.create_task(self._repeat(EXPIRY_SECONDS, self.expire)),
        ]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def check_disk(self) -> None:
        """Refuse to store anything new when space is short; games that have begun go on."""
        if self._is_full:
            refusal = Refused(503, "server/disk", "The server is short of disk space: games go on, nothing new begins")
            refusal.retry_after = 600.0
            raise refusal

    async def measure(self) -> None:
        """See how much space is taken."""
        use = await disk_use(self._registry.store)
        metrics.DATABASE_BYTES.set(use.used)
        self._is_full = self._is_too_much(use)
        if self._is_full:
            log.error("disk_full", used=use.used, free=use.free)

    async def expire(self) -> None:
        """Delete tables where nobody played, end games that nobody continues, and forget guests who have neither."""
        store, now = self._registry.store, self._registry.now()
        untouched, idle = now - self._settings.untouched_days * DAY, now - self._settings.idle_days * DAY
        deleted = await delete_untouched_tables(store, untouched, now, MAX_EXPIRED)
        for code in deleted:
            await self._registry.forget(code)
        ended = await find_idle_games(store, idle, now, MAX_EXPIRED)
        for code in ended:
            await self._registry.change(code, lambda table: expire(table, idle, now))
        guests = await delete_idle_guests(store, idle, MAX_EXPIRED)
        if guests:
            self._identities.forget()
        await self._erasure.resume()
        if deleted or ended or guests:
            log.info("expired", deleted=len(deleted), ended=len(ended), guests=guests)

    def _is_too_much(self, use: DiskUse) -> bool:
        is_crowded = use.free is not None and use.free < MIN_FREE
        return is_crowded or use.used > self._settings.max_disk_mb * 1_000_000

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                log.exception("upkeep_failed")
