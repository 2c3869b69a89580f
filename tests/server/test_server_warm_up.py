"""What is compiled before the first table, what after it, and who waits for what."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Sequence

import pytest

from orbis.bots import LEVELS
from orbis.engine.kernel import COMPILED, NotCompiledError
from orbis.server import warm_up as module
from orbis.server.warm_up import (
    BOTS,
    CHOICES,
    FIRST_TABLE,
    NETWORK,
    PARTS,
    REPLAYS,
    SEARCH,
    TURNS,
    WarmUp,
    needed_by,
)

FIRST_GAME = """
import sys
from orbis.bots import bot_factory, play_choice
from orbis.engine import kernel
from orbis.game import Game, preview
from orbis.server.warm_up import warm_up

level, *parts = sys.argv[1:]
warm_up.load(parts)
load, missed = kernel._CacheFile.load, []
kernel._CacheFile.load = lambda self, key: missed.append(self._base) or load(self, key)
game = Game(3, "first table", first="random")
while not game.over:
    preview(game)
    if level != "people":
        turn = game.view()
        play_choice(turn, bot_factory(level)("seed"))
        game.play_turn(turn.notation[-1])
    else:
        game.play(game.sensible()[-1])
    game.score(), game.public_state().to_json()
print(missed)
"""

ANALYSES = """
import random
from orbis.analysis import Budget, analyze, review_turn
from orbis.engine import kernel
from orbis.game import Game
from orbis.server.warm_up import PARTS, warm_up

warm_up.load(PARTS)
load, missed = kernel._CacheFile.load, []
kernel._CacheFile.load = lambda self, key: missed.append(self._base) or load(self, key)
game, few, chance = Game(2, "analyses"), Budget(simulations=50), random.Random("analyses")
while not game.over:
    before = game.copy()
    while game.turn == before.turn:
        analyze(game, few).form()
        game.play(chance.choice(game.sensible()))
    review_turn(before, game.notation[-1], few).form()
print(missed)
"""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run")
def test_hints_and_reviews_need_nothing_else() -> None:
    done = subprocess.run([sys.executable, "-c", ANALYSES], check=True, capture_output=True, text=True)
    assert done.stdout == "[]\n"


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run")
@pytest.mark.parametrize(
    ("level", "parts"),
    [
        ("people", FIRST_TABLE),
        ("novice", (*FIRST_TABLE, BOTS)),
        ("immortal", PARTS[: PARTS.index(NETWORK) + 1]),
    ],
)
def test_a_first_game_needs_nothing_that_is_loaded_later(level: str, parts: Sequence[str]) -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_GAME, level, *parts], check=True, capture_output=True, text=True)
    assert done.stdout == "[]\n"


def test_only_bots_that_search_wait_for_the_search() -> None:
    assert {level for level in LEVELS if needed_by(level) == SEARCH} == {"master", "grandmaster"}
    assert {level for level in LEVELS if needed_by(level) == NETWORK} == {"immortal", "deity"}
    assert needed_by("novice") == BOTS


class Compiler:
    """Loaders of parts that are on disk or not, and what was done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, helper: str, *on_disk: str) -> None:
        self.loaded: list[str] = []
        self._on_disk = set(on_disk)
        self._only_loading = False
        monkeypatch.setattr(module, "_LOADERS", {part: self._loader(part) for part in PARTS})
        monkeypatch.setattr(module, "only_loading", lambda: self)
        monkeypatch.setattr(module, "_HELPER", [sys.executable, "-c", helper])

    def __enter__(self) -> None:
        self._only_loading = True

    def __exit__(self, *_: object) -> None:
        self._only_loading = False

    def _loader(self, part: str) -> Callable[[], None]:
        def load() -> None:
            if self._only_loading and part not in self._on_disk:
                raise NotCompiledError(part)
            self.loaded.append(part)

        return load


def test_what_is_on_disk_is_loaded_without_a_helper(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = Compiler(monkeypatch, "", *PARTS)
    monkeypatch.setattr(subprocess, "Popen", None)
    warm_up = WarmUp()
    warm_up.load(PARTS)
    assert compiler.loaded == list(PARTS)


def test_the_helper_compiles_all_but_the_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = Compiler(monkeypatch, "print('choices\\nbots\\nsearch\\nreplays')")
    warm_up = WarmUp()
    warm_up.load(FIRST_TABLE)
    assert compiler.loaded == [TURNS, CHOICES]

    async def play() -> None:
        warm_up.load_rest()
        await warm_up.loaded(REPLAYS)

    asyncio.run(play())
    assert compiler.loaded == list(PARTS)
    warm_up.close()


def test_without_its_helper_the_server_compiles_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = Compiler(monkeypatch, "raise SystemExit(1)")
    warm_up = WarmUp()
    warm_up.load(PARTS)
    assert compiler.loaded == list(PARTS)
    warm_up.close()


def test_a_server_that_stops_does_not_wait_for_the_helper(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = Compiler(monkeypatch, "print('choices', flush=True); __import__('signal').pause()", TURNS)
    warm_up = WarmUp()
    warm_up.load(FIRST_TABLE)
    warm_up.load_rest()
    warm_up.close()
    assert compiler.loaded == [TURNS, CHOICES]
    warm_up.load_rest()  # another server in the same process begins again
    warm_up.close()


def test_nobody_waits_for_what_is_not_being_loaded() -> None:
    asyncio.run(WarmUp().loaded(SEARCH))
