"""`kill -9` at any moment loses no acknowledged turn, and a server that is asked to stop loses nothing at all."""

import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import psutil
from postgres import fresh_database
from random_games import choose
from server_client import Followed, Form, Person
from server_process import ServerProcess, server_thread
from websockets.exceptions import ConnectionClosed

from orbis import Game
from orbis.records import decode_record, replay

T = TypeVar("T")

NUM_PLAYERS = 4
MAX_SECONDS = 200  # for all games of a test
WAIT_SECONDS = 180  # on a busy machine, servers take long to start again


class Door:
    """Where the server is to be found just now, and how many turns it has acknowledged."""

    def __init__(self) -> None:
        self.url = ""
        self.opened = threading.Event()
        self.ended = threading.Event()  # no new games
        self.until = time.monotonic() + MAX_SECONDS
        self._acknowledged = 0
        self._changed = threading.Condition()

    def open(self, url: str) -> None:
        self.url = url
        self.opened.set()

    def count_turn(self) -> None:
        with self._changed:
            self._acknowledged += 1
            self._changed.notify_all()

    def wait_for_turns(self, number: int) -> None:
        """Wait until so many more turns have been acknowledged."""
        with self._changed:
            goal = self._acknowledged + number
            assert self._changed.wait_for(lambda: self._acknowledged >= goal, WAIT_SECONDS)


class Client:
    """Somebody who insists: whatever is not answered is sent again when the server is back."""

    def __init__(self, door: Door, name: str) -> None:
        self._door = door
        self._token = Person(door.url, name).request("POST", "/api/me/token")["token"]
        self.person = Person(door.url, token=self._token)

    def at(self, code: str, what: str, *arguments: object) -> Any:
        """Do something at a table, as `Seated` does it."""
        return self.insist(lambda person: getattr(person.at(code), what)(*arguments))

    def insist(self, ask: Callable[[Person], T]) -> T:
        while True:
            try:
                return ask(self.person)
            except (httpx.TransportError, ConnectionClosed, OSError):
                assert self._door.opened.wait(WAIT_SECONDS)
                self.person = Person(self._door.url, token=self._token)


class Played:
    """A game, and the events of the turns that were acknowledged, in order."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.acknowledged: list[Form] = []


def play_games(door: Door, number: int) -> list[Played]:
    """Play games with oneself, to the end."""
    client, chance = Client(door, f"Player {number}"), random.Random(number)
    games = []
    while not door.ended.is_set():
        game = Played(client.insist(lambda person: person.create("person", "person", start=True)).code)
        games.append(game)
        play(door, client, game, chance, [0, 1])
    return games


def play(door: Door, client: Client, game: Played, chance: random.Random, seats: list[int]) -> None:
    """Play some seats of a game until it is over."""
    message = client.at(game.code, "read")
    while message["table"]["status"] != "over":  # a worker may not have heard yet that it has started
        assert time.monotonic() < door.until, f"the game {game.code} does not go on: {message['table']}"
        if message["table"]["seat_to_move"] in seats:
            ply, turn = message["state"]["turn"], random_turn(message["state"], chance)
            game.acknowledged.append(client.at(game.code, "commit", ply, turn)["event"])
            door.count_turn()
        message = client.at(game.code, "read", message["last"], 10)


def random_turn(state: Form, chance: random.Random) -> str:
    """A turn that is legal after what everyone knows: found without the server, which has enough to do."""
    game = Game.from_public_state(state)
    while len(game.notation) == 0:
        game.play(choose(chance, game))
    return game.notation[0]


def play_together(door: Door, people: list[Client], code: str) -> list[Played]:
    """A game of two people and a bot, in three places."""
    games = [Played(code) for _ in people]
    with ThreadPoolExecutor() as threads:
        playing = [
            threads.submit(play, door, client, game, random.Random(seat), [seat])
            for seat, (client, game) in enumerate(zip(people, games, strict=True))
        ]
    for thread in playing:
        thread.result()
    return games


def check_game(person: Person, game: Played) -> None:
    """Everything acknowledged is there, once and in order, and the record of the game can be replayed."""
    told = person.at(game.code).read()
    assert told["table"]["status"] == "over"
    assert [event["number"] for event in told["events"]] == list(range(1, told["last"] + 1))
    turns = [event for event in told["events"] if event["kind"] == "turn"]
    assert [turn["ply"] for turn in turns] == list(range(len(turns)))
    assert [turns[event["ply"]] for event in game.acknowledged] == game.acknowledged
    record = decode_record(person.send("GET", f"/api/tables/{game.code}/record").content)
    assert record.turns == [turn["turn"] for turn in turns]
    assert record.seed_hash == told["table"]["seed_hash"]
    assert replay(record).over


@contextmanager
def load(door: Door) -> Iterator[list[Future[list[Played]]]]:
    """People who play until the door's end, and then their games to the end."""
    people = [Client(door, name) for name in ("Ada", "Bo")]
    table = people[0].person.create("person", "open", "novice")
    people[1].person.join(table.code)
    table.do("start")
    with ThreadPoolExecutor() as threads:
        playing = [threads.submit(play_games, door, number) for number in range(NUM_PLAYERS)]
        playing.append(threads.submit(play_together, door, people, table.code))
        try:
            yield playing
        finally:
            door.ended.set()


def play_through_crashes(server: ServerProcess, kills: str, folder: Path) -> None:
    """Let people play while a server or one of its workers is killed, and then asked to stop; look at all games."""
    door, chance = Door(), random.Random(kills)
    door.open(server.url)
    with load(door) as playing:
        for what in kills.split():
            door.wait_for_turns(chance.randrange(15, 60))
            if what == "worker":
                chance.choice(workers(server)).kill()
            else:
                door.opened.clear()
                server.kill()
                door.open(server.start().url)
        door.wait_for_turns(30)
        door.opened.clear()
        stop_softly(server)
        with server_thread(folder, database=server.database) as last:
            door.open(last.url)
            door.ended.set()
            person = Person(last.url)
            for games in playing:
                for game in games.result():
                    check_game(person, game)


def stop_softly(server: ServerProcess) -> None:
    """Ask a server to stop while all kinds of connections are open: they end in good order, and soon."""
    person = Person(server.url, "Cy")
    table = person.create("person", "person", start=True)
    with ThreadPoolExecutor() as threads, table.follow() as followed, person.stream() as lines:
        last = followed.message()["last"]
        assert next(lines)["kind"] == "started"
        waiting = threads.submit(table.read, last, 30)
        followed.signal("presence")
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 10
        assert waiting.result()["events"] == []
        followed.signal("reload")
        assert closing_code(followed) == 1012
        assert [line["kind"] for line in lines] == ["turn"]


def closing_code(followed: Followed) -> int | None:
    with suppress(ConnectionClosed):
        while True:
            followed.receive()
    code: int | None = followed.socket.close_code
    return code


def test_sqlite_loses_nothing(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'orbis.db'}") as server:
        play_through_crashes(server, "all all", tmp_path)


def test_postgresql_with_two_workers_loses_nothing(tmp_path: Path) -> None:
    with ServerProcess(fresh_database(), "--workers", "2", analysis_simulations=100) as server:
        cross_over(server)
        play_through_crashes(server, "worker all", tmp_path)


def test_workers_stop_when_their_parent_is_killed() -> None:
    with ServerProcess(fresh_database(), "--workers", "2") as server:
        first = workers(server)
        first[0].kill()
        while not set(workers(server)) - set(first):
            time.sleep(0.05)
        server.kill(with_workers=False)  # while one of them has only just begun to start


def cross_over(server: ServerProcess) -> None:
    """People at different workers see and hear each other."""
    table = Person(server.url, "Ada").create("person", "open", first=0)
    other_seat = Person(server.url, "Bo").join(table.code)
    table.do("start")
    with ExitStack() as connections:
        followers: dict[int, Followed] = {}  # by worker
        while len(followers) < 2:
            followed = connections.enter_context(table.follow())
            followed.message()
            followers[worker_of(server, followed)] = followed
        one, other = followers.values()
        with other_seat.follow() as followed:
            followed.message()
            for follower in (one, other):
                wait_for_presence(follower, seat=1, here=True)
        for follower in (one, other):
            wait_for_presence(follower, seat=1, here=False)
        for text in ("one", "two", "three"):
            other_seat.do("chat", {"text": text})
            assert one.event("chat")["text"] == other.event("chat")["text"] == text
        table.do("hint", {"ply": 0, "actions": []})
        for follower in (one, other):
            assert follower.signal("hint", 30)["ply"] == 0
        turn = random_turn(table.look()["state"], random.Random(0))
        table.commit(0, turn)
        assert one.event("turn")["turn"] == other.event("turn")["turn"] == turn


def wait_for_presence(followed: Followed, seat: int, here: bool) -> None:
    while followed.signal("presence") != {"signal": "presence", "seat": seat, "here": here}:
        pass


def workers(server: ServerProcess) -> list[psutil.Process]:
    """The processes that serve."""
    assert server.process is not None
    return [child for child in psutil.Process(server.process.pid).children() if is_worker(child)]


def is_worker(process: psutil.Process) -> bool:
    """Whether a process serves; one that was killed does not, even before its parent has noticed."""
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return False


def worker_of(server: ServerProcess, followed: Followed) -> int:
    """The process at the other end of a connection."""
    address = followed.socket.local_address
    for worker in workers(server):
        if any(connection.raddr == address for connection in worker.net_connections("tcp")):
            return int(worker.pid)
    raise AssertionError("nobody is at the other end")
