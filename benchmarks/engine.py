"""Measure the engine against its targets and print the table for docs/benchmarks.md.

Run it on an idle machine: `make bench`, or `python benchmarks/engine.py --seed 2 --set FILE` for other games.
"""

import argparse
import platform

import numba
import numpy as np
from machine import processor

from orbis.cli.bench import measure_random_play, measure_start, measure_verifying
from orbis.engine.state import STATE_DTYPE
from orbis.tiles import load_tile_set

SECONDS = 3.0


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="Measure the engine.")
    parser.add_argument("--seed", default="1", help="seed of the games")
    parser.add_argument("--set", metavar="FILE", help="a custom tile set")
    arguments = parser.parse_args()
    tiles, seed = load_tile_set(arguments.set), arguments.seed
    cold, warm = measure_start()
    rows = [
        (
            f"random play, {players} players",
            f"{measure_random_play(players, SECONDS, tiles, seed) / 1e6:.1f} M actions/s",
            bar,
        )
        for players, bar in ((2, "≥ 5 M"), (3, ""), (4, "≥ 5 M"))
    ]
    rows += [
        ("replay and verify, 2 players", f"{measure_verifying(SECONDS, 2, tiles, seed):,.0f} games/s", "≥ 20,000"),
        ("replay and verify, 4 players", f"{measure_verifying(SECONDS, 4, tiles, seed):,.0f} games/s", ""),
        ("size of a game", f"{STATE_DTYPE.itemsize} bytes", "≤ 400"),
        ("`orbis simulate --games 1`, nothing compiled", f"{cold:.1f} s", "≤ 30 s"),
        ("`orbis simulate --games 1`, again", f"{warm:.2f} s", "≤ 2 s"),
    ]
    versions = f"Python {platform.python_version()}, Numba {numba.__version__}, NumPy {np.__version__}"
    print(f"{processor()}, one core; {versions}\n")
    print("| what | measured | target |\n|---|---|---|")
    for row in rows:
        print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    main()
