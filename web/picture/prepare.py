"""The picture of link previews, from the page's own art: `make picture` writes public/og.png.

It has no words but the name of the game, so it is right in every language.
"""

import io
import tempfile
from pathlib import Path

from page_browser import launched
from PIL import Image
from playwright.sync_api import sync_playwright
from static_host import StaticHost

from orbis.cli.page import write_page

PICTURE = Path(__file__).parents[1] / "public" / "og.png"
WIDTH, HEIGHT = 1200, 630  # what other sites expect
COLORS = 256
MOST_BYTES = 300_000
# The universe of the front page on the right, the name on the left, nothing else.
ARRANGE = """() => {
    const [logo, universe] = [document.querySelector("header .logo"), document.querySelector(".universe")];
    for (const element of document.querySelectorAll("header, main, .skip")) element.style.display = "none";
    for (const [element, style] of [
        [logo, "left: 70px; top: 215px; width: 480px"],
        [universe, "right: 20px; top: 8px; --width: 590px"],
    ]) {
        const frame = document.createElement("div");
        frame.style = `position: fixed; ${style}`;
        frame.append(element);
        document.body.append(frame);
    }
}"""


def draw(url: str, folder: Path) -> bytes:
    """The picture, with a reduced palette."""
    with sync_playwright() as playwright, launched(playwright, folder) as browser:
        page = browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="dark", reduced_motion="reduce"
        )
        page.goto(url)
        page.locator(".universe").wait_for()
        page.evaluate(ARRANGE)
        page.wait_for_load_state("networkidle")
        picture = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
    output = io.BytesIO()
    picture.convert("RGB").quantize(COLORS).save(output, "PNG", optimize=True)
    return output.getvalue()


def main() -> None:
    """Draw the page as it is built."""
    with tempfile.TemporaryDirectory() as folder:
        write_page(Path(folder, "page"), None, force=False)
        with StaticHost(Path(folder, "page")) as host:
            content = draw(host.url, Path(folder))
    assert len(content) < MOST_BYTES, f"{len(content)} bytes are too many"
    PICTURE.write_bytes(content)


if __name__ == "__main__":
    main()
