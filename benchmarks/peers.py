"""Compare Orbis with other game libraries in one run on one core, and print a table for docs/benchmarks.md.

`python benchmarks/peers.py`, in an environment with `orbis[peers]`; missing libraries are listed as such.
All cases are random play or tree search with random playouts. Each library runs in its own process, all on the same
core. A rate is the best of three blocks, after one round to warm up and compile. Orbis is measured again at the end: if
the result differs much from the start, other work disturbed the run and its ratios mean little.

An *action* is one decision of one player, including forced ones. Chance events are played but not counted.

- *Kernel* and *C++*: whole games in compiled code. OpenSpiel does not report the length of its playouts in C++, so they
  are counted by the mean length of 1,000 games of the same kind played from Python (standard error up to 1.5 %).
- *From Python*: one or more calls per action.
- *Batch*: games in parallel; legal actions, a random choice, a step, an observation; new games after the end.
"""

import argparse
import json
import os
import platform
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from multiprocessing import get_context

import numpy as np
from machine import processor
from peer_games import ACTIONS, CASES, Case, Play

import orbis

SECONDS = 2.0  # per block
NUM_BLOCKS = 3
NOT_INSTALLED = "not installed"
PACKAGES = {  # for each peer; the first is measured
    "openspiel": ("open_spiel",),
    "pettingzoo": ("pettingzoo",),
    "rlcard": ("rlcard",),
    "catanatron": ("catanatron",),
    "pgx": ("pgx", "jax"),
}
ONE_THREAD = {
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
CAVEAT = (
    "Games differ: an action in a big game does more than one in a small game, so a ratio compares programs together "
    "with their games, not programs alone. Orbis chooses among the sensible actions in the kernel and in playouts, and "
    "among all legal actions elsewhere."
)


@dataclass(frozen=True)
class Row:
    """A line of the table; without a rate, `problem` says why."""

    peer: str
    version: str
    played: str
    unit: str = ACTIONS
    rate: float | None = None
    problem: str = ""


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=SECONDS, help="length of a block")
    parser.add_argument(
        "--only", choices=list(PACKAGES), action="append", metavar="NAME", help=f"{', '.join(PACKAGES)}"
    )
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    os.environ.update(ONE_THREAD)
    rows = measure_apart("orbis", options.seconds)
    for peer in options.only or PACKAGES:
        rows += measure_apart(peer, options.seconds)
    again = measure_apart("orbis-again", options.seconds)[0].rate
    (print_json if options.json else print_table)(rows, again)


# Measuring


def measure_apart(peer: str, seconds: float) -> list[Row]:
    """Measure a peer in a new process, so that it inherits no threads, memory or side effects from another."""
    print(f"{peer} …", file=sys.stderr, flush=True)
    try:
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            return pool.submit(measure_peer, peer, seconds).result()
    except BrokenProcessPool:
        return [Row(peer, version_of(peer), "everything", problem="its process ended")]


def measure_peer(peer: str, seconds: float) -> list[Row]:
    """Measure all cases of a peer."""
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # libraries print messages to stdout; keep them out of the table
    found = version_of(peer)
    if found == NOT_INSTALLED:
        return [Row(peer, "", "", problem=NOT_INSTALLED)]
    return [measure_case(peer, found, case, seconds) for case in CASES[peer]()]


def measure_case(peer: str, found: str, case: Case, seconds: float) -> Row:
    """Measure one case; a failure does not affect the others."""
    try:
        rate = best_rate(case.prepare(), seconds)
    except ModuleNotFoundError as error:
        return Row(peer, found, case.played, case.unit, problem=f"{error.name} {NOT_INSTALLED}")
    except Exception as error:
        return Row(peer, found, case.played, case.unit, problem=f"failed: {type(error).__name__}: {error}")
    return Row(peer, found, case.played, case.unit, rate)


def best_rate(play: Play, seconds: float) -> float:
    """The rate per second in the best of several blocks."""
    play()
    return max(block_rate(play, seconds) for _ in range(NUM_BLOCKS))


def block_rate(play: Play, seconds: float) -> float:
    """The rate per second in one block: call `play` until the time is up."""
    number, start = 0, time.perf_counter()
    while True:
        number += play()
        passed = time.perf_counter() - start
        if passed >= seconds:
            return number / passed


def version_of(peer: str) -> str:
    """The version of a peer and of what it runs on."""
    if peer not in PACKAGES:
        return orbis.__version__
    first, *others = PACKAGES[peer]
    try:
        return ", ".join([version(first), *(f"{name} {version(name)}" for name in others)])
    except PackageNotFoundError:
        return NOT_INSTALLED


# Output


def print_table(rows: list[Row], again: float | None) -> None:
    """Print the table, the machine and how to read it."""
    print(f"{machine()}\n")
    print("| library | version | game | per second | relative to Orbis with 2 players |")
    print("|---|---|---|---|---|")
    for row in rows:
        print("| " + " | ".join([row.peer, row.version, row.played, *figures(row, reference(rows, row.unit))]) + " |")
    first = reference(rows, ACTIONS)
    if first and again:
        print(f"\nOrbis with 2 players: {first / 1e6:.1f} M actions/s at the start, {again / 1e6:.1f} M at the end.")
    print(f"\n{CAVEAT}")


def figures(row: Row, compared: float | None) -> tuple[str, str]:
    """The rate and the ratio, or the reason why there are none."""
    if row.rate is None:
        return row.problem.splitlines()[0], ""
    ratio = row.rate / compared if compared else 0.0
    shown = f"{ratio:.2f}" if ratio >= 0.1 else f"1/{1 / ratio:,.0f}" if ratio else ""
    return f"{row.rate:,.0f} {row.unit}", shown


def reference(rows: list[Row], unit: str) -> float | None:
    """The rate of Orbis with 2 players: the kernel for actions, the search for simulations."""
    return next((row.rate for row in rows if row.peer == "orbis" and row.unit == unit), None)


def machine() -> str:
    """The machine and versions used."""
    return f"{processor()}, one core; Python {platform.python_version()}, NumPy {np.__version__}"


def print_json(rows: list[Row], again: float | None) -> None:
    """Print the results as one JSON object."""
    listed = [asdict(row) for row in rows]
    print(json.dumps({"machine": machine(), "rows": listed, "orbis_again": again, "caveat": CAVEAT}, indent=2))


if __name__ == "__main__":
    main()
