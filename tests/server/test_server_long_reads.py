"""Long reads: events for those without WebSockets."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from server_client import Person, refused
from server_process import RunningServer, server_thread


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_a_long_read_answers_at_once_if_there_is_something(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    assert [event["kind"] for event in table.read(0, wait=30)["events"]] == ["created"]


def test_a_long_read_waits_for_the_next_event(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    with ThreadPoolExecutor(1) as thread:
        reading = thread.submit(table.read, 1, wait=30)
        server.wait_for_listeners(table.code, 1)
        Person(server.url, "Ben").join(table.code)
        assert [event["kind"] for event in reading.result(10)["events"]] == ["joined"]


def test_a_long_read_ends_with_nothing_when_its_time_is_over(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    assert table.read(1, wait=0.05)["events"] == []


@pytest.mark.parametrize("wait", ["31", "-1", "nan", "inf", "x"])
def test_a_long_read_of_no_possible_time_is_refused(server: RunningServer, wait: str) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    with refused(422, "request/malformed") as caught:
        table.person.request("GET", f"{table.path}/events", after=1, wait=wait)
    assert caught.value.form["args"]["where"] == "query.wait"


def test_a_long_read_after_an_event_that_is_not_there_is_refused(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    with refused(422, "events/after") as caught:
        table.read(2, wait=30)
    assert caught.value.form["args"] == {"last": 1}
