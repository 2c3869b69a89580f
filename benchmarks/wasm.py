"""Measure the kernels natively and as WebAssembly, in Node and Chromium, and print what docs/benchmarks.md shows.

All are measured in turns, so that other work on the machine affects them alike. Run it on an idle machine:
`make bench-wasm`.
"""

import gzip
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from machine import processor
from wasm_chromium import Chromium, chromium
from wasm_node import as_text, in_node

from orbis import Game
from orbis.bots import bot_factory, play_choice
from orbis.bots.network.bot import layers_of
from orbis.bots.network.search import NetworkSearch
from orbis.bots.network.versions import weights_path
from orbis.bots.search import Search
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import random_from
from orbis.engine.playout import play_many
from orbis.engine.state import Tiles, new_states
from orbis.engine.vocabulary import NUM_TILES, PLAYER_COUNTS

MODULE = Path(__file__).parents[1] / "web" / "src" / "engine" / "orbis.wasm"
SEED = "1"
GAMES = 10_000
SIMULATIONS = 20_000
EVALUATIONS = 10_000
ROUNDS = 3
REPETITIONS = 5
MODULE_TARGET, TURN_TARGET = 150, 1000  # kB compressed; ms
TURN_GAMES = 3
TARGETS = {"actions": "≥ 0.5", "simulations": "≥ 0.55", "evaluations": "≥ 0.5"}
Run = Callable[[str, list[Tiles], list[dict[str, Any]]], list[Any]]
UNITS = {
    "actions": "random play, actions/s",
    "simulations": "search, simulations/s",
    "evaluations": "search with the network, simulations/s",
}
TIMED_LEVELS = ("grandmaster", "immortal", "deity")


def native_speed(game: Game, players: int) -> dict[str, float]:
    """Actions and simulations per second: the best of several rounds. The same as `speed` in wasm_program.mjs."""
    layers = layers_of(game, weights_path())
    state, random = new_states()[0], random_from(SEED)
    actions, pile = np.zeros(NUM_ACTIONS, dtype=np.int8), np.zeros(NUM_TILES, dtype=np.int8)
    rates = dict.fromkeys(UNITS, 0.0)
    for _ in range(ROUNDS + 1):
        start = time.perf_counter()
        played = play_many(state, game.tiles, players, GAMES, random, actions, pile)
        middle = time.perf_counter()
        Search(game.state, game.tiles, SEED, simulations=SIMULATIONS).grow(SIMULATIONS)
        later = time.perf_counter()
        NetworkSearch(game.state, game.tiles, layers, SEED, EVALUATIONS).grow(EVALUATIONS)
        end = time.perf_counter()
        rates["actions"] = max(rates["actions"], played / (middle - start))
        rates["simulations"] = max(rates["simulations"], SIMULATIONS / (later - middle))
        rates["evaluations"] = max(rates["evaluations"], EVALUATIONS / (end - later))
    return rates


def wasm_speed(run: Run, game: Game, players: int) -> dict[str, float]:
    """The same in Node or Chromium."""
    item = {"players": players, "seed": SEED, "games": GAMES, "rounds": ROUNDS}
    item |= {"simulations": SIMULATIONS, "evaluations": EVALUATIONS}
    found: list[Any] = run("speed", [game.tiles], [item | {"state": as_text(game.state)}])
    return dict(found[0])


def turn_times(browser: Chromium, level: str) -> list[float]:
    """Milliseconds that a bot in Chromium needs for every turn of some games for two."""
    times: list[float] = []
    for number in range(TURN_GAMES):
        game, opponent = Game(2, f"{SEED}/{number}"), bot_factory("skilled")(SEED)
        while not game.over:
            item = {"state": as_text(game.view().state), "level": level, "seed": f"{game.turn}"}
            times += browser.run("think", [game.tiles], [item])
            play_choice(game, opponent)
    return sorted(times)


def print_speeds(browser: Chromium) -> None:
    """The table of speeds."""
    print("| what | players | native | Node | ratio | Chromium | ratio | target |\n|---|---|---|---|---|---|---|---|")
    for players in PLAYER_COUNTS:
        game = Game(players, SEED)
        runs = [
            (native_speed(game, players), wasm_speed(in_node, game, players), wasm_speed(browser.run, game, players))
            for _ in range(REPETITIONS)
        ]
        for kind, unit in UNITS.items():
            native, *others = (float(np.median([run[side][kind] for run in runs])) for side in range(3))
            ratios = [float(np.median([run[side][kind] / run[0][kind] for run in runs])) for side in (1, 2)]
            cells = " | ".join(f"{speed:,.0f} | {ratio:.2f}" for speed, ratio in zip(others, ratios, strict=True))
            print(f"| {unit} | {players} | {native:,.0f} | {cells} | {TARGETS[kind]} |")


def print_turn_times(level: str, times: list[float]) -> None:
    """A line about the turns of a bot."""
    middle, late = (times[int(share * len(times))] for share in (0.5, 0.95))
    print(
        f"\nA turn of {level} for two in Chromium: median {middle:.0f} ms, p95 {late:.0f} ms, max {times[-1]:.0f} ms"
        f" ({len(times)} turns, one worker; target: p95 ≤ {TURN_TARGET} ms)"
    )


def main() -> None:
    """Measure everything and print it."""
    with chromium() as browser:
        print(f"{processor()}, one core, Chromium {browser.version}\n")
        print_speeds(browser)
        for level in TIMED_LEVELS:
            print_turn_times(level, turn_times(browser, level))
    module = MODULE.read_bytes()
    size, compressed = len(module) / 1000, len(gzip.compress(module, 9)) / 1000
    print(f"\n{size:.1f} kB, {compressed:.1f} kB compressed (target: ≤ {MODULE_TARGET} kB)")


if __name__ == "__main__":
    main()
