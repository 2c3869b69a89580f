"""Many at once: exactly one wins, nothing is lost, and everyone sees the same in the same order."""

import asyncio
import random
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import httpx
import pytest
from postgres import fresh_database
from server_client import Form, Person, Seated
from server_process import RunningServer, server_thread

from orbis.server.tables import lobby
from orbis.server.tables.table import Table
from orbis.server.web import websocket

T = TypeVar("T")

LINES = [f"line {number}" for number in range(12)]
THE_END = "the end"


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[RunningServer]]:
    """Two servers on the same PostgreSQL."""
    settings: dict[str, Any] = {"folder": tmp_path_factory.mktemp("pair"), "database": fresh_database()}
    with server_thread(**settings) as one, server_thread(**settings) as other:
        yield [one, other]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server on SQLite."""
    with server_thread(tmp_path_factory.mktemp("alone")) as server:
        yield server


@pytest.fixture(params=["alone", "pair"])
def doors(request: pytest.FixtureRequest) -> list[str]:
    """The addresses of the servers."""
    servers = request.getfixturevalue(request.param)
    return [server.url for server in (servers if request.param == "pair" else [servers])]


def devices(doors: list[str], person: Person, number: int) -> list[Person]:
    """The same guest so often, at all doors."""
    token = person.request("POST", "/api/me/token")["token"]
    return [Person(doors[number % len(doors)], token=token) for number in range(number)]


def at_once(jobs: list[Callable[[], T]]) -> list[T]:
    """Do all at the same moment."""
    barrier = threading.Barrier(len(jobs))

    def run(job: Callable[[], T]) -> T:
        barrier.wait(20)
        return job()

    with ThreadPoolExecutor(len(jobs)) as threads:
        return list(threads.map(run, jobs))


def different_turns(table: Seated, ply: int, most: int) -> list[str]:
    """Some turns that are all legal."""
    prefixes, turns = [list[str]()], list[str]()
    while prefixes and len(turns) < most:
        form = table.preview(ply, staged := prefixes.pop(0))
        prefixes += [[*staged, step["notation"]] for step in form["next"]]
        turns += [form["staged"]] if form["complete"] else []
    return turns


def turns_told(table: Seated) -> list[str]:
    return [event["turn"] for event in table.read()["events"] if event["kind"] == "turn"]


# Turns


@pytest.mark.parametrize(("clients", "plies"), [(2, 6), (20, 2)])
def test_of_different_turns_for_one_ply_exactly_one_wins(doors: list[str], clients: int, plies: int) -> None:
    person = Person(doors[0], "Ada")
    table = person.create("person", "person", start=True)
    seats = [device.at(table.code) for device in devices(doors, person, clients)]
    won = []
    for ply in range(plies):
        turns = different_turns(table, ply, clients)
        assert len(turns) >= min(clients, 10)
        answers = at_once([commit(seat, ply, turn) for seat, turn in zip(seats, turns, strict=False)])
        winners = [turn for turn, answer in zip(turns, answers, strict=True) if answer.status_code == 200]
        assert len(winners) == 1
        won += winners
        for answer in answers:
            if answer.status_code != 200:
                check_conflict(answer, ply, won)
        for seat in seats:
            seat.read(2 + ply, wait=5)  # the other server hears of it a moment later
            assert turns_told(seat) == won


def commit(seat: Seated, ply: int, turn: str) -> Callable[[], httpx.Response]:
    return lambda: seat.person.send("POST", f"{seat.path}/turns", {"ply": ply, "actions": turn})


def check_conflict(answer: httpx.Response, ply: int, won: list[str]) -> None:
    """Whoever was late is told how the table stands."""
    form = answer.json()
    assert (answer.status_code, form["code"]) == (409, "turn/stale")
    assert form["args"] == {"ply": ply + 1, "asked": ply}
    assert form["current"]["state"]["turn"] == ply + 1
    assert form["current"]["last"] == 2 + len(won)


def test_the_same_turn_from_many_devices_is_played_once(doors: list[str]) -> None:
    person = Person(doors[0], "Ada")
    table = person.create("person", "person", start=True)
    seats = [device.at(table.code) for device in devices(doors, person, 10)]
    (turn,) = different_turns(table, 0, 1)
    answers = at_once([commit(seat, 0, turn) for seat in seats])
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    table.read(2, wait=5)
    assert turns_told(table) == [turn]


# Seats


def test_one_open_seat_is_taken_once(doors: list[str]) -> None:
    people = [Person(doors[number % len(doors)], f"Guest {number}") for number in range(12)]
    table = Person(doors[0], "Ada").create("person", "open", "open")
    answers = at_once([ask(person, f"{table.path}/join") for person in people])
    codes = Counter(answer.json().get("code", "joined") for answer in answers)
    assert codes == {"joined": 2, "table/full": 10}
    joined = [event for event in table.read()["events"] if event["kind"] == "joined"]
    assert sorted(event["seat"] for event in joined) == [1, 2]
    winners = {
        person.request("GET", "/api/me")["name"] for person in people if person.at(table.code).look()["you"]["seats"]
    }
    assert {event["name"] for event in joined} == winners


def ask(person: Person, path: str, body: Any = None) -> Callable[[], httpx.Response]:
    return lambda: person.send("POST", path, body or {})


def test_a_game_starts_once(doors: list[str]) -> None:
    person = Person(doors[0], "Ada")
    table = person.create("person", "person")
    answers = at_once([ask(device, f"{table.path}/start") for device in devices(doors, person, 8)])
    assert Counter(answer.status_code for answer in answers) == {200: 1, 409: 7}
    assert [event["kind"] for event in table.read()["events"]] == ["created", "started"]


def test_a_rematch_is_one_table(doors: list[str]) -> None:
    host, other = Person(doors[0], "Ada"), Person(doors[-1], "Bo")
    table = host.create("person", "open")
    seats = [table, other.join(table.code)]
    table.do("start")
    players = [threading.Thread(target=seat.play_until_over, args=(seat.person.url,)) for seat in seats]
    for player in players:
        player.start()
    for player in players:
        player.join()
    answers = at_once([ask(seat.person, f"{table.path}/rematch") for seat in seats])
    codes = {answer.json()["table"]["code"] for answer in answers}
    assert len(codes) == 1
    for person in (host, other):
        assert [form["code"] for form in person.request("GET", "/api/me/tables")["tables"]] == list(codes)


# Events


def test_everyone_sees_the_same_events_whatever_happens_at_once(doors: list[str]) -> None:
    """Four play and talk, and others follow who are cut off again and again."""
    table = Person(doors[0], "Ada").create("person", "open", "open", "open")
    seats = [table, *(Person(door, f"Bo {number}").join(table.code) for number, door in enumerate((doors * 3)[:3]))]
    table.do("start")
    watchers = [Person(doors[number % len(doors)]).at(table.code) for number in range(4)]
    with ThreadPoolExecutor(16) as threads:
        try:
            following = [threads.submit(follow_unsteadily, seat, number) for number, seat in enumerate(watchers)]
            playing = [threads.submit(seat.play_until_over, f"player {number}", 4) for number, seat in enumerate(seats)]
            talking = [threads.submit(talk, seat, number) for number, seat in enumerate(seats)]
            for played in playing:
                played.result()
            for talked in talking:
                talked.result()
        finally:
            table.do("chat", {"text": THE_END})
        told = table.read()["events"]
        for follower in following:
            assert follower.result() == told
    assert [event["number"] for event in told] == list(range(1, len(told) + 1))
    assert [event["ply"] for event in told if event["kind"] == "turn"] == list(range(16))
    for number in range(4):
        said = [event["text"] for event in told if event["kind"] == "chat" and event["name"] == names(seats)[number]]
        assert [text for text in said if text != THE_END] == LINES


def names(seats: list[Seated]) -> list[str]:
    return [seat["name"] for seat in seats[0].look()["table"]["seats"]]


def talk(seat: Seated, number: int) -> None:
    for text in LINES:
        seat.do("chat", {"text": text})


def follow_unsteadily(seat: Seated, number: int) -> list[Form]:
    """All events as one hears them over connections that break, by WebSocket and by long reads, until the last."""
    chance = random.Random(number)
    heard: list[Form] = []

    def hear(message: Form) -> bool:
        heard.extend(message["events"])
        return heard[-1].get("text") == THE_END

    while True:
        after = heard[-1]["number"] if heard else 0
        if chance.random() < 0.3:
            if hear(seat.read(after, wait=5)):
                return heard
        else:
            with seat.follow(after) as followed:
                if any(hear(followed.message()) for _ in range(chance.randrange(4))):
                    return heard


def test_what_happens_while_the_first_message_is_sent_is_told_too(
    alone: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Person(alone.url, "Ada").create("person", "open")
    send = websocket._send
    sent: list[bytes] = []

    async def send_slowly(socket: Any, content: bytes) -> None:
        if not sent:
            await alone.service.registry.change(table.code, lambda table: lobby.chat(table, host(table), "now", 0.0))
        sent.append(content)
        await send(socket, content)

    monkeypatch.setattr(websocket, "_send", send_slowly)
    with table.follow() as followed:
        assert followed.event("chat")["text"] == "now"


def host(table: Table) -> lobby.Guest:
    return lobby.Guest(table.host or 0, "Ada")


def test_a_server_that_reads_a_table_misses_nothing_that_happens_meanwhile(
    pair: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notice of an event comes after the events were read and before the table is there."""
    one, other = pair
    table = Person(one.url, "Ada").create("person", "open")
    store, registry = other.service.store, other.service.registry
    find_table, hear = store.find_table, registry.hear
    read, heard = threading.Event(), threading.Event()

    async def find_slowly(code: str) -> Any:
        found = await find_table(code)
        read.set()
        while not heard.is_set():
            await asyncio.sleep(0.001)
        return found

    async def hear_loudly(code: str, content: str) -> None:
        if "chat" in content:
            heard.set()
        await hear(code, content)

    monkeypatch.setattr(store, "find_table", find_slowly)
    monkeypatch.setattr(registry, "hear", hear_loudly)
    with ThreadPoolExecutor() as threads:
        looking = threads.submit(Person(other.url).at(table.code).look)
        assert read.wait(10)
        table.do("chat", {"text": "now"})
        looking.result()
    assert Person(other.url).at(table.code).read(1, wait=5)["events"][0]["text"] == "now"


def test_people_may_go_from_one_server_to_another_that_has_not_heard_yet(
    pair: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind a proxy each request may come to another process, faster than the notice of the one before."""
    one, other = pair
    monkeypatch.setattr(other.service.registry, "hear", hear_nothing)
    ada, bo = Person(one.url, "Ada"), Person(one.url, "Bo")
    table = ada.create("person", "open", first=0)
    there = devices([other.url], ada, 1)[0].at(table.code)
    assert there.look()["table"]["status"] == "open"
    bo.join(table.code)
    there.do("start")
    table.commit(0, different_turns(table, 0, 1)[0])
    bo_there = devices([other.url], bo, 1)[0].at(table.code)
    assert bo_there.preview(1)["turn"] == 1
    bo.at(table.code).commit(1, different_turns(bo.at(table.code), 1, 1)[0])
    last = there.commit(2, different_turns(table, 2, 1)[0])["event"]["number"]
    bo.at(table.code).do("chat", {"text": "your turn?"})
    assert there.read(last + 1)["events"] == []
    table.do("chat", {"text": "no, yours"})
    with there.follow(last + 2) as followed:
        assert followed.message()["last"] == last + 2


def test_a_game_that_began_at_another_server_can_be_played_at_once(
    pair: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    monkeypatch.setattr(other.service.registry, "hear", hear_nothing)
    ada = Person(one.url, "Ada")
    table = ada.create("person", "person", first=0)
    there = devices([other.url], ada, 1)[0].at(table.code)
    assert there.look()["table"]["status"] == "open"
    table.do("start")
    assert there.preview(0)["turn"] == 0


async def hear_nothing(code: str, content: str) -> None:
    pass


# One's own writes


def test_who_names_what_they_know_is_not_answered_from_before(
    pair: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, deaf = pair
    ada = Person(one.url, "Ada")
    here = ada.create("person", "person", first=0, start=True)
    there = Person(deaf.url, token=ada.request("POST", "/api/me/token")["token"]).at(here.code)
    before = there.look()["last"]
    monkeypatch.setattr(deaf.service.listener, "_on_notice", lambda _code, _content: None)
    here.commit(0, "b2 ~1>")
    assert there.look()["last"] == before
    assert there.person.request("GET", there.path, at_least=before + 1)["last"] == before + 1
    assert there.read(before)["events"][0]["kind"] == "turn"
    assert here.play_until_over()["table"]["status"] == "over"
    assert there.look()["table"]["status"] == "playing"
    assert there.person.send("GET", f"{there.path}/record").status_code == 200
