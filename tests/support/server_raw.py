"""Bare connections to a server, for what no library would send."""

import base64
import os
import socket
import struct
from typing import Protocol

from server_client import Seated

TEXT, PING, PONG = 0x81, 0x89, 0x8A
FRAGMENT = 0x00  # neither the first nor the last


class Served(Protocol):
    """Something that listens at a URL."""

    url: str


def raw_connection(server: Served, source: str = "127.0.0.1") -> socket.socket:
    """A bare connection that keeps little of what it is sent; `source` is the address it comes from."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(10)
    connection.bind((source, 0))
    connection.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
    return connection


def read_to_end(connection: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    parts = []
    try:
        while part := connection.recv(65_536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def send_much(connection: socket.socket, part: bytes) -> None:
    """Far more than what the server and the system between us would keep."""
    for _ in range(100_000_000 // len(part)):
        connection.sendall(part)


def follow_raw(server: Served, table: Seated, source: str = "127.0.0.1") -> socket.socket:
    """A WebSocket whose frames are the test's own."""
    connection = raw_connection(server, source)
    key = base64.b64encode(os.urandom(16)).decode()
    connection.sendall(
        f"GET {table.path}/events HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


def empty_frame(first: int) -> bytes:
    """A frame without content, as clients send them."""
    return bytes([first, 0x80, 0, 0, 0, 0])


def has_close_code(sent: bytes, code: int) -> bool:
    """Whether what a server sent over a WebSocket ends with a close frame of this code."""
    start = sent.rfind(b"\x88")
    return start >= 0 and sent[start + 2 : start + 4] == struct.pack("!H", code)
