"""Measure batches of games on all cores and on a GPU, and print a table for docs/benchmarks.md.

`python benchmarks/batch.py`, with `--device cuda` for a GPU. With `--compare N` it also plays N random games on both
devices and reports whether they are identical to the last bit.

- *Random play*: whole games in one call, including dealing and choosing among the sensible actions.
- *Steps*: four separate calls: the mask of legal actions, a random choice, a step and an observation.
"""

import argparse
import os
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from machine import processor

from orbis.batch import Batch

NUM_BLOCKS = 3  # the best of these is reported


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    parser.add_argument("--games", type=int, help="games in parallel")
    parser.add_argument("--compare", type=int, default=0, metavar="N", help="play N games on both devices")
    parser.add_argument("--seed", default="batch")
    options = parser.parse_args()
    games = options.games or (1 << 14 if options.device == "cpu" else 1 << 20)
    print(f"{machine(options.device)}, {games:,} games in parallel")
    print("| players | random play, actions/s | mask + step + observation, steps/s |\n|---|---|---|")
    for players in (2, 3, 4):
        batch = Batch(games, players, options.seed, device=options.device)
        print(f"| {players} | {random_play(batch) / 1e6:,.1f} M | {steps(batch) / 1e6:,.1f} M |", flush=True)
    if options.compare:
        compare(options.compare, options.seed)


def machine(device: str) -> str:
    """The name of the hardware."""
    if device == "cpu":
        return f"{processor()}, {os.cpu_count()} cores"
    cuda: Any = import_module("numba.cuda")
    name = cuda.get_current_device().name
    return str(name.decode() if isinstance(name, bytes) else name)


def random_play(batch: Batch) -> float:
    """Actions per second of whole random games."""
    return best_rate(batch, lambda: int(batch.to_host(batch.play_random(4)).sum()))


def steps(batch: Batch) -> float:
    """Steps per second of mask, choice, step and observation."""
    batch.reset("steps")

    def play() -> int:
        for _ in range(20):
            batch.step(batch.sample(batch.legal()))
            batch.observe()
        return 20 * batch.num_games

    return best_rate(batch, play)


def best_rate(batch: Batch, play: Callable[[], int]) -> float:
    """The rate per second that `play` reports, in the best of several blocks."""
    play()  # compiles
    batch.wait()
    rates = []
    for _ in range(NUM_BLOCKS):
        start = time.perf_counter()
        number = play()
        batch.wait()
        rates.append(number / (time.perf_counter() - start))
    return max(rates)


def compare(games: int, seed: str) -> None:
    """Play random games on the CPU and on the GPU, and compare every byte of their final states."""
    for players in (2, 3, 4):
        ends = []
        for device in ("cpu", "cuda"):
            batch = Batch(games, players, seed, device=device)
            numbers = batch.to_host(batch.play_random())
            ends.append((numbers.copy(), batch.to_host(batch.states).tobytes(), batch.to_host(batch.points()).copy()))
        one, other = ends
        same = np.array_equal(one[0], other[0]) and one[1] == other[1] and np.array_equal(one[2], other[2])
        verdict = "equal" if same else "DIFFERENT"
        print(f"{players} players: {games:,} random games, {int(one[0].sum()):,} actions: {verdict}")


if __name__ == "__main__":
    main()
