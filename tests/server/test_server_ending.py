"""Ending early: those who play alone discard their game, hosts close their tables, and others resign."""

from collections.abc import Iterator
from typing import Any

import pytest
from server_client import TURN, Form, Person, Seated, connected, refused, sit_down
from server_process import RunningServer, server_thread

MAX_TABLES = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("server")
    with server_thread(folder, fake_time=True, max_tables=MAX_TABLES) as running:
        running.pass_seconds(60)
        yield running


def own_tables(person: Person, **params: Any) -> list[Form]:
    tables: list[Form] = person.request("GET", "/api/me/tables", **params)["tables"]
    return tables


def may_end(table: Seated) -> bool:
    """What the server says of it, which is the same in lists."""
    answer: bool = table.look()["you"]["may_end"]
    listed = {each["code"]: each["may_end"] for each in own_tables(table.person)}
    assert listed.get(table.code, answer) == answer
    return answer


# Discarding


@pytest.mark.parametrize("seats", [("person", "novice"), ("person", "person"), ("novice", "novice")])
def test_who_plays_without_other_people_can_discard_the_game(server: RunningServer, seats: tuple[str, str]) -> None:
    table = Person(server.url, "Ada").create(*seats, first=0, start=True, bot_pause=10)
    assert may_end(table)
    snapshot = table.do("end")
    assert (snapshot["table"]["status"], snapshot["table"]["ended_by"]) == ("over", "discarded")
    assert snapshot["table"]["seat_to_move"] is None
    ended = table.read()["events"][-1]
    assert (ended["kind"], ended["reason"], ended["result"]) == ("ended", "discarded", None)
    assert ended["seed"] == snapshot["table"]["seed"]
    assert not may_end(table)


def test_to_discard_a_game_twice_does_no_harm(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "person", start=True)
    assert table.do("end")["last"] == table.do("end")["last"]


def test_a_discarded_game_is_not_listed_but_its_link_still_shows_it(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    table = ada.create("person", "person", first=0, start=True, public=True)
    table.commit(0, TURN)
    table.do("end")
    assert own_tables(ada) == own_tables(ada, over=True) == []
    for status in ("open", "playing"):
        assert table.code not in [each["code"] for each in ada.request("GET", "/api/tables", status=status)["tables"]]
    assert [turn["notation"] for turn in ada.request("GET", f"{table.path}/replay")["turns"]] == [TURN]
    assert ada.request("GET", f"{table.path}/record")["turns"] == [TURN]
    assert table.do("rematch")["table"]["status"] == "playing"


def test_the_players_of_a_discarded_game_cannot_go_on(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "person", first=0, start=True)
    table.do("end")
    with refused(409, "table/status"):
        table.commit(0, TURN)


def test_a_bot_that_was_thinking_does_not_play_on_in_a_discarded_game(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "novice", first=1, start=True, bot_pause=10)
    last = table.do("end")["last"]
    server.pass_seconds(60)
    assert table.news(last) == []


def test_discarding_makes_room_for_another_game(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    tables = [ada.create("person", "novice", start=True, first=0) for _ in range(MAX_TABLES)]
    with refused(409, "table/too-many"):
        ada.create("person", "novice", start=True)
    tables[0].do("end")
    assert ada.create("person", "novice", start=True)


def test_a_game_with_other_people_cannot_be_discarded(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0)
    for table in (ada, ben):
        assert not may_end(table)
        with refused(409, "table/not-alone"):
            table.do("end")


def test_the_last_person_who_plays_can_discard_the_game(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=1, bot_pause=10)
    ada.do("leave")
    assert may_end(ben)
    assert not may_end(ada)
    ada.do("return")
    assert not may_end(ben)
    ada.do("leave")
    assert ben.do("end")["table"]["ended_by"] == "discarded"


def test_strangers_and_those_who_watch_end_nothing(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "novice", first=0, start=True)
    with refused(401, "guest/unknown"):
        Person(server.url).at(table.code).do("end")
    zoe = Person(server.url, "Zoe").at(table.code)
    assert not may_end(zoe)
    with refused(403, "table/not-host"):
        zoe.do("end")
    table.do("end")
    with refused(403, "table/not-host"):
        zoe.do("end")


def test_the_stream_of_a_program_tells_of_a_discarded_game(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    table = ada.create("person", "person", first=0, start=True)
    with ada.stream() as lines:
        assert [next(lines)["kind"], next(lines)["kind"]] == ["started", "turn"]
        table.do("end")
        assert next(lines) == {"kind": "ended", "table": table.code}


# Closing a table before the start


def test_the_host_can_close_a_table_where_others_sit(server: RunningServer) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ada.create("person", "open", "open", public=True)
    guest = ben.join(table.code)
    assert (may_end(table), may_end(guest)) == (True, False)
    with refused(403, "table/not-host"):
        guest.do("end")
    with connected(guest) as (socket,):
        assert table.do("end")["table"]["status"] == "closed"
        assert socket.event("closed")
    assert table.do("end")["table"]["status"] == "closed"
    assert own_tables(ada, over=True) == own_tables(ben, over=True) == []
    with refused(409, "table/status"):
        table.do("start")


def test_a_host_without_a_seat_can_close_the_table(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("open", "novice")
    assert may_end(table)
    assert table.do("end")["table"]["status"] == "closed"


# Resigning


def test_for_who_resigns_a_bot_plays_on_for_good(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0, stand_in="novice")
    with connected(ben) as (socket,):
        snapshot = ada.do("resign")
        assert socket.event("turn")["by"] == "bot"
    assert snapshot["you"] == {"seats": [], "host": False, "may_end": False}
    seat = snapshot["table"]["seats"][0]
    assert (seat["kind"], seat["name"], seat["stand_in"]) == ("person", "Ada", "novice")
    kinds = {event["kind"]: event for event in ben.read()["events"]}
    assert (kinds["resigned"]["seat"], kinds["resigned"]["level"], kinds["host"]["seat"]) == (0, "novice", 1)
    assert own_tables(ada.person) == []
    assert ben.look()["you"] == {"seats": [1], "host": True, "may_end": True}
    for what in ("return", "resign"):
        with refused(403, "table/not-seated"):
            ada.do(what)


def test_who_resigns_at_one_screen_gives_up_all_their_seats(server: RunningServer) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ada.create("person", "open", "person", "open", first=1)
    ben.join(table.code, 1)
    Person(server.url, "Cleo").join(table.code, 3)
    table.do("start")
    table.do("leave", {"seat": 2})
    table.do("resign")
    assert [seat["stand_in"] is not None for seat in table.look()["table"]["seats"]] == [True, False, True, False]
    assert ben.at(table.code).look()["you"]["host"]


def test_the_host_stays_when_another_resigns(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0)
    ben.do("resign")
    assert ada.look()["you"] == {"seats": [0], "host": True, "may_end": True}


def test_a_question_about_somebody_is_settled_when_they_resign(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0, turn_seconds=30, bot_pause=10)
    server.pass_seconds(30)
    assert ben.question() is not None
    ada.do("resign")
    assert ben.question() is None


def test_to_resign_takes_a_game_and_a_seat(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    with refused(409, "table/status"):
        ada.create("person", "open").do("resign")
    with refused(403, "table/not-seated"):
        Person(server.url, "Zoe").at(sit_down(server.url, "Ada", "Ben")[0].code).do("resign")


def test_the_seat_of_who_resigned_is_open_in_a_rematch(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0, bot_pause=10)
    ada.do("resign")
    ben.do("end")
    table = ben.do("rematch")["table"]
    assert (table["status"], [seat["kind"] for seat in table["seats"]]) == ("open", ["open", "person"])
