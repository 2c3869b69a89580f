"""Hints: drawn on the board, explained, and followed step by step or all at once."""

import re

import pytest
from page_browser import PHONE, Visitors
from page_checks import resize, small_targets, violations
from page_player import Player
from page_sight import hidden
from page_tables import sample_table
from page_words import LANGUAGES, choose_language
from playwright.sync_api import Page, expect
from server_client import Person

HINT_MS = 180_000  # the kernels of the analysis may have to be compiled first


def ask(visitors: Visitors, ada: Person, **options: object) -> tuple[Page, Player]:
    """Ada before her third turn, with a hint."""
    table = sample_table(ada, until=4)
    page = visitors.come(f"/t/{table.code}", person=ada, **options)  # type: ignore[arg-type]  # any of them
    player = Player(page)
    player.wait_for_turn()
    page.locator("[data-tool=hint]").click()
    expect(page.locator("[data-hint]")).to_be_visible(timeout=HINT_MS)
    return page, player


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE])
def test_the_best_turn_is_drawn_on_the_board(visitors: Visitors, ada: Person, size: dict[str, int]) -> None:
    page, _ = ask(visitors, ada, size=size)
    panel = page.locator("[data-hint-panel]")
    expect(panel.locator("[data-hint-rank]")).to_have_text("Best")
    expect(panel.locator("[data-hint-comparison]")).to_have_text(re.compile("next best turn|No real alternative"))
    expect(panel).not_to_contain_text("0.0 CP")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".marked")).not_to_have_count(0)
    panel.locator("[data-hint-next]").click()
    expect(panel.locator("[data-hint-rank]")).to_have_text("2nd")
    expect(panel.locator("[data-hint-comparison]")).to_have_text(re.compile("the best turn"))
    assert not violations(page)
    assert not small_targets(page)
    panel.locator("[data-hint-close]").click()
    expect(panel).to_have_count(0)
    expect(page.locator(".marked")).to_have_count(0)


def test_a_hint_fits_beside_the_whole_board(visitors: Visitors, ada: Person) -> None:
    page, player = ask(visitors, ada)
    found = {}
    for step in ("take", "place"):
        expect(player.prompt).to_have_attribute("data-step", step)
        for language in LANGUAGES:
            choose_language(page, language)
            for width, height in [(390, 844), (360, 640), (844, 390), (720, 450), (1024, 768), (1440, 900)]:
                resize(page, width, height, 100)
                found[step, language, width, height] = hidden(page)
        page.locator("[data-hint-step]").click()
    assert {where: problems for where, problems in found.items() if problems} == {}


def test_a_hint_is_followed_step_by_step(visitors: Visitors, ada: Person) -> None:
    page, player = ask(visitors, ada)
    turn = page.locator("[data-hint]").get_attribute("data-hint") or ""
    step = page.locator("[data-hint-step]")
    step.click()
    player.expect_staged(turn.split()[0])
    expect(page.locator("[data-hint-text]")).to_contain_text("Next:")
    while page.locator("[data-action=confirm]").count() == 0:
        staged = page.locator("[data-staged]").get_attribute("data-staged") or ""
        step.click()
        expect(page.locator("[data-staged]")).not_to_have_attribute("data-staged", staged)
    player.expect_staged(turn)
    expect(page.locator("[data-hint-panel]")).to_have_count(0)


def test_another_choice_hides_the_hint_until_it_is_undone(visitors: Visitors, ada: Person) -> None:
    page, player = ask(visitors, ada)
    listed = set()
    while True:
        listed.add((page.locator("[data-hint]").get_attribute("data-hint") or "").split()[0])
        if page.locator("[data-hint-next]").is_disabled():
            break
        page.locator("[data-hint-next]").click()
    other = next(place for place in ("a1", "a2", "a3", "b1", "b2", "b3") if place not in listed)
    player.take(other)
    expect(page.locator("[data-hint-panel]")).to_have_count(0)
    page.locator("[data-action=undo]").click()
    expect(page.locator("[data-hint-panel]")).to_be_visible()


def test_a_hint_by_keyboard(visitors: Visitors, ada: Person) -> None:
    table = sample_table(ada, until=4)
    page = visitors.come(f"/t/{table.code}", person=ada)
    Player(page).wait_for_turn()
    page.locator("[data-tool=hint]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-hint-step]")).to_be_focused(timeout=HINT_MS)
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint-panel]")).to_have_count(0)
    expect(page.locator("[data-tool=hint]")).to_be_focused()
