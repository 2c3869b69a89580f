"""Bots are characters with names and faces; every seat has a color and a shape; long names are cut, not lost."""

import pytest
from crowded_game import SEED, crowded_turns
from page_browser import PHONE, Visitors
from page_checks import cut_off, resize, small_targets, too_wide, violations
from page_local import change_game, played
from page_player import Player
from page_tables import dealt_from, sample_table, sample_turns
from playwright.sync_api import Locator, Page, expect
from server_client import Person

from orbis.bots import LEVELS
from orbis.server.tables.text import MAX_NAME

LONG = "Ж" * MAX_NAME
LATE = 44  # turns; everybody has a god or tokens by then
# What a shape is drawn with: the marks of two seats differ in both.
LOOK = """marks => marks.map((mark) => {
    const path = mark.matches("path") ? mark : mark.querySelector("path");
    return [path.getAttribute("d"), getComputedStyle(path).fill];
})"""


def look(marks: Locator) -> list[tuple[str, str]]:
    """The shapes and the colors of some marks."""
    return [(shape, color) for shape, color in marks.evaluate_all(LOOK)]


def against_bots(page: Page, *levels: str, turns: int = 0) -> Player:
    """A game in the page that has begun, against bots of these levels."""
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.wait_for_turn()
    bots = [{"kind": "bot", "name": None, "level": level} for level in levels]
    seats = [{"kind": "person", "name": "Ada", "level": None}, *bots]
    change_game(page, seed="page", first=0, seats=seats, **played(sample_turns(len(seats))[:turns]))
    player.wait_for_turn()
    return player


def test_every_level_is_a_character_to_choose(visitors: Visitors) -> None:
    page = visitors.come()
    choices = page.get_by_role("group", name="Strength").locator("[data-level]")
    expect(choices).to_have_count(len(LEVELS))
    assert choices.evaluate_all("all => all.map(one => one.dataset.level)") == list(LEVELS)
    said = set()
    for level in LEVELS:
        choice = page.locator(f"[data-level={level}]")
        expect(choice).to_have_text(level.capitalize())  # nobody has to learn the names
        expect(choice.locator(f"[data-portrait={level}]")).to_be_visible()
        choice.click()
        expect(page.get_by_role("radio", name=level.capitalize(), exact=True)).to_be_checked()
        said.add(page.get_by_role("group", name="Strength").locator("p").inner_text())
    assert len(said) == len(LEVELS)
    page.reload()
    expect(page.get_by_role("radio", name="Deity")).to_be_checked()


def test_all_levels_fit_into_a_dialog_on_a_small_phone(visitors: Visitors) -> None:
    page = visitors.come(size={"width": 360, "height": 640})
    page.get_by_role("button", name="Pass and play").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("fieldset").last.get_by_role("radio").nth(1).check()  # one bot
    expect(dialog.locator("[data-level]")).to_have_count(len(LEVELS))
    inner = dialog.evaluate("dialog => dialog.getBoundingClientRect().right")
    edges = dialog.locator("[data-level], input").evaluate_all("all => all.map(x => x.getBoundingClientRect().right)")
    assert max(edges) < inner


def test_a_level_is_chosen_with_the_keyboard(visitors: Visitors) -> None:
    page = visitors.come()
    page.get_by_role("radio", name="Novice").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Casual")).to_be_checked()
    expect(page.get_by_role("group", name="Strength")).to_contain_text("Rumbo")


def test_bots_have_faces_at_the_table(visitors: Visitors) -> None:
    page = visitors.come()
    against_bots(page, "novice", "grandmaster", "novice")
    others = page.locator("[data-region=opponents]")
    expect(others.get_by_role("heading", level=2)).to_have_text(["Alvi", "Vesara", "Alvi II"])
    expect(others.get_by_role("article", name="Vesara (Grandmaster)")).to_contain_text("Grandmaster")
    others.get_by_role("button", name="Tries out thousands of ways").hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("Vesara (Grandmaster)")
    resize(page, PHONE["width"], PHONE["height"], 100)
    strip = page.locator("[data-region=opponents] .summary")
    expect(strip.locator("[data-portrait]")).to_have_count(3)
    strip.nth(1).click(force=True)
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-page='2']")).to_contain_text("Tries out thousands of ways")
    expect(dialog.locator("[data-page='2'] [data-portrait=grandmaster]")).to_be_visible()
    assert violations(page) == []


def test_a_seat_looks_the_same_everywhere(visitors: Visitors) -> None:
    page = visitors.come()
    against_bots(page, "novice", "casual", "master", turns=12)
    expect(page.locator("[data-region=log] [data-ply]")).to_have_count(12)
    opponents = look(page.locator("[data-region=opponents] h2 [data-seat-mark]"))
    [own] = look(page.locator("[data-region=realm] h2 [data-seat-mark]"))
    seats = [own, *opponents]
    assert len({shape for shape, _ in seats}) == len({color for _, color in seats}) == 4
    for seat, mark in enumerate(seats):
        here = f"[data-seat-mark='{seat}']"
        assert set(look(page.locator(f"[data-region=log] {here}"))) == {mark}
        assert look(page.locator(f"[data-anchor=universe-{seat}] > .pennant {here}")) == [mark]
    resize(page, PHONE["width"], PHONE["height"], 100)
    for seat, mark in enumerate(seats[1:]):
        strip = page.locator("[data-region=opponents] .summary").nth(seat)
        assert look(strip.locator("[data-seat-mark]")) == [mark]
        assert look(strip.locator(".universe path.mark")) == [mark]


def test_a_seat_looks_the_same_in_the_charts(visitors: Visitors, ada: Person) -> None:
    page = visitors.come(f"/t/{sample_table(ada, 3).code}", person=ada)
    end = page.locator("[data-region=end][data-phase=result]")
    expect(end).to_be_visible()
    seats = look(end.locator("[data-chart] .name [data-seat-mark]"))
    assert len(set(seats)) == 3
    for seat, mark in enumerate(seats):
        assert look(end.locator(f"[data-end='{seat}']")) == [mark]
        assert look(end.locator(f"[data-standings] [data-seat-mark='{seat}']")) == [mark]
    end.locator("[data-action=review]").click()
    marks = page.locator("[role=slider] [data-seat-mark]")
    expect(marks).to_have_count(3, timeout=60_000)
    assert look(marks) == seats


def test_bots_have_faces_in_the_lobby(visitors: Visitors, ada: Person) -> None:
    table = ada.create("person", "expert", "expert", "open")
    page = visitors.come(f"/t/{table.code}", person=ada)
    expect(page.get_by_label("Seat 3").locator("option:checked")).to_have_text("Kalkor II (Expert)")
    expect(page.locator("main li [data-portrait=expert]")).to_have_count(2)
    assert len(set(look(page.locator("main li [data-seat-mark]")))) == 4
    guest = visitors.come(f"/t/{table.code}", person=Person(visitors.url, "Bo"))
    expect(guest.get_by_text("Kalkor (Expert)")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844), (360, 640), (844, 390)], ids=str)
def test_long_names_are_cut_but_not_lost(visitors: Visitors, ada: Person, size: tuple[int, int]) -> None:
    names = [letter * MAX_NAME for letter in "WMЖŁ"]
    with dealt_from(SEED):
        table = ada.create(*({"kind": "person", "name": name} for name in names), first=0, start=True)
    for ply, turn in enumerate(crowded_turns()[:LATE]):
        table.commit(ply, turn)
    page = visitors.come(f"/t/{table.code}", person=ada, size={"width": size[0], "height": size[1]}, language="ru-RU")
    Player(page).wait_for_turn()
    others = page.locator("[data-region=opponents]")
    for seat, name in enumerate(names[1:], 1):
        shown = others.locator(f":is([data-player='{seat}'], .summary:nth-child({seat})) .name")
        expect(shown).to_have_text(name)
        assert shown.evaluate("one => one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow") == (
            "ellipsis"
        )
        expect(others.get_by_label(name).or_(others.get_by_role("button", name=name)).first).to_be_visible()
    for box in others.locator(":is(article, .summary)").all():
        place = box.bounding_box()
        assert place is not None
        assert place["x"] + place["width"] <= size[0]
        assert place["y"] + place["height"] <= size[1]
    assert [*too_wide(page), *cut_off(page), *small_targets(page)] == []


def test_bots_of_one_level_are_told_apart_on_the_smallest_phone(visitors: Visitors) -> None:
    page = visitors.come(size={"width": 360, "height": 640})
    against_bots(page, "master", "master", "master", turns=12)
    names = page.locator("[data-region=opponents] .summary .cut")
    expect(names).to_have_text(["Mareon", "Mareon II", "Mareon III"])
    for place, numeral in enumerate(["", "II", "III"]):
        shown = names.nth(place).locator(".numeral")
        expect(shown).to_have_text(numeral)
        assert shown.evaluate(
            "one => one.getBoundingClientRect().right <= one.closest('.who').getBoundingClientRect().right"
        )
    assert cut_off(page) == []


def test_a_long_name_is_whole_in_the_dialog(visitors: Visitors, ada: Person) -> None:
    table = ada.create("person", {"kind": "person", "name": LONG}, first=0, start=True)
    page = visitors.come(f"/t/{table.code}", person=ada, size=PHONE)
    Player(page).wait_for_turn()
    page.get_by_role("button", name=LONG).click(force=True)
    name = page.get_by_role("dialog").locator("h2 .name")
    expect(name).to_have_text(LONG)
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_a_long_name_is_cut_in_the_list_of_games(visitors: Visitors, ada: Person) -> None:
    ada.create({"kind": "person", "name": LONG}, "novice", first=0, start=True)
    page = visitors.come(person=ada, size=PHONE)
    row = page.get_by_role("tabpanel").get_by_role("link", name=LONG)
    expect(row.locator("[data-player='0']")).to_have_attribute("title", LONG)
    assert row.locator("[data-player='0'] .name").evaluate("one => one.scrollWidth > one.clientWidth")
    expect(row).to_contain_text("Alvi")
    assert too_wide(page) == []


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)], ids=str)
def test_long_names_fit_into_the_result(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.come(size={"width": size[0], "height": size[1]})
    page.get_by_role("button", name="Play now").click()
    Player(page).wait_for_turn()
    names = [letter * MAX_NAME for letter in "WMЖŁ"]
    seats = [{"kind": "person", "name": name, "level": None} for name in names]
    change_game(page, seed="page", first=0, seats=seats, **played(sample_turns(4)))
    end = page.locator("[data-region=end][data-phase=result]")
    expect(end).to_be_visible()
    outside = """(end) => [...end.querySelectorAll(".words *, .fact *, [data-chart] .name")]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.textContent)"""
    assert end.evaluate(outside) == []
    for seat, name in enumerate(names):
        assert end.locator(f"[data-standings] [data-player='{seat}']").get_attribute("title") == name
    end.locator("[data-action=scoring]").click()
    shown = page.locator("[data-region=end][data-phase=scoring] li")
    expect(shown.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
