"""How many random games the tests try, and from which seed.

A normal run always tries the same games. A soak run tries `ORBIS_SOAK` times as many, from a fresh seed that it prints;
setting `ORBIS_SEED` to that seed repeats the run. Seeds that once failed are listed in `found_seeds.txt`, and every run
tries them first.
"""

import itertools
import os
import random
import secrets
from collections.abc import Iterator
from pathlib import Path

SOAK = int(os.environ.get("ORBIS_SOAK", "1"))
if SOAK > 1:
    os.environ.setdefault("ORBIS_SEED", secrets.token_hex(4))  # the workers of this run inherit it
SEED = os.environ.get("ORBIS_SEED", "")
SEEDS_FILE = Path(__file__).parents[1] / "found_seeds.txt"
FOUND = [line for line in SEEDS_FILE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]

tried: list[str] = []  # seeds the current test has tried; if it fails, the last one is to blame


def times(number: int, slow: int = 1) -> int:
    """The number of tries in this run: `number` in a normal run, `SOAK / slow` times as many in a soak run."""
    return number * max(SOAK // slow, 1)


def tries(name: str, number: int | None = None) -> Iterator[random.Random]:
    """Random generators: one for each seed that once failed, then `number` new ones, or endlessly many."""
    found = (seed for seed in FOUND if seed.rsplit("/", 2)[0] == name)
    new = (f"{name}/{SEED or 'tests'}/{i}" for i in (itertools.count() if number is None else range(number)))
    for seed in itertools.chain(found, new):
        tried.append(seed)
        yield random.Random(seed)
