"""Seeds and digests where there is no hashlib: SHA-256 (FIPS 180-4) as a kernel."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.engine.chance import NUM_WORDS, Random
from orbis.engine.kernel import kernel, wrapping

BLOCK_SIZE: Final = 64
NUM_SHA_ROUNDS: Final = 64
PADDING_SIZE: Final = 9  # a bit that ends the text, and its length
TEXT_SIZE: Final = 256 * BLOCK_SIZE  # more than the longest tile set
MAX_SEED_SIZE: Final = TEXT_SIZE - PADDING_SIZE  # bytes
SCRATCH_SIZE: Final = NUM_SHA_ROUNDS + 8


def _first_primes(number: int) -> list[int]:
    primes: list[int] = []
    candidate = 2
    while len(primes) < number:
        if all(candidate % prime for prime in primes):
            primes.append(candidate)
        candidate += 1
    return primes


def _fraction_of_root(prime: int, degree: int) -> int:
    """The first 32 bits of the fractional part of a square or cube root."""
    scaled = prime << (32 * degree)
    root = int(scaled ** (1 / degree))
    while root**degree > scaled:
        root -= 1
    while (root + 1) ** degree <= scaled:
        root += 1
    return root & 0xFFFFFFFF


START: Final = np.array([_fraction_of_root(prime, 2) for prime in _first_primes(8)], dtype=np.uint32)
CONSTANTS: Final = np.array([_fraction_of_root(prime, 3) for prime in _first_primes(NUM_SHA_ROUNDS)], dtype=np.uint32)


@kernel
def seed_random(text: NDArray[np.uint8], size: int, scratch: NDArray[np.uint32], random: Random) -> None:
    """The generator for a seed, as `random_from` makes it from the first bytes of `text`.

    `text` has room for TEXT_SIZE bytes, of which the seed takes up to MAX_SEED_SIZE, and `scratch` for SCRATCH_SIZE
    numbers.
    """
    num_blocks = (size + PADDING_SIZE + BLOCK_SIZE - 1) // BLOCK_SIZE
    _pad(text, size, num_blocks * BLOCK_SIZE)
    for i in range(8):
        scratch[NUM_SHA_ROUNDS + i] = START[i]
    for block in range(num_blocks):
        _add_block(text, block * BLOCK_SIZE, scratch)
    for word in range(NUM_WORDS):
        high = np.uint64(scratch[NUM_SHA_ROUNDS + 2 * word])
        random[word] = high << np.uint64(32) | np.uint64(scratch[NUM_SHA_ROUNDS + 2 * word + 1])


@kernel
def _pad(text: NDArray[np.uint8], size: int, padded_size: int) -> None:
    text[size] = 0x80
    for i in range(size + 1, padded_size):
        text[i] = 0
    for i in range(4):  # the length in bits; seeds are short
        text[padded_size - 1 - i] = (size * 8) >> (8 * i) & 0xFF


@kernel
@wrapping
def _add_block(text: NDArray[np.uint8], start: int, scratch: NDArray[np.uint32]) -> None:
    for i in range(16):
        word = np.uint32(0)
        for j in range(4):
            word = np.uint32(word << np.uint32(8) | np.uint32(text[start + 4 * i + j]))
        scratch[i] = word
    for i in range(16, NUM_SHA_ROUNDS):
        before, after = scratch[i - 15], scratch[i - 2]
        mixed = np.uint32(scratch[i - 16] + (_rotated(before, 7) ^ _rotated(before, 18) ^ before >> np.uint32(3)))
        mixed = np.uint32(mixed + scratch[i - 7])
        scratch[i] = np.uint32(mixed + (_rotated(after, 17) ^ _rotated(after, 19) ^ after >> np.uint32(10)))
    hashed = scratch[NUM_SHA_ROUNDS:]
    a, b, c, d = hashed[0], hashed[1], hashed[2], hashed[3]
    e, f, g, h = hashed[4], hashed[5], hashed[6], hashed[7]
    for i in range(NUM_SHA_ROUNDS):
        turned = _rotated(e, 6) ^ _rotated(e, 11) ^ _rotated(e, 25)
        first = np.uint32(np.uint32(np.uint32(h + turned) + (e & f ^ ~e & g)) + np.uint32(CONSTANTS[i] + scratch[i]))
        turned = _rotated(a, 2) ^ _rotated(a, 13) ^ _rotated(a, 22)
        second = np.uint32(turned + (a & b ^ a & c ^ b & c))
        h, g, f, e = g, f, e, np.uint32(d + first)
        d, c, b, a = c, b, a, np.uint32(first + second)
    for i, word in enumerate((a, b, c, d, e, f, g, h)):
        hashed[i] = np.uint32(hashed[i] + word)


@kernel
def _rotated(word: np.uint32, bits: int) -> np.uint32:
    return np.uint32(word >> np.uint32(bits) | word << np.uint32(32 - bits))
