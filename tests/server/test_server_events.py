"""Events over WebSocket and by long reads: numbered, complete, the same for everyone."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from server_client import Form, Person, connected, refused, sit_down
from server_process import RunningServer, server_thread
from websockets.exceptions import ConnectionClosed

from orbis.server.tables.events import KINDS
from orbis.server.web import websocket

GRACE = 60
TURN = "b2 ~1>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server"), fake_time=True, grace_seconds=GRACE) as running:
        running.pass_seconds(GRACE)
        yield running


# Numbers


def test_events_are_numbered_from_1_without_gaps(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("novice", "beginner")
    told: list[Form] = []
    with table.follow() as socket:
        table.do("start")
        while not told or told[-1]["kind"] != "ended":
            message = socket.message()
            told += message["events"]
            assert message["last"] == told[-1]["number"]
    assert [event["number"] for event in told] == list(range(1, len(told) + 1))
    assert [event["kind"] for event in told] == ["created", "started", *["turn"] * 30, "ended"]
    assert table.read()["events"] == told


def test_who_connects_again_gets_exactly_what_was_missed(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "person", first=0, start=True)
    with table.follow() as socket:
        last = socket.message()["last"]
    for ply in range(4):
        table.commit(ply, TURN)
    for after in range(last, last + 5):
        with table.follow(after) as socket:
            message = socket.message()
            assert [event["number"] for event in message["events"]] == list(range(after + 1, last + 5))
            assert message["state"] == table.look()["state"]
            assert table.read(after) == message


def test_everyone_is_sent_the_same_bytes(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0)
    watching = [ada, ben, Person(server.url, "Zoe").at(ada.code), Person(server.url).at(ada.code)]
    with connected(*watching) as sockets:
        for table, what, body in (
            (ada, "turns", {"ply": 0, "actions": TURN}),
            (ben, "chat", {"text": "well played"}),
            (ben, "turns", {"ply": 1, "actions": TURN}),
            (ada, "leave", {}),
        ):
            table.do(what, body)
            kinds = {socket.message()["events"][0]["kind"] for socket in sockets}
            assert len(kinds) == 1
            assert len({socket.frame for socket in sockets}) == 1


def test_every_kind_of_event_is_told(server: RunningServer) -> None:
    ada, ben, cleo = (Person(server.url, name) for name in ("Ada", "Ben", "Cleo"))
    table = ada.create("person", "open", "novice", first=1, turn_seconds=30, bot_pause=10)
    ada.request("PUT", f"{table.path}/seats/2", {"kind": "open"})
    bens, cleos = ben.join(table.code), cleo.join(table.code)
    table.do("leave")
    ada.join(table.code)
    bens.do("chat", {"text": "hello"})
    bens.do("contribution", {"contribution": "0" * 32})
    bens.do("start")
    server.pass_seconds(30)
    cleos.do("absence", {"choice": "wait"})
    server.pass_seconds(30)
    cleos.do("absence", {"choice": "bot"})
    bens.do("return")
    bens.commit(0, TURN)
    server.pass_seconds(30)
    with connected(bens) as (socket,):
        bens.do("absence", {"choice": "end"})
        bens.do("rematch")
        socket.event("rematch")
    told = table.read()["events"]
    assert [event["number"] for event in told] == list(range(1, len(told) + 1))
    closed, resigned = ada.create("person", "open"), sit_down(server.url, "Ada", "Ben")[0]
    closed.do("end")
    resigned.do("resign")
    told += closed.read()["events"] + resigned.read()["events"]
    assert {event["kind"] for event in told} == set(KINDS)


# Signals


def test_bots_that_think_and_people_who_come_are_signalled(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "novice", first=1)
    zoe = Person(server.url, "Zoe").at(table.code)
    with connected(zoe) as (socket,):
        table.do("start")
        assert socket.signal("thinking") == {"signal": "thinking", "seat": 1, "ply": 0}
        with connected(table):
            assert socket.signal("presence") == {"signal": "presence", "seat": 0, "here": True}
        assert socket.signal("presence") == {"signal": "presence", "seat": 0, "here": False}


def test_who_sits_down_is_there_at_once(server: RunningServer) -> None:
    host = Person(server.url, "Ada").create("person", "open")
    ben = Person(server.url, "Ben")
    with connected(host, ben.at(host.code)) as (socket, _):
        ben.join(host.code)
        socket.presence(1, here=True)
        ben.at(host.code).do("leave")
        socket.presence(1, here=False)


def test_of_two_tabs_one_may_go(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0)
    with connected(ben, ada) as (socket, tab):
        with connected(ada) as (other_tab,):
            ada.commit(0, TURN)
            assert tab.event("turn") == other_tab.event("turn") == socket.event("turn")
        server.wait_for_listeners(ada.code, 2)
        ben.do("chat", {"text": "still there?"})
        heard: list[Form] = []
        while not heard or "events" not in heard[-1]:
            heard.append(socket.receive())
        assert {"signal": "presence", "seat": 0, "here": False} not in heard
        tab.socket.close()
        socket.presence(0, here=False)


def test_a_silent_connection_has_a_heartbeat(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "HEARTBEAT_SECONDS", 0.02)
    with connected(Person(server.url, "Ada").create("person", "open")) as (socket,):
        assert socket.signal("heartbeat")["at"] == socket.signal("heartbeat")["at"] == server.service.now()


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    with server_thread(tmp_path) as server:
        table = Person(server.url, "Ada").create("person", "open")
        last = table.look()["last"]
        thread = ThreadPoolExecutor(1)
        reading = thread.submit(table.read, last, wait=30)
        with connected(table) as (socket,):
            server.wait_for_listeners(table.code, 2)
            server.loop.call_soon_threadsafe(server.service.begin_stop)
            assert socket.signal("reload")
            with pytest.raises(ConnectionClosed):
                socket.receive()
        assert reading.result(10)["events"] == []
        thread.shutdown()


# Refusals


@pytest.mark.parametrize("after", ["2", "-1", "x", "", "٣", "99999999999999999999", "1.0"])
def test_to_follow_from_an_event_that_is_not_there_is_refused(server: RunningServer, after: str) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    with table.follow(after) as socket:
        assert socket.receive()["error"]["code"] == "events/after"
        with pytest.raises(ConnectionClosed):
            socket.receive()


def test_to_follow_an_unknown_table_is_refused(server: RunningServer) -> None:
    with Person(server.url).at("zzzzzzzz").follow() as socket:
        assert socket.receive()["error"]["code"] == "table/unknown"


def test_a_game_that_is_not_to_be_watched_lets_go_of_those_who_do_not_play(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "person", watch=False)
    last = table.look()["last"]
    zoe, stranger = Person(server.url, "Zoe").at(table.code), Person(server.url).at(table.code)
    with connected(table, zoe) as (own, others), ThreadPoolExecutor(1) as thread:
        reading = thread.submit(stranger.read, last, wait=30)
        server.wait_for_listeners(table.code, 3)
        table.do("start")
        assert own.event("started")
        while "signal" in (frame := others.receive()):
            pass
        assert frame["error"]["code"] == "table/unknown"
        with refused(404, "table/unknown"):
            reading.result()


# Chat


def test_only_those_at_the_table_talk(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "person", "open")
    text = "<b>hello</b> 👋 & \u200fשלום"
    table.do("chat", {"text": text})
    event = table.read(1)["events"][0]
    assert (event["kind"], event["seat"], event["name"], event["text"]) == ("chat", 0, "Ada", text)
    with refused(403, "table/not-seated"):
        Person(server.url, "Zoe").at(table.code).do("chat", {"text": "me too"})
    with refused(401, "guest/unknown"):
        Person(server.url).at(table.code).do("chat", {"text": "me too"})
