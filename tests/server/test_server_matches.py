"""Finding opponents: whoever wants the same game comes to the same table."""

import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from postgres import fresh_database
from rated_games import account_holder
from server_client import Form, Person, refused
from server_process import RunningServer, server_thread


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server"), fake_time=True) as running:
        running.pass_seconds(60)
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def doors(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """The addresses of a server on SQLite, or of two on the same PostgreSQL."""
    folder = tmp_path_factory.mktemp("doors")
    if request.param == "sqlite":
        with server_thread(folder) as one:
            yield [one.url]
        return
    database = fresh_database()
    with server_thread(folder, database=database) as one, server_thread(folder, database=database) as other:
        yield [one.url, other.url]


def ask(person: Person, players: int = 2, speed: str = "live", rated: bool = False) -> Form:
    return person.request("POST", "/api/matches", {"players": players, "speed": speed, "rated": rated})


def waiting(person: Person) -> list[str]:
    return [match["code"] for match in person.request("GET", "/api/matches")["waiting"]]


def test_two_who_want_the_same_play_together(server: RunningServer) -> None:
    ada, bo = Person(server.url, "Ada"), Person(server.url, "Bo")
    first = ask(ada)["table"]
    assert (first["status"], first["options"]["turn_seconds"], first["options"]["public"]) == ("open", 120, True)
    assert waiting(ada) == [first["code"]]
    second = ask(bo)["table"]
    assert (second["code"], second["status"]) == (first["code"], "playing")
    assert waiting(ada) == waiting(bo) == []


def test_different_wishes_do_not_meet(server: RunningServer) -> None:
    people = [account_holder(server, f"P{number}")[0] for number in range(4)]
    wishes = [(3, "live", False), (3, "days", False), (3, "live", True), (4, "live", False)]
    tables = [ask(person, *wish)["table"] for person, wish in zip(people, wishes, strict=True)]
    assert len({table["code"] for table in tables}) == 4
    for person, table in zip(people, tables, strict=True):
        person.at(table["code"]).do("leave")


def test_asking_again_changes_nothing(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    first = ask(ada, 4)
    assert ask(ada, 4)["last"] == first["last"]
    ada.at(first["table"]["code"]).do("leave")
    assert waiting(ada) == []


def test_who_gives_up_when_the_game_has_begun_has_not_left_it(server: RunningServer) -> None:
    ada, bo = Person(server.url, "Ada"), Person(server.url, "Bo")
    code = ask(ada)["table"]["code"]
    ask(bo)
    assert ada.request("DELETE", "/api/matches") == {"waiting": []}
    assert "substituted" not in ada.at(code).news(0)
    again = ask(ada, 3)["table"]["code"]
    assert ada.request("DELETE", "/api/matches") == {"waiting": []}
    assert ada.at(again).look()["table"]["status"] == "closed"


def test_asking_for_another_game_gives_the_former_wish_up(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    first, second = ask(ada, 3), ask(ada, 4)
    assert ada.at(first["table"]["code"]).look()["table"]["status"] == "closed"
    assert waiting(ada) == [second["table"]["code"]]
    ada.at(second["table"]["code"]).do("leave")


def test_nobody_begins_a_live_game_with_somebody_who_is_gone(server: RunningServer) -> None:
    ada, bo = Person(server.url, "Ada"), Person(server.url, "Bo")
    left = ask(ada, 3)["table"]["code"]
    server.pass_seconds(61)
    found = ask(bo, 3)["table"]
    assert (found["code"] != left, found["status"]) == (True, "open")
    assert ada.at(left).look()["table"]["status"] == "closed"
    bo.at(found["code"]).do("leave")


def test_whoever_waits_with_an_open_page_is_not_gone(server: RunningServer) -> None:
    ada, bo = Person(server.url, "Ada"), Person(server.url, "Bo")
    code = ask(ada)["table"]["code"]
    with ada.at(code).follow() as socket:
        socket.message()
        server.pass_seconds(120)
        assert ask(bo)["table"]["code"] == code
        assert socket.event("started")


def test_a_slow_game_waits_for_days(server: RunningServer) -> None:
    ada, bo = Person(server.url, "Ada"), Person(server.url, "Bo")
    code = ask(ada, speed="days")["table"]["code"]
    server.pass_seconds(86_400)
    table = ask(bo, speed="days")["table"]
    assert (table["code"], table["status"], table["options"]["pace"]) == (code, "playing", "days")


def test_the_host_may_fill_the_table_with_bots(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    table = ada.at(ask(ada, 3)["table"]["code"])
    for seat in (1, 2):
        ada.request("PUT", f"{table.path}/seats/{seat}", {"kind": "bot", "level": "novice"})
    assert table.do("start")["table"]["status"] == "playing"
    assert waiting(ada) == []
    bo = Person(server.url, "Bo")
    found = ask(bo, 3)["table"]
    assert (found["code"] != table.code, found["status"]) == (True, "open")
    bo.at(found["code"]).do("leave")


def test_nobody_is_sent_to_a_table_that_its_host_has_filled(server: RunningServer) -> None:
    ada, bo = Person(server.url, "Ada"), Person(server.url, "Bo")
    filled = ada.at(ask(ada, 3)["table"]["code"])
    for seat, occupant in ((1, {"kind": "bot", "level": "novice"}), (2, {"kind": "person", "name": "Ada's sister"})):
        assert waiting(ada) == [filled.code]
        ada.request("PUT", f"{filled.path}/seats/{seat}", occupant)
    assert waiting(ada) == []
    found = ask(bo, 3)["table"]
    assert (found["code"] != filled.code, found["status"]) == (True, "open")
    bo.at(found["code"]).do("leave")


def test_several_seats_of_one_person_hold_up_nobody(server: RunningServer) -> None:
    ada, bo = Person(server.url, "Ada"), Person(server.url, "Bo")
    for _ in range(2):
        first = ask(ada, 3)["table"]["code"]
        ada.join(first, 1, "Ada's sister")
        other = ask(ada, 4)["table"]["code"]
        assert waiting(ada) == [other]
        assert ada.at(first).look()["table"]["status"] == "closed"
    ada.join(other, 2, "Ada's sister")
    server.pass_seconds(61)
    found = ask(bo, 4)["table"]
    assert (found["code"] != other, found["status"]) == (True, "open")
    assert bo.request("DELETE", "/api/matches") == {"waiting": []}


def test_rated_games_are_for_accounts(server: RunningServer) -> None:
    with refused(403, "rated/no-account"):
        ask(Person(server.url, "Guest"), rated=True)
    people = [account_holder(server, name)[0] for name in ("Ada", "Bo")]
    tables = [ask(person, rated=True)["table"] for person in people]
    assert tables[0]["code"] == tables[1]["code"]
    assert tables[1]["options"]["rated"]


def test_strangers_and_other_sites_cannot_ask(server: RunningServer) -> None:
    with refused(401, "guest/unknown"):
        ask(Person(server.url))
    ada = Person(server.url, "Ada")
    ada.http.headers["Origin"] = "https://elsewhere.example"
    with refused(403, "request/origin"):
        ask(ada)


@pytest.mark.parametrize("body", [{"players": 5}, {"speed": "fast"}, {"players": "2"}, [], {"rated": 1}])
def test_malformed_wishes_are_refused(server: RunningServer, body: object) -> None:
    with refused(422, "request/malformed"):
        Person(server.url, "Ada").request("POST", "/api/matches", body)


@pytest.mark.parametrize("players", [2, 3])
def test_whoever_asks_at_the_same_moment_comes_together(doors: list[str], players: int) -> None:
    """Twelve ask at once: nobody is left alone beside others who want the same."""
    people = [Person(doors[number % len(doors)], f"P{number}") for number in range(12)]
    barrier = threading.Barrier(len(people))

    def ask_at_once(person: Person) -> str:
        barrier.wait(20)
        code: str = ask(person, players)["table"]["code"]
        return code

    with ThreadPoolExecutor(len(people)) as threads:
        codes = Counter(threads.map(ask_at_once, people))
    assert set(codes.values()) == {players}
    for code in codes:
        assert people[0].request("GET", f"/api/tables/{code}", at_least=3)["table"]["status"] == "playing"
