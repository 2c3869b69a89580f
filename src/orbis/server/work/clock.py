"""The clock: notices who is late or gone, wakes bots that were forgotten, remembers who was seen."""

import asyncio
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import structlog

from orbis.server.live.registry import LiveTable, Registry
from orbis.server.tables.absence import notice_absence
from orbis.server.tables.refusals import Refused
from orbis.server.work.bots import BotPlayers

SEEN_SECONDS = 10.0  # how often it is written down who is here
FORGOTTEN_SECONDS = 30.0  # after how long a bot's turn is taken up by another process
MAX_TABLES = 200  # at each tick
JUMP_SECONDS = 5.0  # by how much the time of day may drift between two ticks
log = structlog.get_logger()


class Clock:
    """Ticks. Every process has one; events are unique, so it does no harm if two notice the same."""

    def __init__(
        self,
        registry: Registry,
        bots: BotPlayers,
        tick_seconds: float,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._registry = registry
        self._bots = bots
        self._tick_seconds = tick_seconds
        self._monotonic = monotonic
        self._seen_at = -math.inf  # these two by the monotonic clock
        self._patient_until = -math.inf
        self._offset = 0.0  # of the time of day from the monotonic clock
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up what was left when the server stopped, and begin to tick."""
        self._be_patient()
        await self._wake_bots(math.inf)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._tick_seconds)
            try:
                await self.tick()
            except Exception:
                log.exception("tick_failed")

    async def tick(self) -> None:
        """Look at everything that is due."""
        now, elapsed = self._registry.now(), self._monotonic()
        if abs(now - elapsed - self._offset) > JUMP_SECONDS:
            log.warning("clock_set", seconds=round(now - elapsed - self._offset, 1))
            self._be_patient()
            self._seen_at = -math.inf
        if elapsed - self._seen_at >= min(SEEN_SECONDS, self._registry.grace / 3):
            self._seen_at = elapsed
            await self._registry.mark_seen()
            await self._wake_bots(now - FORGOTTEN_SECONDS)
        if elapsed < self._patient_until:
            return
        for code in await self._registry.store.tables_to_check(now, MAX_TABLES):
            with _alone("check_failed", code):
                await self._check(await self._registry.get(code), now)

    def _be_patient(self) -> None:
        """Nobody is late or gone for a grace period.

        While the server was down nobody could be here, and after the time of day was set nothing that is written down
        says when somebody was here.
        """
        elapsed = self._monotonic()
        self._offset = self._registry.now() - elapsed
        self._patient_until = elapsed + self._registry.grace

    async def _wake_bots(self, before: float) -> None:
        for code in await self._registry.store.bot_turns(before, MAX_TABLES):
            with _alone("bot_not_woken", code):
                await self._bots.play_at(code)

    async def _check(self, live: LiveTable, now: float) -> None:
        registry, table = self._registry, live.table
        seat = table.seat_to_move
        if seat is None or table.question is not None or table.bot_to_move is not None:
            await registry.store.put_off_check(table.id, None, now)
            return
        seen = now if seat in live.feed.present() else (await registry.store.seen_at(table.id))[seat]
        number = table.number
        await registry.change(table.code, lambda current: notice_absence(current, seen, registry.grace, now))
        if table.number == number:  # not yet: look again later
            await registry.store.put_off_check(table.id, next_check(live, seen, registry.grace, now), now)


@contextmanager
def _alone(failure: str, code: str) -> Iterator[None]:
    """What fails at one table does not hinder the others; it is tried again."""
    try:
        yield
    except Refused as refusal:
        log.warning(failure, table=code, code=refusal.code)
    except Exception:
        log.exception(failure, table=code)


def next_check(live: LiveTable, seen_at: float, grace: float, now: float) -> float | None:
    """When to look again at a table where all is well now; never, if nobody could be asked."""
    table = live.table
    times = [] if table.deadline is None else [table.deadline]
    if table.options.pace == "live":
        times.append(max(seen_at, table.turn_began_at) + grace)
    later = [time for time in times if time > now]
    return min(later, default=None)
