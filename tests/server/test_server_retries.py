"""Requests that are sent again because no answer came: with a key they take effect once."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from postgres import fresh_database
from server_client import Form, Person, Refusal, Seated, refused
from server_process import FakeTime, RunningServer, server_thread

from orbis.server.storage.store import KEY_SECONDS

SEATS = {"seats": [{"kind": "person"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server"), max_tables=3) as running:
        yield running


def send(person: Person, key: str, path: str, body: Any) -> Form:
    """Post something with a key."""
    response = person.http.post(path, json=body, headers={"Idempotency-Key": key})
    if response.status_code >= 400:
        raise Refusal(response)
    form: Form = response.json()
    return form


def create(person: Person, key: str, **options: Any) -> str:
    code: str = send(person, key, "/api/tables", {**SEATS, **options})["table"]["code"]
    return code


def say(table: Seated, key: str, text: str = "hello") -> int:
    last: int = send(table.person, key, f"{table.path}/chat", {"text": text})["last"]
    return last


def said(table: Seated) -> list[str]:
    return [event["text"] for event in table.read()["events"] if event["kind"] == "chat"]


def test_a_table_is_created_once(server: RunningServer) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    codes = [create(ada, key) for key in ("a", "a", "b", "a", "c", "c")]
    assert codes == [codes[0], codes[0], codes[2], codes[0], codes[4], codes[4]]
    assert len(ada.request("GET", "/api/me/tables")["tables"]) == 3
    with refused(409, "table/too-many"):
        create(ada, "d")
    assert create(ben, "a") not in codes  # keys are each guest's own


def test_a_table_that_was_created_and_not_yet_started_is_started(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    seats = [{"kind": "person"}, {"kind": "person"}]
    code = create(ada, "a", seats=seats)
    assert create(ada, "a", seats=seats, start=True) == code
    assert create(ada, "a", seats=seats, start=True) == code
    assert ada.at(code).look()["table"]["status"] == "playing"


def test_a_message_is_said_once(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    assert [say(table, key) for key in ("a", "a", "b", "a")] == [2, 2, 3, 3]
    assert said(table) == ["hello", "hello"]


def test_a_key_is_for_one_request(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    table, other = ada.at(create(ada, "a")), ada.create("person", "open")
    say(table, "b")
    with refused(422, "request/key-used"):
        say(table, "a")
    with refused(422, "request/key-used"):
        say(other, "b")
    with refused(422, "request/key-used"):
        create(ada, "b")
    for key in ("", "x" * 65, "a b"):
        with refused(422, "request/malformed"):
            create(ada, key)


def test_keys_last_over_a_restart_and_for_a_day(tmp_path: Path) -> None:
    time = FakeTime()
    with server_thread(tmp_path, fake_time=time) as server:
        ada = Person(server.url, "Ada")
        code, cookies = create(ada, "a"), ada.http.cookies
        say(ada.at(code), "b")
    with server_thread(tmp_path, fake_time=time) as server:
        ada = Person(server.url)
        ada.http.cookies = cookies
        assert create(ada, "a") == code
        assert say(ada.at(code), "b") == 2
        time.pass_seconds(KEY_SECONDS + 1)
        assert say(ada.at(code), "c") == 3
        assert say(ada.at(code), "b") == 4


def test_of_many_at_once_at_two_processes_one_takes_effect(tmp_path: Path) -> None:
    database = fresh_database()
    with server_thread(tmp_path, database=database) as one, server_thread(tmp_path, database=database) as two:
        ada = Person(one.url, "Ada")
        here, there = ada, Person(two.url)
        there.http.cookies = ada.http.cookies
        with ThreadPoolExecutor(6) as threads:
            codes = set(threads.map(lambda person: create(person, "a"), [here, there] * 4))
            assert len(codes) == 1
            tables = [person.at(code) for code in codes for person in (here, there)]
            assert set(threads.map(lambda table: say(table, "b"), tables * 4)) == {2}
        assert said(tables[0]) == ["hello"]
