"""Somebody who plays by keyboard alone, and always sees where the focus is."""

from page_player import Player
from playwright.sync_api import Locator, Page, expect

# Whether the element with the focus looks different from one without.
SHOWS_FOCUS = """() => {
    const element = document.activeElement;
    if (!element.matches(":focus-visible")) return false;
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.backgroundColor = "var(--focus)";
    const mark = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const shown = (one) => {
        const { outlineStyle, filter, backgroundColor } = getComputedStyle(one);
        return outlineStyle !== "none" || filter !== "none" || backgroundColor === mark;
    };
    return [element.closest("label") ?? element, element, ...element.querySelectorAll("*")].some(shown);
}"""
CENTER = "element => (({ x, y, width, height }) => [x + width / 2, y + height / 2])(element.getBoundingClientRect())"
HAS_FOCUS = "element => element === document.activeElement"
MOST_STOPS = 80


class KeyboardPlayer(Player):
    """A person without a mouse."""

    def point_at(self, locator: Locator) -> None:
        """Go there by keys, and press Enter."""
        expect(locator).to_be_visible()
        region = locator.evaluate("element => element.closest('[data-region]')?.dataset.region ?? ''")
        if region in REGION_KEYS:
            self.page.keyboard.press(REGION_KEYS[region])
        if region in ("prompt", "") or not self._rove_to(locator):
            tab_to(self.page, locator)
        assert self.page.evaluate(SHOWS_FOCUS), "the focus cannot be seen"
        self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        """Play the staged turn by its key."""
        ply = str(self.ply)
        self.page.keyboard.press("c")
        expect(self.prompt).not_to_have_attribute("data-ply", ply)

    def _rove_to(self, locator: Locator) -> bool:
        """Go with the arrow keys to something in the same part of the table: straight on, around where that fails."""
        been: set[tuple[float, float]] = set()
        for _ in range(MOST_STOPS):
            if locator.evaluate(HAS_FOCUS):
                return True
            x, y = self.page.evaluate(f"({CENTER})(document.activeElement)")
            to_x, to_y = locator.evaluate(CENTER)
            keys = ["ArrowRight" if to_x > x else "ArrowLeft", "ArrowDown" if to_y > y else "ArrowUp"]
            if abs(to_y - y) > abs(to_x - x):
                keys.reverse()
            self.page.keyboard.press(self.chance.choice(ARROWS) if (x, y) in been else keys[0])
            been.add((x, y))
        return False


ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
REGION_KEYS = {"display": "d", "gods": "g", "universe": "u", "realm": "r", "prompt": "p", "log": "l"}


def tab_to(page: Page, locator: Locator) -> None:
    """Press Tab until something has the focus."""
    expect(locator).to_be_visible()
    for _ in range(MOST_STOPS):
        if locator.evaluate(HAS_FOCUS):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {locator}")
