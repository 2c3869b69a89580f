"""Turns over WebSocket: committed there, and sent without what follows from them."""

import json
import random
from collections.abc import Iterator

import pytest
from server_client import Form, Person, connected, hot_seat, sit_down
from server_process import RunningServer, server_thread

from orbis import Game

TURN = "b2 ~1>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server")) as running:
        yield running


# Commits


def test_everyone_hears_of_a_turn_that_was_sent_over_a_websocket(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0)
    with connected(ada, ben) as (ada_socket, ben_socket):
        ada_socket.commit(0, TURN)
        assert ada_socket.event("turn") == ben_socket.event("turn") == ada.read()["events"][-1]
        ben_socket.commit(1, ["a1", "~1>"])
        assert ada_socket.event("turn")["turn"] == "a1 ~1>"


@pytest.mark.parametrize(
    ("ply", "turn", "code"),
    [
        (0, "b2", "turn/incomplete"),
        (0, "b2 9.9", "notation/spot"),
        (0, "b2 ~1> a1", "turn/too-long"),
        (1, TURN, "turn/too-early"),
        (0, [{"kind": "dance"}], "request/malformed"),
    ],
)
def test_a_turn_is_refused_with_its_ply(server: RunningServer, ply: int, turn: object, code: str) -> None:
    table = hot_seat(server.url)
    with connected(table) as (socket,):
        socket.commit(ply, turn)
        refusal = socket.refusal()
        assert refusal["error"]["code"] == code
        assert refusal["ply"] == (None if code == "request/malformed" else ply)
        socket.commit(0, TURN)  # nothing is lost by a refusal
        assert socket.event("turn")["ply"] == 0


def test_nobody_plays_for_others(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0)
    zoe, stranger = Person(server.url, "Zoe").at(ada.code), Person(server.url).at(ada.code)
    with connected(ben, zoe, stranger) as sockets:
        for socket, code in zip(sockets, ("turn/not-yours", "seat/not-yours", "guest/unknown"), strict=True):
            socket.commit(0, TURN)
            assert socket.refusal()["error"]["code"] == code
    assert ada.look()["state"]["turn"] == 0


@pytest.mark.parametrize("frame", ["", "{}", "[]", "{", '{"commit": 1}', b"\x00\xff", '{"kind": "chat", "text": "x"}'])
def test_anything_but_a_turn_is_refused(server: RunningServer, frame: str | bytes) -> None:
    table = hot_seat(server.url)
    with connected(table) as (socket,):
        socket.socket.send(frame)
        assert socket.refusal()["error"]["code"] in ("request/not-json", "request/malformed")
        table.do("chat", {"text": "hello"})
        assert socket.event("chat")["text"] == "hello"


def test_a_turn_that_is_sent_again_is_played_once(server: RunningServer) -> None:
    table = hot_seat(server.url)
    with connected(table) as (socket,):
        socket.commit(0, TURN)
        socket.commit(0, TURN)
        socket.commit(1, TURN)
        assert [socket.event("turn")["ply"] for _ in range(2)] == [0, 1]
        table.commit(0, TURN)  # nor over HTTP
        socket.commit(0, "a1 ~1>")
        assert socket.refusal()["error"]["code"] == "turn/stale"
    assert table.look()["state"]["turn"] == 2


def test_a_device_that_was_signed_out_plays_no_more(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    table = ada.create("person", "person", first=0, start=True)
    program = Person(server.url)
    program.http.headers["authorization"] = f"Bearer {ada.request('POST', '/api/me/token')['token']}"
    with connected(program.at(table.code)) as (socket,):
        socket.commit(0, TURN)
        assert socket.event("turn")["ply"] == 0
        ada.request("DELETE", "/api/me/sessions")
        socket.commit(1, TURN)
        assert socket.refusal()["error"]["code"] == "guest/unknown"


def test_turns_count_like_other_requests(tmp_path_factory: pytest.TempPathFactory) -> None:
    with server_thread(tmp_path_factory.mktemp("limits"), rate_factor=0.1) as server:
        table = hot_seat(server.url)
        with connected(table) as (socket,):
            for _ in range(20):
                socket.commit(0, "b2")
            codes = [socket.refusal()["error"]["code"] for _ in range(20)]
    assert codes[0] == "turn/incomplete"
    assert codes[-1] == "request/too-many"


# Compact messages


@pytest.mark.parametrize("num_players", [2, 3, 4])
def test_a_game_can_be_followed_by_its_turns_alone(server: RunningServer, num_players: int) -> None:
    """Whoever knows the rules needs nothing but the turns and the tiles that were drawn."""
    table = Person(server.url, "Ada").create(*["person"] * num_players, first=0, start=True)
    chance = random.Random(num_players)
    with table.follow() as whole, table.follow(compact=True) as compact:
        state: Form = compact.message()["state"]
        whole.message()
        while state["turn"] < 15 * num_players - 1:
            game = Game.from_public_state(state)
            turn = random_turn(game, chance)
            (compact if state["turn"] % 2 else table).commit(state["turn"], turn)
            event = whole.event("turn")
            brief = compact.turn()
            drawn = [each["changes"]["refilled"]["tile"] for each in event["actions"] if "refilled" in each["changes"]]
            assert brief.pop("drawn") == (drawn[0] if drawn else None)
            assert brief == {name: value for name, value in event.items() if name != "actions"}
            state = json.loads(whole.frame)["state"]
        compact.commit(state["turn"], random_turn(Game.from_public_state(state), chance))
        end = compact.message()  # the last turn comes with the result
        assert [event["kind"] for event in end["events"]] == ["turn", "ended"]
        assert end == whole.message()


def random_turn(game: Game, chance: random.Random) -> str:
    turn = game.turn
    while game.turn == turn:
        game.play(chance.choice(game.sensible()))
    return game.notation[-1]


def test_whoever_missed_something_gets_whole_messages(server: RunningServer) -> None:
    table = hot_seat(server.url)
    table.commit(0, TURN)
    table.commit(1, TURN)
    with table.follow(3, compact=True) as socket:
        message = socket.message()
        assert [event["kind"] for event in message["events"]] == ["turn"]
        assert message["state"]["turn"] == 2
        table.commit(2, "a1 ~1>")
        assert socket.turn()["ply"] == 2
