"""Tables on a boardgame.io server, through its lobby and its socket.io protocol."""

import asyncio
import json
import time
from functools import partial
from typing import Final

from load_client import Http, Socket
from load_table import LoadTable

GAME: Final = "cells"  # see boardgame_io/server.mjs
NUM_CELLS: Final = 64
# Packets of socket.io within those of engine.io: https://socket.io/docs/v4/socket-io-protocol
OPENED, PING, PONG, CONNECT, EVENT = b"0", b"2", b"3", b"40", b"42"
SPACE: Final = f"/{GAME},".encode()


class BoardgameIoTable(LoadTable):
    """A match with its clients. Moves are made in turn, for ever."""

    def __init__(self, host: str, port: int, num_players: int) -> None:
        super().__init__(num_players)
        self._host, self._port = host, port
        self._http = Http(host, port)
        self._match = ""
        self._credentials: list[str] = []
        self._sockets = [Socket(partial(self._read, player)) for player in range(num_players)]
        self._received = [-1] * num_players

    async def open(self) -> None:
        """Create a match, join it and connect."""
        players = range(len(self._sockets))
        created = await self._http.request("POST", f"/games/{GAME}/create", {"numPlayers": len(players)})
        self._match = created["matchID"]
        for player in players:
            form = {"playerID": str(player), "playerName": f"Player {player}"}
            joined = await self._http.request("POST", f"/games/{GAME}/{self._match}/join", form)
            self._credentials.append(joined["playerCredentials"])
        path = "/socket.io/?EIO=4&transport=websocket"
        await asyncio.gather(*(socket.connect(self._host, self._port, path) for socket in self._sockets))
        await self._expect(0)

    def _read(self, player: int, packet: bytes) -> None:
        """Handle a packet; of an update only the number of the state counts."""
        if packet.startswith(EVENT):
            start = packet.find(b'"_stateID":')
            if packet.startswith((b'["update"', b'["sync"'), len(EVENT + SPACE)):
                self._receive(player, int(packet[start + 11 :].split(b",", 1)[0].rstrip(b"}]")))
        elif packet == PING:
            self._sockets[player].send(PONG)
        elif packet.startswith(OPENED):
            self._sockets[player].send(CONNECT + SPACE)
        elif packet.startswith(CONNECT):
            self._emit(player, "sync", self._match, str(player), self._credentials[player], len(self._sockets))
        else:
            self._fail(packet.decode() or "a WebSocket was closed")

    def _emit(self, player: int, *event: object) -> None:
        self._sockets[player].send(EVENT + SPACE + json.dumps(event, separators=(",", ":")).encode())

    async def play(self) -> float:
        """Let the player whose turn it is make a move."""
        state = max(self._received)
        player = state % len(self._sockets)
        payload = {
            "type": "place",
            "args": [state % NUM_CELLS],
            "playerID": str(player),
            "credentials": self._credentials[player],
        }
        everyone = self._expect(state + 1)
        began = time.perf_counter()
        self._emit(player, "update", {"type": "MAKE_MOVE", "payload": payload}, state, self._match, str(player))
        await everyone
        return self._complete_at - began

    def close(self) -> None:
        """Disconnect everyone."""
        self._http.close()
        for socket in self._sockets:
            socket.close()
