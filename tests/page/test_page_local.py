"""Games in the page itself, without any server: against bots, at one screen, kept in the browser."""

import re
from pathlib import Path

import pytest
from page_browser import Visitors
from page_local import REVIEW_MS, deal_alike
from page_player import Player
from playwright.sync_api import Page, expect

from orbis.records import Verifier, read_record

WEIGHTS = re.compile(r"/assets/weights-[\w-]+\.bin")
BOT_FIRST = 1  # a seed of `deal_alike` with which the bot begins
HINT_MS = 10_000  # much longer than it takes, as the machine may be busy


def come_without_server(visitors: Visitors) -> Page:
    """The page of a server that cannot be reached any more."""
    page = visitors.come()
    visitors.troubles.allow(r"/api/")
    page.context.route("**/api/**", lambda route: route.abort("connectionrefused"))
    return page


def choose(page: Page, opponents: int, level: str) -> None:
    """Start a game."""
    page.get_by_label(f"{opponents} bot").check()
    page.locator(f"[data-level={level}]").click()
    page.get_by_role("button", name="Play now").click()


def play_now(page: Page, opponents: int = 1, level: str = "beginner") -> Player:
    choose(page, opponents, level)
    player = Player(page)
    player.wait_for_turn()
    return player


def test_a_whole_game_against_bots_without_a_server(visitors: Visitors, tmp_path: Path) -> None:
    page = come_without_server(visitors)
    turns = play_now(page, 2).play_game()
    assert len(turns) == 15
    end = page.locator("[data-region=end][data-phase=result]")
    expect(end).to_be_visible()
    with page.expect_download() as download:
        end.locator("[data-action=record]").click()
    path = tmp_path / "game.orbis.json"
    download.value.save_as(path)
    record = read_record(path)
    Verifier().verify(record)
    seat = next(number for number, at in enumerate(record.seats) if at.name == "Player")
    order = (seat - record.first) % 3
    assert [turn for number, turn in enumerate(record.turns) if number % 3 == order] == turns

    end.locator("[data-action=share]").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    page.keyboard.press("Escape")
    end.locator("[data-action=replay]").click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.locator("[data-action=review]").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator("[data-bar]")).to_have_count(45, timeout=REVIEW_MS)

    other = visitors.come(link)  # somebody else's browser
    expect(other.locator("input[type=range]")).to_have_value(str(len(record.turns)))
    other.locator("[data-action=previous-turn]").click()
    other.wait_for_url("**/replay?turn=44#game=*")
    other.reload()
    expect(other.locator("input[type=range]")).to_have_value("44")


def test_a_hint_without_a_server(visitors: Visitors) -> None:
    page = come_without_server(visitors)
    player = play_now(page)
    best = page.locator("[data-hint]").first
    page.locator("[data-tool=hint]").click()
    expect(best).to_be_visible(timeout=HINT_MS)
    page.keyboard.press("Escape")
    player.take("b2")
    page.locator("[data-tool=hint]").click()
    expect(best).to_be_visible(timeout=HINT_MS)
    rest = best.get_attribute("data-hint") or ""
    best.click()
    player.expect_staged(f"b2 {rest}")


def test_a_game_against_the_network_without_a_server(visitors: Visitors) -> None:
    page = come_without_server(visitors)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if WEIGHTS.search(request.url) else None)
    page.reload()
    page.wait_for_load_state("networkidle")
    assert asked == []  # the front page does without
    player = play_now(page, 2, "immortal")
    for _ in range(2):
        player.play_turn()
        player.wait_for_turn()
    assert len(set(asked)) == 1


@pytest.mark.parametrize("damage", ["missing", "damaged"])
def test_a_network_that_cannot_be_loaded_is_told(visitors: Visitors, damage: str) -> None:
    page = come_without_server(visitors)
    visitors.troubles.allow(WEIGHTS.pattern)
    if damage == "missing":
        page.context.route(WEIGHTS, lambda route: route.abort("connectionrefused"))
    else:
        page.context.route(WEIGHTS, lambda route: route.fulfill(body="no weights"))
    deal_alike(page, BOT_FIRST)
    choose(page, 1, "immortal")
    expect(page.get_by_role("alert")).to_contain_text("network couldn’t be loaded")
    page.context.unroute(WEIGHTS)
    page.reload()
    Player(page).wait_for_turn()  # the game goes on


def test_other_bots_need_no_network(visitors: Visitors) -> None:
    page = come_without_server(visitors)
    page.context.route(WEIGHTS, lambda route: route.abort("connectionrefused"))
    player = play_now(page, 2, "grandmaster")
    player.play_turn()
    player.wait_for_turn()


def test_a_game_against_bots_leaves_a_server_alone(visitors: Visitors) -> None:
    page = visitors.come()
    page.wait_for_load_state("networkidle")  # the front page lists open tables
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    player = play_now(page)
    player.play_turn()
    player.wait_for_turn()
    assert "/t/local-" in page.url
    assert asked == []


def test_without_webassembly_the_server_is_asked(visitors: Visitors) -> None:
    page = visitors.come()
    page.evaluate("delete globalThis.WebAssembly")
    player = play_now(page)
    player.play_turn()
    assert "/t/local-" not in page.url


def test_without_webassembly_and_without_a_server_that_is_told(visitors: Visitors) -> None:
    page = come_without_server(visitors)
    page.evaluate("delete globalThis.WebAssembly")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("need WebAssembly")


def test_a_table_without_open_seats_needs_no_server(visitors: Visitors) -> None:
    page = visitors.come()
    page.get_by_role("button", name="Create a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Seat 2", exact=True).select_option("bot:novice")
    expect(dialog.get_by_text("the game runs in this browser")).to_be_visible()
    dialog.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/t/local-*")
    Player(page).wait_for_turn()


def test_a_game_survives_a_reload_in_the_middle_of_a_turn(visitors: Visitors) -> None:
    page = come_without_server(visitors)
    player = play_now(page)
    player.play_turn()
    player.wait_for_turn()
    ply = player.ply
    player.point_at(page.locator("[data-place]").first)
    staged = player.staged
    page.route("**/t/local-*", lambda route: route.continue_())
    page.reload()
    player.wait_for_turn()
    assert player.ply == ply
    player.expect_staged(staged)


def test_games_of_this_browser_are_listed_and_can_be_discarded(visitors: Visitors) -> None:
    page = come_without_server(visitors)
    play_now(page)
    page.goto("/")
    row = page.locator("a[href^='/t/local-']")
    expect(row).to_have_count(1)
    page.get_by_role("button", name="Discard the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Discard the game").click()
    expect(row).to_have_count(0)


def test_a_game_that_is_not_there_or_damaged_is_told(visitors: Visitors) -> None:
    page = come_without_server(visitors)
    player = play_now(page)
    player.play_turn()
    code = page.url.rpartition("/")[2]
    page.evaluate(
        """code => new Promise(done => {
            const request = indexedDB.open("orbis", 1);
            request.onsuccess = () => {
                const games = request.result.transaction("games", "readwrite").objectStore("games");
                const found = games.get(code);
                found.onsuccess = () => {
                    games.put({...found.result, turns: ["b2 nonsense"], times: [1, 2]}, code);
                    games.put({some: "thing"}, "local-other");
                    games.transaction.oncomplete = done;
                };
            };
        })""",
        code,
    )
    page.goto(f"/t/{code}")
    expect(page.get_by_role("alert")).to_contain_text("can’t be read")
    page.goto("/t/local-other")
    expect(page.get_by_role("alert")).to_contain_text("isn’t in this browser")
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_turn_that_cannot_be_saved_is_not_played(visitors: Visitors) -> None:
    page = come_without_server(visitors)
    player = play_now(page)
    ply = player.ply
    page.evaluate(
        """() => { IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }; }"""
    )
    player.stage_turn()
    player.button("confirm").click()
    expect(page.get_by_role("alert").first).to_contain_text("couldn’t save")
    assert player.ply == ply
