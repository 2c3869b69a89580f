"""Puzzles on a phone: a streak in four languages, the best turn on the board, and all of it without a network."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from page_browser import PHONE, Visitors
from page_checks import out_of_sight, resize
from page_player import Player
from page_words import LANGUAGES, choose_language
from playwright.sync_api import Browser, Page, expect
from static_host import StaticHost

from orbis.cli.page import write_page
from orbis.puzzles.ship import ShippedPuzzle, read_shipped

DATA = Path(__file__).parents[2] / "web" / "src" / "puzzles" / "data"
READY = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
PUZZLES = {puzzle.id: puzzle for puzzle in read_shipped(DATA)}


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    write_page(tmp_path / "page", None, force=False)
    with StaticHost(tmp_path / "page", "/games/orbis/") as host:
        yield host


@pytest.fixture
def readers(browser: Browser, host: StaticHost) -> Iterator[Visitors]:
    readers = Visitors(browser, host.url)
    yield readers
    readers.leave()


def puzzle_on(page: Page) -> ShippedPuzzle:
    """The puzzle on the screen."""
    shown = page.locator("[data-region=prompt] [data-puzzle]")
    expect(shown).to_be_visible()
    return PUZZLES[shown.get_attribute("data-puzzle") or ""]


def answer(page: Page, turn: str, verdict: str) -> None:
    """Stage a turn with the usual controls, and confirm it."""
    player = Player(page)
    player.stage(turn)
    player.expect_staged(turn)
    player.button("confirm").click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict)


def stored(page: Page) -> dict[str, object]:
    progress: dict[str, object] = json.loads(page.evaluate("localStorage.getItem('orbis.puzzles')"))
    return progress


def expect_one_screen(page: Page) -> None:
    """Nothing outside the board scrolls."""
    size = "(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])(document.documentElement)"
    assert page.evaluate(size) == [PHONE["width"], PHONE["height"]]


def test_a_streak_of_puzzles_in_four_languages_also_without_a_network(readers: Visitors, host: StaticHost) -> None:
    page = readers.come(f"{host.url}#/puzzles", size=PHONE, touch=True, offline=True)
    page.locator("main [data-action=next]").click()

    first = puzzle_on(page)
    answer(page, first.turns[0].turn, "solved")
    expect_one_screen(page)
    page.locator("[data-verdict] [data-action=next]").click()

    choose_language(page, "de")
    second = puzzle_on(page)
    assert second.id != first.id
    answer(page, second.turns[0].turn, "solved")
    expect(page.locator("[data-verdict]")).to_contain_text("Serie: 2")
    assert stored(page)["streak"] == 2
    page.locator("[data-verdict] [data-action=next]").click()

    choose_language(page, "pl")
    third = puzzle_on(page)
    assert third.id not in (first.id, second.id)
    answer(page, third.turns[1].turn, "missed")
    for language in LANGUAGES:
        choose_language(page, language)
        resize(page, 360, 640, 100)
        assert out_of_sight(page, "[data-verdict] button") == []
    resize(page, PHONE["width"], PHONE["height"], 100)
    choose_language(page, "pl")
    expect(page.locator("[data-verdict]")).to_contain_text("PK")
    page.locator("[data-verdict] [data-action=solution]").click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "solution")
    expect(page.locator(".marked").first).to_be_visible()
    expect_one_screen(page)
    assert stored(page)["outcomes"] == {first.id: "solved", second.id: "solved", third.id: "missed"}
    assert (stored(page)["streak"], stored(page)["best"]) == (0, 2)

    assert page.evaluate(READY) in ("activating", "activated")
    host.close()
    page.context.set_offline(True)
    page.goto(f"{host.url}puzzles")
    choose_language(page, "ru")
    expect(page.get_by_role("heading", level=1)).to_have_text("Задачи")
    expect(page.get_by_role("status").first).to_contain_text("Лучшая серия: 2")
    page.locator("[data-theme-card=last-round]").click()
    last = puzzle_on(page)
    assert "last-round" in last.themes
    page.reload()
    assert puzzle_on(page) == last
    answer(page, last.turns[0].turn, "solved")


def test_a_turn_that_is_not_stored_is_judged_by_the_page(visitors: Visitors) -> None:
    puzzle, place = next(
        (puzzle, place)
        for puzzle in PUZZLES.values()
        for place in ("a1", "b2", "c3")
        if not any(turn.turn.startswith(place) for turn in puzzle.turns)
    )
    page = visitors.come(f"/puzzles/{puzzle.id}", size=PHONE, touch=True)
    player = Player(page)
    assert puzzle_on(page) == puzzle
    player.wait_for_turn()
    player.take(place)
    while player.wait_for_turn() != "complete":
        player.choose(player.pick(player.options()))
    player.button("confirm").click()
    expect(page.locator("[data-verdict=missed]")).to_contain_text("CP")
    page.locator("[data-verdict] [data-action=again]").click()
    assert puzzle_on(page) == puzzle
    player.expect_staged("")


@pytest.mark.parametrize(
    ("name", "reason", "status", "body"),
    [("index", "missing", 404, ""), ("0", "damaged", 200, '{"version":1,"puz')],
)
def test_a_file_that_cannot_be_read_is_explained(
    visitors: Visitors, name: str, reason: str, status: int, body: str
) -> None:
    puzzle = next(each for each in PUZZLES.values() if each.id[0] in "01")
    page = visitors.come("/rules")
    visitors.troubles.allow("404 GET /assets/index")
    page.route(f"**/assets/{name}-*.json", lambda route: route.fulfill(status=status, body=body))
    page.goto(page.url.replace("/rules", f"/puzzles/{puzzle.id}"))
    expect(page.locator(f"[data-failure={reason}]")).to_be_visible()
    page.unroute_all()
    page.locator("[data-failure] button").click()
    assert puzzle_on(page) == puzzle


def test_an_unknown_puzzle_leads_to_the_others(visitors: Visitors) -> None:
    page = visitors.come("/puzzles/0000000")
    page.locator("main a[href$=puzzles]").click()
    expect(page.locator("[data-theme-card]").first).to_be_visible()
