"""The leaderboard and profiles: who is listed, what others see, and what they do not."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from postgres import fresh_database
from rated_games import (
    account_holder,
    add_account,
    add_rating,
    delete_account,
    play_to_the_end,
    rated_table,
    rating_of,
)
from server_client import Form, Person, refused
from server_process import RunningServer, server_thread

from orbis.server.tables.rating import MIN_GAMES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server")) as running:
        yield running


def page(person: Person, players: int, **params: str) -> Form:
    return person.request("GET", "/api/players", players=players, **params)


def test_the_leaderboard_is_paged_in_order_and_knows_your_rank(server: RunningServer) -> None:
    ada, own = account_holder(server, "Ada")
    add_rating(server, own, 20.0, 4)
    others = [account_holder(server, f"P{number}")[1] for number in range(60)]
    for number, public_id in enumerate(others):
        add_rating(server, public_id, 21.0 + number % 7, 4)
    first = page(ada, 4)
    rest = page(ada, 4, after=first["players"][-1]["public_id"])
    listed = first["players"] + rest["players"]
    assert (len(first["players"]), first["more"], rest["more"]) == (50, True, False)
    assert [player["rank"] for player in listed] == list(range(1, 62))
    assert len({player["public_id"] for player in listed}) == 61
    ratings = [player["rating"] for player in listed]
    assert ratings == sorted(ratings, reverse=True)
    assert listed[-1]["public_id"] == own
    assert first["you"]["rated"]["rank"] == 61
    assert len(first["bots"]) == 9


def test_few_games_are_not_enough_for_the_leaderboard(server: RunningServer) -> None:
    ada, own = account_holder(server, "Ada")
    add_rating(server, own, 60.0, 3, MIN_GAMES - 1)
    found = page(ada, 3)
    assert own not in {player["public_id"] for player in found["players"]}
    assert found["you"]["rated"]["rank"] is None
    assert found["you"]["rated"]["games"] == found["min_games"] - 1


def test_strangers_and_guests_have_no_rating(server: RunningServer) -> None:
    assert page(Person(server.url), 2)["you"] is None
    assert page(Person(server.url, "Guest"), 2)["you"] is None


def test_players_are_not_found_by_their_names(server: RunningServer) -> None:
    _, public_id = account_holder(server, "Findable")
    stranger = Person(server.url)
    for wrong in ("Findable", "findable", public_id[:-1], "1", "%25", "x" * 500):
        with refused(404, "player/unknown"):
            stranger.request("GET", f"/api/players/{wrong}")
    with refused(404, "player/unknown"):
        page(stranger, 2, after="nobody")


def test_a_profile_tells_nothing_but_what_was_played_rated(server: RunningServer) -> None:
    (ada, bo), (ada_id, _) = rated_table(server, "Ada", "Bo")
    play_to_the_end(server, [ada, bo])
    profile = Person(server.url).request("GET", f"/api/players/{ada_id}")
    (game,) = profile["games"]
    assert game["code"] is None  # the link to a private table is a secret
    assert [seat["name"] for seat in game["seats"]] == ["Ada", "Bo"]
    assert not profile["you"]
    mine = ada.person.request("GET", f"/api/players/{ada_id}")
    assert mine["games"][0]["code"] == ada.code
    assert mine["you"]
    (rating,) = profile["ratings"]
    assert profile["history"][-1]["rating"] == rating["rating"]


def test_a_public_game_is_linked(server: RunningServer) -> None:
    for watch in (True, False):
        (ada, bo), (ada_id, _) = rated_table(server, "Ada", "Bo", public=True, watch=watch)
        bo.do("resign")
        (game,) = Person(server.url).request("GET", f"/api/players/{ada_id}")["games"]
        assert game["code"] == (ada.code if watch else None)


def test_deleted_accounts_vanish(server: RunningServer) -> None:
    (ada, bo), (ada_id, bo_id) = rated_table(server, "Ada", "Bo")
    bo.do("resign")
    delete_account(server, bo_id)
    with refused(404, "player/unknown"):
        ada.person.request("GET", f"/api/players/{bo_id}")
    (game,) = ada.person.request("GET", f"/api/players/{ada_id}")["games"]
    assert (game["seats"][1]["public_id"], game["seats"][1]["name"], game["seats"][1]["level"]) == (None, None, None)
    again = add_account(server, bo.person)  # a new account begins anew
    assert rating_of(bo.person, again) is None


def test_nothing_can_be_sent_about_ratings(server: RunningServer) -> None:
    ada, public_id = account_holder(server, "Ada")
    for method in ("POST", "PUT", "DELETE"):
        for path in ("/api/players", f"/api/players/{public_id}"):
            with refused(405, "request/method"):
                ada.request(method, path, {"rating": 3000})


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_addresses_with_nul_are_refused(tmp_path: Path, kind: str) -> None:
    """PostgreSQL can neither store nor look up such a text."""
    settings: dict[str, Any] = {} if kind == "sqlite" else {"database": fresh_database()}
    with server_thread(tmp_path, **settings) as server:
        ada, _ = account_holder(server, "Ada")
        for path in ("/api/players/%00", "/api/deals/%00"):
            with refused(422, "request/malformed"):
                ada.request("GET", path)
        for path, name in (("/api/players", "after"), ("/api/me/games", "before")):
            with refused(422, "request/malformed"):
                ada.request("GET", path, **{name: "a\0"})
        with refused(422, "request/malformed"):
            ada.request("DELETE", "/api/account/passkeys/%00")


@pytest.mark.parametrize("query", [{"players": "5"}, {"players": "x"}, {"after": "x" * 13}])
def test_malformed_queries_are_refused(server: RunningServer, query: dict[str, str]) -> None:
    with refused(422, "request/malformed"):
        Person(server.url).request("GET", "/api/players", **query)
