"""The weights of the network as the page fetches them: a header, then all numbers in half precision.

The numbers are in the order of SHAPES, which the kernels read, so that browsers need no reader of archives. Everything
is little-endian; the header is four integers of 32 bits.
"""

import zlib
from typing import Final

import numpy as np

from orbis.bots.network.weights import NUM_WEIGHTS, Arrays, in_a_row

MARK: Final = 0x4252_4F57  # that a file has weights: WORB
HEADER_SIZE: Final = 16  # bytes
# The integers of the header.
MARK_AT: Final = 0
VERSION_AT: Final = 1
LENGTH_AT: Final = 2  # how many numbers follow
CHECKSUM_AT: Final = 3  # of their bytes: CRC-32, as in archives


def weights_file(version: int, arrays: Arrays) -> bytes:
    """The content of the file for a version of the weights."""
    numbers = in_a_row(arrays).astype("<f2").tobytes()
    header = np.zeros(HEADER_SIZE // 4, "<u4")
    header[MARK_AT] = MARK
    header[VERSION_AT] = version
    header[LENGTH_AT] = NUM_WEIGHTS
    header[CHECKSUM_AT] = zlib.crc32(numbers)
    return header.tobytes() + numbers
