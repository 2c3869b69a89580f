"""Tables on an Orbis server that deals known games: clients that behave like programs, and like the page."""

import asyncio
import time
from functools import partial
from typing import Final

from known_games import Turn
from load_client import Form, Http, Socket
from load_table import LoadTable, Measured

# What Chromium sends along with each request of the page.
BROWSER_HEADERS: Final = (
    "Connection: keep-alive\r\nAccept: */*\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n"
    "Accept-Language: en-US,en;q=0.9\r\n"
    "Origin: http://{address}\r\nReferer: http://{address}/t/table\r\n"
    "Sec-Fetch-Dest: empty\r\nSec-Fetch-Mode: cors\r\nSec-Fetch-Site: same-origin\r\n"
    'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24"\r\nsec-ch-ua-mobile: ?0\r\nsec-ch-ua-platform: "Linux"\r\n'
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
    "Safari/537.36\r\n"
)


class ProgramTable(LoadTable):
    """A table of programs: they commit turns over HTTP and get whole messages."""

    headers = ""
    query = "after=0"

    def __init__(
        self,
        host: str,
        port: int,
        games: dict[str, list[Turn]],
        num_players: int,
        measured: Measured,
        source: str | None = None,
    ) -> None:
        """`source` is the address that the people come from."""
        super().__init__(num_players)
        self._host, self._port, self._source = host, port, source
        headers = self.headers.format(address=f"{host}:{port}")
        self._clients = [Http(host, port, source, headers) for _ in range(num_players)]
        self._games = games
        self._measured = measured
        self._sockets: list[Socket] = []
        self._turns: list[Turn] = []
        self._ply = 0
        self._path = ""

    @property
    def progress(self) -> float:
        """How much of the game is played, from 0 to 1."""
        return self._ply / len(self._turns)

    async def open(self) -> None:
        """Let people take seats, connect and start."""
        for player, client in enumerate(self._clients):
            await client.request("PUT", "/api/me", {"name": f"Player {player}"})
        seats = [{"kind": "person"}] + [{"kind": "open"}] * (len(self._clients) - 1)
        table = await self._ask(0, "POST", "/api/tables", {"seats": seats})
        self._path = f"/api/tables/{table['table']['code']}"
        for player in range(1, len(self._clients)):
            await self._ask(player, "POST", f"{self._path}/join", {})
        await self._connect()
        await self._start()

    async def _ask(self, player: int, method: str, path: str, body: object = None) -> Form:
        client = self._clients[player]
        return await client.request(method, path, body, client.cookie)

    async def _connect(self) -> None:
        self._sockets = [Socket(partial(self._read, player)) for player in range(len(self._clients))]
        await asyncio.gather(*(self._connect_player(player) for player in range(len(self._clients))))

    async def _connect_player(self, player: int) -> None:
        path, cookie = f"{self._path}/events?{self.query}", self._clients[player].cookie
        await self._sockets[player].connect(self._host, self._port, path, cookie, self._source)

    async def _start(self) -> None:
        started = await self._ask(0, "POST", f"{self._path}/start", {})
        self._turns, self._ply = self._games[started["table"]["seed_hash"]], 0
        await self._expect(started["last"])

    def _read(self, player: int, message: bytes) -> None:
        """Handle a frame; of a message only the number of its last event counts."""
        if message.startswith(b'{"turn":'):
            start = message.index(b'"number":') + 9
            self._receive(player, int(message[start : message.index(b",", start)]))
        elif message.startswith(b'{"events":[{'):
            start = message.index(b'],"last":') + 9
            self._receive(player, int(message[start : message.index(b",", start)]))
        elif not message.startswith((b'{"signal"', b'{"events":[]')):
            self._fail(message.decode() or "a WebSocket was closed")

    async def play(self) -> float:
        """Play the next turn of the game."""
        turn = self._turns[self._ply]
        everyone = self._expect(max(self._received) + 1)
        began = time.perf_counter()
        await self._commit(turn)
        self._measured.note(self._measured.commits, time.perf_counter() - began)
        await everyone
        self._ply += 1
        return self._complete_at - began

    async def _commit(self, turn: Turn) -> None:
        client = self._clients[turn.seat]
        await client.exchange("POST", f"{self._path}/turns", turn.commit, client.cookie)

    async def rematch(self) -> None:
        """Go to a new table with the same people."""
        self._leave(await self._ask_for_rematch())
        await self._connect()
        await self._start()

    async def _ask_for_rematch(self) -> str:
        """The path of the new table."""
        table = await self._ask(0, "POST", f"{self._path}/rematch", {})
        return f"/api/tables/{table['table']['code']}"

    def _leave(self, path: str) -> None:
        """Go to another table."""
        for socket in self._sockets:
            socket.close()
        self._sockets, self._received, self._path = [], [0] * len(self._clients), path

    def close(self) -> None:
        """Disconnect everyone."""
        self._leave("")
        for client in self._clients:
            client.close()


class PageTable(ProgramTable):
    """A table of people in browsers, who send what web/src/model/live.svelte.ts sends: the rules are in the page."""

    headers = BROWSER_HEADERS
    query = "after=0&compact=true"

    async def _connect_player(self, player: int) -> None:
        await asyncio.gather(self._get(player), self._get(player, "/tiles"))
        await super()._connect_player(player)

    async def _start(self) -> None:
        await super()._start()
        others = range(1, len(self._clients))
        await asyncio.gather(*(self._get(other, f"?at_least={self._received[other]}") for other in others))

    async def _commit(self, turn: Turn) -> None:
        self._sockets[turn.seat].send(b'{"commit":%b}' % turn.commit)

    async def _ask_for_rematch(self) -> str:
        """Let everyone look at the replay and ask, the others once there is a new table."""
        await asyncio.gather(*(self._get(player, "/replay") for player in range(len(self._clients))))
        path = await super()._ask_for_rematch()
        others = range(1, len(self._clients))
        await asyncio.gather(*(self._exchange(other, "POST", f"{self._path}/rematch", b"{}") for other in others))
        return path

    # Requests

    async def _get(self, player: int, path: str = "") -> None:
        await self._exchange(player, "GET", self._path + path)

    async def _exchange(self, player: int, method: str, path: str, body: bytes = b"") -> None:
        client = self._clients[player]
        await client.exchange(method, path, body, client.cookie)
