"""Browsers that store nothing, because they are full or forbid it: everything can be seen and played all the same."""

import pytest
from page_browser import PHONE, Visitors
from page_checks import missing_words
from page_player import Player
from page_screens import PUZZLE
from playwright.sync_api import expect

FULL = """() => {
    const refuse = () => { throw new DOMException("full", "QuotaExceededError"); };
    Storage.prototype.setItem = IDBObjectStore.prototype.put = refuse;
}"""
FORBIDDEN = """() => {
    const refuse = () => { throw new DOMException("forbidden", "SecurityError"); };
    for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { get: refuse, configurable: true });
    IDBFactory.prototype.open = refuse;
}"""
SCREENS = {
    "/daily": "[data-deal]",
    "/games": "[data-empty]",
    "/players": "[data-bot]",
    "/account": "[data-account=no]",
    "/learn": "[data-lesson]",
}


@pytest.mark.parametrize("obstacle", [FULL, FORBIDDEN], ids=["full", "forbidden"])
def test_nothing_is_stored_but_everything_works(visitors: Visitors, obstacle: str) -> None:
    page = visitors.come("/favicon.svg", size=PHONE, touch=True)
    page.add_init_script(f"({obstacle})()")
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    Player(page).play_turn()

    page.goto(f"/puzzles/{PUZZLE.id}")
    player = Player(page)
    player.stage(PUZZLE.turns[0].turn)
    player.button("confirm").click()
    expect(page.locator("[data-verdict=solved]")).to_be_visible()
    for address, ready in SCREENS.items():
        page.goto(address)
        expect(page.locator(ready).first).to_be_visible()
        assert missing_words(page) == []


def test_a_set_that_cannot_be_stored_is_explained(visitors: Visitors) -> None:
    page = visitors.come("/favicon.svg", size=PHONE, touch=True)
    page.add_init_script(f"({FULL})()")
    page.goto("/workshop")
    page.locator("[data-action=standard]").click()
    expect(page.get_by_role("alert")).to_contain_text("storage may be full")
