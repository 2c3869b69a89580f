"""Deleting an account: everything personal goes, and the games of the others stay."""

import random
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from authenticator import ACCOUNT, Holder, account_of, named, new_holder, register, sign_in
from postgres import fresh_database
from server_client import TURN, Person, Seated, refused, sit_down
from server_process import RunningServer, ServerProcess, server_thread

from orbis.server.storage.accounts import close_account
from orbis.server.storage.erasure import find_unfinished
from orbis.server.storage.ratings import LOCK
from orbis.server.storage.schema import analysis_rows
from orbis.server.tables.played import PlayedGame

NAME, SAID = "Zerubbabel", "my number is 555"
WAITING = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[RunningServer]:
    settings: dict[str, Any] = {} if request.param == "sqlite" else {"database": fresh_database()}
    with server_thread(tmp_path, fake_time=True, analysis_simulations=1, **settings) as running:
        yield running


def delete(holder: Holder) -> None:
    holder.person.request("DELETE", ACCOUNT)


def two_at_a_table(server: RunningServer) -> tuple[Holder, Seated, Seated]:
    """Somebody with an account plays with a guest."""
    mine, theirs = sit_down(named(server.url), NAME, "Bea", first=0)
    return register(mine.person), mine, theirs


def all_text(table: Seated) -> str:
    """Everything that is told of a table."""
    answers = [table.person.send("GET", f"{table.path}{part}").text for part in ("", "/events", "/record", "/replay")]
    lists = [
        table.person.send("GET", "/api/me/tables", over="true").text,
        table.person.send("GET", "/api/me/games").text,
    ]
    return "".join([*answers, *lists])


def stored_text(path: Path) -> str:
    """Everything that is stored."""
    with sqlite3.connect(path / "orbis.db") as connection:
        return "\n".join(connection.iterdump())


def finish(*seats: Seated) -> None:
    """Play until the game is over."""
    chance = random.Random("erasure")
    while (message := seats[0].read())["table"]["status"] == "playing":
        ply, seat = message["state"]["turn"], seats[message["table"]["seat_to_move"]]
        seat.commit(ply, seat.random_turn(ply, chance))


def test_nothing_signs_in_any_more(server: RunningServer) -> None:
    holder = new_holder(server.url, NAME)
    program = Person(named(server.url), token=holder.person.request("POST", "/api/me/token")["token"])
    link = holder.person.request("POST", "/api/me/link")["code"]
    delete(holder)
    assert holder.person.request("GET", "/api/me") == {"name": None}
    stranger = Person(named(server.url))
    with refused(401, "guest/unknown"):
        program.request("GET", "/api/me/tables")
    with refused(403, "passkey/refused"):
        sign_in(stranger, holder.passkey)
    with refused(403, "recovery/unknown"):
        stranger.request("POST", f"{ACCOUNT}/recover", {"code": holder.codes[0]})
    with refused(404, "move/unknown"):
        stranger.request("POST", "/api/me/move", {"code": link})


def test_a_guest_has_nothing_to_delete(server: RunningServer) -> None:
    guest = Person(named(server.url), "Ada")
    with refused(409, "account/none"):
        guest.request("DELETE", ACCOUNT)
    assert guest.request("GET", "/api/me") == {"name": "Ada"}


def test_a_finished_game_stays_without_the_name(server: RunningServer) -> None:
    holder, mine, theirs = two_at_a_table(server)
    mine.do("chat", {"text": SAID})
    theirs.do("chat", {"text": "hello"})
    finish(mine, theirs)
    before = theirs.person.request("GET", f"{theirs.path}/record")
    with theirs.follow() as followed:
        followed.message()
        delete(holder)
        assert followed.signal("reload")
    text = all_text(theirs)
    assert NAME not in text
    assert SAID not in text
    snapshot = theirs.look()
    assert [seat["name"] for seat in snapshot["table"]["seats"]] == ["", "Bea"]
    assert snapshot["you"]["seats"] == [1]
    after = theirs.person.request("GET", f"{theirs.path}/record")
    assert [seat["name"] for seat in after["seats"]] == ["deleted player", "Bea"]
    assert {**after, "seats": None} == {**before, "seats": None}  # the game is the same to the byte
    chats = [event for event in theirs.read()["events"] if event["kind"] == "chat"]
    assert [(chat["name"], chat["text"]) for chat in chats] == [("", ""), ("Bea", "hello")]


def test_a_review_keeps_no_name(server: RunningServer) -> None:
    holder, mine, theirs = two_at_a_table(server)
    finish(mine, theirs)
    while theirs.do("review")["status"] != "done":
        pass
    assert NAME in str(theirs.do("review"))
    delete(holder)
    review = theirs.do("review")["result"]
    assert review["seats"] == ["deleted player", "Bea"]


def test_games_with_others_are_resigned(server: RunningServer) -> None:
    holder, mine, theirs = two_at_a_table(server)
    mine.commit(0, TURN)
    delete(holder)
    assert NAME not in all_text(theirs)
    snapshot = theirs.look()
    assert snapshot["table"]["status"] == "playing"
    assert snapshot["table"]["seats"][0]["stand_in"] == "skilled"
    assert snapshot["you"]["host"] is True
    assert "resigned" in theirs.news(0)


def test_games_against_bots_are_discarded(server: RunningServer) -> None:
    person = Person(named(server.url), NAME)
    holder = register(person)
    table = person.create("person", "person", start=True)
    delete(holder)
    watcher = Person(named(server.url)).at(table.code)
    assert watcher.look()["table"]["ended_by"] == "discarded"
    assert NAME not in all_text(watcher)


def test_open_tables_go_to_somebody_else_or_are_closed(server: RunningServer) -> None:
    holder = new_holder(server.url, NAME)
    shared, alone = holder.person.create("person", "open"), holder.person.create("person", "open")
    bea = Person(named(server.url), "Bea")
    theirs = bea.join(shared.code)
    elsewhere = bea.create("person", "open")
    holder.person.join(elsewhere.code)
    delete(holder)
    assert theirs.look()["you"] == {"seats": [1], "host": True, "may_end": True}
    assert [seat["kind"] for seat in theirs.look()["table"]["seats"]] == ["open", "person"]
    assert bea.at(alone.code).look()["table"]["status"] == "closed"
    assert [seat["kind"] for seat in elsewhere.look()["table"]["seats"]] == ["person", "open"]
    for table in (theirs, bea.at(alone.code), elsewhere):
        assert NAME not in all_text(table)


def test_a_host_without_a_seat_passes_the_table_on(server: RunningServer) -> None:
    holder = new_holder(server.url, NAME)
    table = holder.person.create("open", "open")
    one, two = (Person(named(server.url), name).join(table.code) for name in ("Bea", "Cy"))
    table.do("start")
    delete(holder)
    assert [seat.look()["you"]["host"] for seat in (one, two)] == [True, False]


def test_seats_that_were_given_up_lose_the_name_too(server: RunningServer) -> None:
    holder = new_holder(server.url, NAME)
    bea = Person(named(server.url), "Bea")
    table = bea.create("person", "open")
    holder.person.join(table.code).do("leave")
    Person(named(server.url), "Cy").join(table.code)
    _, resigned = two_at_a_table(server)[1:]
    delete(holder)
    assert NAME not in all_text(bea.at(table.code))
    assert [seat["name"] for seat in bea.at(table.code).look()["table"]["seats"]] == ["Bea", "Cy"]
    assert NAME in all_text(resigned)  # somebody else of that name


def test_all_names_of_a_guest_go(server: RunningServer) -> None:
    """Several people at one screen, and another name later."""
    holder = new_holder(server.url, "Former name")
    table = holder.person.create({"kind": "person", "name": "Little brother"}, "person", "open")
    holder.person.request("PUT", "/api/me", {"name": NAME})
    table.person.request("PUT", f"{table.path}/seats/0", {"kind": "person", "name": "Big sister"})
    bea = Person(named(server.url), "Bea").join(table.code)
    table.do("start")
    delete(holder)
    text = all_text(bea)
    assert not [name for name in ("Former name", "Little brother", "Big sister", NAME) if name in text]


def test_a_rematch_leaves_the_seat_open(server: RunningServer) -> None:
    holder, mine, theirs = two_at_a_table(server)
    finish(mine, theirs)
    delete(holder)
    rematch = theirs.do("rematch")
    assert sorted(seat["kind"] for seat in rematch["table"]["seats"]) == ["open", "person"]
    assert rematch["table"]["status"] == "open"


def test_the_same_device_begins_anew(server: RunningServer) -> None:
    holder = new_holder(server.url, NAME)
    delete(holder)
    holder.person.request("PUT", "/api/me", {"name": "Somebody else"})
    assert account_of(holder.person) is None
    assert register(holder.person).codes != []


def test_nothing_personal_is_stored_any_more(tmp_path: Path) -> None:
    with server_thread(tmp_path) as server:
        holder, mine, theirs = two_at_a_table(server)
        mine.do("chat", {"text": SAID})
        assert NAME in stored_text(tmp_path)
        delete(holder)
        text = stored_text(tmp_path)
        assert not [word for word in (NAME, SAID, holder.passkey.user_handle) if word in text]
        assert "Bea" in text
        assert theirs.look()["table"]["status"] == "playing"


def test_no_name_is_stored_of_a_finished_game(tmp_path: Path) -> None:
    with server_thread(tmp_path) as server:
        holder, mine, theirs = two_at_a_table(server)
        finish(mine, theirs)
        delete(holder)
        assert NAME not in stored_text(tmp_path)
        (game,) = theirs.person.request("GET", "/api/me/games")["games"]
        assert [seat["name"] for seat in game["seats"]] == ["", "Bea"]


def test_what_a_crash_interrupted_is_finished(server: RunningServer) -> None:
    holder, mine, theirs = two_at_a_table(server)
    guest = server.call(server.service.registry.get(mine.code)).table.seats[0].guest
    assert guest is not None
    server.call(close_account(server.service.store, guest))  # and then the power goes
    server.service.identities.forget()
    with refused(401, "guest/unknown"):
        holder.person.request("GET", "/api/me/tables")
    assert NAME in all_text(theirs)
    server.call(server.service.upkeep.expire())
    assert NAME not in all_text(theirs)
    assert server.call(find_unfinished(server.service.store)) == []


def test_a_name_goes_even_if_its_guest_is_forgotten_otherwise(server: RunningServer) -> None:
    """The guest has no seat any more, and the power goes before the name is taken out."""
    holder = new_holder(server.url, NAME)
    table = Person(named(server.url), "Bea").create("person", "open", first=0)
    holder.person.join(table.code)
    guest = server.call(server.service.registry.get(table.code)).table.seats[1].guest
    assert guest is not None
    holder.person.at(table.code).do("leave")
    table.person.request("PUT", f"{table.path}/seats/1", {"kind": "bot", "level": "novice"})
    table.do("start")
    table.commit(0, TURN)
    server.wait_for_bots()
    server.pass_seconds(31 * 86_400)
    server.call(close_account(server.service.store, guest))
    assert NAME in all_text(table)
    server.call(server.service.upkeep.expire())
    assert NAME not in all_text(table)


def test_what_is_being_computed_brings_no_name_back(server: RunningServer) -> None:
    """Reviews and games in short are stored a moment after the names in them were read."""
    holder, mine, theirs = two_at_a_table(server)
    finish(mine, theirs)
    while theirs.do("review")["status"] != "done":
        pass
    store, table = server.service.store, server.call(server.service.registry.get(mine.code)).table
    plies, bea = len(table.turns), table.seats[1].guest
    assert bea is not None
    review = server.call(store.find_analysis(table.id, "review", plies, ""))
    (listed,) = server.call(store.list_games(bea, None, 1))
    assert review is not None
    assert listed.body is not None
    played = msgspec.json.decode(listed.body, type=PlayedGame)
    assert NAME in review
    assert NAME in listed.body
    delete(holder)
    server.call(store.write(lambda connection: connection.execute(analysis_rows.delete())))
    server.call(store.add_summary(table.id, played))
    server.call(store.add_analysis(table.id, "review", plies, "", review))
    assert theirs.do("review")["result"]["seats"] == ["deleted player", "Bea"]
    assert NAME not in all_text(theirs)


def test_an_account_is_deleted_while_nobody_rates(tmp_path: Path) -> None:
    """Otherwise the two would wait for each other on PostgreSQL: each changes what the other one needs."""
    database = fresh_database()
    with server_thread(tmp_path, database=database) as server, psycopg.connect(database) as rating:
        holder = new_holder(server.url, NAME)
        rating.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
        with ThreadPoolExecutor(1) as threads:
            deleted = threads.submit(delete, holder)
            while not (rating.execute(WAITING).fetchone() or deleted.done()):
                pass
            assert not deleted.done()
            rating.rollback()
            deleted.result(20)
        assert holder.person.request("GET", "/api/me") == {"name": None}


def test_nobody_acts_as_a_guest_who_is_being_deleted(server: RunningServer) -> None:
    """Another process may not know yet: what it would store is refused."""
    holder, mine, theirs = two_at_a_table(server)
    elsewhere = theirs.person.create("person", "open")
    guest = server.call(server.service.registry.get(mine.code)).table.seats[0].guest
    assert guest is not None
    assert holder.person.request("GET", "/api/me") == {"name": NAME}  # this is remembered for a while
    server.call(close_account(server.service.store, guest))
    for act in (
        lambda: mine.do("chat", {"text": SAID}),
        lambda: holder.person.join(elsewhere.code),
        lambda: holder.person.create("person", "open"),
    ):
        with refused(503, "table/busy"):
            act()
    holder.person.request("PUT", "/api/me", {"name": NAME})  # has no effect
    server.service.identities.forget()
    with refused(401, "guest/unknown"):
        holder.person.request("GET", "/api/me/tables")
    server.call(server.service.upkeep.expire())
    assert NAME not in all_text(theirs)
    assert SAID not in all_text(theirs)


def test_other_processes_forget_the_name_too() -> None:
    database = fresh_database()
    with ServerProcess(database) as one, ServerProcess(database) as other:
        holder = new_holder(one.url, NAME)
        token = holder.token
        table = holder.person.create("person", "open")
        bea = Person(other.url, "Bea").join(table.code)
        assert NAME in all_text(bea)
        with bea.follow() as followed:
            followed.message()
            delete(holder)
            assert followed.signal("reload")
        assert NAME not in all_text(bea)
        watcher = Person(other.url, token=token)
        with refused(401, "guest/unknown"):
            watcher.request("GET", "/api/me/tables")
