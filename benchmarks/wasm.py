"""Measure the kernels natively and as WebAssembly in Node, and print the table for docs/benchmarks.md.

Both are measured in turns, so that other work on the machine affects them alike. Run it on an idle machine:
`make bench-wasm`.
"""

import gzip
import time
from pathlib import Path
from typing import Any

import numpy as np
from machine import processor
from wasm_node import as_text, in_node

from orbis import Game
from orbis.bots.search import Search
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import random_from
from orbis.engine.playout import play_many
from orbis.engine.state import new_states
from orbis.engine.vocabulary import NUM_TILES, PLAYER_COUNTS

MODULE = Path(__file__).parents[1] / "web" / "src" / "engine" / "orbis.wasm"
SEED = "1"
GAMES = 10_000
SIMULATIONS = 20_000
ROUNDS = 3
REPETITIONS = 5
TARGETS = {"actions": "≥ 0.5", "simulations": "≥ 0.55"}
UNITS = {"actions": "random play, actions/s", "simulations": "search, simulations/s"}


def native_speed(game: Game, players: int) -> dict[str, float]:
    """Actions and simulations per second: the best of several rounds. The same as `speed` in wasm_node.mjs."""
    state, random = new_states()[0], random_from(SEED)
    actions, pile = np.zeros(NUM_ACTIONS, dtype=np.int8), np.zeros(NUM_TILES, dtype=np.int8)
    rates = {"actions": 0.0, "simulations": 0.0}
    for _ in range(ROUNDS + 1):
        start = time.perf_counter()
        played = play_many(state, game.tiles, players, GAMES, random, actions, pile)
        middle = time.perf_counter()
        Search(game.state, game.tiles, SEED, simulations=SIMULATIONS).grow(SIMULATIONS)
        end = time.perf_counter()
        rates["actions"] = max(rates["actions"], played / (middle - start))
        rates["simulations"] = max(rates["simulations"], SIMULATIONS / (end - middle))
    return rates


def wasm_speed(game: Game, players: int) -> dict[str, float]:
    """The same in Node."""
    item = {"players": players, "seed": SEED, "games": GAMES, "simulations": SIMULATIONS, "rounds": ROUNDS}
    found: list[Any] = in_node("speed", [game.tiles], [item | {"state": as_text(game.state)}])
    return dict(found[0])


def main() -> None:
    """Measure everything and print it."""
    print(f"{processor()}, one core\n")
    print("| what | players | native | WebAssembly | ratio | target |\n|---|---|---|---|---|---|")
    for players in PLAYER_COUNTS:
        game = Game(players, SEED)
        runs = [(native_speed(game, players), wasm_speed(game, players)) for _ in range(REPETITIONS)]
        for kind, unit in UNITS.items():
            native, wasm = (float(np.median([run[side][kind] for run in runs])) for side in range(2))
            ratio = float(np.median([theirs[kind] / ours[kind] for ours, theirs in runs]))
            print(f"| {unit} | {players} | {native:,.0f} | {wasm:,.0f} | {ratio:.2f} | {TARGETS[kind]} |")
    module = MODULE.read_bytes()
    print(f"\n{len(module) / 1000:.1f} kB, {len(gzip.compress(module, 9)) / 1000:.1f} kB compressed (target: ≤ 150 kB)")


if __name__ == "__main__":
    main()
