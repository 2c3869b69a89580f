"""The seeds of the benchmark's tables. Workers import this before they start, so it imports nothing of Orbis."""

import hashlib
from typing import Final

NUM_SEEDS: Final = 250
SEED_BYTES: Final = 32


def seeds() -> list[str]:
    """The seeds that the benchmark's server deals tables from, in turn."""
    return [hashlib.sha256(f"benchmark {number}".encode()).hexdigest() for number in range(NUM_SEEDS)]
