"""Somebody who plays by what the screen shows, with the mouse or a finger."""

import random

from playwright.sync_api import Locator, Page, expect

from orbis.game import Action, Exchange, Gain, Give, Place, Remove, Take, TakeGod, format_actions, parse_actions

PYRAMID_SIZE = 14  # four rows; the god lies above them


class Player:
    """A person at a table in a browser."""

    def __init__(self, page: Page, seed: str = "person") -> None:
        self.page = page
        self.chance = random.Random(seed)

    # What the screen shows

    @property
    def prompt(self) -> Locator:
        """What to do now."""
        return self.page.locator("[data-step]")

    @property
    def step(self) -> str:
        """The open step: one of the rules, `complete`, `wait` or `over`."""
        return self.prompt.get_attribute("data-step") or ""

    @property
    def ply(self) -> int:
        """Which turn is being thought about."""
        return int(self.prompt.get_attribute("data-ply") or -1)

    @property
    def staged(self) -> str:
        """The turn so far, in the notation."""
        return self.prompt.get_attribute("data-staged") or ""

    @property
    def universe(self) -> Locator:
        """The tiles of the universe that is drawn large."""
        return self.page.locator("[data-region=universe] button.tile")

    @property
    def bottom_row(self) -> Locator:
        """Those of its bottom row."""
        return self.page.locator("[data-region=universe] button.tile[data-cell^='1.']")

    def wait_for_turn(self) -> str:
        """Wait until something can be done here, or the game is over; the open step."""
        expect(self.page.locator("[data-step]:not([data-step=wait])")).to_be_visible()
        return self.step

    def expect_staged(self, turn: str) -> None:
        """Wait until the staged turn is this one."""
        expect(self.prompt).to_have_attribute("data-staged", turn)

    # Pointing at things

    def point_at(self, locator: Locator) -> None:
        """Click, also at what answers only why it may not be."""
        expect(locator).to_be_visible()
        locator.click(force=locator.get_attribute("aria-disabled") == "true")

    def choose(self, locator: Locator) -> None:
        """Point at something that is part of a turn, and wait until it is staged."""
        before = self.staged
        self.point_at(locator)
        expect(self.prompt).not_to_have_attribute("data-staged", before)

    def take(self, place: str) -> None:
        """Take the region at a place of the display."""
        self.choose(self.page.locator(f"[data-place={place}]"))

    def lay(self, cell: str, face: str = "up") -> None:
        """Put the tile in hand into a cell, as `row.column`, this side up."""
        self.point_at(self.page.locator(f"[data-face={face}]"))
        self.choose(self.page.locator(f"[data-region=universe] .cell.allowed[data-cell='{cell}']"))

    def exchange(self, give: str, get: str) -> None:
        """Exchange three worshipers for one."""
        self.point_at(self.page.locator("[data-action=exchange]"))
        self.point_at(self.page.locator(f"[data-give={give}]"))
        self.choose(self.page.locator(f"[data-get={get}]"))

    def button(self, action: str) -> Locator:
        """One of the buttons that act."""
        return self.page.locator(f"[data-action={action}]")

    def confirm(self) -> None:
        """Play the staged turn."""
        ply = str(self.ply)
        self.point_at(self.button("confirm"))
        expect(self.prompt).not_to_have_attribute("data-ply", ply)

    # A turn that is known

    def play(self, turn: str) -> None:
        """Play this turn, or the same with worshipers moved in another order."""
        self.stage(turn)
        self.expect_staged(format_actions(self._reordered(parse_actions(turn))))
        self.confirm()

    def stage(self, turn: str) -> None:
        """Point at one thing after the other, as the turn has them; what is done by itself need not be pointed at."""
        self.wait_for_turn()
        actions = parse_actions(turn)
        for number in range(len(actions)):
            actions = self._reordered(actions)
            if number >= len(self._already):
                self.act(actions[number])

    @property
    def _already(self) -> list[Action]:
        return parse_actions(self.staged) if self.staged else []

    def _reordered(self, actions: list[Action]) -> list[Action]:
        """The actions of a turn, beginning with those already staged: worshipers moved in one step have no order."""
        rest = list(actions)
        for action in self._already:
            at = rest.index(action) if isinstance(action, Give | Gain | Remove) and action in rest else 0
            is_same = rest[at : at + 1] == [action] and all(isinstance(other, type(action)) for other in rest[:at])
            assert is_same, f"{self.staged} is not {format_actions(actions)}"
            del rest[at]
        return [*self._already, *rest]

    def act(self, action: Action) -> None:
        """Point at one thing."""
        match action:
            case Take(place):
                self.take(place)
            case TakeGod(god):
                self.choose(self.page.locator(f"[data-region=gods] [data-god={god}]"))
            case Place(spot, face):
                ends = {"1<": "1.0", "1>": f"1.{self.bottom_row.count() + 1}"}
                self.lay(ends.get(spot, spot), face)
            case Give(color) | Gain(color):
                self.choose(self.page.locator(f"[data-color={color}].allowed"))
            case Remove(place, color):
                self.choose(self.page.locator(f"[data-remove={place}{color}]"))
            case Exchange(give, get):
                self.exchange(give, get)
            case _:
                self.choose(self.button("decline"))

    # A game by chance

    def play_turn(self) -> str:
        """Play a whole turn by chance; the turn in the notation."""
        staged = self.stage_turn()
        self.confirm()
        return staged

    def stage_turn(self) -> str:
        """Stage a whole turn by chance; the turn in the notation."""
        while self.wait_for_turn() != "complete":
            self.choose(self.pick(self.options()))
        return self.staged

    def play_game(self) -> list[str]:
        """Play until the game is over; one's own turns."""
        turns = []
        while self.wait_for_turn() != "over":
            turns.append(self.play_turn())
        return turns

    def options(self) -> Locator:
        """What can be pointed at in the open step."""
        step = self.step
        if step == "take":
            full = self.universe.count() == PYRAMID_SIZE
            return self.page.locator("[data-region=gods] [data-god]" if full else "[data-place]")
        if step == "place":
            return self.page.locator("[data-region=universe] .cell.allowed")
        if step == "volcano":
            return self.page.locator("[data-action=decline], [data-remove]")
        return self.page.locator("[data-action=decline], [data-color].allowed")

    def pick(self, options: Locator) -> Locator:
        """One of several by chance."""
        expect(options.first).to_be_visible()
        return options.nth(self.chance.randrange(options.count()))
