"""Events over WebSocket and long polling, and the stream of a guest's games."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Literal

import structlog
from msgspec import Meta
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from orbis.forms import Form
from orbis.game.public import PlayerNumber, PublicState
from orbis.server.live.feed import Listener
from orbis.server.live.registry import RELOAD, LiveTable
from orbis.server.service import Service
from orbis.server.tables.refusals import Refused, not_found
from orbis.server.tables.signals import HeartbeatSignal, PresenceSignal
from orbis.server.tables.table import Message, Table
from orbis.server.web.answers import Json, encode, report_refusal, unavailable
from orbis.server.web.api import Operations, Query
from orbis.server.web.request_context import RequestContext, service_of

HEARTBEAT_SECONDS = 20.0
SEND_SECONDS = 20.0  # a client that takes nothing for so long is let go
MAX_WAIT = 30.0
BYTES_PER_REQUEST = 5_000  # of events that are read, which count as one more request
ABNORMAL, POLICY, GOING_AWAY, TRY_LATER = 1006, 1008, 1012, 1013

log = structlog.get_logger()
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


@contextmanager
def listening(service: Service, live: LiveTable, listener: Listener) -> Iterator[None]:
    """Listen to a table as long as this lasts."""
    service.registry.listen(live, listener)
    service.wake_at_stop.add(listener)
    try:
        yield
    finally:
        service.wake_at_stop.discard(listener)
        service.registry.stop_listening(live, listener)


async def _has_event(service: Service, live: LiveTable, number: int) -> bool:
    """Whether something with this number has happened at a table."""
    if number > live.table.number:
        await service.registry.refresh(live)
    return number <= live.table.number


# WebSocket


async def follow(socket: WebSocket) -> None:
    """Send the events after a number, then each new one as it happens, with signals in between."""
    service, after = service_of(socket), socket.query_params.get("after", "0")
    try:
        context = await RequestContext.of(socket)
        context.check_rate("connect")
        await context.find_table(socket.path_params["code"])
        live = context.live
        if not re.fullmatch("[0-9]{1,9}", after) or not await _has_event(service, live, int(after)):
            raise Refused(422, "events/after", f"`after` must be an event number, 0 to {live.table.number}")
        with context.counted():
            await socket.accept()
            log.info("socket_opened", table=live.table.code, address=context.address)
            listener = Listener(context.guest_id, socket.scope.get("orbis.send_now"))
            with listening(service, live, listener):
                await _follow(socket, service, live, listener, int(after), context)
            log.info("socket_closed", table=live.table.code, address=context.address)
    except Refused as refusal:
        if refusal.retry_after is not None:
            report_refusal(refusal, socket)
        await _turn_away(socket, refusal)
    except SQLAlchemyError as error:
        await _turn_away(socket, unavailable(error))


async def _turn_away(socket: WebSocket, refusal: Refused) -> None:
    """Say why, then close: a browser cannot see why a connection was never opened."""
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        await socket.accept()
        await _send(socket, encode({"error": refusal.form()}))
        await _close(socket, TRY_LATER if refusal.status in (429, 503) else POLICY)


async def _follow(
    socket: WebSocket, service: Service, live: LiveTable, listener: Listener, after: int, context: RequestContext
) -> None:
    """Until either side goes away."""
    receiving = asyncio.create_task(_drain(socket))
    sending = asyncio.create_task(_send_all(socket, service, live, listener, after, context))
    _, pending = await asyncio.wait({receiving, sending}, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    for result in await asyncio.gather(receiving, sending, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | TimeoutError):
            log.error("following_failed", table=live.table.code, exc_info=result)
    if socket.client_state == WebSocketState.CONNECTED and socket.application_state == WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            await _close(socket, GOING_AWAY)


async def _drain(socket: WebSocket) -> None:
    """Whatever clients send is read and dropped: writes go over HTTP. Ends when the client goes."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def _send_all(
    socket: WebSocket, service: Service, live: LiveTable, listener: Listener, after: int, context: RequestContext
) -> None:
    """First what was missed, page by page, and who is here; then what comes."""
    sent = await _send_page(socket, live.table, after)
    while sent < live.table.number:
        sent = await _send_page(socket, live.table, sent)
    for seat in sorted(await service.registry.present(live)):
        await _send(socket, encode(PresenceSignal(seat, True)))
    while not service.stopping.is_set():
        if not context.may_watch(live.table):  # the game has begun, and it is not to be watched
            await _send(socket, encode({"error": not_found(live.table.code).form()}))
            return
        if live.table.number > sent:
            sent = await _send_page(socket, live.table, sent)
        elif listener.signals:
            signal = listener.signals.popleft()
            await _send(socket, signal)
            if signal == RELOAD:
                return
        else:
            listener.sent = sent
            is_news = await listener.wait(HEARTBEAT_SECONDS)
            sent, listener.sent = listener.sent, None
            if not is_news:
                await _send(socket, encode(HeartbeatSignal(round(service.now(), 3))))
    await _send(socket, RELOAD)


async def _send_page(socket: WebSocket, table: Table, after: int) -> int:
    """Send the next events after a number; up to which number they are."""
    message, last = table.message(after), table.page_end(after)  # more may happen while it is sent
    await _send(socket, message)
    return last


async def _send(socket: WebSocket, content: bytes) -> None:
    try:
        async with asyncio.timeout(SEND_SECONDS):
            await socket.send({"type": "websocket.send", "text": content.decode()})
    except RuntimeError:  # after nonsense from the client the connection was closed beneath us
        raise WebSocketDisconnect(ABNORMAL) from None


async def _close(socket: WebSocket, code: int) -> None:
    async with asyncio.timeout(SEND_SECONDS):  # of a client that takes nothing, it cannot even be closed
        await socket.close(code)


# Long reads


@operations.add("GET", "/tables/{code}/events", answer=Message, errors=(409,))
async def read_events(context: RequestContext, query: After) -> Response:
    """The next events after a number, and how the table stands now; if there are none, wait for one."""
    service, live, table, after = context.service, context.live, context.live.table, query.after
    if not await _has_event(service, live, after):
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
