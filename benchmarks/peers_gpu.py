"""Compare Orbis and Pgx on one GPU in the same run, and print a table for docs/benchmarks.md.

`python benchmarks/peers_gpu.py` needs a CUDA GPU, the extra `cuda`, and Pgx with a JAX for the GPU. A step of Pgx
includes masks and observations; a step of Orbis is three calls: mask, step, observation.
"""

import os
import time

from batch import machine, random_play, steps
from peer_games import pgx_batch

from orbis.batch import Batch

NUM_GAMES = 1 << 20
PGX_GAMES = {"tic_tac_toe": 1 << 19, "connect_four": 1 << 18, "backgammon": 1 << 16, "chess": 1 << 14}


def main() -> None:
    """Measure and print the table."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # both need memory
    print(machine("cuda"))
    print("| game | games in parallel | per second |\n|---|---|---|")
    for players in (2, 4):
        batch = Batch(NUM_GAMES, players, "gpu", device="cuda")
        print(f"| Orbis, {players} players, random play | {NUM_GAMES:,} | {random_play(batch) / 1e6:,.0f} M actions |")
        print(f"| Orbis, {players} players, steps | {NUM_GAMES:,} | {steps(batch) / 1e6:,.0f} M steps |", flush=True)
    for name, games in PGX_GAMES.items():
        print(f"| Pgx, {name} | {games:,} | {pgx_rate(name, games) / 1e6:,.1f} M steps |", flush=True)


def pgx_rate(name: str, games: int) -> float:
    """Steps per second of random legal play."""
    play = pgx_batch(name, games)
    play()  # compiles
    start = time.perf_counter()
    number = play()
    return number / (time.perf_counter() - start)


if __name__ == "__main__":
    main()
