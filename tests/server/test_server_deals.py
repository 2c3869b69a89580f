"""The deal of the day: the same for everyone, known to nobody before its day, and played once."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from pathlib import Path

import pytest
from deal_games import (
    MIDNIGHT,
    NOON,
    TODAY,
    TOMORROW,
    at,
    deal,
    deal_turns,
    play,
    results,
    start,
    submit,
)
from server_client import Form, Person, refused
from server_process import FakeTime, RunningServer, server_thread

from orbis.game.layout import seed_hash
from orbis.records import decode_record, replay
from orbis.server.deals.deal import GRACE_SECONDS, WEEK, deal_of, dealt

KEY = "5e" * 32


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with server_thread(tmp_path, fake_time=FakeTime(NOON)) as running:
        yield running


# What is dealt


def test_everybody_gets_the_same_deal(server: RunningServer) -> None:
    stranger, ada = Person(server.url), Person(server.url, "Ada")
    assert deal(stranger) == deal(ada) == deal(ada, TODAY)
    assert stranger.request("GET", "/api/deals/today")["attempt"] is None
    assert deal(ada)["date"] == TODAY


def test_the_days_of_a_week_differ_and_each_week_is_alike() -> None:
    monday = date(2026, 11, 16)
    deals = [deal_of(KEY, monday + timedelta(days=number)) for number in range(14)]
    assert len({deal.seed for deal in deals}) == 14
    for number, found in enumerate(deals):
        levels = [seat.level for seat in found.seats if seat.kind == "bot"]
        assert levels == list(WEEK[number % 7])
        assert len(found.seats) - len(levels) == 1
        assert 0 <= found.first < len(found.seats)
    assert {len(deal.seats) for deal in deals} == {2, 3, 4}


def test_people_sit_and_start_everywhere() -> None:
    """By chance, a seat comes up a third of the time on the days for three."""
    tuesdays = [deal_of(KEY, date(2026, 11, 17) + timedelta(weeks=week)) for week in range(60)]
    seats = Counter(next(seat for seat, each in enumerate(deal.seats) if each.kind == "person") for deal in tuesdays)
    firsts = Counter(deal.first for deal in tuesdays)
    assert min(seats[seat] for seat in range(3)) >= 8
    assert min(firsts[seat] for seat in range(3)) >= 8


def test_the_page_has_the_same_week() -> None:
    page = Path(__file__).parents[2] / "web/src/daily/week.json"
    assert json.loads(page.read_text(encoding="utf-8")) == [list(levels) for levels in WEEK]


def test_the_page_deals_the_same() -> None:
    """Without a server it deals by itself: its unit tests compare that with these deals."""
    page = Path(__file__).parents[2] / "web/src/daily/testdata/deals.json"
    for form in json.loads(page.read_text(encoding="utf-8")):
        assert dealt(form["seed"], date.fromisoformat(form["date"])).to_json() == form


# Nobody learns a deal early


def test_the_next_deal_is_nowhere_until_midnight(server: RunningServer) -> None:
    at(server, MIDNIGHT - 1)
    ada = Person(server.url, "Ada")
    play(ada)
    answers = [
        ada.send("GET", "/api/deals/today").text,
        ada.send("GET", f"/api/deals/{TODAY}").text,
        ada.send("GET", f"/api/deals/{TODAY}/results").text,
        ada.send("GET", "/api/me/deals").text,
    ]
    for path in ("", "/results"):
        response = ada.send("GET", f"/api/deals/{TOMORROW}{path}")
        assert (response.status_code, response.json()["code"]) == (404, "deal/unknown")
        answers.append(response.text)
    bodies: list[tuple[str, Form]] = [("start", {}), ("result", {"turns": []})]
    for path, body in bodies:
        response = ada.send("POST", f"/api/deals/{TOMORROW}/{path}", body)
        assert (response.status_code, response.json()["code"]) == (404, "deal/unknown")
        answers.append(response.text)
    promised = json.loads(answers[0])["next"]
    assert promised["date"] == TOMORROW
    at(server, MIDNIGHT)
    revealed = deal(ada)
    assert revealed["date"] == TOMORROW
    assert promised["seed_hash"] == revealed["seed_hash"] == seed_hash(revealed["seed"])
    # The bare hash of a seed is the state of the generator.
    state = hashlib.sha256(revealed["seed"].encode()).hexdigest()
    assert not any(secret in answer for answer in answers for secret in (revealed["seed"], state))


def test_a_seed_says_nothing_about_others(server: RunningServer) -> None:
    """They are made with a key that is never sent."""
    ada = Person(server.url, "Ada")
    key = server.call(server.service.deals.store.key(0)).key
    answers = [ada.send("GET", path).text for path in ("/api/deals/today", "/api/me/deals")]
    assert not any(key in answer for answer in answers)
    assert deal(ada)["seed"] == deal_of(key, date.fromisoformat(TODAY)).seed


@pytest.mark.parametrize("day", [TOMORROW, "2026-11-18", "2026-1-1", "2026-11-31", "20261119", "yesterday", "x" * 500])
def test_other_days_have_no_deal(server: RunningServer, day: str) -> None:
    with refused(404, "deal/unknown"):
        deal(Person(server.url), day)


def test_the_key_stays_the_same(tmp_path: Path) -> None:
    seeds = []
    for _ in range(2):
        with server_thread(tmp_path, fake_time=FakeTime(NOON)) as running:
            seeds.append(deal(Person(running.url))["seed"])
    assert seeds[0] == seeds[1]


# One attempt counts


def test_a_result_is_what_the_game_was_worth(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    found = deal(ada)
    turns = deal_turns(found)
    begun = start(ada)
    assert begun == start(ada)
    assert (begun["started_at"], begun["outcome"]) == (NOON, None)
    attempt = submit(ada, turns)
    own = results(ada)
    game = replay(decode_record(json.dumps(own["best"]["record"]).encode()))
    players = game.score().players
    me = next(number for number, each in enumerate(found["seats"]) if each["kind"] == "person")
    others = max(player.total for number, player in enumerate(players) if number != me)
    expected = {"place": players[me].rank, "points": players[me].total, "lead": players[me].total - others}
    assert attempt["outcome"] == own["own"] == own["best"]["outcome"] == expected
    assert own["counts"] == [{"lead": expected["lead"], "won": expected["place"] == 1, "players": 1}]
    assert (own["players"], own["percentile"]) == (1, None)


def test_the_same_game_again_has_the_same_answer(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    first = play(ada)
    assert play(ada) == first
    with refused(409, "deal/played"):
        play(ada, "another game")
    assert results(ada)["players"] == 1


def test_only_one_of_many_games_counts(server: RunningServer) -> None:
    """Those that arrive at once, from devices of the same guest."""
    ada = Person(server.url, "Ada")
    found = deal(ada)
    games = [deal_turns(found, seed=f"{number}") for number in range(6)]
    devices = [Person(server.url, token=ada.request("POST", "/api/me/token")["token"]) for _ in games]

    def send(number: int) -> int:
        return devices[number].send("POST", f"/api/deals/{TODAY}/result", {"turns": games[number]}).status_code

    with ThreadPoolExecutor(len(games)) as pool:
        statuses = Counter(pool.map(send, range(len(games))))
    different = len({tuple(game) for game in games})
    assert statuses[200] >= 1
    assert statuses[200] + statuses[409] == len(games)
    assert statuses[409] >= different - 1
    assert results(ada)["players"] == 1


def test_strangers_cannot_play_for_anyone(server: RunningServer) -> None:
    turns = deal_turns(deal(Person(server.url)))
    for stranger in (Person(server.url), Person(server.url, token="a" * 43)):
        with refused(401, "guest/unknown"):
            start(stranger)
        with refused(401, "guest/unknown"):
            submit(stranger, turns)
        with refused(401, "guest/unknown"):
            stranger.request("GET", "/api/me/deals")


def test_nobody_has_the_result_of_another(server: RunningServer) -> None:
    ada, bo = Person(server.url, "Ada"), Person(server.url, "Bo")
    play(ada)
    assert bo.request("GET", "/api/deals/today")["attempt"] is None
    assert bo.request("GET", "/api/me/deals")["attempts"] == []


def test_other_sites_cannot_submit(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    turns = deal_turns(deal(ada))
    ada.http.headers["Origin"] = "https://elsewhere.example"
    for path, body in (("start", {}), ("result", {"turns": turns})):
        with refused(403, "request/origin"):
            ada.request("POST", f"/api/deals/{TODAY}/{path}", body)
    assert ada.request("GET", "/api/deals/today")["attempt"] is None


# Midnight


def test_a_game_begun_before_midnight_can_be_finished(server: RunningServer) -> None:
    ada, bo = Person(server.url, "Ada"), Person(server.url, "Bo")
    turns = deal_turns(deal(ada))
    start(ada)
    at(server, MIDNIGHT + GRACE_SECONDS - 1)
    assert submit(ada, turns)["submitted_at"] == MIDNIGHT + GRACE_SECONDS - 1
    with refused(409, "deal/closed"):
        start(bo)
    with refused(409, "deal/closed"):  # nobody knows when it was begun
        submit(bo, turns)


def test_an_hour_later_it_is_too_late(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    turns = deal_turns(deal(ada))
    start(ada)
    at(server, MIDNIGHT + GRACE_SECONDS)
    with refused(409, "deal/closed"):
        submit(ada, turns)
    assert results(ada)["players"] == 0


def test_a_game_played_offline_counts_on_its_day(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    turns = deal_turns(deal(ada))
    at(server, MIDNIGHT - 1)
    assert submit(ada, turns)["started_at"] == MIDNIGHT - 1
