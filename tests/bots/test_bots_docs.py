"""docs/bots.md shows what there is, and its examples run."""

import re
from pathlib import Path

import pytest

from orbis import Game
from orbis.bots import LEVELS, play_choice
from orbis.engine.kernel import COMPILED

DOCUMENT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)


def test_the_levels_are_those_of_the_code() -> None:
    found = re.search(r"<!-- table: levels -->\n(.*?)\n<!-- end -->", DOCUMENT, re.DOTALL)
    assert found is not None
    rows = [f"| `{level}` | `{bot}` |" for level, bot in LEVELS.items()]
    assert found[1].splitlines()[2:] == rows


def test_the_bot_of_the_document_plays() -> None:
    names: dict[str, type] = {}
    exec(EXAMPLES[0], names)
    game = Game(2, "document")
    bots = [names["Collector"]("a"), names["Collector"]("b")]
    while game.turn < (30 if COMPILED else 4):
        play_choice(game, bots[game.player])
    assert game.over or not COMPILED


@pytest.mark.skipif(not COMPILED, reason="a whole game of greedy takes too long uncompiled")
def test_the_game_of_the_document_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec("import orbis\n" + EXAMPLES[1], {})
    assert re.fullmatch(r"\(\d+, -?\d+\)\n", capsys.readouterr().out.replace("[", "(").replace("]", ")"))
