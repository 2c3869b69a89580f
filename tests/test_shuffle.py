"""The way from a seed to the piles, done again from docs/notation.md alone."""

import hashlib
from collections.abc import Iterator

import numpy as np
import pytest

from orbis import Game
from orbis.engine.chance import next_word
from orbis.tiles import GODS, load_tile_set

WORD = 2**64 - 1
# The first outputs of xoshiro256++ from the words 1, 2, 3, 4, as its other implementations give them.
REFERENCE = [
    41943041,
    58720359,
    3588806011781223,
    3591011842654386,
    9228616714210784205,
    9973669472204895162,
    14011001112246962877,
    12406186145184390807,
    15849039046786891736,
    10450023813501588000,
]


def rotated(word: int, bits: int) -> int:
    return (word << bits | word >> (64 - bits)) & WORD


def outputs(words: list[int]) -> Iterator[int]:
    """Step 1 goes on: the generator itself."""
    s0, s1, s2, s3 = words
    while True:
        yield (rotated((s0 + s3) & WORD, 23) + s0) & WORD
        shifted = s1 << 17 & WORD
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= shifted
        s3 = rotated(s3, 45)


def shuffled(items: list[str], chance: Iterator[int]) -> list[str]:
    """Steps 2 and 3."""
    items = [*items]
    for number in range(len(items), 1, -1):
        drawn = (next(chance) >> 32) * number >> 32
        items[number - 1], items[drawn] = items[drawn], items[number - 1]
    return items


def layout(seed: str, players: int) -> tuple[list[list[str]], list[str]]:
    """All four steps."""
    digest = hashlib.sha256(seed.encode()).digest()
    chance = outputs([int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8)])
    left_out = {2: ("white", "purple"), 3: ("white",), 4: ()}[players]
    regions = [region for region in load_tile_set().regions if region.star not in left_out]
    regions.sort(key=lambda region: ("RBYGW".index(region.color), region.id))
    piles = [shuffled([region.id for region in regions if region.level == level], chance) for level in (1, 2, 3)]
    return piles, shuffled(list(GODS), chance)[: players + 1]


def test_the_generator_is_xoshiro256_plus_plus() -> None:
    words = np.array([1, 2, 3, 4], dtype=np.uint64)
    assert [int(next_word(words)) for _ in REFERENCE] == REFERENCE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seed_deals_what_the_page_says(players: int) -> None:
    for seed in ("1", "1/0", "Zażółć", "f" * 64):
        game = Game(players, seed)
        assert (game.piles, list(game.gods_laid_out)) == layout(seed, players)
