"""Clients light enough to simulate a thousand people: HTTP and WebSocket with nothing but what the servers need."""

import asyncio
import json
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any, cast

Form = dict[str, Any]

OPCODE_TEXT, OPCODE_CLOSE, OPCODE_PING, OPCODE_PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
START_SECONDS = 120.0  # at most, on a busy machine
NO_MASK = bytes(4)  # clients must mask, but any mask will do


class LoadError(Exception):
    """A request failed."""


class Connection(asyncio.Protocol):
    """A keep-alive connection with one request at a time."""

    def __init__(self) -> None:
        self._received = b""
        self._response: asyncio.Future[bytes] | None = None
        self._transport: asyncio.Transport | None = None

    def send(self, request: bytes) -> asyncio.Future[bytes]:
        """The whole response to a request."""
        assert self._transport is not None
        self._response = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return self._response

    def close(self) -> None:
        """Close the connection."""
        if self._transport:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called when the connection is open."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Called when the connection is closed."""
        if self._response and not self._response.done():
            self._response.set_exception(ConnectionResetError("closed before the response"))

    def data_received(self, data: bytes) -> None:
        """Collect a response; both servers send its length."""
        self._received += data
        end = self._received.find(b"\r\n\r\n")
        if end < 0 or self._response is None or self._response.done():
            return
        head = self._received[:end].lower()
        length = int(head[head.index(b"content-length:") + 15 :].split(b"\r\n", 1)[0])
        if len(self._received) >= end + 4 + length:
            response, self._received = self._received, b""
            self._response.set_result(response)


class Http:
    """The connections of one client. Like a browser, it opens another while the others are busy."""

    def __init__(self, host: str, port: int, source: str | None = None, headers: str = "") -> None:
        """`source` is the address that requests come from; `headers` go with every request."""
        self._host, self._port = host, port
        self._source = (source, 0) if source else None
        self._headers = f"Host: {host}:{port}\r\n{headers}"
        self._idle: list[Connection] = []
        self.cookie = ""  # the last one that the server set

    async def request(self, method: str, path: str, body: Any = None, cookie: str = "") -> Form:
        """Send a request that should succeed and return the response."""
        content = b"" if body is None else json.dumps(body).encode()
        head, answer = (await self.exchange(method, path, content, cookie)).split(b"\r\n\r\n", 1)
        for line in head.decode("latin-1").split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                self.cookie = line.split(":", 1)[1].split(";")[0].strip()
        form: Form = json.loads(answer)
        return form

    async def exchange(self, method: str, path: str, content: bytes = b"", cookie: str = "") -> bytes:
        """Send a request that should succeed and return the whole response, unread."""
        head = f"{method} {path} HTTP/1.1\r\n{self._headers}"
        if cookie:
            head += f"Cookie: {cookie}\r\n"
        if content:
            head += "Content-Type: application/json\r\n"
        if method != "GET":
            head += f"Content-Length: {len(content)}\r\n"
        connection = self._idle.pop() if self._idle else await self._connect()
        response = await connection.send(f"{head}\r\n".encode() + content)
        self._idle.append(connection)
        if response[9:10] != b"2":
            raise LoadError(f"{method} {path}: {response[9:12].decode()} {response[-300:]!r}")
        return response

    async def _connect(self) -> Connection:
        loop = asyncio.get_running_loop()
        _, connection = await loop.create_connection(Connection, self._host, self._port, local_addr=self._source)
        return connection

    def close(self) -> None:
        """Close the connections that are idle; the next request opens another."""
        for connection in self._idle:
            connection.close()
        self._idle.clear()


async def wait_until_healthy(http: Http) -> None:
    """Wait until the server answers."""
    async with asyncio.timeout(START_SECONDS):
        while True:
            try:
                await http.request("GET", "/healthz")
                return
            except OSError:
                await asyncio.sleep(0.1)


class Socket(asyncio.Protocol):
    """A WebSocket that passes whole text frames to a function, and an empty one if it was closed by the server."""

    def __init__(self, receive: Callable[[bytes], None]) -> None:
        self._receive = receive
        self._received = b""
        self._transport: asyncio.Transport | None = None
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._is_wanted = True

    async def connect(self, host: str, port: int, path: str, cookie: str = "", source: str | None = None) -> None:
        """Do the handshake."""
        loop = asyncio.get_running_loop()
        local = (source, 0) if source else None
        transport, _ = await loop.create_connection(lambda: self, host, port, local_addr=local)
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        await self._opened

    def send(self, content: bytes, opcode: int = OPCODE_TEXT) -> None:
        """Send a short frame."""
        assert self._transport is not None
        size = len(content)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
        self._transport.write(bytes([FINAL | opcode]) + length + NO_MASK + content)

    def close(self) -> None:
        """Close the WebSocket."""
        self._is_wanted = False
        if self._transport:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called when the connection is open."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Called when the connection is closed."""
        if not self._opened.done():
            self._opened.set_exception(LoadError("a WebSocket was not opened"))
        elif self._is_wanted:
            self._receive(b"")

    def data_received(self, data: bytes) -> None:
        """Read the response to the handshake, then frames."""
        self._received += data
        if not self._opened.done():
            end = self._received.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._received.startswith(b"HTTP/1.1 101"):
                self._opened.set_exception(LoadError(f"no WebSocket: {self._received[:80]!r}"))
                return
            self._received = self._received[end + 4 :]
            self._opened.set_result(None)
        while self._read_frame():
            pass

    def _read_frame(self) -> bool:
        """Handle the first frame, if it is complete. Servers do not mask."""
        received = self._received
        if len(received) < 2 or self._transport is None:
            return False
        length, start = received[1], 2
        if length == 126:
            length, start = int.from_bytes(received[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(received[2:10], "big"), 10
        if len(received) < start + length:
            return False
        opcode, content = received[0] & 15, received[start : start + length]
        self._received = received[start + length :]
        if opcode == OPCODE_TEXT:
            self._receive(content)
        elif opcode == OPCODE_PING:
            self.send(content, OPCODE_PONG)
        elif opcode == OPCODE_CLOSE:
            self._transport.close()
        return True
