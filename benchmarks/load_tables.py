"""People who play whole games one after another, and how long it takes until everyone is notified."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from functools import partial

from load_client import Form, Http, LoadError, Socket

from orbis import Game
from orbis.game import parse_actions
from orbis.game.actions import action_index


@dataclass
class Measured:
    """What the tables measured."""

    commits: list[float] = field(default_factory=list)  # seconds until the response
    informed: list[float] = field(default_factory=list)  # seconds until everyone at the table got the event
    previews: list[float] = field(default_factory=list)
    games: int = 0
    errors: list[str] = field(default_factory=list)
    measuring: bool = False

    def note(self, times: list[float], seconds: float) -> None:
        """Record a time once the warm-up is over."""
        if self.measuring:
            times.append(seconds)


class LoadTable:
    """A table with its people. Whoever is to move commits a random turn."""

    def __init__(
        self, host: str, port: int, number: int, num_players: int, measured: Measured, source: str | None = None
    ) -> None:
        """`source` is the address that the people come from."""
        self._host, self._port, self._source = host, port, source
        self._http = Http(host, port, source)
        self._number = number
        self._num_players = num_players
        self._measured = measured
        self._chance = random.Random(number)
        self._cookies: list[str] = []
        self._sockets: list[Socket] = []
        self._heard: list[int] = []  # the last event that each person received
        self._news = asyncio.Event()
        self._latest = b""
        self._code = ""

    async def open(self) -> None:
        """Let people join, take seats and connect."""
        for player in range(self._num_players):
            await self._http.request("PUT", "/api/me", {"name": f"P{self._number}-{player}"})
            self._cookies.append(self._http.cookie)
        seats = [{"kind": "person"}] + [{"kind": "open"}] * (self._num_players - 1)
        table = await self._http.request("POST", "/api/tables", {"seats": seats}, self._cookies[0])
        self._code = table["table"]["code"]
        for cookie in self._cookies[1:]:
            await self._http.request("POST", f"/api/tables/{self._code}/join", {}, cookie)
        await self._begin()

    async def _begin(self) -> None:
        await self._connect()
        started = await self._http.request("POST", f"/api/tables/{self._code}/start", None, self._cookies[0])
        self._game = Game.from_public_state(started["state"])
        await self._everyone_heard(started["last"])

    async def _connect(self) -> None:
        self._heard = [0] * self._num_players
        self._sockets = [Socket(partial(self._hear, player)) for player in range(self._num_players)]
        path = f"/api/tables/{self._code}/events"
        connecting = zip(self._sockets, self._cookies, strict=True)
        to = self._host, self._port, path
        await asyncio.gather(*(socket.connect(*to, cookie, self._source) for socket, cookie in connecting))

    def _hear(self, player: int, data: bytes) -> None:
        if not data:
            self._measured.errors.append("a WebSocket was closed")
        elif data.startswith(b'{"events":[{'):
            self._heard[player] = _last_number(data)
            self._latest = data
            self._news.set()
        elif data.startswith(b'{"error"'):
            self._measured.errors.append(data.decode())

    async def play(self, pause: float, end: float) -> None:
        """Play one game after another until `end`, with about `pause` seconds between turns."""
        await asyncio.sleep(self._chance.random() * pause)
        pause *= self._chance.uniform(0.7, 1.3)  # so that games do not all end at the same time
        try:
            while time.perf_counter() < end:
                began = time.perf_counter()
                if self._game.over:
                    await self._rematch()
                else:
                    await self._play_turn()
                    await asyncio.sleep(max(0.0, began + pause - time.perf_counter()))
        except (LoadError, OSError, asyncio.IncompleteReadError) as error:
            self._measured.errors.append(repr(error))

    async def _play_turn(self) -> None:
        """Commit a random turn and wait until everyone has been notified."""
        game, last = self._game, max(self._heard)
        body = {"ply": game.turn, "actions": random_turn(game, self._chance)}
        cookie = self._cookies[game.player]
        began = time.perf_counter()
        await self._http.request("POST", f"/api/tables/{self._code}/turns", body, cookie)
        self._measured.note(self._measured.commits, time.perf_counter() - began)
        await self._everyone_heard(last + 1)
        self._measured.note(self._measured.informed, time.perf_counter() - began)
        for event in _events(self._latest):
            if event["kind"] == "turn":
                follow(game, event)

    async def _everyone_heard(self, number: int) -> None:
        while min(self._heard) < number:
            await self._news.wait()
            self._news.clear()

    async def _rematch(self) -> None:
        self._measured.games += 1
        answer = await self._http.request("POST", f"/api/tables/{self._code}/rematch", None, self._cookies[0])
        self.close_sockets()
        self._code, self._latest = answer["table"]["code"], b""
        await self._begin()

    def close_sockets(self) -> None:
        """Disconnect everyone."""
        for socket in self._sockets:
            socket.close()


def random_turn(game: Game, chance: random.Random) -> str:
    """A whole turn of random sensible actions."""
    after = game.copy()
    while after.turn == game.turn:
        after.play_unchecked(action_index(chance.choice(after.sensible())))
    return after.notation[-1]


def follow(game: Game, event: Form) -> None:
    """Play a turn sent by the server, with the tile that was drawn into the display."""
    refilled = event["actions"][-1]["changes"].get("refilled")
    if refilled:
        pile, drawn = game.state.pile, int(game.state.drawn)
        place = pile.tolist().index(game.tile_set.index(refilled["tile"]), drawn)
        pile[drawn], pile[place] = int(pile[place]), int(pile[drawn])
    for action in parse_actions(event["turn"]):
        game.play_unchecked(action_index(action))


def _events(data: bytes) -> list[Form]:
    """The events of a message, without parsing the rest."""
    events: list[Form] = json.loads(data[10 : data.rindex(b'],"last":') + 1])
    return events


def _last_number(data: bytes) -> int:
    """The number in `"last":N`, without parsing the whole message."""
    start = data.rindex(b'],"last":') + 9
    return int(data[start : data.index(b",", start)])
