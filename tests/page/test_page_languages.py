"""Four languages: the browser's is taken, another can be chosen at any time, and no message is missing."""

import pytest
from page_browser import Visitors
from page_player import Player
from page_tables import EVERYTHING_SEED, EVERYTHING_TURNS, table_with
from page_words import LANGUAGES, choose_language
from playwright.sync_api import expect
from server_client import Person

PLAY_NOW = {
    "en-GB": "Play now",
    "de-AT": "Jetzt spielen",
    "pl-PL": "Zagraj teraz",
    "ru-RU": "Играть",
    "fr-FR": "Play now",
}


@pytest.mark.parametrize(("wanted", "words"), PLAY_NOW.items())
def test_the_page_speaks_the_language_of_the_browser(visitors: Visitors, wanted: str, words: str) -> None:
    page = visitors.come(language=wanted)
    expect(page.get_by_role("button", name=words, exact=True)).to_be_visible()
    language = wanted[:2] if wanted[:2] in LANGUAGES else "en"
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_another_language_keeps_what_is_staged(visitors: Visitors, ada: Person) -> None:
    table = table_with(ada, EVERYTHING_SEED, EVERYTHING_TURNS[:14], 3)
    page = visitors.come(f"/t/{table.code}", person=ada)
    player = Player(page)
    player.stage("c1 1< xb2R")
    texts = set()
    for language in ("de", "pl", "ru", "en"):
        choose_language(page, language)
        texts.add(player.prompt.inner_text())
        assert player.staged == "c1 1< xb2R"
        assert player.step == "volcano"
    assert len(texts) == 4
    choose_language(page, "pl")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    player.play("c1 1< xb2R xb2R xc2R xa3R")
