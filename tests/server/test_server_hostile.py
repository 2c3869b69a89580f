"""One hostile client: frames without end, too many sockets, slow requests, invented guests and hosts."""

import logging
import re
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from server_client import Person, hot_seat
from server_process import FakeTime, RunningServer, ServerProcess, server_thread
from server_raw import FRAGMENT, PING, PONG, TEXT, empty_frame, follow_raw, has_close_code, raw_connection, read_to_end

from orbis.records import Record, transcript
from orbis.server import logs
from orbis.server.web import protocols
from orbis.server.web.limits import RATES, REFUSALS, RateLimiter
from orbis.server.web.protocols import FRAMES, MAX_PIPELINED
from orbis.server.web.sockets import NEW_SOCKETS, Sockets, file_limit, raise_file_limit
from orbis.server.work import replays

ELSEWHERE = {"X-Forwarded-For": "198.51.100.7"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("hostile"), log_level="warning") as running:
        yield running


@pytest.fixture
def clock(server: RunningServer) -> Iterator[FakeTime]:
    """Rate limits as they are by default, at a time of the test's."""
    clock = FakeTime()
    server.app.state.limiter, unlimited = RateLimiter(1.0, now=clock), server.app.state.limiter
    yield clock
    server.app.state.limiter = unlimited


# WebSockets


@pytest.mark.parametrize(
    ("opening", "frame"),
    [(b"", TEXT), (b"", PING), (b"", PONG), (bytes([0x01, 0x80, 0, 0, 0, 0]), FRAGMENT)],
    ids=["messages", "pings", "pongs", "fragments"],
)
def test_a_client_that_sends_too_many_frames_is_let_go(server: RunningServer, opening: bytes, frame: int) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    with follow_raw(server, table) as connection, table.follow() as other:
        other.message()
        connection.sendall(opening + empty_frame(frame) * 10_000)
        assert has_close_code(read_to_end(connection), 1008)
        table.do("chat", {"text": "still here"})
        assert other.event("chat")["text"] == "still here"


def test_a_client_may_send_some_frames(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    with table.follow() as followed:
        followed.message()
        for _ in range(int(FRAMES.burst) - 5):
            followed.socket.ping()
        table.do("chat", {"text": "still here"})
        assert followed.event("chat")["text"] == "still here"


# Sockets


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(protocols, "BODY_SECONDS", 0.2)


HEAD = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 20\r\n"


@pytest.mark.parametrize(
    ("sent", "answer"),
    [(b"", b""), (b"GET / HT", b" 408 "), (HEAD, b" 408 "), (HEAD + b'\r\n{"name": ', b" 408 ")],
    ids=["nothing", "line", "head", "body"],
)
@pytest.mark.usefixtures("hurried")
def test_half_a_request_is_not_waited_for(server: RunningServer, sent: bytes, answer: bytes) -> None:
    with raw_connection(server) as connection:
        connection.sendall(sent)
        assert read_to_end(connection)[8:13] == answer


@pytest.mark.usefixtures("hurried")
def test_half_a_second_request_is_not_waited_for(server: RunningServer) -> None:
    with raw_connection(server) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert connection.recv(65_536).startswith(b"HTTP/1.1 200")
        connection.sendall(b"\r\n")  # allowed between requests, and not a request
        assert b" 408 " in read_to_end(connection)


@pytest.mark.usefixtures("hurried")
def test_answers_may_take_longer_than_requests(server: RunningServer) -> None:
    table = hot_seat(server.url)
    assert table.read(table.read()["last"], wait=0.5)["events"] == []
    with table.follow() as followed:
        followed.message()
        assert table.read(table.read()["last"], wait=0.5)["events"] == []
        table.do("chat", {"text": "still here"})
        assert followed.event("chat")["text"] == "still here"


def is_served(connection: socket.socket, **headers: str) -> bool:
    """Whether a connection gets an answer."""
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    try:
        connection.sendall(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n{lines}\r\n".encode())
        return connection.recv(12) == b"HTTP/1.1 200"
    except OSError:
        return False


def test_an_address_may_open_so_many_sockets(tmp_path: Path) -> None:
    with server_thread(tmp_path, max_sockets_per_address=5) as server, ExitStack() as stack:
        held = [stack.enter_context(raw_connection(server, "127.0.0.2")) for _ in range(5)]
        assert is_served(held[0])
        assert not is_served(stack.enter_context(raw_connection(server, "127.0.0.2")))
        assert is_served(stack.enter_context(raw_connection(server, "127.0.0.3")))
        held[0].close()
        server.wait_for_sockets(5)
        assert is_served(stack.enter_context(raw_connection(server, "127.0.0.2")))


def test_websockets_count_as_sockets_until_they_close(tmp_path: Path) -> None:
    with server_thread(tmp_path, max_sockets_per_address=1) as server:
        table = Person(server.url, "Ada").create("person", "open")
        for _ in range(3):
            with follow_raw(server, table, "127.0.0.2"), raw_connection(server, "127.0.0.2") as other:
                assert not is_served(other)
            server.wait_for_sockets(1)


def test_a_proxy_may_hold_sockets_for_many_clients(tmp_path: Path) -> None:
    with server_thread(tmp_path, max_sockets_per_address=2) as server, ExitStack() as stack:
        for number in range(5):
            connection = stack.enter_context(raw_connection(server))
            assert is_served(connection, **{"X-Forwarded-For": f"198.51.100.{number}"})


def test_sockets_are_refused_before_files_run_out() -> None:
    sockets = Sockets(3, 100, "127.0.0.1")
    assert [sockets.refusal("192.0.2.1", total) for total in (1, 3, 4)] == [None, None, "server"]


def test_an_address_may_not_open_sockets_at_any_rate() -> None:
    clock = FakeTime()
    sockets = Sockets(1000, 1000, "127.0.0.1", now=clock)
    limits = [sockets.refusal("192.0.2.1", 1) for _ in range(int(NEW_SOCKETS.burst) + 1)]
    assert limits == [None] * int(NEW_SOCKETS.burst) + ["rate"]
    assert sockets.refusal("192.0.2.2", 1) is None
    clock.pass_seconds(1)
    assert sockets.refusal("192.0.2.1", 1) is None


def test_the_server_takes_all_the_files_it_may_have() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        assert file_limit() == 256
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_requests_are_not_queued_without_end(server: RunningServer) -> None:
    with raw_connection(server) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 500)
        assert read_to_end(connection).count(b"HTTP/1.1 200") == MAX_PIPELINED + 1


# Guests and addresses


def test_an_address_cannot_multiply_its_limits_by_inventing_guests(server: RunningServer, clock: FakeTime) -> None:
    rate = RATES["table"]
    people = [Person(server.url, f"Guest {number}") for number in range(5)]
    form = {"seats": [{"kind": "person"}, {"kind": "open"}]}
    statuses = [person.send("POST", "/api/tables", form).status_code for person in people for _ in range(20)]
    assert statuses == [201] * int(4 * rate.burst) + [429] * int(rate.burst)
    elsewhere = people[4].http.post("/api/tables", json=form, headers=ELSEWHERE)
    assert elsewhere.status_code == 201


def test_the_page_is_limited_by_address_too(server: RunningServer, clock: FakeTime) -> None:
    stranger = Person(server.url)
    most = int(4 * RATES["request"].burst)
    answers = [stranger.http.get("/nowhere") for _ in range(most + 1)]
    assert [answer.status_code for answer in answers] == [404] * most + [429]
    assert answers[-1].headers["retry-after"] == "1"
    assert stranger.http.get("/nowhere", headers=ELSEWHERE).status_code == 404


def test_whoever_does_not_wait_is_made_to_wait(clock: FakeTime) -> None:
    limiter = RateLimiter(1.0, now=clock)
    penalties = [limiter.penalty("192.0.2.1") for _ in range(int(REFUSALS.burst) + 1)]
    assert penalties == [0.0] * int(REFUSALS.burst) + [1.0]
    assert limiter.penalty("192.0.2.2") == 0.0


def test_large_requests_cost_more(server: RunningServer, clock: FakeTime) -> None:
    person = Person(server.url, "Ada")
    body = b'{"name": "Ada"' + b" " * 60_000 + b"}"
    headers = {"Content-Type": "application/json"}
    statuses = [person.http.put("/api/me", content=body, headers=headers).status_code for _ in range(3)]
    assert statuses == [200, 429, 429]


@pytest.mark.parametrize("limit", ["max_connections_per_guest", "max_connections_per_address"])
def test_connections_are_bounded_for_each(tmp_path: Path, limit: str) -> None:
    settings: dict[str, Any] = {limit: 2}
    with server_thread(tmp_path, **settings) as server, ExitStack() as stack:
        table = Person(server.url, "Ada").create("person", "open")
        for _ in range(2):
            stack.enter_context(table.follow()).message()
        with table.follow() as turned_away:
            error = turned_away.receive()["error"]
            assert (error["code"], error["args"]) == ("request/connections", {"most": 2})
        for path in (f"{table.path}/events", "/api/me/stream"):
            response = table.person.send("GET", path, after=1, wait=5)
            assert (response.status_code, response.json()["code"]) == (429, "request/connections")
        other = Person(server.url, "Bo") if limit.endswith("guest") else table.person
        headers = {} if limit.endswith("guest") else ELSEWHERE
        assert other.http.get(f"{table.path}/events?after=1&wait=0.1", headers=headers).status_code == 200


# Replays


def test_a_replay_is_built_once(server: RunningServer, clock: FakeTime, monkeypatch: pytest.MonkeyPatch) -> None:
    built = []

    def build(record: Record) -> Any:
        built.append(record)
        return transcript(record)

    monkeypatch.setattr(replays, "transcript", build)
    table = hot_seat(server.url)
    server.app.state.limiter = RateLimiter(0.0)
    table.play_until_over()
    server.app.state.limiter = RateLimiter(1.0, now=clock)
    first = table.person.request("GET", f"{table.path}/replay")
    record = table.person.request("GET", f"{table.path}/record")
    for _ in range(2 * int(RATES["record"].burst)):
        assert table.person.request("GET", f"{table.path}/replay") == first
        assert table.person.request("POST", "/api/replay", record) == first
    assert len(built) == 1


def test_replays_that_have_to_be_built_are_limited(server: RunningServer, clock: FakeTime) -> None:
    table = hot_seat(server.url)
    server.app.state.limiter = RateLimiter(0.0)
    table.play_until_over()
    record = table.person.request("GET", f"{table.path}/record")
    server.app.state.limiter = RateLimiter(1.0, now=clock)
    statuses = []
    for number in range(int(RATES["record"].burst) + 1):
        record["seats"][0]["name"] = f"Guest {number}"
        statuses.append(table.person.send("POST", "/api/replay", record).status_code)
    assert statuses == [200] * int(RATES["record"].burst) + [429]


def test_few_replays_are_kept(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table = hot_seat(server.url)
    table.play_until_over()
    record = table.person.request("GET", f"{table.path}/record")
    size = len(table.person.send("GET", f"{table.path}/replay").content)
    monkeypatch.setattr(replays, "MAX_KEPT", 3 * size)
    for number in range(9):
        record["seats"][0]["name"] = f"Name {number}"
        table.person.request("POST", "/api/replay", record)
    assert len(server.service.replays._kept) <= 3


# Hosts


@pytest.mark.parametrize("host", ["evil.test", "127.0.0.1.evil.test", "evil.test:80", "", "localhost.evil.test"])
def test_requests_for_another_host_are_refused(server: RunningServer, host: str) -> None:
    response = httpx.get(f"{server.url}/api/tables", headers={"Host": host}, verify=False)
    assert (response.status_code, response.json()["code"]) == (421, "request/host")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8042", "192.0.2.1", "[::1]:80", "orbis.localhost"])
def test_requests_for_this_host_are_answered(server: RunningServer, host: str) -> None:
    assert httpx.get(f"{server.url}/api/tables", headers={"Host": host}, verify=False).status_code == 200


def test_more_hosts_can_be_allowed(tmp_path: Path) -> None:
    names: dict[str, Any] = {"allowed_hosts": "games.test, Play.test", "public_url": "https://orbis.test:8000/x"}
    with server_thread(tmp_path, **names) as server:
        for host, status in {"games.test": 200, "play.test:1": 200, "orbis.test": 200, "evil.test": 421}.items():
            assert httpx.get(f"{server.url}/api/tables", headers={"Host": host}, verify=False).status_code == status


# Logs


def test_logs_do_not_grow_with_attacks() -> None:
    lines = logs.BoundedLines()

    def passes(event: str, address: str) -> bool:
        record = logging.LogRecord("x", logging.WARNING, "", 0, {"event": event, "address": address}, None, None)
        return bool(lines.filter(record))

    each, most = int(logs.LINES_EACH.burst), int(logs.LINES.burst)
    assert sum(passes("request_refused", "192.0.2.1") for _ in range(1000)) == each
    assert passes("request_refused", "192.0.2.2")
    assert sum(passes("socket_opened", f"10.0.{number // 256}.{number % 256}") for number in range(1000)) == most


def test_starts_stops_and_sockets_are_logged_with_addresses(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'orbis.db'}", log_level="info", rate_factor=1) as server:
        table = Person(server.url, "Ada").create("person", "open")
        with table.follow() as followed:
            followed.message()
        with follow_raw(server, table) as connection:
            connection.sendall(empty_frame(PING) * 1000)
            assert has_close_code(read_to_end(connection), 1008)
        stranger = Person(server.url)
        for _ in range(50):
            stranger.http.get("/api/tables", headers={"Host": "evil.test"})
        server.stop()
    found = re.findall(r'"event": "(\w+)"', "".join(server.logged))
    expected = {"server_started", "socket_opened", "socket_closed", "frames_refused", "request_refused"}
    assert expected - set(found) == set()
    assert found[-1] == "server_stopped"
    assert all('"address": "127.0.0.1"' in line for line in server.logged if "socket_" in line)
    assert found.count("request_refused") <= logs.LINES_EACH.burst + 1
