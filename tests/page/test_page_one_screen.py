"""Everything that a turn needs is on one screen, whatever the screen, the language, the names and the crowd."""

import itertools
import os

import pytest
from crowded_game import SEED, crowded_turns
from page_browser import Visitors
from page_checks import resize
from page_player import Player
from page_sight import hidden
from page_tables import dealt_from
from page_words import LANGUAGES, choose_language
from playwright.sync_api import Page, expect
from server_client import Person

from orbis.game import parse_actions
from orbis.game.notation import format_actions
from orbis.server.tables.text import MAX_NAME

SIZES = [(360, 640), (390, 844), (844, 390), (720, 450), (820, 1180), (1024, 768), (1440, 900), (1920, 1080)]
COMBINATIONS = list(itertools.product(LANGUAGES, SIZES))
# Every step of the game on a few screens; all of them in `make soak`.
PARTS = 3
SCREENS_PER_STEP = len(COMBINATIONS) if "ORBIS_SOAK" in os.environ else 1


class Watcher:
    """Looks at a page on one screen after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.coming = itertools.cycle(COMBINATIONS)
        self.found: dict[str, list[str]] = {}

    def look(self, ply: int, step: str) -> None:
        """Note what is hidden now."""
        for language, (width, height) in itertools.islice(self.coming, SCREENS_PER_STEP):
            choose_language(self.page, language)
            resize(self.page, width, height, 100)
            problems = hidden(self.page)
            if problems:
                self.found[f"turn {ply}, {step}, {language}, {width} × {height}"] = problems[:3]


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_hidden_at_any_step(visitors: Visitors, ada: Person, part: int) -> None:
    seats = [{"kind": "person", "name": letter * MAX_NAME} for letter in "WMЖŁ"]
    with dealt_from(SEED):
        table = ada.create(*seats, first=0, start=True)
    page = visitors.come(f"/t/{table.code}", person=ada)
    player, watcher = Player(page), Watcher(page)
    for ply, turn in enumerate(crowded_turns()):
        if ply % PARTS == part:
            expect(player.prompt).to_have_attribute("data-ply", str(ply))
            watcher.look(ply, "take")
            actions = parse_actions(turn)
            for end in range(1, len(actions) + 1):
                player.stage(format_actions(actions[:end]))
                watcher.look(ply, player.step)
        table.commit(ply, turn)
    assert watcher.found == {}
