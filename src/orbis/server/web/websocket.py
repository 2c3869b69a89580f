"""A table over WebSocket: its events as they happen, and turns that players commit."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Any, Final

import msgspec
import structlog
from msgspec import Meta
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from orbis.forms import Form
from orbis.server import metrics
from orbis.server.live.feed import Listener
from orbis.server.live.registry import RELOAD, LiveTable
from orbis.server.service import Service
from orbis.server.tables.refusals import ErrorForm, Refused, not_found
from orbis.server.tables.signals import HeartbeatSignal, PresenceSignal
from orbis.server.tables.table import Table, TurnMessage
from orbis.server.web.answers import encode, report_refusal, unavailable
from orbis.server.web.api import decode_content
from orbis.server.web.request_context import RequestContext, service_of
from orbis.server.web.turns import StagedTurn, play_turn

HEARTBEAT_SECONDS = 20.0
SEND_SECONDS = 20.0  # a client that takes nothing for so long is let go
ABNORMAL, POLICY, GOING_AWAY, TRY_LATER = 1006, 1008, 1012, 1013
TOO_MANY = 429

log = structlog.get_logger()


class Commit(Form, frozen=True):
    """A turn that a client sends."""

    commit: StagedTurn


class RefusedTurn(Form, frozen=True):
    """Why a turn was refused that a client sent."""

    ply: Annotated[int | None, Meta(description="For which position it was sent; null if that could not be read.")]
    status: Annotated[int, Meta(description="As over HTTP.")]
    error: ErrorForm


class RefusedMessage(Form, frozen=True):
    """The answer to a turn that was refused."""

    refused: RefusedTurn


# What is sent over WebSockets, besides messages and signals.
FRAMES: Final = (Commit, TurnMessage, RefusedMessage)
_commit_decoder = msgspec.json.Decoder(Commit)


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


async def has_event(service: Service, live: LiveTable, number: int) -> bool:
    """Whether something with this number has happened at a table."""
    if number > live.table.number:
        await service.registry.refresh(live)
    return number <= live.table.number


async def follow(socket: WebSocket) -> None:
    """Send the events after a number, then each new one as it happens, with signals in between; play turns."""
    service, after = service_of(socket), socket.query_params.get("after", "0")
    try:
        context = await RequestContext.of(socket)
        context.check_rate("connect")
        await context.find_table(socket.path_params["code"])
        live = context.live
        if not re.fullmatch("[0-9]{1,9}", after) or not await has_event(service, live, int(after)):
            raise Refused(422, "events/after", f"`after` must be an event number, 0 to {live.table.number}")
        with context.counted():
            await socket.accept()
            log.info("socket_opened", table=live.table.code, address=context.address)
            is_compact = socket.query_params.get("compact") == "true"
            listener = Listener(context.guest_id, socket.scope.get("orbis.send_now"), compact=is_compact)
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
    receiving = asyncio.create_task(_receive_all(socket, context))
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


# What the client sends


async def _receive_all(socket: WebSocket, context: RequestContext) -> None:
    """Play the turns that the client commits, one after the other. Ends when the client goes.

    Everyone hears of a turn that was played, the client too, so only a refusal is an answer of its own.
    """
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        refused = await _commit(context, message)
        if refused is not None:
            await _send(socket, encode(RefusedMessage(refused)))


async def _commit(context: RequestContext, message: Any) -> RefusedTurn | None:
    """Play a turn, or say why not."""
    content, ply = message.get("text") or "", None
    try:
        await context.receive_write(len(content))
        staged = decode_content(_commit_decoder, "frame", content).commit
        ply = staged.ply
        await play_turn(context, staged)
    except Refused as refusal:
        found = refusal
    except SQLAlchemyError as error:
        found = unavailable(error)
    else:
        return None
    metrics.REFUSED_TURNS.inc()
    if found.retry_after is not None:
        report_refusal(found, context.connection)
    if found.status == TOO_MANY:
        await asyncio.sleep(context.penalty())
    return RefusedTurn(ply, found.status, found.form())


# What the client is sent


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
