"""Loads the compiled code before players need it.

The code is compiled on the first start and kept on disk. What people need to play is loaded before the server takes
requests. The rest follows in the background, and whoever needs it earlier waits for it. Compiling holds the GIL, so a
helper process does it while the server answers as usual; before that, both processes share the work.
"""

import asyncio
import gc
import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final

import numpy as np
import structlog

from orbis.analysis import analyze, review_turn
from orbis.analysis.explain import MAX_REASONS, explain
from orbis.analysis.reason_list import new_reasons
from orbis.analysis.search import Thinker
from orbis.bots import LEVELS, Budget, bot_factory, play_choice
from orbis.bots.evaluation import EVALUATION, NUM_TERMS, evaluate
from orbis.bots.guided import payment
from orbis.bots.policy import NUM_TAKES, POLICY_WEIGHTS
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.kernel import NotCompiledError, only_loading, prepare
from orbis.engine.scoring import NUM_BREAKDOWN_COLUMNS, NUM_TILE_COLUMNS, break_down
from orbis.engine.sensible import sensible
from orbis.engine.state import new_states
from orbis.engine.tile_array import tile_array
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_CELLS, NUM_ROUNDS
from orbis.game import Game, preview
from orbis.records import Verifier, record_of, transcript
from orbis.tiles import load_tile_set

TURNS: Final = "turns"
CHOICES: Final = "choices"
BOTS: Final = "bots"
SEARCH: Final = "search"
NETWORK: Final = "network"
REPLAYS: Final = "replays"
FIRST_TABLE: Final = (TURNS, CHOICES)
PARTS: Final = (TURNS, CHOICES, BOTS, SEARCH, NETWORK, REPLAYS)
_HELPER = [sys.executable, "-m", "orbis.server.warm_up"]
NICENESS: Final = 10  # of the helper, once the server takes requests

log = structlog.get_logger()


class WarmUp:
    """The compiled code of this process, part by part."""

    def __init__(self) -> None:
        self._loaded: dict[str, Future[None]] = {part: Future() for part in PARTS}
        self._helper: subprocess.Popen[str] | None = None
        self._thread: threading.Thread | None = None
        self._closing = False
        self._starting = threading.Lock()  # a helper that starts while the server stops would never be stopped

    def load(self, parts: Sequence[str]) -> None:
        """Load parts, and compile what is not on disk: the turns here, the rest in the helper."""
        try:
            for part in parts:
                self._load_from_disk(part)
        except NotCompiledError:
            self._start_helper()
            for part in parts:
                self._compile(part)

    def load_rest(self) -> None:
        """Load everything else in the background, until `close`."""
        self._closing = False
        if not self._is_complete():
            self._thread = threading.Thread(target=self._load_rest, name="orbis-warm-up")
            self._thread.start()

    async def loaded(self, part: str) -> None:
        """Wait until a part is loaded, if that is under way."""
        if self._thread is not None and not self._loaded[part].done():
            await asyncio.shield(asyncio.wrap_future(self._loaded[part]))

    def close(self) -> None:
        """Stop the helper, and wait until nothing is being loaded."""
        with self._starting:
            self._closing = True
            helper = self._helper
        if helper is not None:
            helper.kill()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self._stop_helper()

    def _load_rest(self) -> None:
        for part in PARTS:
            if self._closing:
                return
            try:
                self.load([part])
            except Exception:
                log.exception("warm_up_failed", part=part)
                self._finish(part)  # whoever needs it compiles it, and learns what is wrong
        if self._is_complete():
            self._stop_helper()
            gc.freeze()  # as what was loaded before

    def _load_from_disk(self, part: str) -> None:
        if not self._loaded[part].done():
            with only_loading():
                _LOADERS[part]()
            self._finish(part)

    def _compile(self, part: str) -> None:
        """Load a part that may not be on disk yet."""
        if self._loaded[part].done():
            return
        if part != TURNS:
            self._wait_for_helper(part)
        if not self._closing:
            _LOADERS[part]()
            self._finish(part)

    def _finish(self, part: str) -> None:
        if not self._loaded[part].done():
            self._loaded[part].set_result(None)

    def _is_complete(self) -> bool:
        return all(loaded.done() for loaded in self._loaded.values())

    def _start_helper(self) -> None:
        """It compiles all parts but the turns, and says which are on disk. Ctrl+C is not for it."""
        with self._starting:
            if self._helper is None and not self._closing:
                self._helper = subprocess.Popen(
                    _HELPER,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    text=True,
                    start_new_session=True,
                )

    def _wait_for_helper(self, part: str) -> None:
        """Wait until the helper has compiled a part, or is gone: then it is compiled here."""
        if self._helper is not None and self._helper.stdout is not None:
            for line in self._helper.stdout:
                if line.strip() == part:
                    return

    def _stop_helper(self) -> None:
        helper, self._helper = self._helper, None
        if helper is not None:
            helper.kill()
            helper.communicate()


def needed_by(level: str) -> str:
    """The part that a bot needs."""
    kind = LEVELS.get(level, level).partition(":")[0]
    return {"search": SEARCH, "network": NETWORK}.get(kind, BOTS)


def _load_turns() -> None:
    """Deal, and play an action."""
    game = Game(2, "warm-up", first="random")
    game.public_state()
    game.play("a1")


def _load_choices() -> None:
    """List what can be done, and score. No game is dealt at first: meanwhile the server compiles what that needs."""
    state, tiles = new_states()[0], tile_array(load_tile_set())
    prepare(sensible, state, tiles, np.zeros(NUM_ACTIONS, dtype=np.int8))
    sheet = np.zeros((MAX_PLAYERS, NUM_BREAKDOWN_COLUMNS), dtype=np.int16)
    cells = np.zeros((MAX_PLAYERS, NUM_CELLS, NUM_TILE_COLUMNS), dtype=np.int16)
    prepare(break_down, state, tiles, sheet, cells)
    game = Game(2, "warm-up")
    preview(game, "a1")
    game.score()


def _load_bots() -> None:
    """Let a bot without search choose."""
    state, tiles = new_states()[0], tile_array(load_tile_set())
    takes, terms, worths = np.zeros(NUM_TAKES), np.zeros(NUM_TERMS), np.zeros(MAX_PLAYERS)
    prepare(evaluate, state, tiles, EVALUATION, takes, terms, worths)
    prepare(payment, state, tiles, POLICY_WEIGHTS)
    _let_play(Game(2, "warm-up"), "novice")


def _load_search() -> None:
    """Search and review a turn, also in the last round, which is solved by code of its own; explain a turn."""
    few = Budget(simulations=100)
    game = Game(2, "warm-up")
    _let_play(game.view(), "master")
    before = game.copy()
    _let_play(game, "novice")
    review_turn(before, game.notation[-1], few)
    while game.round < NUM_ROUNDS:
        _let_play(game, "novice")
    before = game.copy()
    while game.turn == before.turn:
        _let_play(game, "master")
    analyze(before, few)
    view, turn = before.view(), game.turns[-1]
    both = Thinker(view, "warm-up", few).comparison(turn, turn)
    explain(both, view.tiles, 1.0, 0.0, new_reasons(MAX_REASONS))


def _load_network() -> None:
    """Read the weights, prepare them for the standard tiles, and search; the last round is solved as by other bots."""
    _let_play(Game(2, "warm-up").view(), "immortal")


def _let_play(game: Game, level: str) -> None:
    play_choice(game, bot_factory(level)("warm-up"))


def _load_replays() -> None:
    """Play a game to its end, and replay and verify its record."""
    game = Game(2, "warm-up")
    game.play_out("warm-up")
    transcript(record_of(game))
    Verifier().verify(record_of(game))


_LOADERS: Final = {
    TURNS: _load_turns,
    CHOICES: _load_choices,
    BOTS: _load_bots,
    SEARCH: _load_search,
    NETWORK: _load_network,
    REPLAYS: _load_replays,
}
warm_up: Final = WarmUp()


def _main() -> None:
    """The helper: compile everything but the turns, which the server compiles at the same time."""
    for part in PARTS:
        if part == TURNS:
            continue
        if part not in FIRST_TABLE:
            os.nice(NICENESS - os.nice(0))
        _LOADERS[part]()
        print(part, flush=True)  # noqa: T201 - for the server


if __name__ == "__main__":
    _main()
