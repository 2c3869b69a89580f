"""A whole game against a bot by mouse: from the front page to the result, which the record confirms."""

from pathlib import Path

from page_browser import Visitors
from page_local import deal_alike
from page_player import Player
from playwright.sync_api import Page, expect

from orbis.records import read_record, replay


def test_a_whole_game_by_mouse(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come()
    page.get_by_label("1 bot").check()
    page.locator("[data-level=beginner]").click()
    deal_alike(page, 1)
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.wait_for_turn()
    turns = player.play_game()
    assert len(turns) == 15
    end = page.locator("[data-region=end][data-phase=result]")
    expect(end).to_be_visible()

    with page.expect_download() as download:
        end.locator("[data-action=record]").click()
    path = tmp_path / "game.orbis.json"
    download.value.save_as(path)
    record = read_record(path)
    game = replay(record)
    seat = next(number for number, at in enumerate(record.seats) if at.name == "Player")
    assert [turn for number, turn in enumerate(record.turns) if number % 2 == (seat != record.first)] == turns
    score = game.score()
    assert totals_on_screen(page) == [player.total for player in score.players]


def totals_on_screen(page: Page) -> list[int]:
    cells = page.locator("[data-region=end] tr.total td").all_inner_texts()
    return [int(cell.split()[0].replace("−", "-")) for cell in cells]
