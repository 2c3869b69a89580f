"""The hints of the terminal game come from the analysis, and give nothing away."""

import random
import re

import pytest
from analysis_positions import FEW
from random_games import after, permuted

from orbis import Game, analyze
from orbis.cli.terminal import commands
from orbis.cli.terminal.commands import hint_for
from orbis.cli.terminal.glyphs import ASCII, UNICODE
from orbis.engine.kernel import COMPILED
from orbis.tiles import load_tile_set


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that do not depend on the clock."""
    monkeypatch.setattr(commands, "HINT_BUDGET", FEW)


def test_a_hint_says_the_best_two_turns_and_what_they_promise() -> None:
    game = after(2, "hint", 12, load_tile_set())
    analysis = analyze(game, FEW, num_turns=2)
    play, words, promise, *others = hint_for(game, UNICODE)
    assert play == f"Best: {analysis.best.notation}"
    assert words.startswith("You would take ")
    chance = analysis.estimate.win_chances[game.player]
    assert re.fullmatch(rf"Chance to win: about {chance:.0%}\. Expected margin: [+−]\d+\.\d CP\.", promise)
    assert len(others) == len(analysis.turns) - 1
    for second in others:
        assert second.startswith(f"Second best: {analysis.turns[1].turn.notation}, ")
        assert ". You would take " in second


@pytest.mark.parametrize("turns", [12, 28] if COMPILED else [12])
def test_a_hint_does_not_depend_on_the_unseen_order(turns: int) -> None:
    game = after(2, "hint", turns, load_tile_set())
    found = {tuple(hint_for(permuted(game, random.Random(number)), UNICODE)) for number in range(4)}
    assert len(found) == 1


def test_a_hint_in_the_middle_of_a_turn_goes_on_from_there() -> None:
    game = Game(2, 1)
    game.play("b2")
    play, words, *_ = hint_for(game, ASCII)
    game.play_turn(play.removeprefix("Best: "))
    assert words.startswith("You would place it at ")
    assert all(line.isascii() for line in (play, words))
