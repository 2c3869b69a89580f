"""How many taps a turn takes on a phone."""

from page_browser import PHONE, Visitors
from page_player import Player
from page_tables import EVERYTHING_SEED, EVERYTHING_TURNS, table_with
from playwright.sync_api import Locator, expect
from server_client import Person

CELLS = "[data-region=universe] .cell.allowed"
MOST_TAPS = 5
TURNS = 30  # a whole game of two


class Tapper(Player):
    """A person with a phone, who counts."""

    taps = 0

    def point_at(self, locator: Locator) -> None:
        """Tap."""
        expect(locator).to_be_visible()
        locator.tap()
        self.taps += 1

    def options(self) -> Locator:
        """What the page suggests or highlights in the open step, if anything, or else what can be chosen."""
        if self.button("suggestion").count():
            return self.button("suggestion")
        rimmed = self.page.locator(".rimmed [data-place]")
        return rimmed if self.step == "take" and rimmed.count() else super().options()


def come(visitors: Visitors, ada: Person, plies: int, players: int = 3) -> Tapper:
    """Somebody at a table of one screen."""
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:plies], players)
    return Tapper(visitors.come(f"/t/{table.code}", person=ada, size=PHONE, touch=True))


def test_a_simple_turn_takes_three_taps(visitors: Visitors, ada: Person) -> None:
    player = come(visitors, ada, 1)
    player.wait_for_turn()
    player.take("c3")
    player.choose(player.page.locator(CELLS).last)
    player.confirm()
    assert player.taps == 3


def test_without_confirmation_it_takes_two(visitors: Visitors, ada: Person) -> None:
    player = come(visitors, ada, 1)
    player.page.get_by_role("button", name="Settings").tap()
    player.page.get_by_label("Confirm each turn").uncheck()
    player.page.keyboard.press("Escape")
    player.wait_for_turn()
    player.take("c3")
    player.point_at(player.page.locator(CELLS).last)
    expect(player.prompt).to_have_attribute("data-ply", "2")
    assert player.taps == 2


def test_accepting_what_is_suggested_takes_at_most_five(visitors: Visitors, ada: Person) -> None:
    player = come(visitors, ada, 0, players=2)
    taps = {}
    for ply in range(TURNS):
        expect(player.prompt).to_have_attribute("data-ply", str(ply))
        before = player.taps
        turn = player.play_turn() if ply < TURNS - 1 else player.stage_turn()
        taps[turn] = player.taps - before
    assert {turn: count for turn, count in taps.items() if count > MOST_TAPS} == {}
