"""Nonsense of all kinds: never a failure, never a word of the inside, and the table goes on."""

import base64
import json
import logging
import re
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any
from urllib.parse import quote, unquote

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from sample_records import sample_data
from server_client import Person, Seated
from server_process import RunningServer, server_thread
from soak import times

from orbis.game.actions import ACTIONS, action_form
from orbis.game.notation import format_actions

INSIDE = re.compile(
    r"Traceback|File \"|\.py\b|site-packages|/(usr|root|work|tmp)/|pydantic|sqlalchemy|psycopg|starlette|fastapi"
    r"|msgspec|orbis\.(server|game|engine|records)|[a-z](Error|Exception|Form)\b|constrained|tagged-union|function-"
    r"|instance of"
)


class Noticed(logging.Handler):
    """The failures that the server wrote into its log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = self.format(record)
        if "the handler is closed" not in text:  # the client had gone before the answer
            self.messages.append(text)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that has nothing to write into its log."""
    with server_thread(tmp_path_factory.mktemp("fuzz"), analysis_simulations=10) as running:
        noticed = Noticed()
        logging.getLogger().addHandler(noticed)
        yield running
        logging.getLogger().removeHandler(noticed)
        assert noticed.messages == []


@pytest.fixture
def table(server: RunningServer) -> Iterator[Seated]:
    """A game of one person with themselves, which goes on afterwards."""
    table = Person(server.url, "Ada").create("person", "person", start=True)
    for _ in range(3):
        play_on(table)
    yield table
    play_on(table)


def play_on(table: Seated) -> None:
    ply = table.look()["state"]["turn"]
    turn = next(turn for turn in complete_turns(table, ply))
    assert table.commit(ply, turn)["event"]["turn"] == turn


def complete_turns(table: Seated, ply: int) -> Iterator[str]:
    prefixes: list[list[str]] = [[]]
    while prefixes:
        form = table.preview(ply, staged := prefixes.pop())
        prefixes += [[*staged, step["notation"]] for step in form["next"]]
        if form["complete"]:
            yield form["staged"]


def fuzzed(number: int) -> settings:
    """So many examples with one table, which is the same in all of them."""
    unchecked = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
    return settings(max_examples=times(number, slow=5), suppress_health_check=unchecked)


def check(response: httpx.Response) -> None:
    """Fail if something failed or tells of the inside."""
    assert response.status_code < 500, response.text
    assert response.headers["content-type"] == "application/json"
    sent = unquote(str(response.request.url)) + response.request.content.decode(errors="replace")
    if not INSIDE.search(sent):  # what was sent may be sent back
        assert not INSIDE.search(response.text), response.text
    response.json()


# Turns

WORDS = [format_actions([action]) for action in ACTIONS]
ALL_FORMS = [action_form(action, 0).to_json() for action in ACTIONS]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
NAMES = ["kind", "place", "god", "row", "column", "end", "face", "color", "give", "get"]
VALUES = sorted({str(value) for form in ALL_FORMS for value in form.values()})
FORMS = st.dictionaries(
    st.sampled_from(NAMES) | st.text(max_size=3), st.sampled_from(VALUES) | st.integers(-1, 5) | JSON, max_size=5
)
ACTIONS_OF_ALL_KINDS = st.one_of(
    st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=12).map(" ".join),
    st.lists(st.sampled_from(WORDS) | st.text(max_size=6) | FORMS | JSON, max_size=45),
    st.lists(st.sampled_from(ALL_FORMS), max_size=4),
    st.text(),
    JSON,
)


@fuzzed(250)
@given(what=st.sampled_from(["preview", "turns", "hint"]), actions=ACTIONS_OF_ALL_KINDS, late=st.integers(-1, 1))
@example(what="preview", actions="\ud800", late=0)
@example(what="preview", actions=["a1"] * 41, late=0)
@example(what="turns", actions=["\0"], late=0)
@example(what="turns", actions="a" * 60_000, late=0)
@example(what="hint", actions={"kind": "take"}, late=0)
def test_staged_turns(table: Seated, what: str, actions: Any, late: int) -> None:
    ply = table.look()["state"]["turn"] + late
    check(table.person.send("POST", f"{table.path}/{what}", {"ply": ply, "actions": actions}))


@fuzzed(100)
@given(
    number=st.integers(0, 4),
    cut=st.tuples(st.integers(0, 12), st.integers(0, 12)).map(sorted),
    damage=st.text(max_size=3) | st.sampled_from(WORDS) | st.sampled_from([" ", "\n", "\u00a0", " a1 ~1>"]),
)
def test_damaged_legal_turns(table: Seated, number: int, cut: list[int], damage: str) -> None:
    ply = table.look()["state"]["turn"]
    turn = next(islice(complete_turns(table, ply), number, None))
    damaged = turn[: cut[0]] + damage + turn[cut[1] :]
    preview, turn_form = (f"{table.path}/{what}" for what in ("preview", "turns"))
    staged = table.person.send("POST", preview, {"ply": ply, "actions": damaged})
    check(staged)
    if not staged.json().get("complete"):  # else it may be legal by chance
        refusal = table.person.send("POST", turn_form, {"ply": ply, "actions": damaged})
        check(refusal)
        assert refusal.status_code == 422
        assert staged.status_code == 200 or staged.content == refusal.content


# Bodies

DEEP = [b"[" * 30_000, b'{"a":' * 10_000, b'{"ply": 0, "actions": ' + b"[" * 20_000 + b"]" * 20_000 + b"}"]
ODD = [
    b"",
    b"null",
    b"\xff\xfe",
    b'{"ply": 1e999}',
    b'{"ply": ' + b"9" * 5000 + b"}",
    b'{"\\ud800": 1}',
    b'{"ply":0,"ply":1}',
]
WRITES = [
    "preview",
    "turns",
    "hint",
    "review",
    "join",
    "contribution",
    "leave",
    "return",
    "start",
    "absence",
    "chat",
    "rematch",
]


@fuzzed(150)
@given(
    what=st.sampled_from(WRITES),
    body=st.sampled_from(DEEP + ODD) | st.binary(max_size=50) | JSON.map(lambda form: json.dumps(form).encode()),
    media_type=st.sampled_from(["application/json", "application/json; charset=utf-16", "text/plain", "a/b+json", "x"]),
)
def test_bodies(table: Seated, what: str, body: bytes, media_type: str) -> None:
    headers = {"Content-Type": media_type}
    check(table.person.http.post(f"{table.path}/{what}", content=body, headers=headers))


@fuzzed(60)
@given(odd=FORMS | JSON, key=st.text(max_size=8))
def test_tables_that_make_no_sense(table: Seated, odd: Any, key: str) -> None:
    form = {"seats": [{"kind": "bot", "level": "novice"}, {"kind": "open"}]}
    for wrong in (odd, {key: odd}, {"tiles": odd}, {"seats": odd}, {"first": odd}, {"seats": [odd, odd]}):
        merged = {**form, **wrong} if isinstance(wrong, dict) else wrong
        check(table.person.send("POST", "/api/tables", merged))


# Addresses


def query(value: object) -> bytes:
    return str(value).encode(errors="replace")


@fuzzed(100)
@given(code=st.text(min_size=1, max_size=25), value=st.text(max_size=12) | st.integers() | st.floats())
@example(code="abcd\0345", value="nan")
@example(code="ABCD-2345 ", value="٣")
@example(code="../../me", value="1" * 5000)
def test_addresses(table: Seated, code: str, value: object) -> None:
    http = table.person.http
    check(http.get(f"/api/tables/{quote(query(code), safe='')}"))
    for what in ("events", "record", "replay", "tiles"):
        check(http.get(f"{table.path}/{what}", params={"after": query(value), str(value): "1"}))
    check(http.get(f"{table.path}/events", params={"wait": query(value)}))
    check(http.get("/api/tables", params={"status": query(value)}))
    check(http.get("/api/me/tables", params={"over": query(value)}))


@fuzzed(200)
@given(
    what=st.sampled_from(["replay", "review"]),
    path=st.lists(st.integers(0, 30), max_size=5),
    value=JSON | st.lists(JSON, max_size=70) | st.sampled_from(["a1 ~1>", 10**30, -1, "x" * 5000, "\ud800"]),
)
def test_records(table: Seated, what: str, path: list[int], value: Any) -> None:
    record = sample_data("unfinished, odd tiles")
    where: Any = record
    for number in path:
        keys = list(where) if isinstance(where, dict) else list(range(len(where))) if isinstance(where, list) else []
        if not keys:
            break
        parent, key = where, keys[number % len(keys)]
        where = parent[key]
        if number == path[-1]:
            parent[key] = value
    check(table.person.http.post(f"/api/{what}", content=json.dumps(record if path else value)))


# WebSockets

OPCODES = [0, 1, 2, 3, 7, 8, 9, 10, 11, 15]
FRAMES = st.builds(
    lambda first, masked, length, content: bytes([first, (masked << 7) | length]) + content,
    st.builds(lambda flags, opcode: flags << 4 | opcode, st.integers(0, 15), st.sampled_from(OPCODES)),
    st.booleans(),
    st.integers(0, 127),
    st.binary(max_size=140),
)
CLOSES = st.integers(0, 65_535).map(lambda code: bytes([0x88, 0x82, 0, 0, 0, 0]) + struct.pack("!H", code))
FRAGMENTS = st.just(bytes([0x01, 0x81, 0, 0, 0, 0, 65]) + bytes([0x00, 0x81, 0, 0, 0, 0, 66]) * 3)


CLOSE = bytes([0x88, 0x82, 0, 0, 0, 0]) + struct.pack("!H", 1000)


def exchange(server: RunningServer, first: bytes, *then: bytes) -> bytes:
    """Everything that the server says to these bytes until it hangs up; the rest is sent after its first message."""
    with socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), timeout=10) as connection:
        connection.sendall(first)
        said = b""
        while then and (not said or said.startswith(b"HTTP/1.1 101")) and b"}" not in said:
            said += connection.recv(65_536)
        with suppress(OSError):  # it may have hung up already
            connection.sendall(b"".join(then))
            connection.shutdown(socket.SHUT_WR)
        with suppress(ConnectionError):
            while part := connection.recv(65_536):
                said += part
    return said


def handshake(path: str, *headers: str) -> bytes:
    key = base64.b64encode(bytes(16)).decode()
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade", *headers]
    return "\r\n".join([*lines, f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]).encode(
        errors="replace"
    )


def check_said(said: bytes) -> None:
    text = said.decode(errors="replace")
    assert not re.match(r"HTTP/1.1 5", text), text
    assert not INSIDE.search(text), text


def still_told(table: Seated) -> None:
    """Those who follow as they should notice nothing."""
    with table.follow() as followed:
        followed.message()
        table.do("chat", {"text": "still here"})
        assert followed.event("chat")["text"] == "still here"


@fuzzed(60)
@given(frames=st.lists(FRAMES | CLOSES | FRAGMENTS | st.binary(max_size=30), max_size=6))
def test_frames(server: RunningServer, table: Seated, frames: list[bytes]) -> None:
    said = exchange(server, handshake(f"{table.path}/events"), *frames, CLOSE)
    assert said.startswith(b"HTTP/1.1 101")
    check_said(said)
    still_told(table)


@fuzzed(60)
@given(garbage=st.binary(min_size=1, max_size=60) | st.text(max_size=30).map(str.encode) | FRAMES)
@example(garbage=b"GET /\xff HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
@example(garbage=b"GET / HTTP/9.9\r\n\r\n")
@example(garbage=b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
@example(garbage=b"GET /api/tables HTTP/1.1\r\nHost: [\r\nCookie: orbis=\xff; \xff\r\n\r\n")
def test_garbage_before_the_handshake(server: RunningServer, table: Seated, garbage: bytes) -> None:
    good = handshake(f"{table.path}/events")
    for first in (garbage, garbage + good, good[:-2] + garbage + b"\r\n\r\n"):
        check_said(exchange(server, first))
    still_told(table)


@fuzzed(60)
@given(after=st.text(st.characters(exclude_characters=" #&\r\n", codec="ascii"), max_size=12) | st.integers().map(str))
@example(after="00000000000")
@example(after="000000000999")
@example(after="9" * 5000)
@example(after="%D9%A3")
@example(after="%C2%B2")
def test_odd_numbers_to_go_on_after(server: RunningServer, table: Seated, after: str) -> None:
    said = exchange(server, handshake(f"{table.path}/events?after={after}"), CLOSE)
    check_said(said)
    if said.startswith(b"HTTP/1.1 101"):
        assert b'"code":"events/after"' in said or b'"last":' in said
    still_told(table)


def test_after_the_last_event_there_is_nothing(table: Seated) -> None:
    last = table.read()["last"]
    for after in (str(last + 1), f"0{last + 1}", "-1", "+1", "1_0", "", "0000000001", "999999999999"):
        with table.follow(after) as followed:
            assert followed.receive()["error"]["code"] == "events/after", after
