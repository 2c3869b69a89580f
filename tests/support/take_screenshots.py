"""Pictures of the main screens for the README: `make screenshots` writes docs/screenshots anew."""

import io
import tempfile
from collections.abc import Callable
from pathlib import Path

from page_browser import DESKTOP, PHONE, Visitors, launched
from page_learner import Learner
from page_player import Player
from page_tables import sample_table, sample_turns
from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright
from server_client import Person
from server_process import server_thread

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
MOST_BYTES = 300_000
COLORS = 256
TABLE_PLY = 26  # of a game of three: the pyramids are half built


class Photographer:
    """Brings the page to positions that look good, and takes pictures."""

    def __init__(self, visitors: Visitors, url: str) -> None:
        self.visitors = visitors
        self.ada = Person(url, "Ada")
        self.playing = sample_table(self.ada, 3, TABLE_PLY).code
        self.over = sample_table(self.ada, 3).code

    def front(self) -> Page:
        """The front page, for somebody who has games."""
        page = self.visitors.come("/", person=self.ada)
        expect(page.get_by_role("tabpanel").get_by_role("link").first).to_be_visible()
        return page

    def table(self, **how: bool | float | dict[str, int]) -> Page:
        """A table where a tile was taken."""
        page = self.visitors.come(f"/t/{self.playing}", person=self.ada, **how)  # type: ignore[arg-type]
        Player(page).stage(sample_turns(3)[TABLE_PLY].split()[0])
        return page

    def dark(self) -> Page:
        """The same at night."""
        return self.table(dark=True)

    def phone(self) -> Page:
        """The same in a hand."""
        page = self.table(size=PHONE, touch=True, scale=2)
        page.evaluate("scrollTo(0, 0)")
        return page

    def end(self) -> Page:
        """The result."""
        page = self.visitors.come(f"/t/{self.over}", person=self.ada)
        expect(page.locator("[data-region=end][data-phase=result]")).to_be_visible()
        page.locator("[data-region=end]").evaluate("element => element.scrollIntoView()")
        return page

    def replay(self) -> Page:
        """A game that is over, with its review."""
        page = self.visitors.come(f"/t/{self.over}/replay", person=self.ada, dark=True)
        page.locator("[data-action=review]").click()
        page.locator("[data-bar]:has(.bar:not(.fine))").first.click(timeout=120_000)  # a turn that could be better
        expect(page.locator("[data-reviewed]")).to_be_visible()
        return page

    def learn(self) -> Page:
        """The tutorial, where a forest is to be placed."""
        page = self.visitors.come("/learn")
        learner = Learner(page)
        while learner.lesson.get_attribute("data-lesson") != "place-forest":
            learner.go_on()
        return page

    def rules(self) -> Page:
        """The rules."""
        page = self.visitors.come("/rules")
        expect(page.locator("main h1")).to_be_visible()
        return page

    @property
    def pictures(self) -> dict[str, Callable[[], Page]]:
        """What is taken, by the names of the files."""
        views = (self.front, self.table, self.phone, self.dark, self.end, self.replay, self.learn, self.rules)
        return {view.__name__: view for view in views}


def take(page: Page) -> bytes:
    """A picture as small as it gets without looking worse."""
    page.mouse.move(0, DESKTOP["height"] - 1)  # nothing is explained
    page.wait_for_load_state("networkidle")
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
    output = io.BytesIO()
    picture.convert("RGB").quantize(COLORS, dither=Image.Dither.NONE).save(output, "PNG", optimize=True)
    return output.getvalue()


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        launched(playwright, Path(folder)) as browser,
        server_thread(Path(folder), analysis_simulations=2000) as server,
    ):
        visitors = Visitors(browser, server.url)
        for name, view in Photographer(visitors, server.url).pictures.items():
            content = take(view())
            assert len(content) < MOST_BYTES, f"{name}.png has {len(content)} bytes"
            (FOLDER / f"{name}.png").write_bytes(content)
            print(f"{name}.png: {len(content) // 1000} kB")
        visitors.leave()


if __name__ == "__main__":
    main()
