"""Reasons as numbers: a list that kernels append to."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from orbis.engine.kernel import kernel
from orbis.engine.vocabulary import NUM_COLORS

MAX_ARGUMENTS: Final = 6  # one more than needed, so that the next record is aligned
MAX_FOUND: Final = 40  # forests, reductions, gods of others, and about a dozen that come once

REASON_DTYPE: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("cp", np.float64),  # the effect on the lead in points
                ("key", np.int32),  # its place in KEYS
                ("args", np.int32, MAX_ARGUMENTS),  # in the order of the table in reason.py
                ("worshipers", np.int32, NUM_COLORS),
            ]
        ),
    )
)
Reasons: TypeAlias = NDArray[np.void]  # of REASON_DTYPE

KEYS: Final = (
    *("turned_over", "only_wilderness", "cancelled", "declined", "fewer_points"),
    *("forest_missed", "forest_open", "forest_blocked", "fits_fewer_colors", "bottom_row"),
    *("fewer_worshipers", "fewer_colors", "reduction_missed"),
    *("temple_lead", "temple_symbols", "mystic"),
    *("weaker_god", "god_too_early", "god_put_off", "god_less_sure", "god_uncontested", "death_unpaid"),
    *("leaves_tile", "leaves_worshipers", "leaves_in_reach", "leaves_god", "next_take", "unexplained"),
)
(TURNED_OVER, ONLY_WILDERNESS, CANCELLED, DECLINED, FEWER_POINTS) = range(5)
(FOREST_MISSED, FOREST_OPEN, FOREST_BLOCKED, FITS_FEWER_COLORS, BOTTOM_ROW) = range(5, 10)
(FEWER_WORSHIPERS, FEWER_COLORS, REDUCTION_MISSED) = range(10, 13)
(TEMPLE_LEAD, TEMPLE_SYMBOLS, MYSTIC) = range(13, 16)
(WEAKER_GOD, GOD_TOO_EARLY, GOD_PUT_OFF, GOD_LESS_SURE, GOD_UNCONTESTED, DEATH_UNPAID) = range(16, 22)
(LEAVES_TILE, LEAVES_WORSHIPERS, LEAVES_IN_REACH, LEAVES_GOD, NEXT_TAKE, UNEXPLAINED) = range(22, 28)


def new_reasons(number: int = MAX_FOUND) -> Reasons:
    """Allocate memory for reasons."""
    return np.zeros(number, dtype=REASON_DTYPE)


@kernel
def add_reason(
    reasons: Reasons, number: int, key: int, cp: float, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> int:
    """Append a reason with its arguments; return the number of reasons."""
    reason = reasons[number]
    reason.key = key
    reason.cp = cp
    reason.args[0] = a
    reason.args[1] = b
    reason.args[2] = c
    reason.args[3] = d
    reason.args[4] = e
    for color in range(NUM_COLORS):
        reason.worshipers[color] = 0
    return number + 1
