"""All screens of the page, each as somebody comes to it."""

import functools
from collections.abc import Callable
from pathlib import Path

from authenticator import new_holder
from deal_games import deal_turns
from page_browser import Visitors
from page_player import Player
from page_tables import EVERYTHING_SEED, EVERYTHING_TURNS, sample_table, table_with
from playwright.sync_api import Page, expect
from saved_games import finished_games, keep
from server_client import Person

from orbis.puzzles.ship import read_shipped

PUZZLE = read_shipped(Path(__file__).parents[2] / "web" / "src" / "puzzles" / "data")[0]


class Guide:
    """Leads somebody to any screen. Tables are made once: whatever is done on these screens stays in the browser."""

    def __init__(self, url: str) -> None:
        self.person = Person(url, "Ada")
        self._tables: dict[str, str] = {}

    def show(self, visitors: Visitors, screen: str) -> Page:
        """The screen, in a browser of its own."""
        return SCREENS[screen](functools.partial(visitors.come, person=self.person), self)

    def table(self, ply: int) -> str:
        """The address of a table in a game of three."""
        turns = EVERYTHING_TURNS[:ply]
        return self._make(f"ply {ply}", lambda: table_with(self.person, EVERYTHING_SEED, turns, 3).code)

    def over(self) -> str:
        """The address of a table after the game."""
        return self._make("over", lambda: sample_table(self.person).code)

    def lobby(self) -> str:
        """The address of a table before the game."""
        return self._make("lobby", lambda: self.person.create("person", "open", "novice").code)

    def holder(self) -> Person:
        """Somebody with an account."""
        return new_holder(self.person.url, "Ada").person

    def play_deal(self) -> None:
        """Play the deal of the day, once."""
        if "deal" in self._tables:
            return
        deal = self.person.request("GET", "/api/deals/today")["deal"]
        self.person.request("POST", f"/api/deals/{deal['date']}/result", {"turns": deal_turns(deal)})
        self._tables["deal"] = deal["date"]

    def _make(self, name: str, make: Callable[[], str]) -> str:
        if name not in self._tables:
            self._tables[name] = make()
        return f"/t/{self._tables[name]}"


Come = Callable[..., Page]  # with an address, and what else `Visitors.come` takes
Screen = Callable[[Come, Guide], Page]


def plain(address: str, ready: str) -> Screen:
    """A screen with an address of its own, which is there when something is."""

    def show(come: Come, _guide: Guide) -> Page:
        page = come(address)
        expect(page.locator(ready).first).to_be_visible()
        return page

    return show


def front_dialog(button: str) -> Screen:
    """A window of the front page."""

    def show(come: Come, _guide: Guide) -> Page:
        page = come("/")
        page.get_by_role("button", name=button).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        return page

    return show


def staged(ply: int, turn: str) -> Screen:
    """A table where part of a turn is staged."""

    def show(come: Come, guide: Guide) -> Page:
        page = come(guide.table(ply))
        player = Player(page)
        player.wait_for_turn()
        if turn:
            player.stage(turn)
        return page

    return show


def tool(name: str) -> Screen:
    """A window of the table."""

    def show(come: Come, guide: Guide) -> Page:
        page = staged(20, "")(come, guide)
        page.locator(f"[data-tool={name}]").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        return page

    return show


def hint(come: Come, guide: Guide) -> Page:
    """A hint, drawn on the board."""
    page = staged(20, "")(come, guide)
    page.locator("[data-tool=hint]").click()
    expect(page.locator("[data-hint]")).to_be_visible(timeout=180_000)  # if it has to be compiled first
    return page


def discard(come: Come, guide: Guide) -> Page:
    """The question before a game is discarded."""
    page = tool("leave")(come, guide)
    page.locator("[data-action=discard]").click()
    expect(page.locator("[data-action=end]")).to_be_visible()
    return page


def settings(come: Come, guide: Guide) -> Page:
    """The settings, over a table."""
    page = staged(20, "")(come, guide)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def exchange(come: Come, guide: Guide) -> Page:
    """The window of the exchange."""
    page = staged(11, "c1")(come, guide)
    page.locator("[data-action=exchange]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def refusal(come: Come, guide: Guide) -> Page:
    """A table where something was pointed at that may not be."""
    page = staged(20, "a1")(come, guide)
    player = Player(page)
    player.point_at(page.locator("[data-face=up]"))
    player.point_at(page.locator("[data-region=universe] .cell:not(.allowed)").first)
    expect(player.prompt.get_by_role("alert")).to_be_visible()
    return page


def lobby(come: Come, guide: Guide) -> Page:
    """A table before the game."""
    page = come(guide.lobby())
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    return page


def end(come: Come, guide: Guide) -> Page:
    """The end of a game."""
    page = come(guide.over())
    expect(page.locator("[data-region=end][data-phase=result]")).to_be_visible()
    return page


def end_dialog(action: str) -> Screen:
    """A window at the end of a game."""

    def show(come: Come, guide: Guide) -> Page:
        page = end(come, guide)
        page.locator(f"[data-action={action}]").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        return page

    return show


def replay(come: Come, guide: Guide) -> Page:
    """A game that is over, in its middle."""
    page = come(f"{guide.over()}/replay?turn=17")
    expect(page.locator("[data-action=next-turn]")).to_be_visible()
    return page


def review(come: Come, guide: Guide) -> Page:
    """A game that is over, with its review."""
    page = replay(come, guide)
    page.locator("[data-action=review]").click()
    page.locator("[data-bar]").nth(20).click(timeout=60_000)
    expect(page.locator("[data-reviewed]")).to_be_visible()
    return page


def account(come: Come, guide: Guide) -> Page:
    """An account whose recovery codes were just made."""
    page = come("/account", person=guide.holder())
    page.locator("[data-action=codes]").click()
    page.locator("[data-action=codes-go]").click()
    expect(page.locator("[data-code]")).to_have_count(10)
    return page


def my_games(tab: str) -> Screen:
    """A part of the list of finished games, with some in this browser and one at the server."""

    def show(come: Come, guide: Guide) -> Page:
        guide.over()
        page = come("/games")
        keep(page, *finished_games())
        page.reload()
        expect(page.locator("[data-game]")).to_have_count(5)
        page.locator(f"[role=tab][id$={tab}]").click()
        expect(page.locator(f"[data-tab={tab}]")).to_be_visible()
        return page

    return show


def workshop(come: Come, _guide: Guide) -> Page:
    """A tile set being edited, with a problem and the first figures."""
    page = come("/workshop")
    page.locator("[data-action=standard]").click()
    expect(page.locator("[data-target]").first).to_be_visible()
    page.locator("[data-id=W2a]").click()
    page.get_by_label("Mystic value", exact=True).fill("5")
    expect(page.locator("[data-region=problems]")).to_have_attribute("data-count", "1")
    return page


def workshop_dialog(action: str) -> Screen:
    """A window of the workshop."""

    def show(come: Come, _guide: Guide) -> Page:
        page = come("/workshop")
        page.locator("[data-action=blank]").click()
        page.locator(f"[data-action={action}]").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        return page

    return show


def deal(come: Come, guide: Guide) -> Page:
    """The deal of the day, after it was played."""
    guide.play_deal()
    page = come("/daily")
    expect(page.locator("[data-distribution] .own")).to_be_visible()
    return page


def puzzle(come: Come, _guide: Guide) -> Page:
    """The first of the puzzles."""
    page = come(f"/puzzles/{PUZZLE.id}")
    expect(page.locator("[data-region=prompt] [data-puzzle]")).to_be_visible()
    return page


def verdict(come: Come, guide: Guide) -> Page:
    """What a turn is worth in it that is not the best."""
    page = puzzle(come, guide)
    player = Player(page)
    player.stage(PUZZLE.turns[1].turn)
    player.button("confirm").click()
    expect(page.locator("[data-verdict]")).to_be_visible()
    return page


SCREENS: dict[str, Screen] = {
    "front": plain("/", "h1"),
    "front-create": front_dialog("Create a table"),
    "front-pass": front_dialog("Pass and play"),
    "front-devices": front_dialog("Use on another device"),
    "lobby": lobby,
    "take": staged(20, ""),
    "place": staged(20, "a3"),
    "pay": staged(9, "a2 1<"),
    "village": staged(17, "b1 2.2"),
    "volcano": staged(14, "c1 1<"),
    "gain": staged(15, "@love"),
    "complete": staged(20, "a3 2.1 -B"),
    "refusal": refusal,
    "exchange": exchange,
    "hint": hint,
    "points": tool("points"),
    "words": tool("words"),
    "keys": tool("keys"),
    "leave": tool("leave"),
    "discard": discard,
    "settings": settings,
    "end": end,
    "share": end_dialog("share"),
    "verify": end_dialog("verify"),
    "replay": replay,
    "review": review,
    "games": my_games("list"),
    "statistics": my_games("statistics"),
    "bests": my_games("bests"),
    "learn": plain("/learn", "[data-lesson]"),
    "rules": plain("/rules", "main h1"),
    "tiles": plain("/tiles", "main h1"),
    "account": account,
    "account-guest": plain("/account", "[data-account=no]"),
    "workshop": plain("/workshop", "main h1"),
    "workshop-set": workshop,
    "workshop-share": workshop_dialog("share"),
    "workshop-play": workshop_dialog("play"),
    "move": plain("/move", "main h1"),
    "daily": plain("/daily", "[data-deal]"),
    "daily-result": deal,
    "puzzles": plain("/puzzles", "[data-theme-card]"),
    "puzzle": puzzle,
    "verdict": verdict,
}
