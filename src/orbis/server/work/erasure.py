"""Deleting accounts: first nobody can act as the guest any more, then they leave their tables, then their name goes."""

import asyncio

import structlog

from orbis.server.live.identity import Identities
from orbis.server.live.registry import Registry
from orbis.server.storage.accounts import close_account
from orbis.server.storage.erasure import erase_names, find_unfinished, tables_that_name
from orbis.server.tables.ending import depart
from orbis.server.tables.lobby import Guest
from orbis.server.tables.names import NOBODY

MAX_TABLES = 100_000
AT_ONCE = 50  # tables: the writer has other work
log = structlog.get_logger()


class Erasure:
    """What a crash interrupts is finished by the upkeep."""

    def __init__(self, registry: Registry, identities: Identities) -> None:
        self._registry = registry
        self._identities = identities

    async def erase(self, guest: int) -> bool:
        """Delete an account with everything personal; False if the guest has none."""
        if not await close_account(self._registry.store, guest):
            return False
        self._identities.forget()
        try:
            await self._finish(guest)
        except Exception:
            log.exception("erasure_postponed")
        return True

    async def resume(self) -> None:
        """Finish what was left."""
        for guest in await find_unfinished(self._registry.store):
            await self._finish(guest)

    async def _finish(self, guest: int) -> None:
        store, now = self._registry.store, self._registry.now()
        for code in await store.tables_of(guest, ["open", "playing"], MAX_TABLES):
            await self._registry.change(code, lambda table: depart(table, Guest(guest, NOBODY), now))
        tables = await tables_that_name(store, guest)
        for first in range(0, len(tables), AT_ONCE):
            some = tables[first : first + AT_ONCE]
            await asyncio.gather(*(erase_names(store, table, code, guest) for table, code in some))
            for _, code in some:
                await self._registry.hear(code, "forget")
