"""Nobody can ask for too much: sizes, rates, connections, and clients that read nothing."""

import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from server_client import Followed, Person
from server_process import FakeTime, RunningServer, server_thread
from server_raw import follow_raw, raw_connection, read_to_end, send_much
from websockets.exceptions import ConnectionClosed

from orbis.server import buckets
from orbis.server.live.feed import MAX_SIGNALS
from orbis.server.serve import DEAD_SECONDS, MAX_FRAME, open_socket
from orbis.server.tables import lobby
from orbis.server.tables.refusals import Refused
from orbis.server.web import websocket
from orbis.server.web.addresses import address_of
from orbis.server.web.limits import RATES, RateLimiter
from orbis.server.web.protocols import BoundedWebSocket


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("limits"), max_connections=8) as running:
        yield running


@pytest.fixture
def clock(server: RunningServer) -> Iterator[FakeTime]:
    """Rate limits as they are by default, at a time of the test's."""
    clock = FakeTime()
    server.app.state.limiter, unlimited = RateLimiter(1.0, now=clock), server.app.state.limiter
    yield clock
    server.app.state.limiter = unlimited


# Sizes


def chunks(size: int) -> Iterator[bytes]:
    """A body that does not say how long it is."""
    yield b'{"name": "'
    for _ in range(size // 1000):
        yield b"a" * 1000
    yield b'"}'


@pytest.mark.parametrize("body", [b'"' + b"a" * 70_000 + b'"', chunks(70_000)], ids=["with its length", "in chunks"])
def test_large_bodies_are_refused(server: RunningServer, body: Any) -> None:
    person = Person(server.url, "Ada")
    response = person.http.put("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["code"]) == (413, "request/too-large")
    assert response.json()["args"] == {"bytes": 65_536}
    assert person.request("GET", "/api/me") == {"name": "Ada"}


def test_bodies_in_chunks_are_taken(server: RunningServer) -> None:
    person = Person(server.url, "Ada")
    response = person.http.put("/api/me", content=iter([b'{"name"', b': "Bo"}']))
    assert response.json()["code"] == "request/malformed"  # no word that it is JSON
    json = {"Content-Type": "application/json"}
    assert person.http.put("/api/me", content=iter([b'{"name"', b': "Bo"}']), headers=json).json() == {"name": "Bo"}


@pytest.mark.parametrize("length", ["99999999999999999999", "-1", "1e3", "٣", "0x10"])
def test_odd_lengths_are_refused(server: RunningServer, length: str) -> None:
    with raw_connection(server) as connection:
        head = f"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n"
        connection.sendall(head.encode())
        assert read_to_end(connection).split(b" ")[1] in (b"400", b"413")


@pytest.mark.parametrize("part", [b"a" * 10_000, b"x: y\r\n" * 2000, b"\r\n" * 5000], ids=["value", "headers", "lines"])
def test_endless_heads_are_cut(server: RunningServer, part: bytes) -> None:
    with raw_connection(server) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " if part[:1] != b"\r" else b"")
        with pytest.raises(OSError, match=r"reset|pipe"):
            send_much(connection, part)


def test_endless_trailers_are_cut(server: RunningServer) -> None:
    with raw_connection(server) as connection:
        connection.sendall(
            b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
        )
        with pytest.raises(OSError, match=r"reset|pipe"):
            send_much(connection, b"x: y\r\n" * 1000)


# WebSockets


def closing_code(followed: Followed) -> int | None:
    """Why the server closes, after everything that it may send before."""
    with suppress(ConnectionClosed):
        while True:
            followed.receive()
    code: int | None = followed.socket.close_code
    return code


def test_large_frames_are_refused(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    for content in ("x" * (MAX_FRAME + 1), iter(["x" * MAX_FRAME, "x"])):
        with table.follow() as followed:
            followed.message()
            with suppress(ConnectionClosed):  # the server may close before the last fragment is sent
                followed.socket.send(content)
            assert closing_code(followed) == 1009


def test_frames_up_to_the_limit_are_read_and_dropped(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    with table.follow() as followed:
        followed.message()
        for content in ("x" * MAX_FRAME, b"\0" * MAX_FRAME, "", b"", iter(["a", "b", "c"])):
            followed.socket.send(content)
        table.do("chat", {"text": "still here"})
        assert followed.event("chat")["text"] == "still here"


def test_pings_that_are_never_read_are_not_answered_for_ever(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"a" * 125
    with follow_raw(server, table) as connection, pytest.raises(OSError, match=r"reset|pipe"):
        send_much(connection, ping * 100)


@pytest.fixture
def transports(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The server's ends of the WebSockets to come, where the system keeps little of what they send."""
    made: list[Any] = []
    connection_made = BoundedWebSocket.connection_made

    def make(protocol: BoundedWebSocket, transport: Any) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        made.append(transport)
        connection_made(protocol, transport)

    monkeypatch.setattr(BoundedWebSocket, "connection_made", make)
    return made


def test_a_client_that_reads_nothing_holds_up_nobody_and_is_let_go(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, transports: list[Any]
) -> None:
    monkeypatch.setattr(websocket, "SEND_SECONDS", 0.5)
    monkeypatch.setattr(lobby, "MAX_CHATS", 1_000_000)  # a fast machine sends more than 300 in half a second
    table = Person(server.url, "Ada").create("person", "person", start=True)
    feed = server.call(server.service.registry.get(table.code)).feed
    with follow_raw(server, table), table.follow() as awake:
        sleeping, _ = feed.listeners
        awake.message()
        told, kept = 0, 0
        while sleeping in feed.listeners:
            told += len(str(table.do("chat", {"text": "💬" * 500})))
            assert awake.event("chat", timeout=2)["text"] == "💬" * 500
            kept = max(kept, transports[0].get_write_buffer_size())
            assert told < 100_000_000
        assert len(sleeping.signals) <= MAX_SIGNALS
        assert 10_000 < kept < 100_000 < told


def test_connections_die_with_clients_that_take_nothing() -> None:
    if not hasattr(socket, "TCP_USER_TIMEOUT"):
        pytest.skip("only Linux has this")
    with open_socket("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        connection, _ = listening.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == DEAD_SECONDS * 1000


def test_connections_are_bounded(server: RunningServer) -> None:
    """WebSockets, long reads and streams together; when one goes, another may come."""
    person = Person(server.url, "Ada")
    table = person.create("person", "open")
    with ExitStack() as others:
        for _ in range(7):
            others.enter_context(follow_raw(server, table))
        with table.follow() as followed:
            followed.message()
            with table.follow() as turned_away:
                assert turned_away.receive()["error"]["code"] == "server/full"
                assert closing_code(turned_away) == 1013
            for path in (f"{table.path}/events", "/api/me/stream"):
                response = person.send("GET", path, after=1, wait=5)
                assert (response.status_code, response.json()["code"]) == (503, "server/full")
                assert response.headers["retry-after"] == "5"
    with table.follow() as followed:
        followed.message()


# Rates


def refusals(http: httpx.Client, number: int, **headers: str) -> list[httpx.Response]:
    """Those of so many requests that are refused for their number."""
    answers = [http.get("/api/tables", headers=headers) for _ in range(number)]
    return [answer for answer in answers if answer.status_code == 429]


def test_strangers_are_limited_by_address_whatever_they_call_themselves(server: RunningServer, clock: FakeTime) -> None:
    burst = int(RATES["request"].burst)
    stranger = Person(server.url)
    assert not refusals(stranger.http, burst - 3)
    assert not refusals(stranger.http, 1, Authorization="Bearer " + "a" * 43)
    assert not refusals(stranger.http, 1, Cookie="orbis=" + "b" * 43)
    assert not refusals(stranger.http, 1, Cookie="orbis=; orbis=x")
    for number in range(3):
        (refusal,) = refusals(stranger.http, 1, Authorization=f"Bearer {number}")
        assert refusal.json()["code"] == "request/too-many"
        assert refusal.headers["retry-after"] == "1"
    clock.pass_seconds(1)
    assert len(refusals(stranger.http, 40)) == 40 - RATES["request"].per_second


def test_addresses_behind_a_trusted_proxy_are_told_apart(server: RunningServer, clock: FakeTime) -> None:
    stranger = Person(server.url)
    assert refusals(stranger.http, 160, **{"X-Forwarded-For": "198.51.100.1"})
    assert not refusals(stranger.http, 1, **{"X-Forwarded-For": "198.51.100.2"})
    assert refusals(stranger.http, 1, **{"X-Forwarded-For": "198.51.100.2, 198.51.100.1"})


def test_guests_have_limits_of_their_own(server: RunningServer, clock: FakeTime) -> None:
    one, other, stranger = Person(server.url, "Ada"), Person(server.url, "Bo"), Person(server.url)
    for person in (one, other):
        person.request("GET", "/api/me")  # looked up once, as a stranger's request
    assert refusals(stranger.http, 160)
    assert len(refusals(one.http, 160)) == 10
    assert not refusals(other.http, 150)


@pytest.mark.parametrize(
    ("kind", "what", "body"),
    [
        ("chat", "chat", {"text": "hello"}),
        ("analysis", "hint", {"ply": 0, "actions": []}),
        ("table", "", None),
        ("move", "link", None),
        ("move", "token", None),
    ],
)
def test_what_costs_more_is_limited_more(
    server: RunningServer, clock: FakeTime, kind: str, what: str, body: Any
) -> None:
    table = Person(server.url, "Ada").create("person", "person", start=True)
    path = f"/api/me/{what}" if kind == "move" else f"{table.path}/{what}" if what else "/api/tables"
    body = body or {"seats": [{"kind": "person"}, {"kind": "open"}]}
    burst = int(RATES[kind].burst) - (kind == "table")
    statuses = [table.person.send("POST", path, body).status_code for _ in range(burst)]
    assert max(statuses) < 300
    refusal = table.person.send("POST", path, body)
    assert (refusal.status_code, refusal.json()["args"]) == (429, {"limit": kind})
    assert int(refusal.headers["retry-after"]) == round(1 / RATES[kind].per_second)
    clock.pass_seconds(int(refusal.headers["retry-after"]))
    assert table.person.send("POST", path, body).status_code < 300


def test_new_guests_and_guessed_links_are_limited_by_address(server: RunningServer, clock: FakeTime) -> None:
    answers = [Person(server.url).send("PUT", "/api/me", {"name": "Ada"}) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429]
    people = [answer.headers["set-cookie"].split(";")[0] for answer in answers[:10]] + [""]
    guess = {"code": "a" * 43}
    statuses = [
        httpx.post(f"{server.url}/api/me/move", json=guess, headers={"Cookie": cookie}, verify=False).status_code
        for cookie in people
    ]
    assert statuses == [404] * 10 + [429]


def test_websockets_are_limited_and_told_so(server: RunningServer, clock: FakeTime) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    for _ in range(int(RATES["connect"].burst)):
        with table.follow() as followed:
            followed.receive()
    with table.follow() as turned_away:
        assert turned_away.receive()["error"]["code"] == "request/too-many"
        assert closing_code(turned_away) == 1013


@given(waits=st.lists(st.floats(0, 3), max_size=60), factor=st.floats(0.1, 4))
def test_no_more_than_a_burst_and_the_rate_are_let_through(waits: list[float], factor: float) -> None:
    clock = FakeTime(0.0)
    limiter, allowed = RateLimiter(factor, now=clock), 0
    for wait in waits:
        clock.pass_seconds(wait)
        for _ in range(5):
            with suppress(Refused):
                limiter.check("chat", "somebody")
                allowed += 1
    assert allowed <= factor * (RATES["chat"].burst + RATES["chat"].per_second * clock.now) + 1e-6


def test_buckets_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "MAX_BUCKETS", 100)
    limiter = RateLimiter(1.0)
    for number in range(1000):
        limiter.check("request", f"address {number}")
    assert len(limiter._by_client["request"]) == 100


def test_of_ipv6_the_network_counts() -> None:
    assert address_of("2001:db8::1") == address_of("2001:db8::ffff:1") != address_of("2001:db8:0:1::1")
    assert address_of("192.0.2.1") == address_of("::ffff:192.0.2.1") != address_of("192.0.2.2")
    assert address_of("unknown") == "unknown"


def test_a_server_that_is_busy_answers_everyone(server: RunningServer) -> None:
    """Twenty people at once, each with their own requests, and nobody gets another's answer."""
    names: dict[str, str] = {}

    def ask(name: str) -> None:
        person = Person(server.url, name)
        names[name] = {str(person.request("GET", "/api/me")["name"]) for _ in range(5)}.pop()

    threads = [threading.Thread(target=ask, args=(f"Guest {number}",)) for number in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert names == {f"Guest {number}": f"Guest {number}" for number in range(20)}
