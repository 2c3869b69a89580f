"""The end: the result on every screen; and games that are discarded, closed or resigned before."""

import re
from pathlib import Path

import pytest
from page_browser import PHONE, Visitors
from page_local import REVIEW_MS, change_game, played
from page_player import Player
from page_screens import Guide
from page_tables import sample_table, sample_turns
from playwright.sync_api import Browser, Locator, Page, expect
from server_client import Person, Seated, sit_down
from server_process import RunningServer, server_thread

from orbis import Game
from orbis.game.score import Score


def rows(page: Page) -> list[str]:
    """The codes of the tables that are listed."""
    expect(page.locator("[role=tabpanel][aria-busy=false]")).to_be_visible()
    return [str(link.get_attribute("href")).split("/")[2] for link in page.locator("[role=tabpanel] li a").all()]


def discard(page: Page, table: Seated) -> None:
    page.locator(f"[data-end='{table.code}']").click()
    page.get_by_role("dialog").locator("[data-action=end]").click()


def test_a_game_is_discarded_from_the_list(visitors: Visitors, ada: Person) -> None:
    kept, gone = (ada.create("person", "novice", first=0, start=True) for _ in range(2))
    page = visitors.come(person=ada)
    page.locator(f"[data-end='{gone.code}']").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert gone.look()["table"]["status"] == "playing"
    discard(page, gone)
    expect(page.locator(f"[data-end='{gone.code}']")).to_have_count(0)
    assert rows(page) == [kept.code]
    assert gone.look()["table"]["ended_by"] == "discarded"
    page.get_by_label("Show finished games").check()
    expect(page.locator(f"a[href*='{gone.code}']")).to_have_count(0)


def test_a_game_is_discarded_with_the_keyboard(visitors: Visitors, ada: Person) -> None:
    table = ada.create("person", "person", first=0, start=True)
    page = visitors.come(person=ada)
    page.locator(f"[data-end='{table.code}']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.locator("[data-action=end]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(f"[data-end='{table.code}']")).to_have_count(0)
    expect(page.get_by_role("tab", name="My games")).to_be_focused()


def test_a_game_is_discarded_at_the_table(visitors: Visitors, ada: Person) -> None:
    table = sample_table(ada, until=4)
    page = visitors.come(f"/t/{table.code}", person=ada, size=PHONE)
    watcher = visitors.come(f"/t/{table.code}")
    Player(page).wait_for_turn()
    page.locator("[data-action=menu]").click()
    page.locator("[data-tool=leave]").click()
    page.locator("[data-action=discard]").click()
    page.locator("[data-action=end]").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert table.code not in rows(page)
    expect(watcher.locator("[data-region=end]")).to_contain_text("This game was discarded. It has no result.")


def test_whoever_has_too_many_games_is_shown_how_to_discard_one(browser: Browser, tmp_path: Path) -> None:
    with server_thread(tmp_path, max_tables=2) as server:
        visitors = Visitors(browser, server.url)
        visitors.troubles.allow("409 POST /api/tables")
        ada = Person(server.url, "Ada")
        tables = [ada.create("person", "novice", first=0, start=True) for _ in range(2)]
        page = visitors.come(person=ada)
        page.get_by_role("button", name="Create a table").click()
        page.get_by_role("dialog").get_by_role("button", name="Create a table").click()
        expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("discard")
        page.locator("[data-action=mine]").click()
        expect(page.get_by_role("tab", name="My games")).to_be_focused()
        discard(page, tables[0])
        expect(page.locator(f"[data-end='{tables[0].code}']")).to_have_count(0)
        page.get_by_role("button", name="Create a table").click()
        page.get_by_role("dialog").get_by_role("button", name="Create a table").click()
        page.wait_for_url("**/t/*")
        visitors.leave()


def test_who_plays_with_others_resigns(visitors: Visitors, site: RunningServer) -> None:
    ada, bo = sit_down(site.url, "Ada", "Bo", first=1)
    adas, bos = (visitors.come(f"/t/{ada.code}", person=each.person) for each in (ada, bo))
    adas.locator("[data-tool=leave]").click()
    expect(adas.locator("[data-action=discard]")).to_have_count(0)
    adas.locator("[data-action=resign]").click()
    adas.locator("[data-action=end]").click()
    expect(adas.get_by_role("button", name="Play now")).to_be_visible()
    assert ada.code not in rows(adas)
    expect(bos.locator("[data-region=log]")).to_contain_text("Ada resigned")
    bos.locator("[data-tool=leave]").click()
    expect(bos.locator("[data-action=discard]")).to_be_visible()  # Bo is alone with bots now


@pytest.mark.parametrize("seat", ["person", "novice"])
def test_the_host_closes_a_table_where_others_sit(
    visitors: Visitors, ada: Person, site: RunningServer, seat: str
) -> None:
    table = ada.create(seat, "open", "open")
    bo = Person(site.url, "Bo")
    bo.join(table.code)
    adas, bos = (visitors.come(f"/t/{table.code}", person=person) for person in (ada, bo))
    expect(bos.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(bos.locator("[data-end]")).to_have_count(0)
    discard(adas, table)
    expect(adas.get_by_role("button", name="Play now")).to_be_visible()
    expect(bos.get_by_text("The host closed it")).to_be_visible()


def over_here(page: Page, own: int, players: int = 4) -> Locator:
    """The end of a game in the page, of one person in a seat against bots."""
    page.get_by_role("button", name="Play now").click()
    Player(page).wait_for_turn()
    seats = [{"kind": "bot", "name": None, "level": "novice"} for _ in range(players)]
    seats[own] = {"kind": "person", "name": "Ada", "level": None}
    change_game(page, seed="page", first=0, seats=seats, **played(sample_turns(players)))
    end = page.locator("[data-region=end][data-phase=result]")
    expect(end).to_be_visible()
    return end


def final_score(players: int) -> Score:
    game = Game(players, "page", first=0)
    for turn in sample_turns(players):
        game.play_turn(turn)
    return game.score()


def test_the_end_says_how_you_did(visitors: Visitors) -> None:
    score = final_score(4)
    own = next(seat for seat, player in enumerate(score.players) if player.rank == 4)
    short = max(player.rank for player in score.players if player.rank < 4)
    gap = next(player.total for player in score.players if player.rank == short) - score.players[own].total
    end = over_here(visitors.come(), own)
    place = end.locator("[data-placement]")
    expect(place).to_contain_text("You finished fourth of 4.")
    expect(place).to_contain_text(
        re.compile(rf"{gap}\spoints? short of {('first', 'second', 'third')[short - 1]} place")
    )
    best = max(tile.cp for tile in score.players[own].tiles)
    expect(end.locator("[data-best-tile]")).to_contain_text(f"{best} creation points")
    expect(end.locator("[data-glory]")).to_have_count(len(score.winners))


def test_the_turn_that_decided_is_found_and_reviewed(visitors: Visitors) -> None:
    page = visitors.come()
    end = over_here(page, 1)
    decided = end.locator("[data-decided]")
    expect(decided).to_be_visible(timeout=REVIEW_MS)
    turn = decided.get_attribute("data-decided")
    end.get_by_role("link", name="Review this turn").click()
    expect(page.locator(f"[data-reviewed='{turn}']")).to_be_visible(timeout=REVIEW_MS)


def test_a_server_is_asked_for_the_deciding_turn_only_on_demand(visitors: Visitors, ada: Person) -> None:
    page = visitors.come(f"/t/{sample_table(ada).code}", person=ada)
    end = page.locator("[data-region=end][data-phase=result]")
    expect(end.locator("[data-placement]")).to_contain_text("Won by")  # two at one screen: the winner's lead
    expect(end.locator("[data-decided]")).to_have_count(0)
    end.locator("[data-action=decided]").click()
    expect(end.locator("[data-decided]")).to_be_visible(timeout=REVIEW_MS)


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)], ids=str)
@pytest.mark.parametrize("language", ["en-US", "de-DE", "pl-PL", "ru-RU"])
def test_the_end_fits_on_small_screens(visitors: Visitors, guide: Guide, size: tuple[int, int], language: str) -> None:
    width, height = size
    page = visitors.come(guide.over(), size={"width": width, "height": height}, language=language, touch=True)
    end = page.locator("[data-region=end][data-phase=result]")
    expect(end).to_be_visible()
    end.evaluate("element => element.scrollIntoView({behavior: 'instant'})")
    for part in ("[data-heading]", "[data-placement]", "[data-action=review]", "[data-action=replay]"):
        box = end.locator(part).bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= height - box["height"], part
        assert 0 <= box["x"] <= width - box["width"], part
    actions = (
        end.get_by_role("group").locator("[data-action]").evaluate_all("all => all.map(one => one.dataset.action)")
    )
    assert actions[:3] == ["review", "replay", "share"]
