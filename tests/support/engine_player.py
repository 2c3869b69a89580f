"""Somebody who plays in any browser of `engines`, by what the screen shows."""

import random

from engines import Browser
from page_player import PYRAMID_SIZE

from orbis.game import Action, Give, Place, Take, parse_actions

PROMPT = "[data-step]"
CELLS = "[data-region=universe] .cell.allowed"
# What can be pointed at in each step; in all others, what is taken or given.
OPTIONS = {
    "take": "[data-place]",
    "place": CELLS,
    "volcano": "[data-action=decline], [data-remove]",
}
OTHERWISE = "[data-action=decline], [data-color].allowed"
# A table fills the window exactly.
SCROLLED = """() => {
    scrollTo(1e4, 1e4);
    const moved = [scrollX, scrollY];
    scrollTo(0, 0);
    const { clientWidth, clientHeight } = document.documentElement;
    return [...moved, innerWidth - clientWidth, innerHeight - clientHeight];
}"""


class EnginePlayer:
    """A person at a table."""

    def __init__(self, browser: Browser, seed: str = "person") -> None:
        self.browser = browser
        self.chance = random.Random(seed)

    @property
    def step(self) -> str:
        """The open step: one of the rules, `complete`, `wait` or `over`."""
        return self.browser.attribute(PROMPT, "data-step") or ""

    @property
    def ply(self) -> int:
        """Which turn is being thought about."""
        return int(self.browser.attribute(PROMPT, "data-ply") or -1)

    @property
    def staged(self) -> str:
        """The turn so far, in the notation."""
        return self.browser.attribute(PROMPT, "data-staged") or ""

    def wait_for_turn(self) -> str:
        """Wait until something can be done here, or the game is over; the open step."""
        self.browser.wait_for("[data-step]:not([data-step=wait])")
        return self.step

    def choose(self, selector: str, nth: int = 0) -> None:
        """Point at something that is part of a turn, and wait until it is staged."""
        before = self.staged
        self.browser.click(selector, nth)
        changed = "before => document.querySelector('[data-step]').getAttribute('data-staged') !== before"
        self.browser.wait(changed, before)

    def confirm(self) -> None:
        """Play the staged turn."""
        ply = self.ply
        self.browser.click("[data-action=confirm]")
        self.browser.wait("ply => document.querySelector('[data-step]')?.getAttribute('data-ply') !== ply", str(ply))

    # A turn that is known

    def stage(self, turn: str) -> None:
        """Point at one thing after the other, as the turn has them; what is done by itself need not be pointed at."""
        self.wait_for_turn()
        for number, action in enumerate(parse_actions(turn)):
            if number >= len(parse_actions(self.staged) if self.staged else []):
                self._act(action)

    def _act(self, action: Action) -> None:
        match action:
            case Take(place):
                self.choose(f"[data-place={place}]")
            case Place(spot, face):
                bottom = self.browser.count("[data-region=universe] button.tile[data-cell^='1.']")
                self._choose_face(face)
                self.choose(f"{CELLS}[data-cell='{ {'1<': '1.0', '1>': f'1.{bottom + 1}'}.get(spot, spot) }']")
            case Give(color):
                self.choose(f"[data-color={color}].allowed")
            case _:
                raise NotImplementedError(action)

    def _choose_face(self, face: str) -> None:
        if self.browser.count(f"[data-face={face}]"):
            self.browser.click(f"[data-face={face}]")

    # A game by chance

    def play_turn(self) -> str:
        """Play a whole turn by chance; the turn in the notation."""
        while (step := self.wait_for_turn()) != "complete":
            self._play_step(step)
        staged = self.staged
        self.confirm()
        return staged

    def _play_step(self, step: str) -> None:
        options = OPTIONS.get(step, OTHERWISE)
        tiles = "[data-region=universe] button.tile"
        if step == "take" and self.browser.count(tiles) == PYRAMID_SIZE:
            options = "[data-region=gods] [data-god]"
        if step == "place":
            self._choose_face(self.chance.choice(("up", "up", "wilderness")))
            if not self.browser.count(CELLS):
                self._choose_face("wilderness")  # face up it fits nowhere
        self.browser.wait_for(options)
        self.choose(options, self.chance.randrange(self.browser.count(options)))

    def check_fit(self) -> None:
        """The document does not scroll, and nothing is left free beside it."""
        found = self.browser.run(SCROLLED)
        assert found == [0, 0, 0, 0], f"{self.browser.name}: the document of a table scrolls by or lacks {found}"
