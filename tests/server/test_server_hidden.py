"""The order of the unseen tiles never leaves the server before the end.

A session of all kinds of clients is held twice, with games that differ in nothing but the order of what will not be
seen in it, and every byte that the server sends is compared.
"""

import asyncio
import base64
import hashlib
import itertools
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from server_client import Followed, Person, Seated
from server_process import RunningServer, server_thread

from orbis import Game
from orbis.engine.vocabulary import LEVEL_STARTS, NO_TILE
from orbis.server.live import identity, registry
from orbis.server.tables.table import Table
from orbis.server.work import bots

WINDOWS = [0, 12, 26]  # turns after which everything unseen has another order
GOD_PLY = 4  # a god is taken, so no tile is drawn
MAX_PREVIEWS = 50
NONSENSE = ["a9", "a1 a1", "3R=B 3R=B", "a1 ~1> b1", "no", "", "love fire"]


class Chance:
    """In place of `secrets`: the same codes, tokens, seeds and bots in both sessions."""

    def __init__(self, seed: str) -> None:
        self._chance = random.Random(seed)
        self.choice = self._chance.choice

    def token_hex(self, size: int) -> str:
        return self._chance.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return base64.urlsafe_b64encode(self._chance.randbytes(size)).decode().rstrip("=")


class Client:
    """Somebody, and a note of every byte that they are sent."""

    def __init__(self, kind: str, person: Person, told: list[tuple[str, bytes]]) -> None:
        self.kind = kind
        self.person = person
        self._told = told

    def ask(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        """Send a request and note the answer."""
        response = self.person.http.request(method, path, json=body, params=params or None)
        self.note_answer(f"{method} {path} {params} {body}", response)
        return response.json()

    def wait_for_event(self, path: str, last: int) -> httpx.Response:
        """A long read, not noted yet."""
        return self.person.http.get(f"{path}/events", params={"after": last, "wait": 10})

    def note_answer(self, what: str, response: httpx.Response) -> None:
        """Note its status, headers and body."""
        headers = b"\n".join(b": ".join(header) for header in response.headers.raw if header[0].lower() != b"date")
        self.note(what, b"%d\n%s\n%s" % (response.status_code, headers, response.content))
        assert response.status_code < 500, response.text

    def note(self, what: str, content: bytes) -> None:
        self._told.append((f"{self.kind}: {what}", content))

    @contextmanager
    def follow(self, path: str) -> Iterator[Callable[[int], None]]:
        """A WebSocket; the function given reads until the event with a number has been told."""
        with Seated(self.person, path.rpartition("/")[2]).follow() as followed:
            yield lambda number: self._read(followed, number)

    def _read(self, followed: Followed, number: int) -> None:
        while True:
            frame = followed.socket.recv(10)
            assert isinstance(frame, str)
            self.note("WebSocket", frame.encode())
            if f'"last":{number},' in frame:
                return

    @contextmanager
    def stream(self) -> Iterator[Callable[[int], None]]:
        """The stream of one's games; the function given reads so many lines of it."""
        with self.person.http.stream("GET", "/api/me/stream") as response:
            lines = response.iter_lines()

            def read(number: int) -> None:
                for _ in range(number):
                    self.note("stream", next(lines).encode())

            yield read


class Session:
    """Everybody at the tables of a server."""

    def __init__(self, server: RunningServer) -> None:
        self.told: list[tuple[str, bytes]] = []
        self.server = server
        host = Person(server.url, "Ada")
        program = Person(server.url, token=host.request("POST", "/api/me/token")["token"])
        self.host, self.player, self.program, self.spectator, self.stranger = self.clients = [
            Client("host", host, self.told),
            Client("player", Person(server.url, "Bo"), self.told),
            Client("program", program, self.told),
            Client("spectator", Person(server.url, "Cy"), self.told),
            Client("stranger", Person(server.url), self.told),
        ]

    def hold(self, turns: int) -> None:
        """Play so many turns at a table of two people, with all who listen, and ask for everything."""
        path = self._open_table({"kind": "open"})
        self.player.ask("POST", f"{path}/join", {})
        with ExitStack() as open_connections:
            followers = [open_connections.enter_context(client.follow(path)) for client in self.clients]
            streams = {
                0: open_connections.enter_context(self.program.stream()),
                1: open_connections.enter_context(self.player.stream()),
            }
            started = self.host.ask("POST", f"{path}/start", {})
            for stream in streams.values():
                stream(1)
            self._hear(started, followers, streams)
            last = started["last"]
            for ply in range(turns):
                with ThreadPoolExecutor() as threads:
                    waiting = [threads.submit(client.wait_for_event, path, last + ply) for client in self.clients]
                    self._play_turn(path, ply)
                for client, answer in zip(self.clients, waiting, strict=True):
                    client.note_answer("long read", answer.result())
                self._hear(self.spectator.ask("GET", path), followers, streams)
            self.ask_everything(path)

    def look_once(self) -> None:
        """Start a game and look at it."""
        path = self._open_table({"kind": "person"})
        self.host.ask("POST", f"{path}/start", {})

    def hold_with_bot(self, turns: int) -> None:
        """The same with a bot, and without those who listen: how its events are bundled is chance."""
        path = self._open_table({"kind": "bot", "level": "novice"})
        self.host.ask("POST", f"{path}/start", {})
        for _ in range(turns):
            self._play_turn(path, self._wait_for_bot(path), with_bot=True)
        self._wait_for_bot(path)
        self.ask_everything(path)

    def games(self) -> list[Game]:
        """The games as the server has them."""
        lives = self.server.service.registry._live.values()
        return [live.table.game for live in lives if live.table.game]

    def _open_table(self, second: dict[str, str]) -> str:
        form = {"seats": [{"kind": "person"}, second], "first": 0, "public": True}
        return f"/api/tables/{self.host.ask('POST', '/api/tables', form)['table']['code']}"

    def _hear(self, snapshot: Any, followers: Any, streams: Any) -> None:
        for read in followers:
            read(snapshot["last"])
        streams[snapshot["table"]["seat_to_move"]](1)

    def _play_turn(self, path: str, ply: int, *, with_bot: bool = False) -> None:
        mover = self.host if ply % 2 == 0 else self.player
        self.server.pass_seconds(7)
        chance, staged = random.Random(ply), list[str]()
        while not (form := mover.ask("POST", f"{path}/preview", {"ply": ply, "actions": staged}))["complete"]:
            steps = [step for step in form["next"] if step["sensible"]]
            if not staged:
                steps = [step for step in steps if (step["action"]["kind"] == "god") == (ply == GOD_PLY)]
            staged.append(chance.choice(steps)["notation"])
        mover.ask("POST", f"{path}/turns", {"ply": ply, "actions": staged})
        if with_bot:  # the answer to a repeated turn tells what has happened since
            self._wait_for_bot(path)
        mover.ask("POST", f"{path}/turns", {"ply": ply, "actions": form["staged"]})

    def _wait_for_bot(self, path: str) -> int:
        """The ply when it is the host's turn again, seen from the server's own thread: between two of its steps."""

        async def wait() -> int:
            live = await self.server.service.registry.get(path.rpartition("/")[2])
            while live.table.bot_to_move is not None:
                await asyncio.sleep(0.002)
            return live.table.ply

        return self.server.call(wait())

    def ask_everything(self, path: str) -> None:
        """All that can be asked about a table where the game goes on, by everyone."""
        snapshot = self.host.ask("GET", path)
        ply, last = snapshot["state"]["turn"], snapshot["last"]
        for client in self.clients:
            self._look(client, path, last)
            for what, actions in itertools.product(("preview", "turns"), NONSENSE):
                client.ask("POST", f"{path}/{what}", {"ply": ply, "actions": actions})
            for what, wrong_ply in itertools.product(("preview", "turns", "hint"), (ply - 1, ply + 1)):
                client.ask("POST", f"{path}/{what}", {"ply": wrong_ply, "actions": "a1 ~1>"})
        for client in self.clients:
            self._preview_prefixes(client, path, ply, MAX_PREVIEWS if client is self.spectator else 4)
        for client in (self.host, self.player, self.spectator, self.stranger):
            self._take_hints(client, path, ply)

    def _look(self, client: Client, path: str, last: int) -> None:
        for what in (
            "",
            "/events",
            f"/events?after={last - 1}",
            f"/events?after={last}",
            "/events?after=999",
            "/tiles",
        ):
            client.ask("GET", path + what)
        for what in ("/record", "/replay", "/seed", "/pile"):
            client.ask("GET", path + what)
        for what in ("review", "rematch", "start", "join", "contribution", "return", "absence", "leave", "chat"):
            body = {"leave": {"seat": 3}, "absence": {"choice": "end"}, "chat": {"text": "<b>?</b>"}}.get(what, {})
            client.ask("POST", f"{path}/{what}", body)
        client.ask("GET", "/api/tables", status="playing")
        client.ask("GET", "/api/me/tables")
        with client.follow(path) as read:
            read(client.ask("GET", path)["last"])

    def _preview_prefixes(self, client: Client, path: str, ply: int, most: int) -> None:
        """What may be staged from the first action on, up to complete turns."""
        prefixes: list[list[str]] = [[]]
        chance = random.Random(ply)
        for _ in range(most):
            if not prefixes:
                return
            staged = prefixes.pop(chance.choice([0, -1]))  # some in breadth, some in depth
            form = client.ask("POST", f"{path}/preview", {"ply": ply, "actions": staged})
            for step in form["next"]:
                prefixes.append([*staged, step["notation"]])

    def _take_hints(self, client: Client, path: str, ply: int) -> None:
        for staged in ([], [client.ask("POST", f"{path}/preview", {"ply": ply, "actions": []})["next"][0]["notation"]]):
            answer = {"status": "running"}
            while answer.get("status") == "running":
                answer = client.person.http.post(f"{path}/hint", json={"ply": ply, "actions": staged}).json()
            client.ask("POST", f"{path}/hint", {"ply": ply, "actions": staged})


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Session]:
    """Holds a session on a new server; `shown` turns go on as dealt, and the rest is dealt in the order of `order`."""
    numbers = itertools.count()
    deal = Table.deal

    def hold(hold: Callable[[Session], None], shown: int, order: int) -> Session:
        for module in (registry, identity, bots):
            monkeypatch.setattr(module, "secrets", Chance(module.__name__))
        monkeypatch.setattr(Table, "deal", lambda table: permuted(deal(table), shown, order))
        folder = tmp_path / str(next(numbers))
        folder.mkdir()
        settings: dict[str, Any] = {"public_url": "https://orbis.test", "analysis_simulations": 40, "bot_threads": 1}
        with server_thread(folder, fake_time=True, **settings) as server:
            session = Session(server)
            hold(session)
            return session

    return hold


def permuted(game: Game, shown: int, order: int) -> Game:
    """A game just dealt with other tiles after the next `shown` ones: on each level, so many of them go to its end."""
    start = int(game.state.drawn) + shown
    unseen = [int(tile) for tile in game.state.pile[start:] if tile != NO_TILE]
    levels = [[tile for tile in unseen if low <= tile < high] for low, high in itertools.pairwise(LEVEL_STARTS)]
    mixed = [tile for level in levels for tile in level[order:] + level[:order]]
    game.state.pile[start : start + len(mixed)] = mixed
    return game


def assert_equal_but_hidden(one: Session, other: Session) -> None:
    """Two sessions told everyone the same, though all that is unseen comes in another order."""
    for mine, theirs in zip(one.told, other.told, strict=False):
        assert mine == theirs
    assert len(one.told) == len(other.told)
    for mine_game, their_game in zip(one.games(), other.games(), strict=True):
        assert mine_game.public_state().to_json() == their_game.public_state().to_json()
        assert mine_game.piles != their_game.piles


@pytest.mark.parametrize("turns", WINDOWS)
def test_no_byte_depends_on_the_unseen_order(held: Callable[..., Session], turns: int) -> None:
    shown = turns - (turns > GOD_PLY)
    one, other = (held(lambda session: session.hold(turns), shown, order) for order in (0, 1))
    assert_equal_but_hidden(one, other)
    drawn = one.games()[0].state.drawn
    assert one.games()[0].state.pile[drawn] != other.games()[0].state.pile[drawn]  # even the next one


def test_no_byte_depends_on_the_unseen_order_where_bots_play(held: Callable[..., Session]) -> None:
    sessions = (held(lambda session: session.hold_with_bot(6), 12, order) for order in (0, 1))
    assert_equal_but_hidden(*sessions)


def test_nothing_tells_the_seed_before_the_end(held: Callable[..., Session]) -> None:
    session = held(lambda session: session.hold(1), 1, 0)
    seeds = [live.table.seed for live in session.server.service.registry._live.values()]
    assert len(seeds) == 1
    for secret in secrets_of(seeds[0]):
        for what, content in session.told:
            assert secret.lower() not in content.lower(), what


def secrets_of(seed: str) -> Iterator[bytes]:
    """The seed and the generator's state, which is its SHA-256, in parts and as they could be written."""
    digest = hashlib.sha256(seed.encode()).digest()
    for text in (seed.encode(), digest.hex().encode(), base64.b64encode(digest), base64.urlsafe_b64encode(digest)):
        yield from (text[start : start + 12] for start in range(0, len(text) - 12, 6))
    for start in range(0, 32, 8):
        yield str(int.from_bytes(digest[start : start + 8], "big")).encode()
        yield str(int.from_bytes(digest[start : start + 8], "little")).encode()


LEAKS: dict[str, Callable[[Game], Any]] = {
    "the piles": lambda game: game.piles,
    "the next tile": lambda game: int(game.state.pile[game.state.drawn]),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_noticed(held: Callable[..., Session], monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    situation = Table.situation
    told = lambda table: situation(table) + b',"leak":' + msgspec.json.encode(LEAKS[leak](table.deal()))  # noqa: E731
    monkeypatch.setattr(Table, "situation", told)
    sessions = [held(Session.look_once, 0, order) for order in (0, 1)]
    with pytest.raises(AssertionError):
        assert_equal_but_hidden(*sessions)
