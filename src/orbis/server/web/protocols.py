"""HTTP and WebSocket as uvicorn speaks them, with limits on what a client may do to the connection itself."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from orbis.server.buckets import Bucket, Rate
from orbis.server.web.addresses import address_of
from orbis.server.web.sockets import Sockets

MAX_HEAD = 131_072  # bytes of a request other than its body: request line, headers, trailers
MAX_PIPELINED = 8  # requests that wait for the answers to earlier ones
HEAD_SECONDS = 15.0
BODY_SECONDS = 30.0
SLICE = 2048  # bytes parsed before the limits are looked at again
FRAMES: Final = Rate(5, 50)  # of any kind: clients answer pings and have nothing else to say
MAX_QUEUED = 4  # messages that wait for the application
POLICY = 1008
FAREWELL_SECONDS = 1.0  # for a client to read why it is let go, before its connection is cut
TIMED_OUT = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
log = structlog.get_logger()


class BoundedHttp(HttpToolsProtocol):
    """Refuses too many sockets, slow and endless requests, and long queues of them; the guard bounds bodies."""

    def __init__(self, *args: Any, sockets: Sockets, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._sockets = sockets
        self._address: str | None = None  # while this socket counts for it
        self._deadline: asyncio.TimerHandle | None = None
        self._head_size = 0
        self._has_sent = False
        self._is_full = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the socket, or cut it."""
        super().connection_made(transport)
        address = address_of(self.client[0]) if self.client else "unknown"
        limit = self._sockets.refusal(address, len(self.connections))
        if limit:
            log.warning("socket_refused", address=address, limit=limit)
            transport.abort()
            return
        self._address = address
        self._sockets.add(address)
        self._give(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self._stop_deadline()
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse a little at a time: one read may bring thousands of requests."""
        if self._is_full:
            return
        self._has_sent = True
        if self._deadline is None:
            self._give(HEAD_SECONDS)
        for start in range(0, len(data), SLICE):
            part = data[start : start + SLICE]
            self._head_size += len(part)
            super().data_received(part)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._head_size > MAX_HEAD:
                self.send_400_response("The head of the request is too large.")
                return
            if len(self.pipeline) >= MAX_PIPELINED:
                self._end_pipeline()
                return

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        self._give(BODY_SECONDS)
        if self._address and self._is_forwarded():
            self._uncount()  # a proxy holds it for a client whom the other limits know
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Bodies do not count as heads."""
        self._head_size -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is read."""
        self._stop_deadline()
        self._head_size = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Let the WebSocket tell when the socket is closed."""
        self._stop_deadline()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, BoundedWebSocket)
        protocol.on_lost = self._uncount

    def _end_pipeline(self) -> None:
        """Answer the requests that wait, then close: the client sends more than it reads."""
        self._is_full = True
        self._stop_deadline()
        while len(self.pipeline) > MAX_PIPELINED:
            self.pipeline.popleft()  # the latest
        last, _ = self.pipeline[0]
        last.keep_alive = False

    def _is_forwarded(self) -> bool:
        is_proxy = self.client is not None and self._sockets.is_proxy(self.client[0])
        return is_proxy and any(name == b"x-forwarded-for" for name, _ in self.headers)

    def _give(self, seconds: float) -> None:
        self._stop_deadline()
        self._deadline = self.loop.call_later(seconds, self._time_out)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _time_out(self) -> None:
        self._deadline = None
        if self.transport.is_closing():
            return
        log.warning("request_timed_out", address=self._address or "proxy")
        is_answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if self._has_sent and not is_answering:
            self.transport.write(TIMED_OUT)
        self.transport.close()

    def _uncount(self) -> None:
        if self._address is not None:
            self._sockets.remove(self._address)
            self._address = None


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """Lets a client go that sends too many frames, or pings whose answers it does not read."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.on_lost: Callable[[], None] | None = None
        self._frames = Bucket(FRAMES, self.loop.time())
        self._is_refused = False

    async def run_asgi(self) -> None:
        """Let the application write frames past it: those of a turn are the same for everyone at the table."""
        self.scope["orbis.send_now"] = self._send_now  # type: ignore[typeddict-unknown-key]  # ours
        await super().run_asgi()

    def _send_now(self, frame: bytes) -> bool:
        """Write a whole frame, unless the client is gone or has not read what it got before."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected or self.transport.is_closing())
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True

    def data_received(self, data: bytes) -> None:
        """Parse a little at a time, and count the frames before anything is done with them."""
        for start in range(0, len(data), SLICE):
            if self._is_refused or self.transport.is_closing():
                return
            self.conn.receive_data(data[start : start + SLICE])
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            if self.conn.events and self._frames.take(FRAMES, self.loop.time(), len(self.conn.events)):
                self._refuse()
                return
            self.handle_events()

    def send_receive_event_to_app(self) -> None:
        """Read on while only a few messages wait: to stop after each one, as uvicorn does, takes two system calls."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= MAX_QUEUED:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer, if the client has read the answers before."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell whoever counts sockets."""
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def _refuse(self) -> None:
        """Say why, read nothing more, and cut the connection a moment later."""
        log.warning("frames_refused", address=address_of(self.client[0]) if self.client else "unknown")
        if not self.handshake_complete:
            self.transport.abort()
            return
        self._is_refused = True
        self.conn.events.clear()
        self.conn.data_to_send()  # answers to pings that nobody will read
        self.conn.fail(POLICY, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.stop_keepalive()
        self.transport.pause_reading()
        self.read_paused = False  # it stays paused, whatever the application takes from the queue
        self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY, "reason": "too many frames"})
