"""`orbis bench`: the speed of the engine on one core."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from rich.table import Table

from orbis.cli.output import console, messages, print_json
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import random_from
from orbis.engine.playout import play_many
from orbis.engine.state import STATE_DTYPE, new_states
from orbis.engine.tile_array import tile_array
from orbis.engine.vocabulary import NUM_TILES
from orbis.game import Game
from orbis.records import Record, Verifier, record_of
from orbis.tiles import TileSet, load_tile_set

NUM_RECORDS = 1000
NUM_BLOCKS = 5  # the best block is reported: it was disturbed least by other work on the machine


def run_benchmark(seconds: float, seed: str, tile_set: Path | None, *, with_start: bool, as_json: bool) -> None:
    """Run the measurements and print them."""
    tiles = load_tile_set(tile_set)
    results: dict[str, Any] = {"record_bytes": STATE_DTYPE.itemsize}
    for players in (2, 3, 4):
        with messages.status(f"random play, {players} players"):
            results[f"actions_per_second_{players}_players"] = measure_random_play(players, seconds, tiles, seed)
    with messages.status("replaying and verifying"):
        results["verified_games_per_second_2_players"] = measure_verifying(seconds, 2, tiles, seed)
    if with_start:
        with messages.status("cold and warm start of orbis simulate --games 1"):
            results["cold_start_seconds"], results["warm_start_seconds"] = measure_start()
    if as_json:
        print_json(results)
        return
    table = Table("measurement", "value", title="Orbis on one core")
    for name, value in results.items():
        table.add_row(name.replace("_", " "), f"{value:,.2f}" if value < 100 else f"{value:,.0f}")
    console.print(table)


def measure_random_play(players: int, seconds: float, tile_set: TileSet, seed: str) -> float:
    """Actions per second of random sensible play: dealing, choosing uniformly and playing."""
    tiles = tile_array(tile_set)
    states, random = new_states(), random_from(seed)
    scratch, pile = np.zeros(NUM_ACTIONS, dtype=np.int8), np.zeros(NUM_TILES, dtype=np.int8)

    def play(games: int) -> int:
        return play_many(states[0], tiles, players, games, random, scratch, pile)

    return _best_rate(play, seconds)


def measure_verifying(seconds: float, players: int, tile_set: TileSet, seed: str) -> float:
    """Records replayed and verified per second, not counting the time to load them."""
    records = random_records(players, NUM_RECORDS, tile_set, seed)
    verifier = Verifier()

    def verify(times: int) -> int:
        for _ in range(times):
            for record in records:
                verifier.verify(record)
        return times * len(records)

    return _best_rate(verify, seconds)


def random_records(players: int, games: int, tile_set: TileSet, seed: str) -> list[Record]:
    """Records of random games."""
    records = []
    for number in range(games):
        game = Game(players, f"{seed}/{number}", tile_set)
        game.play_out(f"{seed}/{number}/play")
        records.append(record_of(game))
    return records


def measure_start() -> tuple[float, float]:
    """Seconds that `orbis simulate --games 1` takes without and then with cached compiled code."""
    command = [sys.executable, "-m", "orbis", "simulate", "--games", "1", "--json"]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        times = []
        for _ in range(2):
            start = time.perf_counter()
            subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
            times.append(time.perf_counter() - start)
    return times[0], times[1]


def _best_rate(work: Callable[[int], int], seconds: float) -> float:
    """The best rate over several blocks of equal size, after one run to compile and one to find the size."""
    work(1)
    start = time.perf_counter()
    work(1)
    size = max(1, int(seconds / NUM_BLOCKS / max(time.perf_counter() - start, 1e-6)))
    best = 0.0
    for _ in range(NUM_BLOCKS):
        start = time.perf_counter()
        done = work(size)
        best = max(best, done / (time.perf_counter() - start))
    return best
