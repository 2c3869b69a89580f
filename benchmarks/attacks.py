"""Attacks by a hostile client from one address: each tries for some seconds to exhaust a resource."""

import asyncio
import json
import os
import random
import socket
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from load_client import Form, Http, LoadError

from orbis import Game
from orbis.records import encode_record, record_of

SOURCE = "127.0.0.66"
EMPTY_TEXT, PING, FRAGMENT = (bytes([first, 0x80, 0, 0, 0, 0]) for first in (0x81, 0x89, 0x00))
FIRST_FRAGMENT = bytes([0x01, 0x80, 0, 0, 0, 0])
SEATS = [{"kind": "person"}, {"kind": "open"}]


class Attacker:
    """A badly behaved client. It counts its successes and rejections."""

    def __init__(self, host: str, port: int, seconds: float) -> None:
        self.host, self.port = host, port
        self.end = time.monotonic() + seconds
        self.counts: Counter[str] = Counter()
        self._cookies: list[str] = []

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.end

    def http(self) -> Http:
        """Open another connection."""
        return Http(self.host, self.port, SOURCE)

    async def ask(self, http: Http, method: str, path: str, body: Any = None, cookie: str = "") -> Form | None:
        """Send a request, whatever the outcome."""
        try:
            answer = await http.request(method, path, body, cookie)
        except LoadError as error:
            self.counts[str(error).split(": ", 1)[1][:3]] += 1
            return None
        except (OSError, asyncio.IncompleteReadError):
            self.counts["cut"] += 1
            http.close()
            await asyncio.sleep(0.01)
            return None
        self.counts["ok"] += 1
        return answer

    async def guests(self, wanted: int) -> list[str]:
        """Create as many guests as possible, up to a number."""
        http = self.http()
        for number in range(wanted):
            if await self.ask(http, "PUT", "/api/me", {"name": f"Mallory {number}"}) is None:
                break
            self._cookies.append(http.cookie)
        http.close()
        return self._cookies

    async def table(self, cookie: str) -> str:
        """Create a table."""
        http = self.http()
        form = await self.ask(http, "POST", "/api/tables", {"seats": SEATS}, cookie)
        http.close()
        return str(form["table"]["code"]) if form else ""

    async def bare(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a raw connection."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(SOURCE, 0))

    async def repeat(self, workers: int, work: Callable[[int], Awaitable[None]]) -> None:
        """Repeat something, several at a time."""

        async def run(number: int) -> None:
            while self.goes_on:
                try:
                    await work(number)
                except (OSError, asyncio.IncompleteReadError):
                    self.counts["cut"] += 1
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(run(number) for number in range(workers)))


async def flood_frames(attacker: Attacker, frames: list[bytes], workers: int, pause: float = 0.0) -> None:
    """WebSockets that send frames as fast as they can, or with pauses, and reconnect when cut off."""
    (cookie, *_) = await attacker.guests(1)
    path = f"/api/tables/{await attacker.table(cookie)}/events"

    async def work(_: int) -> None:
        reader, writer = await attacker.bare()
        key = b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {attacker.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        try:
            while attacker.goes_on:
                writer.write(b"".join(frames))
                await writer.drain()
                attacker.counts["frames"] += len(frames)
                if pause:
                    await asyncio.sleep(pause)
        finally:
            writer.close()

    await attacker.repeat(workers, work)


async def empty_frames(attacker: Attacker) -> None:
    """One socket that sends empty messages."""
    await flood_frames(attacker, [EMPTY_TEXT] * 1000, 1)


async def pings(attacker: Attacker) -> None:
    """Three sockets that send pings."""
    await flood_frames(attacker, [PING] * 1000, 3)


async def fragments(attacker: Attacker) -> None:
    """One message with endless fragments."""
    await flood_frames(attacker, [FIRST_FRAGMENT, *[FRAGMENT] * 1000], 1)


async def turns(attacker: Attacker) -> None:
    """Twenty sockets that commit turns at a table that has not started, as many as they may without being cut off."""
    commit = json.dumps({"commit": {"ply": 0, "actions": "b2 ~1>"}}).encode()
    frame = bytes([0x81, 0x80 | len(commit), 0, 0, 0, 0]) + commit
    await flood_frames(attacker, [frame] * 40, 20, pause=8.0)


async def connections(attacker: Attacker) -> None:
    """As many WebSockets as possible."""
    cookies = await attacker.guests(41)
    path = f"/api/tables/{await attacker.table(cookies[0])}/events"
    held: list[asyncio.StreamWriter] = []

    async def work(number: int) -> None:
        reader, writer = await attacker.bare()
        key = b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {attacker.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookies[number % len(cookies)]}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        held.append(writer)
        attacker.counts["opened"] += 1

    await attacker.repeat(20, work)


async def half_open(attacker: Attacker) -> None:
    """Sockets that send half a request and wait."""
    held: list[socket.socket] = []

    async def work(_: int) -> None:
        connection = socket.socket()
        connection.setblocking(False)
        connection.bind((SOURCE, 0))
        await asyncio.get_running_loop().sock_connect(connection, (attacker.host, attacker.port))
        connection.send(b"GET / HTTP/1.1\r\nHost: ")
        held.append(connection)
        attacker.counts["opened"] += 1
        if len(held) > 1400:
            held.pop(0).close()

    await attacker.repeat(20, work)


async def requests(attacker: Attacker) -> None:
    """Requests over many connections, as fast as they are answered."""

    async def work(_: int) -> None:
        http = attacker.http()
        while attacker.goes_on:
            await attacker.ask(http, "GET", "/api/tables")

    await attacker.repeat(50, work)


async def pipelines(attacker: Attacker) -> None:
    """Thousands of pipelined requests, without reading the responses."""

    async def work(_: int) -> None:
        writer = (await attacker.bare())[1]
        writer.write(f"GET /api/tables HTTP/1.1\r\nHost: {attacker.host}\r\n\r\n".encode() * 2000)
        attacker.counts["sent"] += 2000
        await writer.drain()
        writer.close()

    await attacker.repeat(20, work)


async def replays(attacker: Attacker) -> None:
    """As many guests as possible that request replays of ever new records."""
    cookies = await attacker.guests(41)

    async def work(number: int) -> None:
        http = attacker.http()
        while attacker.goes_on:
            await attacker.ask(http, "POST", "/api/replay", new_record(), cookies[number % len(cookies)])

    await attacker.repeat(40, work)


async def reviews(attacker: Attacker) -> None:
    """As many guests as possible that request reviews of ever new records."""
    cookies = await attacker.guests(41)

    async def work(number: int) -> None:
        http = attacker.http()
        while attacker.goes_on:
            await attacker.ask(http, "POST", "/api/review", new_record(), cookies[number % len(cookies)])

    await attacker.repeat(40, work)


async def writes(attacker: Attacker) -> None:
    """As many guests as possible that fill the disk: tables with custom tile sets, seats, names."""
    cookies = await attacker.guests(41)
    code = await attacker.table(cookies[0])
    tiles = {**Game(2, 1).tile_set.to_json(), "description": "x" * 40_000}

    async def work(number: int) -> None:
        http, cookie = attacker.http(), cookies[number % len(cookies)]
        while attacker.goes_on:
            await attacker.ask(http, "POST", "/api/tables", {"seats": SEATS, "tiles": tiles}, cookie)
            await attacker.ask(http, "PUT", f"/api/tables/{code}/seats/1", {"kind": "open"}, cookies[0])
            await attacker.ask(http, "PUT", "/api/me", {"name": f"M {random.random():.10f}"}, cookie)

    await attacker.repeat(40, work)


async def chat(attacker: Attacker) -> None:
    """Long chat messages at a table whose events are read again and again."""
    cookies = await attacker.guests(10)
    code = await attacker.table(cookies[0])

    async def work(number: int) -> None:
        http = attacker.http()
        while attacker.goes_on:
            if number == 0:
                await attacker.ask(http, "POST", f"/api/tables/{code}/chat", {"text": "💬" * 500}, cookies[0])
            else:
                await attacker.ask(http, "GET", f"/api/tables/{code}/events", None, cookies[number % len(cookies)])

    await attacker.repeat(30, work)


ATTACKS: Final[dict[str, Callable[[Attacker], Coroutine[Any, Any, None]]]] = {
    attack.__name__: attack
    for attack in (
        empty_frames,
        pings,
        fragments,
        turns,
        connections,
        half_open,
        requests,
        pipelines,
        replays,
        reviews,
        writes,
        chat,
    )
}


def new_record() -> Any:
    """The record of a new game."""
    game = Game(4, random.getrandbits(60))
    game.play_out(random.getrandbits(60))
    return json.loads(encode_record(record_of(game)))


def run(name: str, host: str, port: int, seconds: float) -> Counter[str]:
    """Attack for some seconds."""
    attacker = Attacker(host, port, seconds)
    asyncio.run(ATTACKS[name](attacker))
    return attacker.counts
