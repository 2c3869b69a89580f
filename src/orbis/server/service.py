"""Everything that a process of the server is made of."""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from orbis.server.live.accounts import Accounts
from orbis.server.live.feed import Listener
from orbis.server.live.identity import Addresses, Identities
from orbis.server.live.matchmaking import Matchmaker
from orbis.server.live.registry import LiveTable, Registry
from orbis.server.settings import Settings
from orbis.server.storage.database import parse_url
from orbis.server.storage.health import Health
from orbis.server.storage.store import Store
from orbis.server.tables.events import Change, decode_change
from orbis.server.work.analyses import Analyses
from orbis.server.work.bots import BotPlayers
from orbis.server.work.clock import Clock
from orbis.server.work.deals import Deals
from orbis.server.work.erasure import Erasure
from orbis.server.work.pool import WorkerPool
from orbis.server.work.replays import Replays
from orbis.server.work.reviews import RecordReviews, Reviewer
from orbis.server.work.upkeep import Upkeep


class Service:
    """The parts, wired together."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """Open the database and bring its schema up to date.

        `now` is the time of day, which may be set at any moment; `monotonic` measures how long something takes.
        """
        self.settings = settings
        self.now = now
        self.process = secrets.token_hex(4)
        self.store = Store(parse_url(settings.database_url), self.process)
        self.registry = Registry(self.store, settings.grace_seconds, settings.cached_tables, now)
        self.matchmaker = Matchmaker(self.registry)
        self.identities = Identities(self.store, now, monotonic)
        self.accounts = Accounts(self.store, self.identities, now)
        self.pool = WorkerPool(settings.threads, settings.max_bot_jobs)
        self.addresses = Addresses()
        self.bots = BotPlayers(self.registry, self.pool, self.addresses)
        reviewer = Reviewer(self.pool, settings.analysis_simulations)
        self.analyses = Analyses(self.registry, reviewer)
        self.record_reviews = RecordReviews(reviewer)
        self.replays = Replays()
        self.deals = Deals(self.store, now)
        self.clock = Clock(self.registry, self.bots, settings.tick_seconds, monotonic)
        self.erasure = Erasure(self.registry, self.identities)
        self.upkeep = Upkeep(settings, self.registry, self.identities, self.erasure)
        self.health = Health(self.store, monotonic)
        self.stopping = asyncio.Event()
        self.guest_streams: dict[int, set[Listener]] = {}
        self.wake_at_stop: set[Listener] = set()
        self.registry.on_change.append(self._wake_streams)
        self._hearing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen to the other processes and take up what was left."""
        if self.store.shared:
            from orbis.server.storage.listener import NoticeListener

            self.listener = NoticeListener(self.store.url, self.process, self._hear, self._hear_all)
            await self.listener.ready()
        await self.clock.start()
        await self.upkeep.start()

    def begin_stop(self) -> None:
        """Let everyone go who waits for something to happen."""
        self.stopping.set()
        for listener in self.wake_at_stop:
            listener.wake()

    async def close(self) -> None:
        """Stop without losing anything: what is acknowledged is on disk, what is written is written."""
        self.begin_stop()
        await self.upkeep.close()
        await self.clock.close()
        await self.bots.close()
        await self.analyses.close()
        await self.record_reviews.close()
        if self.store.shared:
            await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.pool.close)
        await asyncio.to_thread(self.replays.close)
        await asyncio.to_thread(self.deals.close)
        await asyncio.to_thread(self.store.close)

    def _wake_streams(self, live: LiveTable, change: Change, own: bool) -> None:
        """Those who follow all their games hear of new tables too."""
        self._wake({seat.guest for seat in live.table.seats})

    def _wake(self, guests: Iterable[int | None]) -> None:
        for guest in guests:
            for listener in self.guest_streams.get(guest or 0, ()):
                listener.wake()

    def _hear(self, code: str, content: str) -> None:
        if content == "forget-sessions":
            self.identities.forget()
            return
        if content.startswith("["):  # seats may have been taken at a table that is not in memory here
            self._wake(decode_change(content).owners.values())
        self._spawn(self.registry.hear(code, content))

    def _hear_all(self) -> None:
        self.identities.forget()
        self._spawn(self.registry.hear_all())

    def _spawn(self, hearing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(hearing)
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)
