"""A game that is over: step by step, by its turns, by its address, from a file; and its review."""

import json
from pathlib import Path

import pytest
from page_browser import Visitors
from page_tables import sample_table, sample_turns
from page_words import choose_language
from playwright.sync_api import Page, expect
from server_client import Person, Seated
from server_process import RunningServer

from orbis import Game

DROP = """([name, text]) => {
    const files = new DataTransfer();
    files.items.add(new File([text], name, { type: "application/json" }));
    for (const kind of ["dragover", "drop"])
        window.dispatchEvent(new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true }));
}"""


@pytest.fixture(scope="module")
def table(site: RunningServer) -> Seated:
    return sample_table(Person(site.url, "Ada"))


def tiles_after(turns: int, seat: int) -> int:
    game = Game(2, "page", first=0)
    for turn in sample_turns(2)[:turns]:
        game.play_turn(turn)
    return len(game.public_state().to_json()["players"][seat]["universe"])


def expect_turn(page: Page, turn: int) -> None:
    expect(page.locator("input[type=range]")).to_have_value(str(turn))


def drop(page: Page, text: str) -> None:
    """Drop a file on the page."""
    expect(page.locator("main h1")).to_be_visible()
    page.evaluate(DROP, ["game.orbis.json", text])


def test_step_by_step_and_by_turns(visitors: Visitors, table: Seated) -> None:
    page = visitors.come(f"/t/{table.code}/replay?turn=0")
    page.locator("[data-front]").select_option(label="Ada")
    universe = page.locator("[data-region=universe] button.tile")
    expect(universe).to_have_count(0)
    page.locator("[data-action=next-action]").click()
    expect_turn(page, 1)
    page.locator("[data-action=last]").click()
    expect_turn(page, 30)
    expect(universe).to_have_count(14)
    page.locator("[data-action=previous-turn]").click()
    expect_turn(page, 29)
    page.locator("[data-turn='9']").click()
    expect_turn(page, 9)
    expect(universe).to_have_count(tiles_after(9, 0))
    page.keyboard.press("ArrowRight")
    page.locator("[data-action=first]").click()
    expect_turn(page, 0)
    expect(universe).to_have_count(0)


def test_every_turn_has_an_address(visitors: Visitors, table: Seated) -> None:
    page = visitors.come(f"/t/{table.code}/replay?turn=12")
    expect_turn(page, 12)
    page.locator("[data-front]").select_option(label="Bo")
    expect(page.locator("[data-region=universe] button.tile")).to_have_count(tiles_after(12, 1))
    page.locator("[data-action=next-turn]").click()
    page.wait_for_url("**/replay?turn=13")
    page.reload()
    expect_turn(page, 13)


def test_a_game_plays_itself(visitors: Visitors, table: Seated) -> None:
    page = visitors.come(f"/t/{table.code}/replay?turn=27")
    page.locator("[data-action=play]").click()
    expect_turn(page, 30)


def test_a_record_can_be_chosen_or_dropped(visitors: Visitors, table: Seated, tmp_path: Path) -> None:
    record = tmp_path / "game.orbis.json"
    record.write_bytes(table.person.http.get(f"{table.path}/record").content)
    page = visitors.come()
    page.locator("input[type=file]").first.set_input_files(record)
    page.wait_for_url("**/replay**")
    expect(page.locator("[data-action=next-turn]")).to_be_visible()
    expect_turn(page, 0)
    other = visitors.come("/replay")
    drop(other, record.read_text("utf-8"))
    other.locator("[data-action=last]").click()
    expect_turn(other, 30)


def test_the_bots_of_a_record_are_called_as_at_a_table(visitors: Visitors, ada: Person) -> None:
    table = ada.create("novice", "beginner", first=0, start=True)
    table.wait_until_over()
    record = ada.http.get(f"{table.path}/record").text
    page = visitors.come("/replay", language="ru-RU")
    drop(page, record)
    expect(page.locator("[data-front] option").nth(1)).to_have_text("Альви")
    choose_language(page, "en")
    expect(page.locator("[data-front] option").nth(2)).to_have_text("Dremo")


def test_a_damaged_record_is_told_with_the_turn(visitors: Visitors, table: Seated) -> None:
    record = table.person.http.get(f"{table.path}/record").json()
    record["turns"][3] = "b2 4.2"
    page = visitors.come("/replay")
    drop(page, json.dumps(record))
    expect(page.get_by_role("alert")).to_contain_text("Turn 4")
    drop(page, '{"format": "chess"}')
    expect(page.get_by_role("alert")).to_contain_text("isn’t an Orbis game record")
    drop(page, "no record")
    expect(page.get_by_role("alert")).to_contain_text("isn’t JSON")


def test_the_review_shows_better_turns(visitors: Visitors, ada: Person) -> None:
    table = ada.create("beginner", "beginner", first=0, start=True)
    table.wait_until_over()
    page = visitors.come(f"/t/{table.code}/replay?turn=0", person=ada)
    page.locator("[data-action=review]").click()
    bars = page.locator("[data-bar]")
    expect(bars).to_have_count(30, timeout=60_000)
    compare = page.locator("[data-action=compare]")
    for number in range(30):
        bars.nth(number).click()
        expect(page.locator("[data-reviewed]")).to_have_attribute(
            "data-reviewed", bars.nth(number).get_attribute("data-bar") or ""
        )
        if compare.is_visible():
            break
    expect(compare).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".marked >> visible=true").first).to_be_visible()
    compare.click()
    expect(page.locator(".marked")).to_have_count(0)
