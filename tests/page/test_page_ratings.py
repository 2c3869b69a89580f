"""Two people with accounts find each other on their phones, play a rated game, and see what it changed."""

import re

import pytest
from page_browser import PHONE, Visitors
from page_checks import cut_off, resize, small_targets
from page_words import LANGUAGES, choose_language
from playwright.sync_api import Page, expect
from rated_games import account_holder, add_rating, play_to_the_end, rated_table
from server_client import Person
from server_process import RunningServer

from orbis.server.tables.rating import MIN_GAMES


def fits(page: Page) -> None:
    """Nothing is wider than the screen, cut off, or small for a finger."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert cut_off(page) == []
    assert small_targets(page) == []


def come(visitors: Visitors, person: Person, language: str) -> Page:
    page = visitors.come("/players", person=person, size=PHONE, touch=True)
    expect(page.locator("[data-bot=deity]")).to_be_visible()
    choose_language(page, language)
    return page


def find(page: Page) -> None:
    """Look for a live, rated game of two: what is chosen at first."""
    expect(page.locator("[data-match=idle] input[data-rated]")).to_be_checked()
    page.locator("[data-match=idle] [type=submit]").click()


@pytest.mark.parametrize(("hers", "his"), [("en", "pl"), ("de", "ru")])
def test_two_find_each_other_and_see_their_ratings_change(
    visitors: Visitors, site: RunningServer, hers: str, his: str
) -> None:
    (ada, ada_id), (bo, bo_id) = account_holder(site, f"Ada-{hers}"), account_holder(site, f"Bo-{his}")
    for public_id in (ada_id, bo_id):
        add_rating(site, public_id, 25.0, 2, MIN_GAMES - 1)
    adas, bos = come(visitors, ada, hers), come(visitors, bo, his)
    find(adas)
    expect(adas.locator("[data-match=waiting]")).to_be_visible()
    fits(adas)
    find(bos)
    for page in (adas, bos):
        expect(page).to_have_url(re.compile(r"/t/\w{8}$"))
        expect(page.locator("[data-region=prompt]").first).to_be_visible()
        expect(page.locator("[data-tool=hint]")).to_have_count(0)
    code = adas.url.rpartition("/")[2]
    score = play_to_the_end(site, [ada.at(code), bo.at(code)])["score"]
    for page, seat in ((adas, 0), (bos, 1)):
        skip = page.locator("[data-action=skip]")
        skip.or_(page.locator("[data-rated=yes]")).first.wait_for()
        if skip.count():
            skip.click()
        expect(page.locator("[data-rated=yes] [data-change]")).to_have_count(2)
        shown = page.locator(f"[data-rated=yes] li:has([data-player='{seat}']) [data-change]")
        change = int(shown.get_attribute("data-change") or 0)
        assert (change > 0, change < 0) == (seat in score["winners"], seat not in score["winners"])
        fits(page)
    adas.locator(f"[data-rated=yes] a[href$='{ada_id}']").click()
    expect(adas.locator("[data-players='2']")).to_be_visible()
    fits(adas)
    adas.locator("header a[href$='/players']").click()
    expect(adas.locator(f"tr[data-player='{ada_id}'][aria-current]")).to_be_visible()
    expect(adas.locator(f"tr[data-player='{bo_id}']")).to_be_visible()


def test_the_screens_are_there_for_everyone_in_all_languages(visitors: Visitors, site: RunningServer) -> None:
    (ada, bo), (ada_id, _) = rated_table(site, "Ada", "Bo")
    bo.do("resign")
    page = visitors.come("/players", size=PHONE, touch=True)
    for language in LANGUAGES:
        choose_language(page, language)
        for address, ready in (("/players", "[data-bot=novice]"), (f"/players/{ada_id}", "[data-place='1']")):
            page.goto(address)
            expect(page.locator(ready).first).to_be_visible()
            assert "[" not in page.locator("main").inner_text()  # a message that is missing
            fits(page)
    expect(page.get_by_role("link", name="Bo")).to_be_visible()
    visitors.troubles.allow("404 GET /api/players/nobody")
    page.goto("/players/nobody")
    expect(page.get_by_role("alert")).to_be_visible()
    assert ada.look()["table"]["ended_by"] == "resigned"


def test_names_have_room_on_the_smallest_phones(visitors: Visitors, site: RunningServer) -> None:
    """Also where somebody who is not listed yet stands below the others."""
    for name, games in (("Zoë", MIN_GAMES), ("Maximilian", MIN_GAMES), ("Ada", 1)):
        person, public_id = account_holder(site, name)
        add_rating(site, public_id, 25.0, 3, games)
    page = visitors.come("/players", person=person, size=PHONE, touch=True)
    page.get_by_role("tab").nth(1).click()
    expect(page.locator(f"tr[data-player='{public_id}'][aria-current]")).to_be_visible()
    resize(page, 360, 640, 100)
    for language in LANGUAGES:
        choose_language(page, language)
        names = page.locator("tr[data-player] a, tr[data-bot] .name")
        assert names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth)") == []
        fits(page)


def test_cancelling_leaves_the_table(visitors: Visitors, site: RunningServer) -> None:
    ada, _ = account_holder(site, "Ada")
    page = come(visitors, ada, "en")
    page.get_by_role("radio", name="4").check(force=True)
    find(page)
    expect(page.locator("[data-match=waiting]")).to_be_visible()
    (waiting,) = ada.request("GET", "/api/matches")["waiting"]
    assert (waiting["players"], waiting["rated"]) == (4, True)
    page.get_by_role("button", name="Stop looking").press("Enter")
    expect(page.locator("[data-match=idle] button[type=submit]")).to_be_enabled()  # the server has answered
    assert ada.at(waiting["code"]).look()["table"]["status"] == "closed"
