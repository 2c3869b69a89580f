"""A phone: whole turns with a thumb, and the others a touch away."""

import pytest
from page_browser import PHONE, Visitors
from page_checks import cut_off, resize, small_targets, violations
from page_player import Player
from page_tables import EVERYTHING_SEED, EVERYTHING_TURNS, table_with
from page_words import LANGUAGES, choose_language
from playwright.sync_api import Locator, expect
from server_client import Person

EXPLAINED = "() => document.querySelector('[role=tooltip]')?.innerText ?? null"


class Thumb(Player):
    """A person with a phone in one hand."""

    def point_at(self, locator: Locator) -> None:
        """Tap."""
        expect(locator).to_be_visible()
        locator.tap()


def test_whole_turns_with_a_thumb(visitors: Visitors, ada: Person) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:11], 3)
    page = visitors.come(f"/t/{table.code}", person=ada, size=PHONE, touch=True)
    player = Thumb(page)
    for ply in range(11, 16):  # an exchange, Death, a volcano and Love among them
        expect(player.prompt).to_have_attribute("data-ply", str(ply))
        expect(player.prompt).to_be_in_viewport()
        player.play(EVERYTHING_TURNS[ply])
    assert table.look()["turns"][11:] == list(EVERYTHING_TURNS[11:16])


def test_what_is_to_be_chosen_comes_into_sight(visitors: Visitors, ada: Person) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:20], 3)
    page = visitors.come(f"/t/{table.code}", person=ada, size=PHONE, touch=True)
    player = Thumb(page)
    player.wait_for_turn()
    expect(page.locator("[data-place=b1]")).to_be_in_viewport()
    player.stage("a3")
    expect(page.locator("[data-region=universe] .cell.allowed").first).to_be_in_viewport()
    expect(player.prompt).to_be_in_viewport()


def test_the_others_are_summarised_and_a_touch_away(visitors: Visitors, ada: Person) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:20], 3)
    page = visitors.come(f"/t/{table.code}", person=ada, size=PHONE, touch=True)
    Thumb(page).wait_for_turn()
    summaries = page.locator(".summary")
    expect(summaries).to_have_count(2)
    expect(summaries.first).to_be_in_viewport()
    page.get_by_role("button", name="View Bo").tap()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-page='1'] [data-anchor=universe-1]")).to_be_in_viewport(ratio=1)
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_have_count(0)


def test_the_menu_has_the_log_and_the_tools(visitors: Visitors, ada: Person) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:20], 3)
    page = visitors.come(f"/t/{table.code}", person=ada, size=PHONE, touch=True)
    Thumb(page).wait_for_turn()
    page.locator("[data-action=menu]").tap()
    expect(page.locator("[data-region=log]")).to_contain_text("Bo")
    page.locator("[data-tool=rules]").tap()
    expect(page.get_by_role("dialog").locator("#T3")).to_be_attached()
    assert page.url.endswith(table.code)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("button", ["[data-action=menu]", ".summary"])
def test_what_opens_on_a_phone_is_for_everyone(visitors: Visitors, ada: Person, button: str, dark: bool) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:20], 3)
    page = visitors.come(f"/t/{table.code}", person=ada, size=PHONE, touch=True, dark=dark)
    Thumb(page).wait_for_turn()
    page.locator(button).first.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert [*violations(page), *small_targets(page), *cut_off(page)] == []


def test_a_long_press_explains_and_does_not_choose(visitors: Visitors, ada: Person) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:20], 3)
    page = visitors.come(f"/t/{table.code}", person=ada, size=PHONE, touch=True)
    player = Thumb(page)
    player.wait_for_turn()
    page.wait_for_load_state("networkidle")  # what scrolls is not explained
    box = page.locator("[data-place=b2]").bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    before = page.evaluate(EXPLAINED)  # a browser on a desktop has a mouse somewhere, even in a test
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_function(f"before => ![null, before].includes(({EXPLAINED})())", arg=before)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator("[data-place=c3]").tap()  # this one is chosen
    player.expect_staged("c3")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390)])
def test_the_button_that_starts_a_game_is_in_sight(visitors: Visitors, width: int, height: int) -> None:
    page = visitors.come("/")
    button = page.locator("button.primary.large")
    lowest = {}
    for language in LANGUAGES:
        choose_language(page, language)
        resize(page, width, height, 100)
        button.wait_for()
        lowest[language] = button.evaluate("button => button.getBoundingClientRect().bottom")
    assert max(lowest.values()) <= height, lowest
