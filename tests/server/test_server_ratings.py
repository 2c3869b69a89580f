"""Rated games: who may play them, what their ends change, and that it happens exactly once."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from postgres import fresh_database
from rated_games import (
    account_holder,
    add_account,
    delete_account,
    play_to_the_end,
    rated_table,
    rating_of,
    turns_to_the_end,
)
from server_client import TURN, Form, Person, refused
from server_process import RunningServer, server_thread

from orbis.engine.vocabulary import NUM_ROUNDS
from orbis.game.score import PlayerPoints, Result
from orbis.server.tables.events import (
    By,
    CreatedEvent,
    EndedEvent,
    FirstSeat,
    ReturnedEvent,
    StartedEvent,
    StoredEvent,
    StoredTurn,
    SubstitutedEvent,
)
from orbis.server.tables.rated import places_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server"), fake_time=True) as running:
        running.pass_seconds(60)
        yield running


def standings(table_form: Form) -> dict[int, int]:
    """The places by seat, as the server says."""
    assert table_form["rated"]
    return {seat["seat"]: seat["place"] for seat in table_form["seats"]}


# Who may play


def test_rated_tables_are_for_accounts(server: RunningServer) -> None:
    guest = Person(server.url, "Guest")
    with refused(403, "rated/no-account"):
        guest.create("person", "open", rated=True)
    ada, _ = account_holder(server, "Ada")
    table = ada.create("person", "open", rated=True)
    with refused(403, "rated/no-account"):
        guest.join(table.code)
    add_account(server, guest)
    guest.join(table.code)
    assert table.do("start")["table"]["options"]["rated"]


def test_an_account_that_was_deleted_meanwhile_cannot_start(server: RunningServer) -> None:
    ada, _ = account_holder(server, "Ada")
    bo, public_id = account_holder(server, "Bo")
    table = ada.create("person", "open", rated=True)
    bo.join(table.code)
    delete_account(server, public_id)
    with refused(403, "rated/no-account"):
        table.do("start")
    assert table.look()["table"]["status"] == "open"


def test_nobody_plays_a_rated_game_against_themselves(server: RunningServer) -> None:
    ada, _ = account_holder(server, "Ada")
    with refused(409, "rated/one-seat"):
        ada.create("person", "person", rated=True)
    table = ada.create("person", "open", "open", rated=True)
    with refused(409, "rated/one-seat"):
        ada.join(table.code, 1, "Me again")
    with refused(409, "rated/one-seat"):
        ada.request("PUT", f"{table.path}/seats/1", {"kind": "person", "name": "Me again"})


def test_rated_tables_have_the_standard_tiles_and_a_person(server: RunningServer) -> None:
    ada, _ = account_holder(server, "Ada")
    tiles = ada.create("person", "open").person.request("GET", f"{ada.create('person', 'open').path}/tiles")
    with refused(422, "rated/tiles"):
        ada.create("person", "open", rated=True, tiles=tiles)
    with refused(422, "rated/nobody"):
        ada.create("novice", "novice", rated=True)


def test_there_are_no_hints_in_rated_games(server: RunningServer) -> None:
    (ada, bo), _ = rated_table(server, "Ada", "Bo")
    for table in (ada, bo):
        with refused(403, "rated/no-hints"):
            table.do("hint", {"ply": 0, "actions": []})


# What a game changes


def test_a_rated_game_changes_the_ratings_once(server: RunningServer) -> None:
    (ada, bo), ids = rated_table(server, "Ada", "Bo")
    before = ada.person.request("GET", f"{ada.path}/ratings")
    assert [seat["before"] for seat in before["seats"]] == [{"rating": 1500, "uncertainty": 491}] * 2
    assert [seat["public_id"] for seat in before["seats"]] == ids
    turns = turns_to_the_end(server, ada.code)
    play_to_the_end(server, [ada, bo])
    (bo if len(turns) % 2 == 0 else ada).commit(len(turns) - 1, turns[-1])  # sent again
    after = bo.person.request("GET", f"{bo.path}/ratings")
    assert [seat["place"] for seat in after["seats"]] == [player["rank"] for player in ada.look()["score"]["players"]]
    for seat, public_id in zip(after["seats"], ids, strict=True):
        rating = rating_of(bo.person, public_id)
        assert rating is not None
        assert (rating["games"], rating["wins"]) == (1, int(seat["place"] == 1))
        assert (rating["rating"], rating["uncertainty"]) == (seat["after"]["rating"], seat["after"]["uncertainty"])
        assert (seat["after"]["rating"] > 1500, seat["after"]["rating"] < 1500) == (
            seat["place"] == 1,
            seat["place"] == 2,
        )
        assert seat["after"]["uncertainty"] < seat["before"]["uncertainty"]


def test_bots_are_fixed_points(server: RunningServer) -> None:
    ada, public_id = account_holder(server, "Ada")
    table = ada.create("person", "novice", rated=True, start=True)
    table.play_until_over()
    _, bot = ada.request("GET", f"{table.path}/ratings")["seats"]
    assert bot["level"] == "novice"
    assert bot["before"] == bot["after"]
    rating = rating_of(ada, public_id)
    assert rating is not None
    assert rating["games"] == 1


def test_an_unrated_game_changes_nothing(server: RunningServer) -> None:
    ada, public_id = account_holder(server, "Ada")
    table = ada.create("person", "novice", start=True)
    table.do("resign")
    assert rating_of(ada, public_id) is None
    assert ada.request("GET", f"{table.path}/ratings") == {"rated": False, "seats": []}


# Leaving


def test_resigning_ends_a_game_of_two_and_loses_it(server: RunningServer) -> None:
    (ada, bo), _ = rated_table(server, "Ada", "Bo")
    snapshot = ada.do("resign")
    assert (snapshot["table"]["status"], snapshot["table"]["ended_by"]) == ("over", "resigned")
    assert standings(bo.person.request("GET", f"{bo.path}/ratings")) == {0: 2, 1: 1}


def test_who_lets_a_bot_play_on_is_last_whatever_it_achieves(server: RunningServer) -> None:
    (ada, bo), _ = rated_table(server, "Ada", "Bo")
    ada.do("leave")
    play = bo.play_until_over()
    assert play["table"]["ended_by"] == "finished"
    assert standings(bo.person.request("GET", f"{bo.path}/ratings")) == {0: 2, 1: 1}


def test_who_returns_has_not_left(server: RunningServer) -> None:
    (ada, bo), _ = rated_table(server, "Ada", "Bo")
    ada.commit(0, TURN)
    ada.do("leave")
    ada.do("return")
    snapshot = play_to_the_end(server, [ada, bo])
    places = [player["rank"] for player in snapshot["score"]["players"]]
    assert list(standings(bo.person.request("GET", f"{bo.path}/ratings")).values()) == places


def test_the_earlier_somebody_leaves_the_lower_is_their_place(server: RunningServer) -> None:
    (ada, bo, cy), _ = rated_table(server, "Ada", "Bo", "Cy")
    bo.do("resign")
    assert ada.look()["table"]["status"] == "playing"
    ada.do("resign")
    assert standings(cy.person.request("GET", f"{cy.path}/ratings")) == {0: 2, 1: 3, 2: 1}


def test_to_discard_a_game_with_a_bot_is_to_lose_it(server: RunningServer) -> None:
    ada, _ = account_holder(server, "Ada")
    table = ada.create("person", "novice", first=0, rated=True, start=True)
    table.do("end")
    assert standings(ada.request("GET", f"{table.path}/ratings")) == {0: 2, 1: 1}


def agreed_end(server: RunningServer, num_turns: int) -> Form:
    """Ada is late, and Bo ends the game."""
    (ada, bo), _ = rated_table(server, "Ada", "Bo", turn_seconds=60)
    play_to_the_end(server, [ada, bo], num_turns)
    server.pass_seconds(61)
    bo.do("absence", {"choice": "end"})
    assert bo.look()["table"]["ended_by"] == "agreed"
    return bo.person.request("GET", f"{bo.path}/ratings")


def test_an_agreed_end_counts_only_in_the_second_half(server: RunningServer) -> None:
    assert agreed_end(server, 14) == {"rated": False, "seats": []}
    assert standings(agreed_end(server, 16)) == {0: 2, 1: 1}


@pytest.mark.parametrize(("by_bot", "places"), [(7, [1, 2]), (8, [2, 1])])
def test_who_lets_a_bot_play_most_of_a_game_has_left_it(by_bot: int, places: list[int]) -> None:
    seats = [FirstSeat("person", name) for name in ("Ada", "Bo")]
    events: list[StoredEvent] = [CreatedEvent(1, 0.0, seats), StartedEvent(2, 0.0, 0, "hash", None)]
    events.append(SubstitutedEvent(3, 0.0, 0, "deity"))
    for ply in range(2 * NUM_ROUNDS):
        if ply == 2 * by_bot:
            events.append(ReturnedEvent(len(events) + 1, 0.0, 0, None))
        by: By = "bot" if ply % 2 == 0 and ply < 2 * by_bot else "person"
        events.append(StoredTurn(len(events) + 1, 0.0, ply, ply % 2, TURN, by, 1 - ply % 2, None))
    points = tuple(PlayerPoints(0, 0, 0, 0, 0, 0, rank) for rank in (1, 2))
    events.append(EndedEvent(len(events) + 1, 0.0, "finished", "seed", Result(points, (0,), None)))
    assert places_of(events) == places


def test_to_return_after_a_bot_has_played_the_game_is_no_return(server: RunningServer) -> None:
    (ada, bo), _ = rated_table(server, "Ada", "Bo")
    ada.do("leave")
    bo.play_until_over(max_turns=NUM_ROUNDS - 1)
    server.wait_for_bots()
    ada.do("return")
    assert bo.play_until_over(max_turns=1)["table"]["ended_by"] == "finished"
    assert standings(bo.person.request("GET", f"{bo.path}/ratings")) == {0: 2, 1: 1}


# Rematches


def test_nobody_is_made_to_play_a_rated_rematch(server: RunningServer) -> None:
    (ada, bo), ids = rated_table(server, "Ada", "Bo", turn_seconds=10, absence="end")
    server.pass_seconds(11)
    asked = bo.do("rematch")
    assert [seat["kind"] for seat in asked["table"]["seats"]] == ["open", "person"]
    again = bo.person.at(asked["table"]["code"])
    with refused(409, "table/open-seats"):
        again.do("start")
    server.pass_seconds(11)
    rating = rating_of(bo.person, ids[0])
    assert rating is not None
    assert rating["games"] == 1
    joined = ada.do("rematch")
    assert (joined["table"]["code"], joined["you"]["seats"]) == (again.code, [0])
    assert ada.do("rematch")["last"] == joined["last"]
    assert again.do("start")["table"]["status"] == "playing"


def test_a_rated_rematch_of_two_who_found_each_other_starts_when_both_have_asked(server: RunningServer) -> None:
    people = [account_holder(server, name)[0] for name in ("Ada", "Bo")]
    wish = {"players": 2, "rated": True}
    code = [person.request("POST", "/api/matches", wish)["table"]["code"] for person in people][-1]
    server.pass_seconds(121)
    late = people[0].at(code).look()["table"]["question"]["seat"]
    people[1 - late].at(code).do("absence", {"choice": "end"})
    statuses = [person.at(code).do("rematch")["table"]["status"] for person in people]
    assert statuses == ["open", "playing"]


# At once


@pytest.fixture(params=["sqlite", "postgres"])
def doors(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[RunningServer]]:
    """One server on SQLite, or two on the same PostgreSQL."""
    folder = tmp_path_factory.mktemp("doors")
    if request.param == "sqlite":
        with server_thread(folder) as one:
            yield [one, one]
        return
    database = fresh_database()
    with server_thread(folder, database=database) as one, server_thread(folder, database=database) as other:
        yield [one, other]


def test_games_that_end_at_the_same_moment_all_count(doors: list[RunningServer]) -> None:
    one, other = doors
    ada, public_id = account_holder(one, "Ada")
    tables = [ada.create("person", "novice", "novice", rated=True, start=True) for _ in range(8)]
    token = ada.request("POST", "/api/me/token")["token"]
    elsewhere = Person(other.url, token=token)
    with ThreadPoolExecutor(8) as threads:
        jobs = [(elsewhere if number % 2 else ada).at(table.code) for number, table in enumerate(tables)]
        list(threads.map(lambda table: table.do("end"), [*jobs, *jobs]))
    rating = rating_of(ada, public_id, 3)
    assert rating is not None
    assert (rating["games"], rating["wins"]) == (8, 0)
    profile = ada.request("GET", f"/api/players/{public_id}")
    points = [point["rating"] for point in profile["history"]]
    assert points == sorted(points, reverse=True)
    assert points[-1] == rating["rating"]
