"""Events by long polling, and the stream of a guest's games."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Literal

from msgspec import Meta
from starlette.responses import Response, StreamingResponse

from orbis.forms import Form
from orbis.game.public import PlayerNumber, PublicState
from orbis.server.live.feed import Listener
from orbis.server.live.registry import RELOAD, LiveTable
from orbis.server.service import Service
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import Message
from orbis.server.web.answers import Json, encode
from orbis.server.web.api import Operations, Query
from orbis.server.web.request_context import RequestContext
from orbis.server.web.websocket import HEARTBEAT_SECONDS, has_event, listening

MAX_WAIT = 30.0
BYTES_PER_REQUEST = 5_000  # of events that are read, which count as one more request

operations = Operations("/api", "events")


class After(Query, frozen=True):
    """Which events to read."""

    after: Annotated[int, Meta(ge=0, le=1_000_000, description="The number of the last event that is known.")] = 0
    wait: Annotated[float, Meta(ge=0, le=MAX_WAIT, description="Seconds to wait for an event.")] = 0.0


class StreamLine(Form, frozen=True, omit_defaults=True):
    """A line of the stream of your games."""

    kind: Literal["turn", "started", "ended", "heartbeat"]
    table: str | None = None
    seat: PlayerNumber | None = None
    ply: int | None = None
    state: PublicState | None = None


# Long reads


@operations.add("GET", "/tables/{code}/events", answer=Message, errors=(409,))
async def read_events(context: RequestContext, query: After) -> Response:
    """The next events after a number, and how the table stands now; if there are none, wait for one."""
    service, live, table, after = context.service, context.live, context.live.table, query.after
    if not await has_event(service, live, after):
        raise Refused(422, "events/after", f"`after` must be an event number, 0 to {table.number}", last=table.number)
    if query.wait and table.number == after:
        listener = Listener(context.guest_id)
        with context.counted(), listening(service, live, listener):
            await _wait_for_event(service, live, listener, after, query.wait)
        context.check_may_watch()
    message = table.message(after)
    context.check_rate("request", len(message) / BYTES_PER_REQUEST)
    return Json(message)


async def _wait_for_event(service: Service, live: LiveTable, listener: Listener, after: int, seconds: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while live.table.number == after and not service.stopping.is_set() and RELOAD not in listener.signals:
                await listener.wait(seconds)


# One's own games


@operations.add("GET", "/me/stream", tag="guests", answer=StreamLine, guest=True, media_type="application/x-ndjson")
async def stream(context: RequestContext) -> StreamingResponse:
    """Your games as lines of JSON: `turn` whenever it is your turn, `started` and `ended`, and heartbeats."""
    context.check_rate("connect")
    context.check_connections()
    return StreamingResponse(_lines(context), media_type="application/x-ndjson")


async def _lines(context: RequestContext) -> AsyncIterator[bytes]:
    with context.counted():
        stream = GuestStream(context.service, context.guest.id)
        try:
            while not context.service.stopping.is_set():
                for line in await stream.news():
                    yield encode(line) + b"\n"
                if not await stream.listener.wait(HEARTBEAT_SECONDS):
                    yield b'{"kind":"heartbeat"}\n'
        finally:
            stream.close()


class GuestStream:
    """What is new at all tables of a guest."""

    def __init__(self, service: Service, guest: int) -> None:
        self._service = service
        self._guest = guest
        self.listener = Listener(guest)
        self._tables: dict[str, LiveTable] = {}
        self._sent: dict[str, tuple[str, int, bool]] = {}  # by table: status, ply, whether a bot plays
        service.guest_streams.setdefault(guest, set()).add(self.listener)
        service.wake_at_stop.add(self.listener)

    def close(self) -> None:
        """Stop listening."""
        self._service.wake_at_stop.discard(self.listener)
        streams = self._service.guest_streams[self._guest]
        streams.discard(self.listener)
        if not streams:
            del self._service.guest_streams[self._guest]
        for live in self._tables.values():
            self._service.registry.stop_listening(live, self.listener)

    async def news(self) -> list[StreamLine]:
        """The lines to send."""
        await self._find_tables()
        self.listener.signals.clear()
        lines: list[StreamLine] = []
        for code, live in list(self._tables.items()):
            lines += self._news_of(live)
            if live.table.status in ("over", "closed"):
                self._service.registry.stop_listening(live, self.listener)
                del self._tables[code]
        return lines

    async def _find_tables(self) -> None:
        codes = await self._service.store.tables_of(self._guest, ["open", "playing"], 1000)
        for code in codes:
            live = await self._service.registry.get(code)
            if self._tables.get(code) is not live:
                self._tables[code] = live
                self._service.registry.listen(live, self.listener)

    def _news_of(self, live: LiveTable) -> list[StreamLine]:
        table = live.table
        now = (table.status, table.ply, table.bot_to_move is not None)
        before = self._sent.get(table.code)
        if now == before or table.game is None:
            return []
        self._sent[table.code] = now
        lines: list[StreamLine] = []
        if before is None and table.status == "playing":
            lines.append(StreamLine("started", table.code))
        if table.status == "over":
            lines.append(StreamLine("ended", table.code))
        elif table.bot_to_move is None and table.seat_to_move in table.seats_of(self._guest):
            state = table.game.public_state()
            lines.append(StreamLine("turn", table.code, table.seat_to_move, table.ply, state))
        return lines
