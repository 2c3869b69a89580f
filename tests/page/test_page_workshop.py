"""A tile set from beginning to end on a phone, in all languages: changed, explained, estimated, shared, and played."""

import re
from pathlib import Path

from page_browser import PHONE, Visitors
from page_local import custom_tiles
from page_player import Player
from page_words import choose_language
from playwright.sync_api import Locator, Page, expect
from server_client import Person
from server_process import RunningServer

from orbis.tiles import load_tile_set

TILE, POINTS, TOO_MANY = "G2a", 5, "50"
WRONG = {
    "de": "muss eine ganze Zahl von 0 bis 20 sein, nicht 50",
    "pl": "to musi być liczba całkowita od 0 do 20, a jest 50",
    "ru": "нужно целое число от 0 до 20, а не 50",
    "en": "Creation points: must be a whole number from 0 to 20, not 50",
}
MORE_GAMES = """before => Number(document.querySelector("[data-games]").dataset.games) > Number(before)"""


def show(page: Page, tab: str) -> None:
    """One of the pages of a phone."""
    page.locator(f"[data-tab={tab}]").click()


def edit(page: Page) -> Locator:
    """A new set and the field for the points of one of its tiles."""
    page.locator("[data-action=standard]").click()
    page.locator(f"[data-id={TILE}]").click()
    expect(page.locator("[data-tile]")).to_have_attribute("data-tile", TILE)
    return page.get_by_label("Creation points", exact=True)


def expect_games(page: Page) -> None:
    """Wait until there are figures, and more games are played."""
    show(page, "balance")
    expect(page.locator("[data-target]")).to_have_count(7)
    before = page.locator("[data-games]").get_attribute("data-games")
    page.wait_for_function(MORE_GAMES, arg=before)


def test_a_tile_set_is_made_shared_and_played(visitors: Visitors, site: RunningServer) -> None:
    page = visitors.come("/workshop", size=PHONE, touch=True)
    points = edit(page)

    points.fill(TOO_MANY)
    wrong = page.locator(f"[data-tile={TILE}] [role=status]")
    for language, words in WRONG.items():
        choose_language(page, language)
        expect(wrong).to_contain_text(words)
    expect(page.locator("[data-region=balance]")).to_have_attribute("data-status", "waiting")
    show(page, "gallery")
    problems = page.locator("[data-region=problems]")
    expect(problems).to_contain_text(f"{TILE} · Creation points")
    problems.get_by_role("button").click()

    points.fill(str(POINTS))
    expect(wrong).to_be_empty()
    expect(page.locator("[data-region=balance]")).to_have_attribute("data-status", "playing")
    expect_games(page)
    page.get_by_label("Name", exact=True).fill("Green <b>hills</b>")

    page.locator("[data-action=share]").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    page.keyboard.press("Escape")
    other = visitors.come(link, language="de-DE", size=PHONE)  # somebody else's browser
    expect(other.get_by_label("Name des Satzes")).to_have_value("Green <b>hills</b>")
    other.locator(f"[data-id={TILE}]").click()
    expect(other.get_by_label("Schaffenspunkte", exact=True)).to_have_value(str(POINTS))
    expect(other).to_have_url(re.compile("#set="))
    other.get_by_role("button", name="Kopie behalten").click()
    expect(other).to_have_url(re.compile("#draft="))

    other.locator("[data-action=play]").click()
    other.locator("[data-action=play-here]").click()
    Player(other).play_turn()
    tiles = custom_tiles(other)
    assert load_tile_set(tiles).digest == tiles["digest"]
    assert next(tile["cp"] for tile in tiles["regions"] if tile["id"] == TILE) == POINTS

    choose_language(page, "pl")
    page.locator("[data-action=play]").click()
    page.locator("[data-action=play-online]").click()
    page.get_by_role("dialog").get_by_role("button", name="Otwórz stół").click()
    choose_language(page, "ru")
    start = page.get_by_role("button", name="Начать игру")
    expect(start).to_be_disabled()
    code = page.url.rpartition("/")[2]
    bo = Person(site.url, "Bo").join(code)
    expect(page.get_by_text("Green <b>hills</b>").first).to_be_visible()
    start.click()
    expect(Player(page).prompt).to_be_visible()
    assert bo.person.request("GET", f"{bo.path}/tiles")["digest"] == tiles["digest"]
    if Player(page).step == "wait":
        bo.play_until_over(max_turns=1)
    Player(page).play_turn()


def test_links_and_files_that_are_no_sets_are_explained(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come("/workshop#set=AAAA", size=PHONE)
    expect(page.get_by_role("alert")).to_contain_text("damaged or incomplete")
    files = {"a.toml": "This is TOML", "b.json": "isn’t a tile set", "c.json": "can’t even be drawn"}
    for name, told in files.items():
        file = tmp_path / name
        file.write_text('name = "x"' if name != "c.json" else '{"name": "<img src=x>", "regions": [1]}', "utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(told)
    expect(page.locator("[data-draft]")).to_have_count(0)


def test_a_set_is_edited_by_keyboard_and_survives_a_reload(visitors: Visitors) -> None:
    page = visitors.come("/workshop")
    points = edit(page)
    page.locator(f"[data-id={TILE}]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-tile]")).to_have_attribute("data-tile", "G2b")
    page.keyboard.press("ArrowLeft")
    points.fill("7")
    page.locator("[data-action=remove]").focus()
    page.keyboard.press("Enter")
    problems = page.locator("[data-region=problems]")
    expect(problems).to_have_attribute("data-count", "2")
    page.keyboard.press("Control+z")
    expect(problems).to_have_attribute("data-count", "0")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+Shift+z")
    page.reload()
    page.locator(f"[data-id={TILE}]").click()
    expect(points).to_have_value("7")
    page.get_by_role("link", name="All your tile sets").click()
    page.get_by_role("button", name="Delete My tiles").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.locator("[data-draft]")).to_have_count(0)
