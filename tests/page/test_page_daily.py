"""The deal of the day in the page: played once, compared, shared, and back again the next day."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from deal_games import deal_turns, own_plies
from page_browser import PHONE, Visitors
from page_checks import missing_words, small_targets, too_wide, violations
from page_local import change_game, played
from page_player import Player
from page_words import LANGUAGES
from playwright.sync_api import Browser, Page, expect
from server_client import Form, Person
from server_process import FakeTime, RunningServer, server_thread
from static_host import StaticHost

from orbis.cli.page import write_page
from orbis.server.deals.deal import dealt

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)  # a Tuesday: three players
DAY = 86_400.0
LOCALES = {"en": "en-US", "de": "de-DE", "pl": "pl-PL", "ru": "ru-RU"}
PNG = b"\x89PNG"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with server_thread(tmp_path, fake_time=FakeTime(NOON.timestamp())) as running:
        yield running


@pytest.fixture
def visitors(browser: Browser, server: RunningServer) -> Iterator[Visitors]:
    visitors = Visitors(browser, server.url)
    yield visitors
    visitors.leave()


def deal_at(server: RunningServer) -> Form:
    form: Form = Person(server.url).request("GET", "/api/deals/today")["deal"]
    return form


def play_to_the_end(page: Page, deal: Form) -> None:
    """Play the deal on the screen: its last turn by hand, those before it as they are kept."""
    turns, last = deal_turns(deal), own_plies(deal)[-1]
    page.locator("[data-action=play]").click()
    page.wait_for_url(f"**/t/local-{deal['date']}")
    player = Player(page)
    player.wait_for_turn()
    change_game(page, **played(turns[:last]))
    player.wait_for_turn()
    assert page.locator("[data-tool=hint]").count() == 0
    player.play(turns[last])
    expect(page.locator("[data-region=end][data-phase=result]")).to_be_visible()


def to_the_deal(page: Page, status: str) -> None:
    """Go from the end of the game to the result of the deal."""
    page.locator("[data-action=deal]").click()
    expect(page.locator("[data-result]")).to_have_attribute("data-result", status)


def check(page: Page) -> None:
    """What must be true of every screen."""
    for found in (missing_words(page), small_targets(page), too_wide(page), violations(page)):
        assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deals_of_two_days(visitors: Visitors, server: RunningServer, language: str) -> None:
    assert server.time is not None
    others = [Person(server.url, name) for name in ("Bo", "Cy")]
    first = deal_at(server)
    for number, person in enumerate(others):
        person.request("POST", f"/api/deals/{first['date']}/result", {"turns": deal_turns(first, seed=str(number))})
    page = visitors.come("/daily", size=PHONE, touch=True, language=LOCALES[language])
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(page.locator("[data-deal=new]")).to_be_visible()
    check(page)
    play_to_the_end(page, first)
    to_the_deal(page, "counted")
    expect(page.locator("[data-distribution] li.own")).to_have_count(1)
    percentile = page.locator("[data-percentile]")
    expect(percentile).to_have_attribute("data-percentile", re.compile(r"^\d+$"))
    assert ("%" in percentile.inner_text()) == (percentile.get_attribute("data-percentile") != "0")
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
    check(page)

    page.locator("[data-action=copy-text]").click()
    text = page.evaluate("navigator.clipboard.readText()")
    title, result, *pyramid, link = text.splitlines()
    assert title.startswith("Orbis · ")
    assert result.count("·") == 2
    assert [len(row.split()) for row in pyramid] == [2, 3, 4, 5]
    assert set("".join(pyramid)) <= set("⬢⬡▲· ")
    assert link == f"{server.url}/daily"
    with page.expect_download() as download:
        page.locator("[data-action=picture]").click()
    assert Path(download.value.path()).read_bytes().startswith(PNG)

    server.time.pass_seconds(DAY)
    page.goto("/daily")
    second = deal_at(server)
    expect(page.locator(f"[data-day='{second['date']}'] [data-deal=new]")).to_be_visible()
    expect(page.locator("[data-proof=noted]")).to_be_visible()
    play_to_the_end(page, second)
    to_the_deal(page, "counted")
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "2")
    page.locator("[data-archive] a").click()
    expect(page.locator(f"[data-day='{first['date']}'] [data-percentile]")).to_be_visible()


def test_a_deal_that_is_finished_offline_is_sent_later(visitors: Visitors, server: RunningServer) -> None:
    visitors.troubles.allow(r"/api/")
    page = visitors.come("/daily", size=PHONE, touch=True)
    expect(page.locator("[data-deal=new]")).to_be_visible()
    page.clock.set_fixed_time(NOON)  # offline, only this clock says which day it is
    page.context.route("**/api/**", lambda route: route.abort("connectionrefused"))
    page.reload()
    deal = deal_at(server)
    play_to_the_end(page, deal)
    to_the_deal(page, "waiting")
    check(page)
    page.context.unroute_all()
    with page.expect_response("**/result"):
        page.goto("/")  # any screen sends it
    page.goto("/daily")
    expect(page.locator("[data-result=counted]")).to_be_visible()
    page.locator("[data-action=practice]").click()
    page.wait_for_url(f"**/t/local-{deal['date']}-*")
    Player(page).wait_for_turn()


def test_the_deals_of_two_days_without_a_server(browser: Browser, tmp_path: Path) -> None:
    write_page(tmp_path / "page", None, force=False)
    with StaticHost(tmp_path / "page", "/") as host:
        readers = Visitors(browser, host.url)
        readers.troubles.allow("404 GET /t/local-")  # as hosts answer unknown paths
        page = readers.come(host.url, size=PHONE, touch=True)
        for streak in ("1", "2"):
            now = NOON.timestamp() + (int(streak) - 1) * DAY
            page.clock.set_fixed_time(datetime.fromtimestamp(now, UTC))
            page.goto(host.url)
            page.goto(f"{host.url}#/daily")
            day = datetime.fromtimestamp(now, UTC).date()
            play_to_the_end(page, dealt(f"orbis deal {day}", day).to_json())
            to_the_deal(page, "local")
            expect(page.locator("[data-streak]")).to_have_attribute("data-streak", streak)
            expect(page.locator("[data-distribution]")).to_have_count(0)
        check(page)
        readers.leave()
        assert [path for path in host.requests if "/api" in path] == []
