"""The languages of the page."""

from playwright.sync_api import Page, expect

LANGUAGES = ("en", "de", "pl", "ru")
CHOOSE = """(select, language) => {
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def choose_language(page: Page, language: str) -> None:
    """Choose it at the top of the page, also while a window is in front of that."""
    page.locator("header select").first.evaluate(CHOOSE, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
