"""Somebody who comes for the first time: no errors, a name that is kept, and a page at every address."""

import re

import pytest
from cut_line import Line
from page_browser import Visitors
from page_player import Player
from page_tables import sample_table
from playwright.sync_api import expect
from server_client import Person
from server_process import RunningServer


@pytest.mark.parametrize(
    ("language", "text"), [("en-US", "There’s nothing at this address."), ("pl-PL", "Pod tym adresem niczego nie ma.")]
)
def test_an_unknown_address_is_told_in_the_readers_language(visitors: Visitors, language: str, text: str) -> None:
    visitors.troubles.allow("404 GET /nowhere/at/all")
    page = visitors.come("/nowhere/at/all", language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(text)
    page.locator("main a").click()
    expect(page.locator("[role=tablist]")).to_be_visible()


def test_the_name_of_a_created_table_is_kept(visitors: Visitors) -> None:
    page = visitors.come()
    page.get_by_role("button", name="Create a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name for seat 1").fill("Zoë")
    dialog.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    expect(page.get_by_text("Playing as Zoë.")).to_be_visible()
    page.get_by_role("button", name="Create a table").click()
    expect(dialog.get_by_label("Name for seat 1")).to_have_value("Zoë")


def test_the_front_page_does_without_the_scripts_of_tables(visitors: Visitors, ada: Person) -> None:
    scripts = (
        "performance.getEntriesByType('resource').map(({ name }) => name).filter(name => /\\.(js|css)$/.test(name))"
    )
    board = re.compile(r"/assets/board-")
    front = visitors.come()
    front.wait_for_load_state("networkidle")
    assert not [name for name in front.evaluate(scripts) if board.search(name)]
    table = visitors.come(f"/t/{sample_table(ada).code}", person=ada)
    table.wait_for_load_state("networkidle")
    assert [name for name in table.evaluate(scripts) if board.search(name)]


def test_a_stranger_meets_no_errors(visitors: Visitors) -> None:
    page = visitors.come()
    expect(page.locator("[role=tabpanel][aria-busy=false]")).to_be_visible()
    assert visitors.troubles.found == []


def test_that_the_server_was_away_is_forgotten_when_it_is_back(
    visitors: Visitors, ada: Person, site: RunningServer
) -> None:
    visitors.troubles.allow(
        "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET_NOT_CONNECTED", "WebSocket connection to .* failed"
    )
    table = sample_table(ada, until=4)
    with Line(site.url) as line:
        page = visitors.come(f"{line.url}/t/{table.code}", person=ada)
        player = Player(page)
        player.wait_for_turn()
        line.cut()
        expect(page.locator("[data-notice=lost]")).to_be_visible()
        turn = player.stage_turn()  # the page knows the rules itself
        player.button("confirm").click()
        expect(player.prompt.get_by_role("alert")).to_be_visible()
        line.mend()
        expect(page.locator("[data-notice=lost]")).to_have_count(0)
        expect(player.prompt.get_by_role("alert")).to_have_count(0)
        player.expect_staged(turn)
        player.confirm()
        page.close()
