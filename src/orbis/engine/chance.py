"""Random numbers that are identical on every machine: xoshiro256++ on four 64-bit words.

The words of a named seed are its SHA-256, so any text can be a seed, and all 256 bits are used.
"""

import hashlib
from collections.abc import Iterable
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from orbis.engine.kernel import kernel, wrapping

NUM_WORDS: Final = 4
Random: TypeAlias = NDArray[np.uint64]  # four words


def random_from(seed: str) -> Random:
    """The generator for a seed: the big-endian words of the SHA-256 of its UTF-8 text."""
    random: Random = randoms_from([seed])[0]
    return random


def randoms_from(seeds: Iterable[str]) -> NDArray[np.uint64]:
    """The generators for many seeds, one row each."""
    words = b"".join(hashlib.sha256(seed.encode()).digest() for seed in seeds)
    return np.frombuffer(words, dtype=">u8").astype(np.uint64).reshape(-1, NUM_WORDS)


@kernel
def _rotate_left(word: np.uint64, bits: int) -> np.uint64:
    return np.uint64((word << np.uint64(bits)) | (word >> np.uint64(64 - bits)))


@kernel
@wrapping
def next_word(random: Random) -> np.uint64:
    """The next 64 random bits."""
    result = np.uint64(_rotate_left(random[0] + random[3], 23) + random[0])
    shifted = random[1] << np.uint64(17)
    random[2] ^= random[0]
    random[3] ^= random[1]
    random[1] ^= random[2]
    random[0] ^= random[3]
    random[2] ^= shifted
    random[3] = _rotate_left(random[3], 45)
    return result


@kernel
def random_below(random: Random, limit: int) -> int:
    """An integer from 0 to limit − 1: the upper 32 bits, scaled. `limit` is small; the bias is below limit/2³²."""
    return int(((next_word(random) >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))


@kernel
def shuffle(random: Random, items: NDArray[np.int8], start: int, stop: int) -> None:
    """Shuffle items[start:stop] in place, from the end (Fisher–Yates)."""
    for last in range(stop - 1, start, -1):
        other = start + random_below(random, last - start + 1)
        item = items[last]
        items[last] = items[other]
        items[other] = item
