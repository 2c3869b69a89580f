"""Results of deals: nobody can forge one, and all are compared."""

import itertools
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from deal_games import (
    DAY,
    MIDNIGHT,
    NOON,
    TODAY,
    TOMORROW,
    at,
    deal,
    deal_turns,
    own_plies,
    play,
    results,
    start,
    submit,
)
from hypothesis import given
from hypothesis import strategies as st
from postgres import fresh_database
from server_client import Form, Person, refused
from server_process import FakeTime, RunningServer, server_thread

from orbis.game import Game
from orbis.records import decode_record, encode_record, replay
from orbis.server.deals.deal import GRACE_SECONDS, day_at
from orbis.server.deals.standings import percentile, streak_of


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with server_thread(tmp_path, fake_time=FakeTime(NOON)) as running:
        yield running


def another_turn(found: Form, before: list[str], turn: str) -> str:
    """A legal turn other than the one that was played."""
    game = Game(len(found["seats"]), found["seed"], first=found["first"])
    for each in before:
        game.play_turn(each)
    for number in itertools.count():
        trial = game.copy()
        trial.play_out(number)
        other = trial.notation[len(before)]
        if other != turn:
            return other
    raise AssertionError


# Results cannot be forged


def test_there_is_nothing_to_claim(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    turns = deal_turns(deal(ada))
    for claim in ({"points": 99}, {"place": 1}, {"outcome": {"place": 1}}, {"guest": 1}, {"seed": "x"}):
        with refused(422, "request/malformed"):
            ada.request("POST", f"/api/deals/{TODAY}/result", {"turns": turns, **claim})


def test_bots_cannot_be_made_to_play_badly(server: RunningServer) -> None:
    """Every turn of a bot, replaced by another legal one, is noticed."""
    ada = Person(server.url, "Ada")
    found = deal(ada)
    turns, own = deal_turns(found), set(own_plies(found))
    for ply in sorted(set(range(len(turns))) - own)[::5]:
        begun = [*turns[:ply], another_turn(found, turns[:ply], turns[ply])]
        with refused(422, "deal/turn") as caught:
            submit(ada, deal_turns(found, begun=begun))
        assert caught.value.form["args"] == {"turn": ply + 1}
    assert ada.request("GET", "/api/deals/today")["attempt"] is None


def test_a_turn_that_is_not_legal_is_named(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    found = deal(ada)
    turns = deal_turns(found)
    for ply, wrong in [(own_plies(found)[3], "b2 9>"), (own_plies(found)[0], ""), (own_plies(found)[1], "nonsense")]:
        forged = [*turns[:ply], wrong, *turns[ply + 1 :]]
        with refused(422, "deal/turn") as caught:
            submit(ada, forged)
        assert caught.value.form["args"] == {"turn": ply + 1}


def test_games_of_other_seeds_and_days_do_not_count(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    today = deal(ada)
    with refused(422, "deal/turn"):
        submit(ada, deal_turns({**today, "seed": "another"}))
    at(server, NOON + 7 * DAY)  # as many players
    with refused(422, "deal/turn"):
        submit(ada, deal_turns(today), "2026-11-26")
    with refused(409, "deal/closed"):
        submit(ada, deal_turns(today), TODAY)


@pytest.mark.parametrize("change", [lambda turns: turns[:-1], lambda turns: [], lambda turns: [*turns, turns[0]]])
def test_only_whole_games_count(server: RunningServer, change: Any) -> None:
    ada = Person(server.url, "Ada")
    turns = change(deal_turns(deal(ada)))
    response = ada.send("POST", f"/api/deals/{TODAY}/result", {"turns": turns})
    assert response.status_code == 422
    assert response.json()["code"] in ("deal/length", "request/malformed")


def test_bodies_are_bounded(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    with refused(413, "request/too-large"):
        submit(ada, ["b2 ~1>" * 20_000])
    for turns in (["a1"] * 1000, ["x" * 5000] * 10, "b2", [None], {"0": "b2"}):
        with refused(422, "request/malformed"):
            submit(ada, turns)  # type: ignore[arg-type]


def test_submitting_is_limited(tmp_path: Path) -> None:
    with server_thread(tmp_path, fake_time=FakeTime(NOON), rate_factor=1) as running:
        ada = Person(running.url, "Ada")
        statuses = [ada.send("POST", f"/api/deals/{TODAY}/result", {"turns": []}).status_code for _ in range(12)]
    assert statuses == [422] * 10 + [429] * 2


# How a day went


def test_good_play_is_shown_only_to_those_who_have_played(server: RunningServer) -> None:
    ada, bo = Person(server.url, "Ada"), Person(server.url, "Bo")
    play(ada)
    start(bo)
    for reader in (bo, Person(server.url)):
        for now in (NOON, MIDNIGHT + GRACE_SECONDS - 1):
            at(server, now)
            with refused(403, "deal/not-played"):
                results(reader)
    at(server, MIDNIGHT + GRACE_SECONDS)
    assert results(bo)["players"] == results(Person(server.url))["players"] == 1
    assert results(bo)["own"] is None


def test_results_are_compared(server: RunningServer) -> None:
    people = [Person(server.url, f"P{number}") for number in range(8)]
    outcomes = [play(person, f"game {number}")["outcome"] for number, person in enumerate(people)]
    worths = [(outcome["lead"], outcome["place"] == 1) for outcome in outcomes]
    best = max(range(8), key=lambda number: (worths[number], outcomes[number]["points"], -number))
    for number, person in enumerate(people):
        found = results(person)
        assert found["players"] == 8
        assert Counter({(each["lead"], each["won"]): each["players"] for each in found["counts"]}) == Counter(worths)
        no_better = sum(worth <= worths[number] for worth in worths) - 1
        assert found["percentile"] == pytest.approx(100 * no_better / 7)
        assert found["best"]["outcome"] == outcomes[best]
    record = decode_record(json.dumps(results(people[0])["best"]["record"]).encode())
    assert replay(record).over
    assert not any(f"P{number}" in encode_record(record).decode() for number in range(8))


def test_streaks_follow_the_days(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    streaks = []
    for number in (0, 1, 3, 4, 5):
        at(server, NOON + number * DAY)
        play(ada)
        streaks.append(ada.request("GET", "/api/me/deals")["streak"])
    assert [streak["now"] for streak in streaks] == [1, 2, 1, 2, 3]
    at(server, NOON + 6 * DAY)
    assert ada.request("GET", "/api/me/deals")["streak"] == {"now": 3, "best": 3}
    at(server, NOON + 7 * DAY)
    mine = ada.request("GET", "/api/me/deals")
    assert mine["streak"] == {"now": 0, "best": 3}
    assert [attempt["date"][-2:] for attempt in mine["attempts"]] == ["24", "23", "22", "20", "19"]


@given(st.sets(st.integers(0, 40), max_size=25))
def test_streaks_are_runs_of_days(played: set[int]) -> None:
    today = date(2026, 11, 19)
    streak = streak_of([today - timedelta(days=ago) for ago in sorted(played)], today)
    runs = "".join("x" if ago in played else " " for ago in range(42)).split(" ")
    assert streak.best == max(map(len, runs))
    now = next(length for length in range(43) if length not in played)
    assert streak.now == (now or next(length for length in range(42) if length + 1 not in played))


@given(st.dictionaries(st.integers(-9, 9), st.integers(1, 5), min_size=1), st.randoms())
def test_percentiles_are_shares_of_the_others(counts: dict[int, int], chance: random.Random) -> None:
    worths = [worth for worth, players in counts.items() for _ in range(players)]
    own = chance.choice(worths)
    worths.remove(own)
    expected = 100 * sum(worth <= own for worth in worths) / len(worths) if worths else None
    assert percentile(sorted(counts.items()), own) == pytest.approx(expected)


# Storage


def test_results_survive_a_restart(tmp_path: Path) -> None:
    with server_thread(tmp_path, fake_time=FakeTime(NOON)) as running:
        ada = Person(running.url, "Ada")
        token = ada.request("POST", "/api/me/token")["token"]
        before = play(ada)
    with server_thread(tmp_path, fake_time=FakeTime(NOON)) as running:
        ada = Person(running.url, token=token)
        assert ada.request("GET", "/api/deals/today")["attempt"] == before
        assert results(ada)["players"] == 1


def test_guests_who_only_play_deals_are_kept(server: RunningServer, tmp_path: Path) -> None:
    regular, rare = Person(server.url, "Ada"), Person(server.url, "Bo")
    play(regular)
    play(rare)
    at(server, NOON + 20 * DAY)
    play(regular)
    at(server, NOON + 40 * DAY)
    server.call(server.service.upkeep.expire())
    assert len(regular.request("GET", "/api/me/deals")["attempts"]) == 2
    assert rare.request("GET", "/api/me") == {"name": None}
    with sqlite3.connect(tmp_path / "orbis.db") as database:
        assert database.execute("SELECT count(*) FROM deal_attempts").fetchone() == (2,)
        assert database.execute("SELECT sum(players) FROM deal_counts").fetchone() == (3,)


def test_two_servers_share_a_deal(tmp_path: Path) -> None:
    """Two processes on PostgreSQL: one key, and a guest counts once."""
    database = fresh_database()
    clock = FakeTime(NOON)
    with (
        server_thread(tmp_path, fake_time=clock, database=database) as one,
        server_thread(tmp_path, fake_time=clock, database=database) as other,
    ):
        ada = Person(one.url, "Ada")
        token = ada.request("POST", "/api/me/token")["token"]
        there = Person(other.url, token=token)
        assert deal(ada) == deal(there)
        first = play(ada)
        assert play(there) == first
        with refused(409, "deal/played"):
            play(there, "another game")
        play(Person(other.url, "Bo"), "another game")
        assert results(ada)["players"] == results(there)["players"] == 2


def test_days_are_in_utc() -> None:
    assert day_at(MIDNIGHT - 0.001).isoformat() == TODAY
    assert day_at(MIDNIGHT).isoformat() == TOMORROW
