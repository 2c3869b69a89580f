"""Seeds without hashlib are the same."""

import numpy as np
import pytest

from orbis.engine.chance import NUM_WORDS, random_from
from orbis.wasm.seeds import MAX_SEED_SIZE, SCRATCH_SIZE, TEXT_SIZE, seed_random


def seeded(seed: str) -> list[int]:
    encoded = seed.encode()
    text = np.full(TEXT_SIZE, 255, dtype=np.uint8)
    text[: len(encoded)] = list(encoded)
    random = np.zeros(NUM_WORDS, dtype=np.uint64)
    seed_random(text, len(encoded), np.zeros(SCRATCH_SIZE, dtype=np.uint32), random)
    return random.tolist()


# Around the sizes where another block begins.
@pytest.mark.parametrize("size", [0, 1, 54, 55, 56, 63, 64, 65, 118, 119, 120, MAX_SEED_SIZE])
def test_seeds_of_all_sizes(size: int) -> None:
    seed = "orbis 42! "[: size % 10] + "x" * (size - size % 10)
    assert seeded(seed) == random_from(seed).tolist()


def test_seeds_in_other_scripts() -> None:
    assert seeded("Zoë/żółw/шар") == random_from("Zoë/żółw/шар").tolist()
