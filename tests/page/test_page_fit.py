"""On a desktop the table fits its window, and what one can do is in sight."""

import pytest
from page_browser import Visitors
from page_checks import out_of_sight, resize
from page_screens import Guide
from page_words import LANGUAGES, choose_language
from playwright.sync_api import expect

WINDOWS = [(1440, 900), (1280, 720), (1024, 768)]
PROMPTS = ["take", "place", "pay", "village", "volcano", "gain", "complete", "refusal"]
BUTTONS = "section[data-step] :is([data-action], [data-tool])"

# Rows of worshipers that are much wider than the tile above them; tiles have gaps between them.
WIDE_COUNTERS = """() => [...document.querySelectorAll("[data-anchor]:has(> .counters)")].flatMap((place) => {
    const shown = [...place.querySelectorAll(".counter")].map((counter) => counter.getBoundingClientRect());
    const width = Math.max(...shown.map(({ right }) => right)) - Math.min(...shown.map(({ left }) => left));
    return width > 1.15 * place.clientWidth ? [[place.dataset.anchor, width / place.clientWidth]] : [];
})"""


@pytest.mark.parametrize("screen", ["take", "complete", "replay", "puzzle", "verdict"])
def test_the_table_is_as_high_as_the_window(visitors: Visitors, guide: Guide, screen: str) -> None:
    page = guide.show(visitors, screen)
    for width, height in WINDOWS:
        resize(page, width, height, 100)
        assert page.evaluate("document.documentElement.scrollHeight") <= height, (width, height)


@pytest.mark.parametrize("screen", PROMPTS)
def test_the_buttons_of_a_turn_are_in_sight(visitors: Visitors, guide: Guide, screen: str) -> None:
    page = guide.show(visitors, screen)
    hidden = {}
    for language in LANGUAGES:
        choose_language(page, language)
        for width, height in WINDOWS:
            resize(page, width, height, 100)
            hidden[language, width, height] = out_of_sight(page, BUTTONS)
    assert {where: buttons for where, buttons in hidden.items() if buttons} == {}


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (844, 390)])
def test_a_reason_comes_into_sight(visitors: Visitors, guide: Guide, width: int, height: int) -> None:
    page = guide.show(visitors, "place")
    resize(page, width, height, 100)
    page.locator("[data-face=up]").click()
    page.locator("[data-region=universe] .cell:not(.allowed)").first.click(force=True)
    page.locator("main [role=alert]").wait_for()
    assert out_of_sight(page, "main [role=alert] a") == []


@pytest.mark.parametrize("ply", [27, 33, 39])
def test_worshipers_stay_below_their_tile(visitors: Visitors, guide: Guide, ply: int) -> None:
    page = visitors.come(guide.table(ply), person=guide.person)
    tiles = page.locator("[data-place]")
    expect(tiles.first).to_be_visible()
    resize(page, 1440, 900, 100)
    wide = []
    for number in range(tiles.count()):
        tiles.nth(number).hover()
        wide += page.evaluate(WIDE_COUNTERS)
    assert wide == []
