"""A complete client of the server: a person with a browser, or a program with a token.

Whatever it gets is compared with the forms that the server promises.
"""

import json
import random
import weakref
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from server_forms import check_answer, check_frame, check_line
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Form = dict[str, Any]
JSON = {"Content-Type": "application/json"}
RECONNECT = 1012


class Refusal(AssertionError):  # noqa: N818 - named as people would say it
    """The server refused a request."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"{response.status_code}: {response.text[:500]}")
        self.status = response.status_code
        self.form: Form = response.json()
        self.code: str = self.form["code"]
        self.headers = response.headers


@contextmanager
def refused(status: int, code: str) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    """What is done here must be refused, so and not otherwise."""
    with pytest.raises(Refusal) as caught:
        yield caught
    assert (caught.value.status, caught.value.code) == (status, code)


# Legal in the first rounds of every game: any tile, turned over, at the right end of the bottom row.
TURN = "b2 ~1>"
TURN_FORMS: list[Form] = [
    {"kind": "take", "place": "b2"},
    {"kind": "place", "row": 1, "column": 1, "end": "right", "face": "wilderness"},
]


class Person:
    """Somebody with a browser; without a name, a stranger."""

    def __init__(self, url: str, name: str | None = None, token: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": url}
        self.url = url
        # There is no TLS, and to load the certificates of the world takes long.
        self.http = httpx.Client(base_url=url, headers=headers, timeout=60, verify=False)
        weakref.finalize(self, self.http.close)
        if name is not None:
            self.request("PUT", "/api/me", {"name": name})

    def request(self, method: str, path: str, body: Any = None, **params: Any) -> Form:
        """The answer to a request, or a Refusal."""
        response = self.send(method, path, body, **params)
        if response.status_code >= 400:
            raise Refusal(response)
        form: Form = response.json()
        return form

    def send(self, method: str, path: str, body: Any = None, **params: Any) -> httpx.Response:
        """The bare response to a request."""
        content = None if body is None else json.dumps(body)
        response = self.http.request(method, path, content=content, headers=JSON, params=params)
        check_answer(method, response.url.path, response.status_code, response.content)
        return response

    @contextmanager
    def stream(self) -> Iterator[Iterator[Form]]:
        """The lines of the stream of one's own games; a heartbeat means that nothing came for long."""
        with self.http.stream("GET", "/api/me/stream") as response:
            assert response.status_code == 200
            yield map(_line, response.iter_lines())

    # Tables

    def create(self, *seats: Form | str, **options: Any) -> "Seated":
        """Create a table; seats as forms, or "person", "open", or a level."""
        forms = [_seat(seat) for seat in seats]
        snapshot = self.request("POST", "/api/tables", {"seats": forms, **options})
        return Seated(self, snapshot["table"]["code"])

    def at(self, code: str) -> "Seated":
        """The table with a code, as this person sees it."""
        return Seated(self, code)

    def join(self, code: str, seat: int | None = None, name: str | None = None) -> "Seated":
        """Take a seat."""
        self.request("POST", f"/api/tables/{code}/join", {"seat": seat, "name": name})
        return Seated(self, code)


class Seated:
    """A person at a table, seated or watching."""

    def __init__(self, person: Person, code: str) -> None:
        self.person = person
        self.code = code
        self.path = f"/api/tables/{code}"

    def do(self, what: str, body: Any = None) -> Form:
        """Ask for something at the table."""
        return self.person.request("POST", f"{self.path}/{what}", {} if body is None else body)

    def look(self) -> Form:
        """How the table stands."""
        return self.person.request("GET", self.path)

    def read(self, after: int = 0, wait: float = 0) -> Form:
        """The events after a number."""
        return self.person.request("GET", f"{self.path}/events", after=after, wait=wait)

    def preview(self, ply: int, actions: Any = ()) -> Form:
        """What staged actions lead to."""
        return self.do("preview", {"ply": ply, "actions": actions if isinstance(actions, str) else list(actions)})

    def commit(self, ply: int, actions: Any) -> Form:
        """Play a turn."""
        return self.do("turns", {"ply": ply, "actions": actions})

    def send_commit(self, ply: int, actions: Any) -> httpx.Response:
        """The bare response to a commit."""
        return self.person.send("POST", f"{self.path}/turns", {"ply": ply, "actions": actions})

    def news(self, after: int) -> list[str]:
        """The kinds of the events after a number."""
        return [event["kind"] for event in self.read(after)["events"]]

    def question(self) -> Form | None:
        """Whether somebody is late or gone."""
        found: Form | None = self.look()["table"]["question"]
        return found

    def random_turn(self, ply: int, chance: random.Random) -> str:
        """A whole turn, found by previews alone."""
        staged: list[str] = []
        while True:
            form = self.preview(ply, staged)
            if form["complete"]:
                turn: str = form["staged"]
                return turn
            staged.append(chance.choice([step for step in form["next"] if step["sensible"]])["notation"])

    def play_until_over(self, seed: str = "client", max_turns: int = 60) -> Form:
        """Play one's own seats by chance, and wait for the others, until the game is over or so many turns.

        Another process than the one that has started the game may not have heard of that yet.
        """
        chance = random.Random(seed)
        snapshot = self.look()
        seats, played = snapshot["you"]["seats"], 0
        message = self.read()
        while message["table"]["status"] in ("open", "playing") and played < max_turns:
            if message["table"]["seat_to_move"] in seats:
                ply = message["state"]["turn"]
                self.commit(ply, self.random_turn(ply, chance))
                played += 1
            message = self.read(message["last"], wait=10)
        return message

    def wait_until_over(self) -> Form:
        """Watch until the game is over, also after a `reload`; ten seconds without anything are too long."""
        while True:
            with self.follow() as socket, reloading():
                while (message := socket.message())["table"]["status"] != "over":
                    pass
                return message

    @contextmanager
    def follow(self, after: int | str = 0, *, compact: bool = False) -> Iterator["Followed"]:
        """A WebSocket to the table."""
        url = self.person.url.replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        if "authorization" in self.person.http.headers:
            headers["Authorization"] = self.person.http.headers["authorization"]
        origin: Any = self.person.url
        with connect(
            f"{url}{self.path}/events?after={quote(str(after))}{'&compact=true' if compact else ''}",
            additional_headers=headers,
            origin=origin,
            compression=None,
        ) as socket:
            yield Followed(socket)


@contextmanager
def reloading() -> Iterator[None]:
    """Pass over that the server asks to connect again."""
    try:
        yield
    except ConnectionClosed as closed:
        if closed.rcvd is None or closed.rcvd.code != RECONNECT:
            raise


class Followed:
    """An open WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frame: str | bytes = ""  # the last one, as it came

    def receive(self, timeout: float = 10) -> Form:
        """The next message or signal."""
        self.frame = self.socket.recv(timeout)
        form: Form = json.loads(self.frame)
        check_frame(self.frame, form)
        return form

    def message(self, timeout: float = 10) -> Form:
        """The next message with events; signals are passed over."""
        while True:
            form = self.receive(timeout)
            if "events" in form:
                return form

    def commit(self, ply: int, actions: Any) -> None:
        """Send a turn."""
        self.socket.send(json.dumps({"commit": {"ply": ply, "actions": actions}}))

    def turn(self, timeout: float = 10) -> Form:
        """The next turn without what follows from it; signals are passed over."""
        while "turn" not in (form := self.receive(timeout)):
            assert "signal" in form
        found: Form = form["turn"]
        return found

    def refusal(self, timeout: float = 10) -> Form:
        """Why a turn was refused; everything else is passed over."""
        while "refused" not in (form := self.receive(timeout)):
            pass
        found: Form = form["refused"]
        return found

    def signal(self, name: str, timeout: float = 10) -> Form:
        """The next signal of a kind; everything else is passed over."""
        while True:
            form = self.receive(timeout)
            if form.get("signal") == name:
                return form

    def presence(self, seat: int, here: bool) -> None:
        """Wait until somebody has come or gone."""
        while self.signal("presence") != {"signal": "presence", "seat": seat, "here": here}:
            pass

    def event(self, kind: str, timeout: float = 10) -> Form:
        """The next event of a kind; everything else is passed over."""
        while True:
            for event in self.message(timeout)["events"]:
                if event["kind"] == kind:
                    form: Form = event
                    return form


def hot_seat(url: str, **options: Any) -> Seated:
    """Ada's table, where she plays both seats."""
    return Person(url, "Ada").create("person", "person", first=0, start=True, **options)


def sit_down(url: str, *names: str, **options: Any) -> list[Seated]:
    """Several persons at a table of which the first is the host; the game has begun."""
    host, *others = (Person(url, name) for name in names)
    table = host.create("person", *["open"] * len(others), **options)
    seated = [table, *(other.join(table.code) for other in others)]
    table.do("start")
    return seated


@contextmanager
def connected(*tables: Seated) -> Iterator[list[Followed]]:
    """WebSockets that have got their first message."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(table.follow()) for table in tables]
        for socket in sockets:
            socket.message()
        yield sockets


def _line(content: str) -> Form:
    check_line(content)
    form: Form = json.loads(content)
    return form


def _seat(seat: Form | str) -> Form:
    if not isinstance(seat, str):
        return seat
    return {"kind": seat} if seat in ("person", "open") else {"kind": "bot", "level": seat}
