"""Contributions to the shuffle: the server commits first, then everyone adds to the seed. The end reveals it all."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from command import orbis
from postgres import fresh_database
from server_client import Form, Person, Refusal, Seated, refused
from server_process import RunningServer, server_thread

from orbis.game.layout import seed_hash
from orbis.records.contributions import seed_from
from orbis.server.tables import lobby
from orbis.server.tables.events import Change, ContributedEvent, JoinedEvent, event_body, stored_event
from orbis.server.tables.lobby import Guest
from orbis.server.tables.options import BotSeat, OpenSeat, PersonSeat, TableOptions
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import Table

ONE, TWO, THREE = "1" * 32, "2" * 32, "3" * 32
ADA, BEN = Guest(1, "Ada"), Guest(2, "Ben")


# The table alone


def new_table(*seats: PersonSeat | BotSeat | OpenSeat) -> Table:
    table = Table(1, "abcdefgh", TableOptions(seats=list(seats)), "secret", 0.0)
    table.apply(lobby.open_table(table, ADA, 0.0))
    return table


def do(table: Table, change: Change | None) -> Table:
    if change is not None:
        table.apply(change)
    return table


def test_the_seed_is_made_of_the_secret_and_the_contributions_in_seat_order() -> None:
    table = new_table(PersonSeat(), OpenSeat(), BotSeat("novice"))
    do(table, lobby.join(table, BEN, None, None, 1.0, TWO))
    do(table, lobby.contribute(table, ADA, ONE, 2.0))
    assert (table.seed_hash, table.contributions) == (seed_hash("secret"), [ONE, TWO, None])
    do(table, lobby.start(table, ADA, 3.0))
    assert table.game is not None
    assert table.game.seed == table.seed == seed_from("secret", [ONE, TWO, None])


def test_without_contributions_a_table_is_as_ever() -> None:
    table = new_table(PersonSeat(), BotSeat("novice"))
    do(table, lobby.start(table, ADA, 1.0))
    assert table.game is not None
    assert (table.game.seed, table.seed_hash) == ("secret", seed_hash("secret"))


def test_a_seat_contributes_once() -> None:
    table = new_table(PersonSeat(), OpenSeat())
    do(table, lobby.contribute(table, ADA, ONE, 1.0))
    assert lobby.contribute(table, ADA, ONE, 2.0) is None
    assert lobby.contribute(table, ADA, TWO, 2.0) is None
    assert table.contributions == [ONE, None]


def test_all_seats_of_a_guest_contribute() -> None:
    table = new_table(PersonSeat("Mum"), PersonSeat("Kid"), OpenSeat())
    do(table, lobby.contribute(table, ADA, ONE, 1.0))
    do(table, lobby.join(table, ADA, 2, "Dad", 2.0))
    assert table.contributions == [ONE, ONE, None]
    do(table, lobby.contribute(table, ADA, TWO, 3.0))
    assert table.contributions == [ONE, ONE, TWO]


def test_a_contribution_goes_with_the_seat() -> None:
    table = new_table(PersonSeat(), OpenSeat(), OpenSeat())
    do(table, lobby.join(table, BEN, 1, None, 1.0, TWO))
    do(table, lobby.leave(table, BEN, None, 2.0))
    assert table.contributions == [None, None, None]
    do(table, lobby.join(table, BEN, 1, None, 3.0))
    assert table.contributions == [None, None, None]
    do(table, lobby.set_seat(table, ADA, 2, PersonSeat("Kid"), 4.0))
    do(table, lobby.contribute(table, ADA, ONE, 5.0))
    assert table.contributions == [ONE, None, ONE]
    do(table, lobby.set_seat(table, ADA, 2, PersonSeat("Child"), 6.0))
    assert table.contributions == [ONE, None, ONE]  # only the name is another one
    do(table, lobby.set_seat(table, ADA, 2, BotSeat("novice"), 7.0))
    assert table.contributions == [ONE, None, None]


def test_the_host_who_leaves_takes_the_contribution_along() -> None:
    table = new_table(PersonSeat(), OpenSeat())
    do(table, lobby.contribute(table, ADA, ONE, 1.0))
    do(table, lobby.join(table, BEN, None, None, 2.0, TWO))
    do(table, lobby.leave(table, ADA, None, 3.0))
    assert (table.host, table.contributions) == (BEN.id, [None, TWO])


def test_only_those_seated_contribute() -> None:
    table = new_table(PersonSeat(), BotSeat("novice"))
    with pytest.raises(Refused, match="table/not-seated"):
        lobby.contribute(table, BEN, ONE, 1.0)
    do(table, lobby.start(table, ADA, 2.0))
    with pytest.raises(Refused, match="table/not-seated"):
        lobby.contribute(table, BEN, ONE, 3.0)


def test_a_contribution_after_the_start_no_longer_counts() -> None:
    table = new_table(PersonSeat(), BotSeat("novice"))
    do(table, lobby.start(table, ADA, 1.0))
    assert lobby.contribute(table, ADA, ONE, 2.0) is None
    assert (table.contributions, table.seed) == ([None, None], "secret")


def test_events_are_stored_and_those_of_old_tables_can_be_read() -> None:
    event = ContributedEvent(3, 1.5, 1, ONE)
    assert stored_event(3, 1.5, "contributed", event_body(event)) == event
    assert stored_event(2, 1.0, "joined", '{"seat":1,"name":"Ben"}') == JoinedEvent(2, 1.0, 1, "Ben")


# The server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("shuffle")) as running:
        yield running


def contribute(table: Seated, contribution: Any) -> Form:
    return table.do("contribution", {"contribution": contribution})


def seat_both(server: RunningServer) -> tuple[Seated, Seated]:
    """Ada and Ben at a table, Ben with a contribution."""
    ada = Person(server.url, "Ada").create("person", "open", first=0)
    person = Person(server.url, "Ben")
    person.request("POST", f"{ada.path}/join", {"contribution": TWO})
    return ada, person.at(ada.code)


def test_a_whole_game_can_be_verified(server: RunningServer, tmp_path: Path) -> None:
    ada = Person(server.url, "Ada").create("person", "novice")
    promised = ada.look()["table"]["seed_hash"]
    shown = contribute(ada, ONE)["table"]
    assert (shown["contributions"], shown["secret"], shown["seed"]) == ([ONE, None], None, None)
    ada.do("start")
    message = ada.play_until_over()
    table, ended = message["table"], message["events"][-1]
    assert table["seed_hash"] == promised == seed_hash(table["secret"])
    assert table["seed"] == ended["seed"] == seed_from(table["secret"], [ONE, None])
    path = tmp_path / "game.orbis.json"
    path.write_bytes(ada.person.send("GET", f"{ada.path}/record").content)
    outcome = orbis("verify", path, "--seed-hash", promised)
    assert (outcome.code, outcome.out.splitlines()[-1]) == (0, f"  seat 0: {ONE}")
    record = json.loads(path.read_text())
    assert (record["version"], record["seed"], record["secret"]) == (2, table["seed"], table["secret"])
    assert Person(server.url).request("POST", "/api/replay", record) == ada.person.request("GET", f"{ada.path}/replay")


def test_everyone_at_the_table_sees_the_contributions(server: RunningServer) -> None:
    ada, ben = seat_both(server)
    contribute(ada, ONE)
    contribute(ada, THREE)  # too late for this seat
    for table in (ada, ben, Person(server.url).at(ada.code)):
        assert table.look()["table"]["contributions"] == [ONE, TWO]
    told = [event for event in ben.read()["events"] if event["kind"] == "contributed"]
    assert [(event["seat"], event["contribution"]) for event in told] == [(1, TWO), (0, ONE)]


def test_a_contribution_that_comes_after_the_start_is_answered_with_those_that_count(server: RunningServer) -> None:
    ada, _ = seat_both(server)
    started = ada.do("start")
    answer = contribute(ada, ONE)
    assert (answer["table"]["status"], answer["table"]["contributions"]) == ("playing", [None, TWO])
    assert answer["last"] == started["last"]  # nothing has happened
    with refused(403, "table/not-seated"):
        contribute(Person(server.url, "Zoe").at(ada.code), ONE)


def test_neither_secret_nor_seed_is_told_before_the_end(server: RunningServer) -> None:
    ada, ben = seat_both(server)
    contribute(ada, ONE)
    ada.do("start")
    ada.commit(0, "b2 ~1>")
    secret = server.call(server.service.registry.get(ada.code)).table.secret
    hidden = (secret, seed_from(secret, [ONE, TWO]))
    for table in (ada, ben):
        seen = json.dumps([table.look(), table.read(), table.person.request("GET", "/api/me/tables")])
        assert not any(text in seen for text in hidden)
    with refused(409, "table/status"):
        ada.person.request("GET", f"{ada.path}/record")


@pytest.mark.parametrize(
    "wrong",
    [None, 1, "", "1" * 31, "1" * 33, "1" * 100_000, "A" * 32, "g" * 32, "1" * 31 + "\n", "1" * 32 + "\n", [ONE]],
)
def test_what_is_no_contribution_is_refused(server: RunningServer, wrong: Any) -> None:
    ada = Person(server.url, "Ada").create("person", "open")
    with pytest.raises(Refusal) as caught:
        contribute(ada, wrong)
    assert (caught.value.status, caught.value.code) in ((422, "request/malformed"), (413, "request/too-large"))
    if caught.value.status == 422:
        assert caught.value.form["args"]["where"] == "body.contribution"
    if wrong is not None:
        with refused(caught.value.status, caught.value.code):
            ada.do("join", {"seat": 1, "contribution": wrong})
    assert ada.look()["table"]["contributions"] == [None, None]


def test_a_table_is_not_created_with_a_contribution(server: RunningServer) -> None:
    """The server would know it before it commits to a secret."""
    with refused(422, "request/malformed"):
        Person(server.url, "Ada").create("person", "open", contribution=ONE)


def test_strangers_and_watchers_do_not_contribute(server: RunningServer) -> None:
    ada = Person(server.url, "Ada").create("person", "open")
    with refused(401, "guest/unknown"):
        contribute(Person(server.url).at(ada.code), ONE)
    with refused(403, "table/not-seated"):
        contribute(Person(server.url, "Zoe").at(ada.code), ONE)


def test_a_rematch_has_a_new_secret_and_can_wait_for_contributions(server: RunningServer) -> None:
    ada = Person(server.url, "Ada").create("person", "novice")
    contribute(ada, ONE)
    ada.do("start")
    ada.play_until_over()
    again = ada.person.request("POST", f"{ada.path}/rematch", start=False)["table"]
    assert (again["status"], again["contributions"]) == ("open", [None, None])
    assert again["seed_hash"] != ada.look()["table"]["seed_hash"]
    assert ada.do("rematch")["table"]["code"] == again["code"]
    new = ada.person.at(again["code"])
    contribute(new, TWO)
    assert new.do("start")["table"]["contributions"] == [TWO, None]


def test_contributions_outlive_the_process(tmp_path: Path) -> None:
    with server_thread(tmp_path) as server:
        ada = Person(server.url, "Ada").create("person", "person", first=0)
        contribute(ada, ONE)
        state = ada.do("start")["state"]
        token = ada.person.request("POST", "/api/me/token")["token"]
    with server_thread(tmp_path) as server:
        again = Person(server.url, token=token).at(ada.code).look()
        assert (again["table"]["contributions"], again["state"]) == ([ONE, ONE], state)


def test_two_processes_deal_the_same_game(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"folder": tmp_path, "database": fresh_database()}
    with server_thread(**settings) as one, server_thread(**settings) as other:
        ada = Person(one.url, "Ada").create("person", "open", first=0)
        ben = Person(other.url, "Ben")
        ben.request("POST", f"{ada.path}/join", {"contribution": TWO})
        contribute(ada, ONE)
        started = ada.do("start")
        assert started["table"]["contributions"] == [ONE, TWO]
        seen = ben.request("GET", ada.path, at_least=started["last"])
        assert seen["state"] == started["state"]
        seeds = {each.call(each.service.registry.get(ada.code)).table.seed for each in (one, other)}
        assert len(seeds) == 1
