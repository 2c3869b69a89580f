"""A client light enough to simulate a thousand people: raw HTTP over one connection per table, raw WebSockets."""

import asyncio
import json
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any, cast

Form = dict[str, Any]

OPCODE_TEXT, OPCODE_CLOSE, OPCODE_PING, OPCODE_PONG = 1, 8, 9, 10


class LoadError(Exception):
    """A request failed."""


class Http:
    """One connection that sends requests one after another."""

    def __init__(self, host: str, port: int, source: str | None = None) -> None:
        """`source` is the address that requests come from."""
        self._host, self._port = host, port
        self._source = (source, 0) if source else None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lock = asyncio.Lock()
        self.cookie = ""

    async def request(self, method: str, path: str, body: Any = None, cookie: str = "") -> Form:
        """Send a request that should succeed and return the response."""
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nCookie: {cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        async with self._lock:
            reader, writer = await self._connection()
            writer.write(head.encode() + content)
            headers = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            length = int(headers.lower().split("content-length:")[1].split("\r\n")[0])
            answer = await reader.readexactly(length)
        status = int(headers.split(" ", 2)[1])
        if status >= 400:
            raise LoadError(f"{method} {path}: {status} {answer[:300]!r}")
        if "set-cookie:" in headers.lower():
            line = next(line for line in headers.split("\r\n") if line.lower().startswith("set-cookie:"))
            self.cookie = line.split(":", 1)[1].split(";")[0].strip()
        form: Form = json.loads(answer)
        return form

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(
                self._host, self._port, limit=1 << 20, local_addr=self._source
            )
        return self._streams

    def close(self) -> None:
        """Close the connection; the next request opens another."""
        if self._streams:
            self._streams[1].close()
            self._streams = None


class Socket(asyncio.Protocol):
    """A WebSocket that only receives: it passes whole text frames to a function."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wanted = True

    async def connect(self, host: str, port: int, path: str, cookie: str, source: str | None = None) -> None:
        """Do the handshake."""
        loop = asyncio.get_running_loop()
        local = (source, 0) if source else None
        transport, _ = await loop.create_connection(lambda: self, host, port, local_addr=local)
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        await self.opened

    def close(self) -> None:
        """Close the WebSocket."""
        self.wanted = False
        if self._transport:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called when the connection is open."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Called when the connection is closed; an unexpected close is reported as an empty message."""
        if not self.opened.done():
            self.opened.set_exception(LoadError("a WebSocket was not opened"))
        elif self.wanted:
            self._hear(b"")

    def data_received(self, data: bytes) -> None:
        """Read the response to the handshake, then frames."""
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(LoadError(f"no WebSocket: {bytes(self._buffer[:80])!r}"))
                return
            del self._buffer[: end + 4]
            self._is_open = True
            self.opened.set_result(None)
        while self._read_frame():
            pass

    def _read_frame(self) -> bool:
        """Handle the first frame of the buffer, if it is complete. Servers do not mask."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        opcode, content = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if opcode == OPCODE_TEXT:
            self._hear(content)
        elif opcode == OPCODE_PING and self._transport:
            mask = os.urandom(4)
            masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(content))
            self._transport.write(bytes([128 | OPCODE_PONG, 128 | len(content)]) + mask + masked)
        elif opcode == OPCODE_CLOSE and self._transport:
            self._transport.close()
        return True
