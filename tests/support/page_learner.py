"""Somebody who learns the game with the tutorial."""

from playwright.sync_api import Locator, Page

# What is pointed out can be seen: it is marked on the board, or has a frame.
POINTED_OUT = """() => {
    const scope = document.querySelector("dialog[open]") ?? document.querySelector("main");
    const isFramed = (element) => {
        const { outlineStyle, outlineOffset } = getComputedStyle(element);
        return outlineStyle === "solid" && outlineOffset === "3px";
    };
    const buttons = [...scope.querySelectorAll("button")].filter((button) => button.checkVisibility());
    const found = buttons.filter((button) => button.matches(".marked") || isFramed(button));
    return found.find((button) => button.dataset.get) ?? found[0] ?? null;
}"""
SEEN = "() => document.querySelector('main').innerHTML + document.querySelectorAll('dialog[open]').length"


class Learner:
    """Somebody who does what the tutor says."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def lesson(self) -> Locator:
        """What the tutor says."""
        return self.page.locator("[data-lesson]")

    def go_on(self) -> None:
        """Read on, or do what is pointed out."""
        self.lesson.wait_for()  # the page may still be loading
        before = self.page.evaluate(SEEN)
        following = self.page.locator("[data-action=next]")
        if following.is_visible():
            following.click()
        else:
            pointed = self.page.evaluate_handle(POINTED_OUT).as_element()
            assert pointed is not None, f"nothing is pointed out: {self.lesson.inner_text()}"
            pointed.click()
        self.page.wait_for_function(f"before => ({SEEN})() !== before", arg=before)
