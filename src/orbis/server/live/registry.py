"""The live tables of this process: loaded when needed, changed one change at a time, told to everyone."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import cache, partial
from typing import Any

import msgspec
import structlog
from prometheus_client import Counter

from orbis.server import metrics
from orbis.server.live.feed import Feed, Listener
from orbis.server.storage.matches import Wish
from orbis.server.storage.store import KeyTaken, Store
from orbis.server.tables.events import By, Change, EndedEvent, RequestKey, StoredTurn, decode_change
from orbis.server.tables.options import TableOptions
from orbis.server.tables.played import played_game
from orbis.server.tables.refusals import Refused, key_used, not_found
from orbis.server.tables.signals import PresenceSignal, ReloadSignal, Signal
from orbis.server.tables.standing import Standing
from orbis.server.tables.table import Table

CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look alike
CODE_LENGTH = 8
MAX_ATTEMPTS = 50  # against other processes that change the same table
RELOAD = msgspec.json.encode(ReloadSignal())
log = structlog.get_logger()


class LiveTable:
    """A table in memory, with its listeners and its lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.feed = Feed()
        self.lock = asyncio.Lock()


class Registry:
    """All tables that this process has in memory."""

    def __init__(self, store: Store, grace: float, capacity: int, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self.grace = grace
        self.on_change: list[Callable[[LiveTable, Change, bool], None]] = []
        self._capacity = capacity
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._sending: set[asyncio.Task[None]] = set()

    # Finding

    async def get(self, code: str) -> LiveTable:
        """The live table with a code, or a refusal."""
        code = plain_code(code)
        live = self._live.get(code)
        if live is not None:
            self._live.move_to_end(code)
            return live
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        found = await self.store.find_table(code) if is_code(code) else None
        if found is None:
            raise not_found(code)
        options = msgspec.json.decode(found.options, type=TableOptions)
        table = Table(found.id, code, options, found.secret, found.created_at)
        table.apply(found.change)
        return self._keep(table)

    def _keep(self, table: Table) -> LiveTable:
        live = self._live[table.code] = LiveTable(table)
        self._make_room()
        metrics.LIVE_TABLES.set(len(self._live))
        return live

    def _make_room(self) -> None:
        """Forget the tables that were not used for longest and that nobody looks at or changes."""
        excess = len(self._live) - self._capacity
        for code, live in list(self._live.items())[: max(0, 2 * excess)]:
            is_newest = code == next(reversed(self._live))
            if excess > 0 and not (is_newest or live.feed.listeners or live.lock.locked()):
                del self._live[code]
                excess -= 1

    async def forget(self, code: str) -> None:
        """Drop a table from memory; whoever listens is told to connect again."""
        live = self._live.get(code)
        if live is None:
            return
        async with live.lock:  # a change on its way would be lost to those who read the table anew
            if self._live.get(code) is live:
                del self._live[code]
        live.feed.signal(RELOAD)

    # Changing

    async def create(
        self,
        options: TableOptions,
        decide: Callable[[Table], Change],
        key: RequestKey | None = None,
        wish: Wish | None = None,
    ) -> LiveTable:
        """A new table with a new secret; with a key, the one that was created with it.

        With a wish it waits for others who have the same. Raises WishTaken if there is such a table already.
        """
        now = self.now()
        while True:
            done = await self.find_done(key)
            if done is not None:
                return done
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            table = Table(0, code, options, secrets.token_hex(32), now)
            change = decide(table)
            row = {
                "code": code,
                "options": msgspec.json.encode(options).decode(),
                "seed": table.secret,
                "created_at": now,
            }
            try:
                table_id = await self.store.add_table(row, change, self._summary(table, table.after(change)), key, wish)
            except KeyTaken:
                continue
            if table_id is not None:
                break
        table.id = table_id
        metrics.TABLES.inc()
        live = self._keep(table)
        self._happen(live, change)
        return live

    async def find_done(self, key: RequestKey | None) -> LiveTable | None:
        """The table that a request with a key created or spoke at, if it was sent before."""
        found = await self.store.find_key(key) if key is not None else None
        if key is None or found is None:
            return None
        if found.kind != key.kind:
            raise key_used()
        return await self.get(found.code)

    async def change(
        self, code: str, decide: Callable[[Table], Change | None], key: RequestKey | None = None
    ) -> LiveTable:
        """Decide on a change and let it happen: stored first, then told. With a key it happens once.

        If another process was faster, its events are read and the decision is made anew.
        """
        while True:
            live = await self.get(code)
            async with live.lock:  # one change at a time
                if self._live.get(live.table.code) is live:  # it may have been forgotten while we waited
                    await self._change(live, decide, key)
                    return live

    async def _change(self, live: LiveTable, decide: Callable[[Table], Change | None], key: RequestKey | None) -> None:
        for _ in range(MAX_ATTEMPTS):
            done = await self.find_done(key)
            if done is not None:
                if done is not live:
                    raise key_used()
                await self._catch_up(live)
                return
            try:
                change = decide(live.table)
            except Refused:
                if self.store.shared and await self._catch_up(live):
                    continue  # by what another process did it may be right
                raise
            if change is None or await self._store(live, change, key):
                return
            metrics.CONFLICTS.inc()
            await self._catch_up(live)
        refusal = Refused(503, "table/busy", "Too many changes at once: try again")
        refusal.retry_after = 1.0
        raise refusal

    async def _store(self, live: LiveTable, change: Change, key: RequestKey | None) -> bool:
        table = live.table
        began = time.perf_counter()
        try:
            after, played = table.after(change), played_game(table, change)
            is_full = all(seat.kind != "open" for seat in after.seats)
            stored = await self.store.append(
                table.id,
                table.code,
                change,
                self._summary(table, after),
                key,
                played,
                rated=table.options.rated,
                is_full=is_full,
            )
        except KeyTaken:
            return False
        finally:
            metrics.WRITE_SECONDS.observe(time.perf_counter() - began)
        if stored:
            self._happen(live, change)
        return stored

    def _summary(self, table: Table, after: Standing) -> dict[str, Any]:
        """What is kept of a table after a change in order to be searched."""
        return {
            "status": "closed" if after.ended_by == "discarded" else after.status,  # these are listed nowhere
            "public": table.options.public,
            "bot_turn": after.bot_to_move is not None,
            "check_at": check_at(after, table.options, self.grace),
            "updated_at": after.updated_at,
        }

    def _happen(self, live: LiveTable, change: Change, *, own: bool = True) -> None:
        """`own`: this process made the change."""
        before = live.table.number
        live.table.apply(change)
        if own:
            count(change)
        if change.owners:
            for listener in list(live.feed.listeners):
                self.listen(live, listener)
        if len(change.events) == 1 and isinstance(change.events[0], StoredTurn):
            live.feed.push(before, before + 1, partial(live.table.message, before), live.table.turn_message)
        else:  # who may watch may have changed
            live.feed.wake()
        for tell in self.on_change:
            tell(live, change, own)

    # Presence

    def listen(self, live: LiveTable, listener: Listener) -> None:
        """Add a connection, or look anew at its seats; the others are told who came."""
        before = live.feed.present()
        live.feed.listeners[listener] = tuple(live.table.seats_of(listener.guest))
        if self._live.get(live.table.code) is not live:  # forgotten: nothing will be told here any more
            listener.signals.append(RELOAD)
        self._tell_presence(live, before)

    def stop_listening(self, live: LiveTable, listener: Listener) -> None:
        """Remove a connection; the others are told who went."""
        before = live.feed.present()
        live.feed.listeners.pop(listener, None)
        self._tell_presence(live, before)

    def _tell_presence(self, live: LiveTable, before: set[int]) -> None:
        if live.table.status in ("over", "closed"):  # nobody waits for anybody any more
            return
        now = live.feed.present()
        for seat in sorted(before ^ now):
            self.signal(live, PresenceSignal(seat, seat in now))

    async def present(self, live: LiveTable) -> set[int]:
        """The seats whose holders are connected, to whichever process."""
        seen = await self.store.seen_at(live.table.id) if self.store.shared else {}
        now = self.now()  # what was written down before the clock was set back may be in the future
        return live.feed.present() | {seat for seat, at in seen.items() if abs(now - at) < self.grace}

    def signal(self, live: LiveTable, signal: Signal, guest: int | None = None) -> None:
        """Tell everyone at a table, or one guest, something that is true just now, whichever process they are at."""
        content = msgspec.json.encode(signal)
        live.feed.signal(content, guest)
        if self.store.shared:
            self._send(self.store.send_notice(live.table.code, f"signal {guest or 0} {content.decode()}"))

    def _send(self, notice: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(notice)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def mark_seen(self) -> None:
        """Write down whose connections are open."""
        seats = [(live.table.id, seat) for live in self._live.values() for seat in live.feed.present()]
        await self.store.mark_seen(seats, self.now())

    # Other processes

    async def refresh(self, live: LiveTable) -> None:
        """Read what this process has not heard of yet: somebody who came from another one knows more."""
        if self.store.shared:
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> bool:
        """Read what other processes did to a table; whether there was something."""
        change = await self.store.changes_after(live.table.id, live.table.number)
        if change.events:
            self._happen(live, change, own=False)
        return bool(change.events)

    async def hear(self, code: str, content: str) -> None:
        """Another process changed a table; without the change, read it."""
        live = self._live.get(code)
        if live is None and code in self._loading:  # what is being read may be older than this
            live = await self.get(code)
        if content == "forget":
            await self.forget(code)
        elif live is not None and content.startswith("signal "):
            _, guest, signal = content.split(" ", 2)
            live.feed.signal(signal.encode(), int(guest) or None)
        elif live is not None:
            async with live.lock:
                change = decode_change(content) if content else Change()
                if change.events and change.events[0].number == live.table.number + 1:
                    self._happen(live, change, own=False)
                elif not change.events or change.events[-1].number > live.table.number:
                    await self._catch_up(live)

    async def hear_all(self) -> None:
        """Notices may have been missed: look at every table."""
        for code in list(self._live):
            await self.hear(code, "")


def count(change: Change) -> None:
    """Let the turns and the end of a game be seen in the metrics."""
    for event in change.events:
        if isinstance(event, StoredTurn):
            _turns_by(event.by).inc()
        elif isinstance(event, EndedEvent):
            metrics.GAMES.labels(event.reason).inc()


@cache
def _turns_by(by: By) -> Counter:
    return metrics.TURNS.labels(by)


def check_at(standing: Standing, options: TableOptions, grace: float) -> float | None:
    """When to look whether the player whose turn it is is late or gone."""
    if standing.status != "playing" or standing.bot_to_move is not None or standing.question is not None:
        return None
    if options.pace == "days":
        return standing.deadline
    gone = standing.turn_began_at + grace
    return gone if standing.deadline is None else min(standing.deadline, gone)


def is_code(text: str) -> bool:
    """Whether a table could have this code."""
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_LETTERS)


def plain_code(code: str) -> str:
    """A code as it is kept, however it was typed."""
    return "".join(code.split()).lower().replace("-", "")
