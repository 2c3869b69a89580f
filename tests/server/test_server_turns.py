"""Turns: committed as a whole, and once."""

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from command import orbis
from plain_changes import change
from server_client import TURN, TURN_FORMS, Person, Refusal, Seated, hot_seat, refused, sit_down
from server_process import RunningServer, server_thread

from orbis.records import decode_record, replay
from orbis.tiles import load_tile_set


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def table(server: RunningServer) -> Seated:
    """Ada's table, where she begins against Ben."""
    return sit_down(server.url, "Ada", "Ben", first=0)[0]


def test_a_commit_is_told_with_its_actions(table: Seated) -> None:
    event = table.commit(0, TURN)["event"]
    told = {key: event[key] for key in ("kind", "ply", "seat", "turn", "by", "next", "deadline")}
    assert told == {"kind": "turn", "ply": 0, "seat": 0, "turn": TURN, "by": "person", "next": 1, "deadline": None}
    assert [action["action"] for action in event["actions"]] == TURN_FORMS
    assert event["actions"][-1]["changes"]["refilled"]["place"] == "b2"
    assert table.look()["turns"] == [TURN]
    assert table.read()["events"][-1] == event


REFUSED = [
    ("b2", "turn/incomplete", "G1", {"step": "place"}),
    ([], "turn/incomplete", "G1", {"step": "take"}),
    (TURN_FORMS[:1], "turn/incomplete", "G1", {"step": "place"}),
    (f"{TURN} c3", "turn/too-long", "G1", {"played": TURN, "number": 3}),
    ("b2 ~2.1", "action/not-supported", "U3", {"row": 2, "column": 1, "number": 2}),
    ("b2 1<", "action/no-left-end", "U2", {"number": 2}),
    ("3R=B b2 ~1>", "action/fewer-than-three", "X1", {"color": "R", "held": 0, "number": 1}),
    (["b2", {"kind": "decline"}], "action/other-step", "T4", {"step": "place", "number": 2}),
    ("", "turn/incomplete", "G1", {"step": "take"}),
    ("B2 ~1>", "notation/word", None, {}),
    ("b2  ~1>", "notation/spaces", None, {}),
]


@pytest.mark.parametrize(("actions", "code", "rule", "args"), REFUSED, ids=str)
def test_a_turn_against_the_rules_changes_nothing(
    server: RunningServer, actions: Any, code: str, rule: str | None, args: dict[str, Any]
) -> None:
    table = hot_seat(server.url)
    before = table.person.send("GET", table.path).content
    with refused(422, code) as caught:
        table.commit(0, actions)
    assert (caught.value.form["rule"], caught.value.form["args"]) == (rule, args)
    assert table.person.send("GET", table.path).content == before


@pytest.mark.parametrize(
    "body",
    [
        {"actions": TURN},
        {"ply": 0},
        {"ply": "0", "actions": TURN},
        {"ply": 0.0, "actions": TURN},
        {"ply": True, "actions": TURN},
        {"ply": -1, "actions": TURN},
        {"ply": 0, "actions": 4},
        {"ply": 0, "actions": [4]},
        {"ply": 0, "actions": [{"kind": "take"}]},
        {"ply": 0, "actions": [{"kind": "jump"}]},
        {"ply": 0, "actions": [{**TURN_FORMS[0], "color": "R"}]},
        {"ply": 0, "actions": ["b2"] * 41},
        {"ply": 0, "actions": "b2 " * 100},
        {"ply": 0, "actions": TURN, "seat": 1},
    ],
    ids=str,
)
def test_a_malformed_turn_is_refused(server: RunningServer, body: dict[str, Any]) -> None:
    table = hot_seat(server.url)
    with refused(422, "request/malformed"):
        table.do("turns", body)
    assert table.look()["turns"] == []


def test_only_the_player_whose_turn_it_is_plays(server: RunningServer, table: Seated) -> None:
    table.commit(0, TURN)
    with refused(403, "turn/not-yours") as caught:
        table.commit(1, TURN)
    assert caught.value.form["args"] == {"seat": 1}
    with refused(403, "seat/not-yours"):
        Person(server.url, "Zoe").at(table.code).commit(1, TURN)
    with refused(401, "guest/unknown"):
        Person(server.url).at(table.code).commit(1, TURN)


def test_there_are_no_turns_before_the_start(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    for act in (table.preview, table.commit):
        with refused(409, "table/status") as caught:
            act(0, TURN)
        assert caught.value.form["args"] == {"status": "open", "needed": "playing"}


def test_who_has_a_stand_in_returns_before_playing(server: RunningServer) -> None:
    table = hot_seat(server.url, bot_pause=10)
    table.do("leave", {"seat": 0})
    with refused(409, "seat/stand-in"):
        table.commit(0, TURN)
    table.do("return", {"seat": 0})
    table.commit(0, TURN)


# Commits again


def event_of(response: httpx.Response) -> bytes:
    """The event in the answer to a commit, as it was sent."""
    return bytes(msgspec.json.decode(response.content, type=dict[str, msgspec.Raw])["event"])


def test_the_answer_to_a_commit_is_the_message_that_begins_with_it(server: RunningServer) -> None:
    table = hot_seat(server.url)
    answer = table.send_commit(0, TURN).json()
    event = answer.pop("event")
    assert answer == table.read(event["number"] - 1)
    assert answer["events"][0] == event
    assert answer["score"] == table.look()["score"]


def test_a_repeated_commit_gets_the_same_event_to_the_byte(server: RunningServer) -> None:
    table = hot_seat(server.url)
    first = event_of(table.send_commit(0, TURN))
    assert event_of(table.send_commit(0, TURN)) == first
    message = table.play_until_over()
    assert message["table"]["status"] == "over"
    server.call(server.service.registry.forget(table.code))  # it is read from the database again
    for actions in (TURN, TURN_FORMS, ["b2", "~1>"]):
        response = table.send_commit(0, actions)
        assert (response.status_code, event_of(response)) == (200, first)
        assert response.json()["table"]["status"] == "over"
    assert table.look()["last"] == message["last"]


def test_another_turn_for_a_past_ply_is_stale_after_the_end_too(server: RunningServer) -> None:
    table = hot_seat(server.url)
    table.commit(0, TURN)
    last = table.play_until_over()["state"]["turn"]
    for act in (table.preview, table.commit):
        with refused(409, "turn/stale") as caught:
            act(0, "a1 ~1>")
        assert caught.value.form["args"] == {"ply": last, "asked": 0}
        assert caught.value.form["current"]["table"]["status"] == "over"
        with refused(409, "table/status"):
            act(last, "a1 ~1>")
    with refused(409, "turn/stale"):
        table.do("hint", {"ply": 0, "actions": ""})


@pytest.mark.parametrize("actions", ["a1 ~1>", ["a1", "~1>"], "a1", "nonsense", []])
def test_another_turn_for_the_same_position_is_a_conflict(table: Seated, actions: Any) -> None:
    table.commit(0, TURN)
    with refused(409, "turn/stale") as caught:
        table.commit(0, actions)
    assert caught.value.form["current"]["state"] == table.look()["state"]
    assert caught.value.form["current"]["events"] == []


def test_only_who_played_a_turn_gets_its_answer_again(server: RunningServer, table: Seated) -> None:
    table.commit(0, TURN)
    with refused(409, "turn/stale"):
        Person(server.url, "Zoe").at(table.code).commit(0, TURN)


def test_the_turn_of_a_stand_in_was_not_ones_own(server: RunningServer) -> None:
    table = hot_seat(server.url)
    table.do("leave", {"seat": 0})
    turn = table.read(3, wait=10)["events"][0]["turn"]
    with refused(409, "turn/stale"):
        table.commit(0, turn)


def test_of_many_turns_at_once_exactly_one_is_played(server: RunningServer) -> None:
    table = hot_seat(server.url)
    turns = [f"{column}{row} ~1>" for column in "abc" for row in "123"]

    def play(turn: str) -> str:
        try:
            return str(table.commit(0, turn)["event"]["turn"])
        except Refusal as refusal:
            return refusal.code

    with ThreadPoolExecutor(len(turns)) as threads:
        answers = list(threads.map(play, turns))
    assert sorted(answer == turn for answer, turn in zip(answers, turns, strict=True)) == [False] * 8 + [True]
    assert answers.count("turn/stale") == 8
    assert table.look()["turns"] == [next(answer for answer in answers if answer != "turn/stale")]


# Whole games


def test_every_position_follows_from_the_start_and_the_turns_told(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "person", "person", first=1)
    assert table.look()["start"] is None
    state = table.do("start")["start"]
    assert state == table.look()["state"]
    chance = random.Random(1)
    for ply in range(12):
        table.commit(ply, table.random_turn(ply, chance))
        for told in table.read(0)["events"][-1]["actions"]:
            change(state, told["changes"], load_tile_set())
        snapshot = table.look()
        assert state == snapshot["state"]
        assert snapshot["start"]["turn"] == 0


def test_three_at_one_screen_play_to_the_end_and_can_verify_it(server: RunningServer, tmp_path: Path) -> None:
    names = ["Mum", "Dad", "Kid"]
    table = Person(server.url, "Ada").create(*({"kind": "person", "name": name} for name in names), start=True)
    promised = table.look()["table"]["seed_hash"]
    message = table.play_until_over()
    response = table.person.send("GET", f"{table.path}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="{table.code}.orbis.json"'
    record = decode_record(response.content)
    assert [seat.name for seat in record.seats] == names
    assert list(record.turns) == table.look()["turns"]
    assert message["events"][-1]["result"]["players"] == message["points"]
    assert [player["total"] for player in message["points"]] == list(replay(record).score().totals)
    shown = table.person.request("GET", f"{table.path}/replay")
    file = tmp_path / "game.orbis.json"
    file.write_bytes(response.content)
    assert shown == json.loads(orbis("replay", file, "--json").out)
    outcome = orbis("verify", file, "--seed-hash", promised)
    assert outcome.code == 0, outcome.err
    with refused(409, "table/status"):
        table.commit(45, TURN)
