"""The font of the page: loaded by script, cached forever, and used in shared pictures."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from page_browser import Visitors
from page_fonts import foreign_fonts
from page_screens import Guide
from page_words import choose_language
from PIL import Image
from playwright.sync_api import Page, Response

from orbis.env.shapes import FONT

# All languages stand in the menu by their own names.
FILES = {
    "en-US": ["latin", "menu"],
    "de-DE": ["latin", "menu"],
    "pl-PL": ["latin", "menu", "polish"],
    "ru-RU": ["latin", "russian"],
}
UNIT = 1600 / 1200  # of a shared picture, in pixels
TITLE = slice(round(30 * UNIT), round(115 * UNIT))
# Every line that is written on a canvas is kept, with its width in the font of the page.
KEEP_LINES = """() => {
    globalThis.lines = [];
    const fillText = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
        const size = parseFloat(/[\\d.]+(?=px)/.exec(this.font)[0]);
        const context = document.createElement("canvas").getContext("2d");
        context.font = `700 ${size}px "Nunito Sans Variable"`;
        const { actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(text);
        lines.push({ text, width: actualBoundingBoxLeft + actualBoundingBoxRight });
        fillText.call(this, text, x, y);
    };
}"""


@pytest.mark.parametrize("language", FILES)
def test_only_the_letters_of_the_language_are_loaded(visitors: Visitors, language: str) -> None:
    page = visitors.come("about:blank", language=language)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(f"{visitors.url}/")
    page.locator("h1").wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    fonts = [answer for answer in answers if answer.url.endswith(".woff2")]
    names = [font.url.split("/nunito-sans-")[1].split("-wght-")[0] for font in fonts]
    assert sorted(names) == FILES[language]
    assert {font.headers["content-type"] for font in fonts} == {"font/woff2"}
    assert all("immutable" in font.headers["cache-control"] for font in fonts)


def test_the_license_comes_with_the_page(visitors: Visitors) -> None:
    answer = visitors.come().request.get(f"{visitors.url}/font-license.txt")
    assert "SIL OPEN FONT LICENSE Version 1.1" in answer.text()
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


def test_other_fonts_are_noticed(visitors: Visitors) -> None:
    page = visitors.come()
    page.locator("h1").wait_for()
    assert foreign_fonts(page) == []
    page.locator("h1").evaluate("(element) => (element.style.fontFamily = 'sans-serif')")
    title = page.locator("h1").inner_text()
    assert [text.partition(": ")[2] for text in foreign_fonts(page)] == [title]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_shared_picture_is_written_in_the_font(
    visitors: Visitors, guide: Guide, tmp_path: Path, language: str
) -> None:
    page = guide.show(visitors, "share")
    choose_language(page, language)
    page.evaluate(KEEP_LINES)
    picture = shared_picture(page, tmp_path / "universe.png")
    title = page.evaluate("lines[0]")
    assert title["text"].startswith("Ada")
    assert ink_width(picture[TITLE]) == pytest.approx(title["width"] * UNIT, abs=3)


def test_the_numbers_on_shared_tiles_are_in_the_font(visitors: Visitors, guide: Guide, tmp_path: Path) -> None:
    page = guide.show(visitors, "share")
    picture = shared_picture(page, tmp_path / "universe.png")
    assert np.array_equal(picture, shared_picture(page, tmp_path / "again.png"))
    page.route("**/*.woff2", lambda route: route.fulfill(path=FONT))  # another weight of the same font
    assert not np.array_equal(picture, shared_picture(page, tmp_path / "other.png"))


def shared_picture(page: Page, path: Path) -> NDArray[np.int16]:
    """The picture that the page offers, in its three colors."""
    with page.expect_download() as download:
        page.locator("[data-action=picture]").click()
    download.value.save_as(path)
    with Image.open(path) as image:
        return np.asarray(image.convert("RGB"), dtype=np.int16)


def ink_width(band: NDArray[np.int16]) -> int:
    """From the first to the last column in which something is written on the sky."""
    sky = band[:, :1]
    columns = np.flatnonzero((np.abs(band - sky).sum(axis=2) > 150).any(axis=0))
    return int(columns[-1] - columns[0] + 1)
