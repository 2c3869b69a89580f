"""Players who are late or gone: the others choose what to do, and whoever comes back takes over."""

from collections.abc import Iterator

import pytest
from server_client import TURN, Person, connected, refused, sit_down
from server_process import RunningServer, server_thread

GRACE = 60
DAY = 86_400


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server"), fake_time=True, grace_seconds=GRACE) as running:
        running.pass_seconds(GRACE)  # after a start everyone has time to come back
        yield running


# Late


def test_when_the_time_is_over_the_others_are_asked_and_nothing_else_happens(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0, turn_seconds=30)
    snapshot = ada.look()
    assert snapshot["table"]["deadline"] == snapshot["table"]["turn_began_at"] + 30
    with connected(ada, ben) as (_, socket):
        server.pass_seconds(29)
        assert ben.news(snapshot["last"]) == []
        server.pass_seconds(1)
        assert socket.event("absent") == ben.read(snapshot["last"])["events"][0]
        assert ben.question() == {"seat": 0, "reason": "late", "votes": []}
    for _ in range(3):
        server.pass_seconds(DAY)
    assert ben.news(snapshot["last"]) == ["absent"]
    assert ben.look()["table"]["deadline"] is None


def test_who_is_late_may_still_play(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0, turn_seconds=30)
    server.pass_seconds(31)
    assert ben.question() is not None
    event = ada.commit(0, TURN)["event"]
    assert ben.question() is None
    assert event["deadline"] == ben.look()["table"]["deadline"] == event["at"] + 30


def test_to_wait_gives_new_time(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0, turn_seconds=30)
    server.pass_seconds(30)
    last = ben.look()["last"]
    table = ben.do("absence", {"choice": "wait"})["table"]
    choice, clock = ben.read(last)["events"]
    assert (choice["kind"], choice["seat"], choice["about"], choice["choice"]) == ("choice", 1, 0, "wait")
    assert (clock["kind"], clock["seat"], clock["deadline"]) == ("clock", 0, clock["at"] + 30)
    assert (table["question"], table["deadline"]) == (None, clock["deadline"])
    server.pass_seconds(29)
    assert ada.question() is None
    server.pass_seconds(1)
    assert ada.question() == {"seat": 0, "reason": "late", "votes": []}


def test_a_bot_plays_on_until_the_player_returns(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0, turn_seconds=30, stand_in="novice")
    server.pass_seconds(30)
    with connected(ben) as (socket,):
        ben.do("absence", {"choice": "bot"})
        assert socket.event("turn")["by"] == "bot"
        seat = ben.look()["table"]["seats"][0]
        assert (seat["kind"], seat["name"], seat["stand_in"]) == ("person", "Ada", "novice")
        ben.commit(1, TURN)
        assert socket.event("turn")["by"] == "person"
        assert socket.event("turn")["by"] == "bot"
        returned = ada.do("return")
        assert returned["table"]["seats"][0]["stand_in"] is None
        assert socket.event("returned")["deadline"] is None  # it is Ben's turn
        ben.commit(3, TURN)
    ada.commit(4, ada.preview(4, ["a1", "~1>"])["staged"])
    with refused(409, "seat/no-stand-in"):
        ada.do("return")


def test_who_returns_to_their_turn_has_all_the_time_for_it(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0, turn_seconds=30, bot_pause=10)
    server.pass_seconds(30)
    assert ben.do("absence", {"choice": "bot"})["table"]["deadline"] is None
    server.pass_seconds(100)
    table = ada.do("return")["table"]
    assert table["deadline"] == table["turn_began_at"] + 30 == table["updated_at"] + 30


def test_a_deadline_of_days_is_kept_without_a_connection(server: RunningServer) -> None:
    _, ben = sit_down(server.url, "Ada", "Ben", first=0, pace="days", turn_days=2)
    server.pass_seconds(2 * DAY - 1)
    assert ben.question() is None
    server.pass_seconds(1)
    assert ben.question() == {"seat": 0, "reason": "late", "votes": []}
    default = sit_down(server.url, "Ada", "Ben", first=0, pace="days")[0].look()["table"]
    assert default["deadline"] == default["turn_began_at"] + 3 * DAY


# To end the game


def test_to_end_the_game_takes_all_others_who_are_connected(server: RunningServer) -> None:
    _, ben, cleo = sit_down(server.url, "Ada", "Ben", "Cleo", first=0, turn_seconds=30)
    with connected(ben, cleo):
        server.pass_seconds(30)
        last = ben.do("absence", {"choice": "end"})["last"]
        assert ben.question() == {"seat": 0, "reason": "late", "votes": [1]}
        assert ben.do("absence", {"choice": "end"})["last"] == last  # once is enough
        table = cleo.do("absence", {"choice": "end"})["table"]
    assert (table["status"], table["ended_by"], table["question"]) == ("over", "agreed", None)
    ended = ben.read(last)["events"][-1]
    assert (ended["reason"], ended["result"], ended["seed"]) == ("agreed", None, table["seed"])
    assert ben.person.send("GET", f"{ben.path}/record").status_code == 200


def test_those_who_are_not_there_are_not_waited_for(server: RunningServer) -> None:
    _, ben, _ = sit_down(server.url, "Ada", "Ben", "Cleo", first=0, turn_seconds=30)
    with connected(ben):
        server.pass_seconds(30)
        assert ben.do("absence", {"choice": "end"})["table"]["status"] == "over"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_at_one_screen_vote_once(server: RunningServer, order: tuple[int, int]) -> None:
    ada, ben, cleo = Person(server.url, "Ada"), Person(server.url, "Ben"), Person(server.url, "Cleo")
    code = ada.create("person", "open", "open", "open", first=0, turn_seconds=30).code
    voters = [ben.join(code, 1), cleo.join(code, 3)]
    ben.join(code, 2, name="Bea")
    ada.at(code).do("start")
    with connected(*voters):
        server.pass_seconds(30)
        first, second = (voters[number] for number in order)
        assert first.do("absence", {"choice": "end"})["table"]["status"] == "playing"
        assert second.do("absence", {"choice": "end"})["table"]["status"] == "over"


def test_only_the_others_choose_and_only_when_asked(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0, turn_seconds=30)
    with refused(409, "absence/nobody"):
        ben.do("absence", {"choice": "bot"})
    server.pass_seconds(30)
    for person in (ada.person, Person(server.url, "Zoe")):
        with refused(403, "absence/not-asked"):
            person.at(ada.code).do("absence", {"choice": "wait"})
    with refused(401, "guest/unknown"):
        Person(server.url).at(ada.code).do("absence", {"choice": "wait"})
    with refused(422, "request/malformed"):
        ben.do("absence", {"choice": "shout"})


# Without asking


def test_tables_that_asked_for_a_bot_get_one(server: RunningServer) -> None:
    _, ben = sit_down(server.url, "Ada", "Ben", first=0, turn_seconds=30, absence="bot", stand_in="beginner")
    with connected(ben) as (socket,):
        server.pass_seconds(30)
        assert [event["kind"] for event in socket.message()["events"]] == ["absent", "substituted"]
        assert socket.event("turn")["by"] == "bot"


def test_tables_that_asked_for_the_end_end(server: RunningServer) -> None:
    _, ben = sit_down(server.url, "Ada", "Ben", first=0, turn_seconds=30, absence="end")
    last = ben.look()["last"]
    server.pass_seconds(30)
    assert ben.news(last) == ["absent", "ended"]
    assert ben.look()["table"]["ended_by"] == "absence"


def test_who_plays_alone_has_nobody_to_ask(server: RunningServer) -> None:
    host = Person(server.url, "Ada")
    for table in (
        host.create("person", "novice", first=0, turn_seconds=30, start=True),
        host.create("person", "person", first=0, turn_seconds=30, start=True),
    ):
        last = table.look()["last"]
        for _ in range(3):
            server.pass_seconds(GRACE)
        assert table.news(last) == []
        assert table.commit(0, TURN)["event"]["seat"] == 0


def test_a_clock_that_looked_long_ago_leaves_a_new_deadline_alone(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0, turn_seconds=30)
    live = server.call(server.service.registry.get(ada.code))
    server.call(server.service.store.put_off_check(live.table.id, None, server.service.now()))
    server.pass_seconds(30)
    assert ben.question() == {"seat": 0, "reason": "late", "votes": []}
