"""Tables are created, listed and found."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from odd_tile_sets import random_tile_set
from server_client import Person, Seated, refused
from server_process import RunningServer, server_thread

from orbis.game import Game
from orbis.tiles import load_tile_set

MAX_TABLES = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server"), max_tables=MAX_TABLES) as running:
        yield running


def seats_at(table: Seated) -> list[str]:
    """Who sits where, in one word each."""
    return [seat["name"] or seat["level"] or seat["kind"] for seat in table.look()["table"]["seats"]]


def listed(person: Person, **params: Any) -> list[str]:
    return [table["code"] for table in person.request("GET", "/api/tables", **params)["tables"]]


# Create


def test_a_table_keeps_all_that_was_chosen(server: RunningServer) -> None:
    options = {
        "first": 2,
        "public": True,
        "watch": False,
        "pace": "live",
        "turn_seconds": 90,
        "turn_days": None,
        "absence": "bot",
        "stand_in": "expert",
        "analysis": False,
        "live_score": False,
        "bot_pause": 0.5,
        "rated": False,
        "start_when_full": True,
    }
    table = Person(server.url, "Ada").create("person", "open", "novice", **options)
    assert table.look()["table"]["options"] == options
    days = Person(server.url, "Ada").create("person", "open", pace="days", turn_days=7, absence="end")
    shown = days.look()["table"]["options"]
    assert (shown["pace"], shown["turn_days"], shown["absence"]) == ("days", 7, "end")


def test_seats_are_persons_bots_or_open(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("open", "person", "grandmaster")
    snapshot = table.look()
    assert seats_at(table) == ["open", "Ada", "grandmaster"]
    assert snapshot["you"] == {"seats": [1], "host": True, "may_end": True}
    assert snapshot["table"]["host"] == 1
    assert snapshot["url"] == f"{server.url}/t/{table.code}"
    assert snapshot["state"] is None
    assert snapshot["table"]["seed"] is None


def test_several_persons_share_a_browser(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create({"kind": "person", "name": "Mum"}, "person", {"kind": "person"})
    assert seats_at(table) == ["Mum", "Ada", "Ada"]
    assert table.look()["you"]["seats"] == [0, 1, 2]


def test_a_host_needs_no_seat(server: RunningServer) -> None:
    host, guest = Person(server.url, "Host"), Person(server.url, "Guest")
    table = host.create("open", "novice")
    assert table.look()["you"] == {"seats": [], "host": True, "may_end": True}
    guest.join(table.code).do("leave")
    assert table.look()["table"]["status"] == "open"
    guest.join(table.code)
    assert table.do("start")["table"]["status"] == "playing"


def test_a_tile_set_of_ones_own_is_played_with(server: RunningServer) -> None:
    tiles = random_tile_set(random.Random(4), "any")
    table = Person(server.url, "Ada").create("person", "person", tiles=tiles, start=True)
    snapshot = table.look()
    shown = table.person.request("GET", f"{table.path}/tiles")
    assert shown["digest"] == load_tile_set(tiles).digest
    assert snapshot["table"]["tile_set"] == {"name": "odd any", "digest": shown["digest"]}
    assert {place["tile"] for place in snapshot["state"]["display"]} <= {tile["id"] for tile in tiles["regions"]}


def test_the_first_player_is_the_one_given(server: RunningServer) -> None:
    for first in range(3):
        table = Person(server.url, "Ada").create("person", "person", "person", first=first, start=True)
        assert table.look()["table"]["seat_to_move"] == table.look()["state"]["player"] == first


def test_a_random_first_player_is_drawn_from_the_seed(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("beginner", "beginner", start=True)
    first = next(event for event in table.read()["events"] if event["kind"] == "started")["first"]
    seed = table.play_until_over()["table"]["seed"]
    assert first == Game(2, seed, first="random").player


def test_to_start_at_once_takes_full_seats(server: RunningServer) -> None:
    host = Person(server.url, "Ada")
    with refused(409, "table/open-seats") as caught:
        host.create("person", "open", start=True)
    assert caught.value.form["args"] == {"open": [1]}
    assert host.request("GET", "/api/me/tables")["tables"] == []


def test_a_guest_hosts_only_so_many_tables(server: RunningServer) -> None:
    host = Person(server.url, "Ada")
    tables = [host.create("person", "open") for _ in range(MAX_TABLES)]
    with refused(409, "table/too-many") as caught:
        host.create("person", "open")
    assert caught.value.form["args"] == {"most": MAX_TABLES}
    tables[0].do("leave")
    host.create("person", "open")


# List and find


def test_only_public_tables_with_open_seats_are_listed(server: RunningServer) -> None:
    host, stranger = Person(server.url, "Ada"), Person(server.url)
    public, by_link = host.create("person", "open", public=True), host.create("person", "open")
    assert public.code in listed(stranger)
    assert by_link.code not in listed(stranger)
    assert stranger.at(by_link.code).look()["table"]["status"] == "open"
    Person(server.url, "Ben").join(public.code)
    assert public.code not in listed(stranger)


def test_games_to_watch_are_listed_and_others_are_not(server: RunningServer) -> None:
    host, stranger = Person(server.url, "Ada"), Person(server.url)
    open_game = host.create("person", "person", public=True, start=True)
    closed_game = host.create("person", "person", public=True, watch=False, start=True)
    assert open_game.code in listed(stranger, status="playing")
    assert closed_game.code not in listed(stranger, status="playing")
    assert closed_game.code in listed(host, status="playing")
    with refused(404, "table/unknown"):
        stranger.at(closed_game.code).look()
    assert stranger.at(open_game.code).look()["you"] == {"seats": [], "host": False, "may_end": False}


@pytest.mark.parametrize("typed", ["{0}-{1}", "{0}{1} ", " {0}-{1}-", "{0} {1}"])
def test_a_code_is_found_however_it_is_typed(server: RunningServer, typed: str) -> None:
    code = Person(server.url, "Ada").create("person", "open").code
    table = Person(server.url, "Ben").join(typed.format(code[:4].upper(), code[4:]))
    assert table.look()["table"]["code"] == code


@pytest.mark.parametrize(
    "code", ["zzzzzzzz", "0", "abcd234%00", "%F0%9F%8E%B2abcd234", "ABCDEFG%C4%B0", "-", "a'b\"c;--"]
)
def test_an_unknown_code_is_refused(server: RunningServer, code: str) -> None:
    with refused(404, "table/unknown"):
        Person(server.url, "Ada").join(code)


def test_strangers_look_and_choose_a_name_before_they_sit_down(server: RunningServer) -> None:
    stranger, code = Person(server.url), Person(server.url, "Ada").create("person", "open").code
    with refused(401, "guest/unknown"):
        stranger.join(code)
    with refused(401, "guest/unknown"):
        stranger.create("person", "open")
