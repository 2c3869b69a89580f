"""Everything that a process of the server is made of."""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from orbis.bots import LEVELS
from orbis.engine.vocabulary import NUM_ROUNDS
from orbis.game import Game, preview
from orbis.records import record_of, transcript
from orbis.server.identity import Identities
from orbis.server.settings import Settings
from orbis.server.storage.database import parse_url
from orbis.server.storage.store import Store
from orbis.server.tables.events import Change, decode_change
from orbis.server.tables.feed import Listener
from orbis.server.tables.registry import LiveTable, Registry
from orbis.server.work.analyses import Analyses
from orbis.server.work.bots import BotPlayers, choose_turn
from orbis.server.work.clock import Clock
from orbis.server.work.pool import ThinkingPool
from orbis.server.work.reviews import RecordReviews, Reviewer


class Service:
    """The parts, wired together."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        """Open the database and bring its schema up to date."""
        self.settings = settings
        self.now = now
        self.process = secrets.token_hex(4)
        self.store = Store(parse_url(settings.database_url), self.process)
        self.registry = Registry(self.store, settings.grace_seconds, settings.cached_tables, now)
        self.identities = Identities(self.store, now)
        self.pool = ThinkingPool(settings.threads, settings.max_bot_jobs)
        self.bots = BotPlayers(self.registry, self.pool)
        reviewer = Reviewer(self.pool, settings.analysis_simulations)
        self.analyses = Analyses(self.registry, reviewer)
        self.record_reviews = RecordReviews(reviewer)
        self.clock = Clock(self.registry, self.bots, settings.tick_seconds)
        self.stopping = asyncio.Event()
        self.connections = 0
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

    def begin_stop(self) -> None:
        """Let everyone go who waits for something to happen."""
        self.stopping.set()
        for listener in self.wake_at_stop:
            listener.wake()

    async def close(self) -> None:
        """Stop without losing anything: what is acknowledged is on disk, what is written is written."""
        self.begin_stop()
        await self.clock.close()
        await self.bots.close()
        await self.analyses.close()
        await self.record_reviews.close()
        if self.store.shared:
            await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.pool.close)
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


def warm_up() -> None:
    """Load the compiled rules and bots, so that the first player does not wait for them."""
    game = Game(2, "warm-up")
    preview(game, "a1").to_json()
    for level in LEVELS:
        choose_turn(game.view(), level)
    while game.round < NUM_ROUNDS:
        game.play_turn(choose_turn(game.view(), "beginner"))
    choose_turn(game.view(), "master")  # the last round is solved by code of its own
    game.play_out("warm-up")
    transcript(record_of(game))
