"""My games: the finished games of this browser and those at the server, with statistics; exported and deleted."""

from collections.abc import Sequence
from pathlib import Path

from page_browser import PHONE, Visitors
from page_checks import resize
from page_tables import sample_table
from playwright.sync_api import Locator, Page, expect
from saved_games import finished_games, keep, kept, played_game, saved_game
from server_client import Person

from orbis.records import RecordError, Verifier, read_records

# Listed without being asked for: the one that was discarded is not.
COMPLETE = ["local-list", "local-reviewed", "local-large", "local-shared"]


def show_tab(page: Page, name: str) -> Locator:
    page.get_by_role("tab", name=name, exact=True).click()
    return page.get_by_role("tabpanel")


def expect_games(page: Page, codes: Sequence[str]) -> None:
    """These games are listed, in this order."""
    expect(page.locator("[data-game]")).to_have_count(len(codes))
    assert page.locator("[data-game]").evaluate_all("rows => rows.map(row => row.dataset.game)") == list(codes)


def choose(page: Page, choice: str, value: str) -> None:
    page.locator(f"[data-filter={choice}]").select_option(value)


def export(page: Page, path: Path) -> list[str]:
    """The seeds of the games in the file, all of which replay as they should."""
    with page.expect_download() as download:
        page.locator("[data-action=export]").click()
    download.value.save_as(path)
    seeds = []
    for _, record in read_records(path):
        assert not isinstance(record, RecordError)
        Verifier().verify(record)
        seeds.append(record.seed or "")
    return seeds


def test_games_of_a_browser_and_of_the_server_are_one_list(visitors: Visitors, ada: Person, tmp_path: Path) -> None:
    online = sample_table(ada).code
    page = visitors.come("/", person=ada, size=PHONE, touch=True)
    games = finished_games()
    games[0]["seats"][0]["name"] = "Maximiliane-Charlotte"
    unfinished = saved_game(played_game("unfinished", 2, turns=4))
    damaged = {**saved_game(played_game("list", 2, "greedy")), "code": "local-damaged", "seed": "another"}
    keep(page, *games, unfinished, damaged)
    page.get_by_role("tab", name="My games").click()
    page.locator("[data-games]").click()
    expect_games(page, [online, *COMPLETE])
    expect(page.locator("[data-damaged]")).to_contain_text("1 game")
    resize(page, 360, 640, 100)
    heights = page.locator("[data-game] .total").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert len(set(heights)) == 1  # each total is in one line
    row = page.locator("[data-game=local-reviewed]")
    expect(row.locator("b")).to_have_text(f"{game_points(page, 'local-reviewed')} CP")
    expect(row.locator("[data-reviewed]")).to_contain_text("1.6 CP lost per turn")

    page.locator("summary", has_text="Filters").click()
    choose(page, "players", "2")
    expect_games(page, [online, "local-list", "local-shared"])
    choose(page, "players", "")
    choose(page, "opponent", "expert")
    expect_games(page, ["local-reviewed"])
    choose(page, "opponent", "")
    choose(page, "where", "online")
    expect_games(page, [online])
    choose(page, "where", "")
    choose(page, "result", "early")
    expect_games(page, ["local-discarded"])
    choose(page, "result", "")
    page.get_by_role("searchbox").fill("novice bo nobody")
    page.locator("[data-action=reset]").click()

    counted = show_tab(page, "Statistics")
    expect(counted.locator("dd").first).to_have_text("3")
    assert counted.locator("[data-chart=players] [data-row]").count() == 3
    expect(counted.locator("[data-chart=losses]")).to_contain_text("From 1 reviewed game")
    bests = show_tab(page, "Personal bests")
    best = max(game_points(page, code) for code in COMPLETE[:3])
    expect(bests.locator("[data-best=score]")).to_contain_text(f"{best} CP")

    expected = [str(game["seed"]) for game in games]
    seeds = export(page, tmp_path / "games.jsonl")
    assert sorted(seeds[:5]) == sorted(expected)
    assert seeds[5:] == [ada.at(online).look()["table"]["seed"]]


def game_points(page: Page, code: str) -> int:
    """The points of a game's player, as the page keeps them with the game once it has listed it."""
    (game,) = [game for game in kept(page) if game["code"] == code]
    points: int = game["summary"]["seats"][0]["points"]["total"]
    return points


def test_games_are_deleted_one_by_one_and_all_at_once(visitors: Visitors, ada: Person) -> None:
    online = sample_table(ada).code
    page = visitors.come("/games", person=ada, size=PHONE, touch=True)
    unfinished = saved_game(played_game("unfinished", 2, turns=4))
    keep(page, *finished_games(), unfinished)
    page.reload()
    expect_games(page, [online, *COMPLETE])

    page.locator(f"[data-remove='{online}']").click()
    page.get_by_role("dialog").locator("[data-action=delete-go]").click()
    expect_games(page, COMPLETE)
    assert ada.request("GET", "/api/me/games")["games"] == []
    page.locator("[data-remove=local-list]").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    page.locator("[data-remove=local-list]").click()
    page.get_by_role("dialog").locator("[data-action=delete-go]").click()
    expect_games(page, COMPLETE[1:])
    expect(page.locator(f"[data-game={COMPLETE[1]}] a")).to_be_focused()

    page.locator("[data-action=delete-all]").click()
    page.get_by_role("dialog").locator("[data-action=delete-go]").click()
    expect(page.locator("[data-empty]")).to_be_visible()
    assert [game["code"] for game in kept(page)] == [unfinished["code"]]
    page.locator("[data-action=delete-all]").click()
    page.get_by_role("dialog").get_by_role("checkbox").check()
    page.get_by_role("dialog").locator("[data-action=delete-go]").click()
    expect(page.locator("[data-action=delete-all]")).to_have_count(0)
    assert kept(page) == []
    page.reload()
    expect(page.locator("[data-empty]")).to_be_visible()


def test_games_of_this_browser_are_there_without_a_server(visitors: Visitors) -> None:
    page = visitors.come("/games")
    expect(page.locator("[data-empty]")).to_be_visible()
    keep(page, *finished_games())
    visitors.troubles.allow(r"/api/")
    page.context.route("**/api/**", lambda route: route.abort("connectionrefused"))
    page.reload()
    expect_games(page, COMPLETE)
    expect(page.get_by_text("your online games are missing")).to_be_visible()
    page.locator("[data-action=export]").click()
    expect(page.get_by_text("only the games in this browser")).to_be_visible()
