"""The review beside the whole board: side by side on wide screens, a swipe away on phones."""

import pytest
from page_browser import Visitors
from page_checks import resize, small_targets, violations
from page_sight import hidden
from page_tables import dealt_from, sample_turns
from page_words import LANGUAGES, choose_language
from playwright.sync_api import Page, expect
from server_client import Person, Seated
from server_process import RunningServer

from orbis.server.tables.text import MAX_NAME

WIDE = [(1024, 768), (1280, 720), (1440, 900), (1920, 1080)]
PHONES = [(390, 844), (360, 640), (844, 390)]
PANELS = ("graph", "turn", "board")
# The graph and the card, with what leads through the game; and the universes of the others.
BESIDE = ["[role=slider]", "[data-reviewed] .verdict", "[data-action=last]", "[data-region=opponents] .universe"]
IN_SIGHT = """(selectors) => selectors.filter((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    return !boxes.length || boxes.some(({ left, top, right, bottom }) =>
        left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
})"""
SHOWN = "(index) => document.querySelector('[data-panel=board]').parentElement.scrollLeft === index * innerWidth"


@pytest.fixture(scope="module")
def table(site: RunningServer) -> Seated:
    """A game of four with the longest names."""
    person = Person(site.url, "Ada")
    seats = [{"kind": "person", "name": letter * MAX_NAME} for letter in "WMЖŁ"]
    with dealt_from("page"):
        table = person.create(*seats, first=0, start=True)
    for ply, turn in enumerate(sample_turns(4)):
        table.commit(ply, turn)
    return table


def reviewed(visitors: Visitors, table: Seated, width: int, height: int, *, touch: bool = False) -> Page:
    """The review of the game, at a turn that could be better."""
    size = {"width": width, "height": height}
    page = visitors.come(f"/t/{table.code}/replay?review", person=table.person, size=size, touch=touch)
    page.locator("[data-bar]:has(.bar:not(.fine))").last.click(timeout=120_000)
    return page


def show(page: Page, panel: str) -> None:
    """Choose a tab, and wait until its page stands still."""
    page.locator(f"[data-tab={panel}]").click()
    expect_panel(page, panel)


def expect_panel(page: Page, panel: str) -> None:
    """Wait until this page is the one that is seen and can be used."""
    page.wait_for_function(SHOWN, arg=PANELS.index(panel))
    expect(page.locator(f"[data-tab={panel}]")).to_have_attribute("aria-selected", "true")
    expect(page.locator("[data-panel]:not([inert])")).to_have_attribute("data-panel", panel)


def test_board_graph_and_card_are_side_by_side(visitors: Visitors, table: Seated) -> None:
    page = reviewed(visitors, table, 1440, 900)
    found = {}
    for language in LANGUAGES:
        choose_language(page, language)
        for width, height in WIDE:
            resize(page, width, height, 100)
            outside = page.evaluate(IN_SIGHT, BESIDE)
            found[language, width, height] = [*hidden(page), *outside]
    assert {where: problems for where, problems in found.items() if problems} == {}


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_every_page_of_the_review_fits_a_phone(visitors: Visitors, table: Seated, width: int, height: int) -> None:
    page = reviewed(visitors, table, width, height, touch=True)
    found = {}
    for language in LANGUAGES:
        choose_language(page, language)
        for panel in PANELS:
            show(page, panel)
            scrolls = page.evaluate("document.documentElement.scrollHeight > innerHeight")
            needed = hidden(page) if panel == "board" else []
            found[language, panel] = [*needed, *small_targets(page), *(["the document scrolls"] if scrolls else [])]
    assert {where: problems for where, problems in found.items() if problems} == {}
    assert violations(page) == []


def test_a_finger_swipes_from_page_to_page(visitors: Visitors, table: Seated) -> None:
    page = reviewed(visitors, table, 390, 844, touch=True)
    expect_panel(page, "graph")
    for panel, start, end in (("turn", 330, 60), ("board", 330, 60), ("turn", 60, 330)):
        swipe(page, start, end)
        expect_panel(page, panel)


def test_the_keyboard_changes_pages_and_turns(visitors: Visitors, table: Seated) -> None:
    page = reviewed(visitors, table, 390, 844)
    page.locator("[data-tab=graph]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-tab=turn]")).to_be_focused()
    page.keyboard.press("Enter")
    expect_panel(page, "turn")
    show(page, "graph")
    graph = page.get_by_role("slider").first
    graph.focus()
    for key, turn in (("Home", "0"), ("ArrowRight", "1"), ("PageDown", "5"), ("ArrowUp", "4"), ("End", "60")):
        page.keyboard.press(key)
        expect(graph).to_have_attribute("aria-valuenow", turn)
    expect(page.locator("[data-reviewed='60']")).to_be_attached()


def swipe(page: Page, start: int, end: int) -> None:
    """Move a finger sideways."""
    session = page.context.new_cdp_session(page)
    for step in range(11):
        point = {"x": start + (end - start) * step / 10, "y": 300}
        kind = "touchMove" if step else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
