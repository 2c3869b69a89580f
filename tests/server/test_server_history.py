"""Finished games: the list with all that statistics need, the records, and removing a game from one's own list."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from postgres import fresh_database
from server_client import TURN, Form, Person, Seated, refused, sit_down
from server_process import RunningServer, server_thread
from sqlalchemy import Connection, delete

from orbis.records import Verifier, decode_record, replay
from orbis.server.storage.schema import game_summary_rows
from orbis.server.web import history


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    database = {} if request.param == "sqlite" else {"database": fresh_database()}
    folder = tmp_path_factory.mktemp("server")
    with server_thread(folder, fake_time=True, analysis_simulations=200, **database) as running:
        running.pass_seconds(60)
        yield running


def games_of(person: Person, **params: Any) -> list[Form]:
    games: list[Form] = person.request("GET", "/api/me/games", **params)["games"]
    return games


def codes_of(person: Person, **params: Any) -> list[str]:
    return [game["code"] for game in games_of(person, **params)]


def play(server: RunningServer, *tables: Seated) -> Form:
    """Play a game to its end, each person their own seats; what is listed of it for the first one."""
    chance = random.Random("history")
    seats = {seat: table for table in tables for seat in table.look()["you"]["seats"]}
    while (look := tables[0].look())["table"]["status"] == "playing":
        server.pass_seconds(1)
        table = seats[look["table"]["seat_to_move"]]
        table.commit(look["state"]["turn"], table.random_turn(look["state"]["turn"], chance))
    return games_of(tables[0].person)[0]


def agreed_game(server: RunningServer, *names: str) -> list[Seated]:
    """A game that ends without a result, because somebody did nothing."""
    seated = sit_down(server.url, *names, first=0, turn_seconds=30, absence="end")
    server.pass_seconds(30)
    return seated


def letters(player: Form, cells: list[tuple[int, int]]) -> str:
    """The colors of a universe cell by cell, from the public state."""
    tiles = {(tile["row"], tile["column"]): tile for tile in player["universe"]}
    return "".join("~" if tiles[cell]["face"] == "wilderness" else tiles[cell]["tile"][0] for cell in cells)


def test_a_game_is_listed_as_it_was_scored(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben")
    game = play(server, ada, ben)
    look = ada.look()
    cells = sorted((tile["row"], tile["column"]) for tile in look["state"]["players"][0]["universe"])
    assert len(cells) == 14
    assert game["seats"] == [
        {
            "kind": "person",
            "name": name,
            "level": None,
            "stand_in": None,
            "points": points,
            "god": player["god"] and player["god"]["god"],
            "universe": letters(player, cells),
        }
        for name, points, player in zip(("Ada", "Ben"), look["points"], look["state"]["players"], strict=True)
    ]
    assert (game["code"], game["ended_by"], game["turns"]) == (ada.code, "finished", 30)
    assert (game["your_seats"], game["custom_tiles"], game["review"]) == ([0], False, None)
    assert game["ended_at"] == look["table"]["updated_at"]
    assert games_of(ben.person) == [{**game, "your_seats": [1]}]


def test_nobody_else_sees_ones_games(server: RunningServer) -> None:
    ada, _ = agreed_game(server, "Ada", "Ben")
    assert codes_of(ada.person) == [ada.code]
    assert codes_of(Person(server.url, "Eve")) == []
    for path in ("/api/me/games", "/api/me/games/export"):
        with refused(401, "guest/unknown"):
            Person(server.url).request("GET", path)
    with refused(401, "guest/unknown"):
        Person(server.url).request("DELETE", f"/api/me/games/{ada.code}")


def test_games_come_page_by_page_the_latest_first(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    played = []
    for _ in range(5):
        table = ada.create("person", "open", first=0, turn_seconds=30, absence="end")
        Person(server.url, "Ben").join(table.code)
        table.do("start")
        played.append(table.code)
    server.pass_seconds(30)  # all of them end at the same time
    listed = codes_of(ada)
    assert sorted(listed) == sorted(played)
    pages: list[list[str]] = []
    before: dict[str, str] = {}
    while True:
        page = ada.request("GET", "/api/me/games", limit=2, **before)
        pages.append([game["code"] for game in page["games"]])
        if not page["more"]:
            break
        before = {"before": pages[-1][-1]}
    assert [len(page) for page in pages] == [2, 2, 1]
    assert [code for page in pages for code in page] == listed
    assert codes_of(ada, before="zzzzzzzz") == []
    for wrong in ({"limit": 0}, {"limit": history.MAX_GAMES + 1}, {"before": "a" * 21}):
        with refused(422, "request/malformed"):
            games_of(ada, **wrong)


def test_a_game_is_removed_from_ones_own_lists_alone(server: RunningServer) -> None:
    ada, ben = agreed_game(server, "Ada", "Ben")
    other, _ = agreed_game(server, "Eve", "Ben")
    for _ in range(2):
        assert ada.person.request("DELETE", f"/api/me/games/{ada.code}") == {"code": ada.code}
    assert codes_of(ada.person) == []
    assert ada.person.request("GET", "/api/me/tables", over=True) == {"tables": []}
    assert export(ada.person) == []
    assert codes_of(ben.person) == [ada.code]
    assert ada.look()["table"]["status"] == "over"
    with refused(404, "table/unknown"):
        ada.person.request("DELETE", f"/api/me/games/{other.code}")
    with refused(404, "table/unknown"):
        ada.person.request("DELETE", "/api/me/games/zzzzzzzz")
    assert codes_of(other.person) == [other.code]


def test_other_sites_cannot_remove_games(server: RunningServer) -> None:
    ada, _ = agreed_game(server, "Ada", "Ben")
    foreign = {"Origin": "https://evil.test", "Sec-Fetch-Site": "cross-site"}
    response = ada.person.http.delete(f"/api/me/games/{ada.code}", headers=foreign)
    assert response.status_code == 403
    assert codes_of(ada.person) == [ada.code]


def test_a_game_that_is_not_over_cannot_be_removed(server: RunningServer) -> None:
    ada, _ = sit_down(server.url, "Ada", "Ben")
    with refused(404, "table/unknown"):
        ada.person.request("DELETE", f"/api/me/games/{ada.code}")


def test_discarded_games_are_not_listed(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "person", first=0, start=True)
    table.commit(0, TURN)
    table.do("end")
    assert codes_of(table.person) == []


def test_a_game_that_ended_early_has_no_points(server: RunningServer) -> None:
    ada, _ = sit_down(server.url, "Ada", "Ben", first=0, turn_seconds=30, absence="end")
    ada.commit(0, TURN)
    server.pass_seconds(30)
    (game,) = games_of(ada.person)
    assert (game["ended_by"], game["turns"]) == ("absence", 1)
    assert [seat["points"] for seat in game["seats"]] == [None, None]
    assert [seat["universe"] for seat in game["seats"]] == ["~" + 13 * ".", 14 * "."]


def test_rematches_are_games_of_their_own(server: RunningServer) -> None:
    ada, ben = agreed_game(server, "Ada", "Ben")
    again = ada.person.at(ada.do("rematch")["table"]["code"])
    again.do("start")
    assert codes_of(ben.person) == [ada.code]
    server.pass_seconds(30)
    assert codes_of(ben.person) == codes_of(ada.person) == [again.code, ada.code]


def test_who_plays_several_seats_has_the_game_once(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "person", "novice", first=0, turn_seconds=30, absence="end")
    table.do("start")
    server.pass_seconds(30)
    (game,) = games_of(table.person)
    assert game["your_seats"] == [0, 1]
    assert [(seat["kind"], seat["level"]) for seat in game["seats"]][2] == ("bot", "novice")


def test_a_bot_that_took_over_is_told_and_who_resigned_lists_nothing(server: RunningServer) -> None:
    ada, ben, cid = sit_down(
        server.url, "Ada", "Ben", "Cid", first=2, stand_in="novice", turn_seconds=30, absence="end"
    )
    ada.do("leave", {})
    ben.do("resign")
    server.pass_seconds(30)
    (game,) = games_of(cid.person)
    assert [seat["stand_in"] for seat in game["seats"]] == ["novice", "novice", None]
    assert codes_of(ada.person) == [cid.code]
    assert codes_of(ben.person) == []


def export(person: Person) -> list[str]:
    """The lines of one's records."""
    with person.http.stream("GET", "/api/me/games/export") as response:
        assert response.status_code == 200
        assert response.headers["content-type"] == "application/x-ndjson"
        assert "attachment" in response.headers["content-disposition"]
        return list(response.iter_lines())


def test_the_records_of_all_games_can_be_verified(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "EXPORTED_AT_ONCE", 1)
    ada, ben = sit_down(server.url, "Ada", "Ben")
    play(server, ada, ben)
    again = ada.person.at(ada.do("rematch")["table"]["code"])
    again.do("start")
    play(server, again, ben.person.at(again.code))
    records = [decode_record(line) for line in export(ada.person)]
    for record in records:
        Verifier().verify(record)
    assert [replay(record).over for record in records] == [True, True]
    played = [ada.person.request("GET", f"{table.path}/record") for table in (again, ada)]
    assert [record.to_json() for record in records] == played


def test_a_review_is_kept_with_the_game(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben")
    play(server, ada, ben)
    with ada.follow() as socket:
        socket.message()
        ada.do("review")
        while socket.signal("review", timeout=60)["status"] != "done":
            pass
    review = ada.do("review")["result"]
    expected = [
        {key: [turn[name] for turn in review["turns"] if turn["player"] == seat] for key, name in KEPT}
        for seat in range(2)
    ]
    assert games_of(ada.person)[0]["review"] == expected
    forget_summaries(server)  # as if the game had ended before there were lists
    assert games_of(ben.person)[0]["review"] == expected


KEPT = (("losses", "loss"), ("marks", "mark"))


def forget_summaries(server: RunningServer) -> None:
    def forget(connection: Connection) -> None:
        connection.execute(delete(game_summary_rows))

    server.call(server.service.store.write(forget))


def test_games_from_before_there_were_lists_are_added_little_by_little(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben")
    play(server, ada, ben)
    ada.do("rematch")
    again = ada.person.at(ada.look()["table"]["rematch"])
    again.do("start")
    play(server, again, ben.person.at(again.code))
    known = games_of(ada.person)
    forget_summaries(server)
    monkeypatch.setattr(history, "MAX_NEW", 1)
    first = ada.person.request("GET", "/api/me/games")
    assert (first["games"], first["more"]) == (known[:1], True)
    assert games_of(ada.person, before=again.code) == known[1:]
    assert games_of(ada.person) == known
