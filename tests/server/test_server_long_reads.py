"""Long reads: events for those without WebSockets."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from server_client import Person, Seated, refused
from server_process import RunningServer, server_thread

from orbis.server.tables import lobby
from orbis.server.tables import table as tables


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


# Long logs


def test_a_long_log_is_read_page_by_page(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MAX_PAGE", 10)
    table = chatter(server, 14)
    first = table.read()
    second = table.read(first["last"])
    assert (first["last"], first["more"], second["more"]) == (10, True, False)
    events = first["events"] + second["events"]
    assert [event["number"] for event in events] == list(range(1, 16))
    assert second["last"] == table.look()["last"] == 15
    assert first["table"] == second["table"]


def test_a_long_log_is_sent_in_several_messages_and_followed(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MAX_PAGE", 10)
    table = chatter(server, 20)
    with table.follow() as socket:
        messages = [socket.message() for _ in range(3)]
        assert [len(message["events"]) for message in messages] == [10, 10, 1]
        assert [message["more"] for message in messages] == [True, True, False]
        table.do("chat", {"text": "and one more"})
        assert socket.event("chat")["text"] == "and one more"


def test_a_seat_has_only_so_many_chat_messages(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MAX_CHATS", 5)
    table = chatter(server, 5)
    ben = Person(server.url, "Ben").join(table.code)
    with refused(409, "chat/full") as caught:
        table.do("chat", {"text": "one too many"})
    assert caught.value.form["args"] == {"most": 5}
    ben.do("chat", {"text": "I may still talk"})


def test_only_the_game_goes_on_when_too_much_has_happened(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Person(server.url, "Ada").create("person", "person", first=0)
    monkeypatch.setattr(lobby, "MAX_LOG", 3)
    for _ in range(2):
        table.person.request("PUT", f"{table.path}/seats/1", {"kind": "person", "name": "Bo"})
    with refused(409, "table/log-full"):
        table.person.request("PUT", f"{table.path}/seats/1", {"kind": "open"})
    table.do("start")
    for what, body in (("chat", {"text": "hello"}), ("leave", {"seat": 0})):
        with refused(409, "table/log-full"):
            table.do(what, body)
    assert table.commit(0, "b2 ~1>")["event"]["ply"] == 0


def chatter(server: RunningServer, messages: int) -> Seated:
    """A table where somebody has said much."""
    table = Person(server.url, "Ada").create("person", "open")
    for number in range(messages):
        table.do("chat", {"text": f"message {number}"})
    return table
