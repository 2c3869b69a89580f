"""Seats before the game: join, leave, set, start."""

from collections.abc import Iterator
from typing import Any

import pytest
from server_client import Person, Seated, refused
from server_process import RunningServer, server_thread


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server")) as running:
        yield running


def seats_at(table: Seated) -> list[str]:
    """Who sits where, in one word each."""
    return [seat["name"] or seat["level"] or seat["kind"] for seat in table.look()["table"]["seats"]]


def set_seat(table: Seated, seat: int, **occupant: Any) -> None:
    table.person.request("PUT", f"{table.path}/seats/{seat}", occupant)


# Join


def test_one_joins_the_first_open_seat_or_a_given_one(server: RunningServer) -> None:
    code = Person(server.url, "Ada").create("open", "person", "open", "open").code
    Person(server.url, "Ben").join(code, seat=2)
    Person(server.url, "Cleo").join(code)
    dan = Person(server.url, "Dan").join(code, name="Danny")
    assert seats_at(dan) == ["Cleo", "Ada", "Ben", "Danny"]
    assert dan.look()["you"] == {"seats": [3], "host": False, "may_end": False}


def test_a_seat_that_is_taken_or_not_there_is_refused(server: RunningServer) -> None:
    code = Person(server.url, "Ada").create("person", "novice", "open").code
    ben = Person(server.url, "Ben")
    for seat in (0, 1):
        with refused(409, "seat/taken") as caught:
            ben.join(code, seat=seat)
        assert caught.value.form["args"] == {"seat": seat, "open": [2]}
    with refused(404, "seat/unknown"):
        ben.join(code, seat=3)
    ben.join(code)
    with refused(409, "table/full"):
        Person(server.url, "Cleo").join(code)


def test_to_join_again_gives_no_second_seat_unless_it_is_named(server: RunningServer) -> None:
    code = Person(server.url, "Ada").create("person", "open", "open").code
    ben = Person(server.url, "Ben")
    table = ben.join(code)
    ben.join(code)
    assert seats_at(table) == ["Ada", "Ben", "open"]
    ben.join(code, seat=2, name="Bea")
    assert seats_at(table) == ["Ada", "Ben", "Bea"]
    assert table.look()["you"]["seats"] == [1, 2]
    ben.join(code)
    assert table.look()["you"]["seats"] == [1, 2]


# Leave, seats, start


def test_who_leaves_frees_the_seat_and_passes_the_host_on(server: RunningServer) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ada.create("person", "open", "novice", public=True)
    ben.join(table.code)
    assert table.do("leave")["you"] == {"seats": [], "host": False, "may_end": False}
    theirs = ben.at(table.code)
    assert theirs.look()["you"] == {"seats": [1], "host": True, "may_end": True}
    assert theirs.look()["table"]["host"] == 1
    assert seats_at(theirs) == ["open", "Ben", "novice"]
    assert theirs.do("leave")["table"]["status"] == "closed"
    assert theirs.person.request("GET", "/api/tables")["tables"] == []
    with refused(409, "table/status") as caught:
        ada.join(table.code)
    assert caught.value.form["args"] == {"status": "closed", "needed": "open"}


def test_who_has_several_seats_says_which_one_to_leave(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "person", "open")
    with refused(422, "seat/which") as caught:
        table.do("leave")
    assert caught.value.form["args"] == {"seats": [0, 1]}
    snapshot = table.do("leave", {"seat": 0})
    assert (snapshot["table"]["status"], snapshot["you"]) == ("open", {"seats": [1], "host": True, "may_end": True})
    with refused(403, "seat/not-yours"):
        table.do("leave", {"seat": 0})
    with refused(403, "table/not-seated"):
        Person(server.url, "Ben").at(table.code).do("leave")


def test_the_host_sets_the_seats_that_nobody_else_holds(server: RunningServer) -> None:
    ben = Person(server.url, "Ben")
    table = Person(server.url, "Ada").create("person", "open", "novice", "open")
    ben.join(table.code, seat=1)
    set_seat(table, 2, kind="open")
    set_seat(table, 3, kind="person", name="Grandpa")
    set_seat(table, 2, kind="bot", level="master")
    assert seats_at(table) == ["Ada", "Ben", "master", "Grandpa"]
    assert table.look()["you"]["seats"] == [0, 3]
    set_seat(table, 0, kind="person", name="Countess")
    set_seat(table, 3, kind="open")
    assert seats_at(table) == ["Countess", "Ben", "master", "open"]
    assert table.look()["you"]["seats"] == [0]
    with refused(409, "seat/taken"):
        set_seat(table, 1, kind="open")
    with refused(403, "table/not-host"):
        set_seat(ben.at(table.code), 2, kind="open")


def test_a_seat_that_is_not_there_is_not_set(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    with refused(404, "seat/unknown") as caught:
        set_seat(table, 3, kind="open")
    assert caught.value.form["args"] == {"seat": 3, "seats": 2}
    with refused(422, "request/malformed"):
        set_seat(table, 4, kind="open")


def test_only_the_host_starts_and_only_once_all_seats_are_taken(server: RunningServer) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ada.create("person", "open")
    with refused(409, "table/open-seats") as caught:
        table.do("start")
    assert caught.value.form["args"] == {"open": [1]}
    ben.join(table.code)
    with refused(403, "table/not-host"):
        ben.at(table.code).do("start")
    snapshot = table.do("start")
    assert (snapshot["table"]["status"], snapshot["state"]["turn"]) == ("playing", 0)
    with refused(409, "table/status"):
        table.do("start")
    with refused(409, "table/status"):
        ben.join(table.code)
    with refused(409, "table/status"):
        set_seat(table, 0, kind="open")
