"""One's own games: the list of them, the stream of what is new there, and rematches."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from server_client import Form, Person, Seated, refused, sit_down
from server_process import RunningServer, server_thread

TURN = "b2 ~1>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server"), fake_time=True) as running:
        running.pass_seconds(60)
        yield running


def own_tables(person: Person, **params: Any) -> list[Form]:
    tables: list[Form] = person.request("GET", "/api/me/tables", **params)["tables"]
    return tables


def game_over(server: RunningServer, *names: str, **options: Any) -> list[Seated]:
    """A game that has ended, since the first player did nothing."""
    seated = sit_down(server.url, *names, **{"first": 0, **options}, turn_seconds=30, absence="end")
    server.pass_seconds(30)
    assert seated[0].look()["table"]["status"] == "over"
    return seated


# List


def test_the_own_tables_are_listed_the_latest_first(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    assert own_tables(ada) == []
    hosted, playing = ada.create("open", "open"), ada.create("person", "person", first=1, start=True)
    server.pass_seconds(1)
    joined = ada.join(Person(server.url, "Ben").create("person", "open").code)
    listed = own_tables(ada)
    assert listed[0]["code"] == joined.code
    assert {table["code"] for table in listed} == {hosted.code, playing.code, joined.code}
    shown = next(table for table in listed if table["code"] == playing.code)
    assert (shown["your_seats"], shown["your_turn"], shown["round"]) == ([0, 1], True, 1)
    joined.do("leave")
    assert joined.code not in [table["code"] for table in own_tables(ada)]


def test_games_that_are_over_are_listed_when_asked_for(server: RunningServer) -> None:
    ada, ben = game_over(server, "Ada", "Ben")
    assert own_tables(ada.person) == []
    for seated in (ada, ben):
        assert [(table["code"], table["status"]) for table in own_tables(seated.person, over=True)] == [
            (ada.code, "over")
        ]


# Stream


def test_a_stream_tells_of_all_own_games(server: RunningServer) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    one = ada.create("person", "open", first=0)
    ben.join(one.code)
    with ada.stream() as lines:
        one.do("start")
        assert next(lines) == {"kind": "started", "table": one.code}
        turn = {"kind": "turn", "table": one.code, "seat": 0, "ply": 0, "state": one.look()["state"]}
        assert next(lines) == turn
        two = ben.create("person", "open", first=0, turn_seconds=30, absence="end")
        ada.join(two.code)
        two.do("start")
        assert next(lines) == {"kind": "started", "table": two.code}
        two.commit(0, TURN)
        line = next(lines)
        assert (line["kind"], line["table"], line["seat"], line["ply"]) == ("turn", two.code, 1, 1)
        one.commit(0, TURN)
        ben.at(one.code).commit(1, TURN)
        line = next(lines)
        assert (line["kind"], line["table"], line["seat"], line["ply"]) == ("turn", one.code, 0, 2)
        server.pass_seconds(30)
        assert next(lines) == {"kind": "ended", "table": two.code}


def test_a_stream_begins_with_the_games_that_are_going_on(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=1)
    with ada.person.stream() as lines, ben.person.stream() as bens:
        assert next(lines) == next(bens) == {"kind": "started", "table": ada.code}
        assert next(bens)["seat"] == 1
        ben.commit(0, TURN)
        assert next(lines)["ply"] == 1


def test_a_stream_leaves_the_turns_of_a_stand_in_to_it(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0, bot_pause=10)
    ada.commit(0, TURN)
    with ada.person.stream() as lines:
        assert next(lines) == {"kind": "started", "table": ada.code}
        ada.do("leave")
        ben.commit(1, TURN)  # now it is the stand-in's turn
        other = ada.person.create("person", "person", start=True)
        assert (next(lines), next(lines)["kind"]) == ({"kind": "started", "table": other.code}, "turn")
        ada.do("return")
        line = next(lines)
        assert (line["kind"], line["table"], line["ply"]) == ("turn", ada.code, 2)


def test_strangers_have_no_stream(server: RunningServer) -> None:
    with refused(401, "guest/unknown"):
        Person(server.url).request("GET", "/api/me/stream")


# Rematch


def test_everybody_keeps_their_seat_in_a_rematch(server: RunningServer) -> None:
    ada, ben, cleo = game_over(server, "Ada", "Ben", "Cleo", public=True, stand_in="novice")
    last = ada.look()["last"]
    snapshot = ben.do("rematch")
    code = snapshot["table"]["code"]
    assert snapshot["you"] == {"seats": [1], "host": True, "may_end": True}
    assert snapshot["table"]["status"] == "open"
    assert [seat["name"] for seat in snapshot["table"]["seats"]] == ["Ada", "Ben", "Cleo"]
    assert snapshot["table"]["options"] == {**ada.look()["table"]["options"], "first": 1}
    assert [(event["kind"], event["table"]) for event in ada.read(last)["events"]] == [("rematch", code)]
    again = cleo.do("rematch")
    assert (again["table"]["code"], again["you"]) == (code, {"seats": [2], "host": False, "may_end": False})
    assert ada.look()["table"]["rematch"] == code
    assert snapshot["table"]["seed_hash"] != ada.look()["table"]["seed_hash"]
    assert ben.person.at(code).do("start")["table"]["seat_to_move"] == 1


def test_a_rematch_without_others_starts_at_once(server: RunningServer) -> None:
    person = Person(server.url, "Ada")
    table = person.create(
        {"kind": "person", "name": "Mum"}, "beginner", {"kind": "person", "name": "Kid"}, start=True, first=2
    )
    table.play_until_over()
    snapshot = table.do("rematch")
    assert (snapshot["table"]["status"], snapshot["table"]["seat_to_move"]) == ("playing", 0)
    assert [seat["name"] or seat["level"] for seat in snapshot["table"]["seats"]] == ["Mum", "beginner", "Kid"]


def test_all_who_ask_for_a_rematch_at_once_meet_at_one_table(server: RunningServer) -> None:
    seated = game_over(server, "Ada", "Ben", "Cleo", "Dan")
    with ThreadPoolExecutor(4) as threads:
        codes = {snapshot["table"]["code"] for snapshot in threads.map(lambda each: each.do("rematch"), seated)}
    assert len(codes) == 1
    assert {table["code"] for table in own_tables(seated[0].person)} == codes


def test_a_rematch_is_for_those_who_played_and_after_the_end(server: RunningServer) -> None:
    table = game_over(server, "Ada", "Ben")[0]
    with refused(403, "table/not-seated"):
        Person(server.url, "Zoe").at(table.code).do("rematch")
    with refused(409, "table/status"):
        sit_down(server.url, "Ada", "Ben")[0].do("rematch")
