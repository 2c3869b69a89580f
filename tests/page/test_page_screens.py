"""Every screen is for everyone: in light and dark, on all sizes, with large text, in all languages."""

import pytest
from page_browser import Visitors
from page_checks import cut_off, empty_space, missing_words, resize, small_targets, too_wide, violations
from page_fonts import foreign_fonts
from page_screens import SCREENS, Guide
from page_words import LANGUAGES, choose_language
from playwright.sync_api import Page

CHECKS = (too_wide, empty_space, small_targets, cut_off)
SIZES = {390: 844, 768: 1024, 1024: 768, 1440: 900}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everyone(visitors: Visitors, guide: Guide, screen: str) -> None:
    page = guide.show(visitors, screen)
    found = {**barriers(page), **misfits(page), **gaps(page)}
    assert {where: problems for where, problems in found.items() if problems} == {}


def barriers(page: Page) -> dict[str, list[str]]:
    """What axe-core finds in light, and in dark, where only the colors are others; on a desktop and on a phone."""
    found = {"light": violations(page)}
    resize(page, 390, 844, 100)
    found["light, phone"] = violations(page)
    page.emulate_media(color_scheme="dark")
    page.locator("html[data-theme=dark]").wait_for()
    found["dark, phone"] = violations(page, "color-contrast", "link-in-text-block")
    resize(page, 1440, 900, 100)
    found["dark"] = violations(page, "color-contrast", "link-in-text-block")
    return found


def misfits(page: Page) -> dict[str, list[str]]:
    """What is too wide, empty, small for a finger, or cut off, on screens of all sizes and with text twice as large."""
    found = {}
    for percent in (100, 200):
        for width, height in SIZES.items():
            resize(page, width, height, percent)
            found[f"{width} px, {percent} %"] = [problem for check in CHECKS for problem in check(page)]
    resize(page, 1440, 900, 100)
    return found


def gaps(page: Page) -> dict[str, list[str]]:
    """Missing messages, characters that the font lacks, and large text that does not fit, in all languages."""
    found = {}
    for language in LANGUAGES:
        choose_language(page, language)
        found[language] = [*missing_words(page), *foreign_fonts(page)]
    resize(page, 390, 844, 200)
    for language in LANGUAGES:
        choose_language(page, language)
        found[f"{language}, 390 px, 200 %"] = [*too_wide(page), *small_targets(page), *cut_off(page)]
    return found
