"""How estimates compare, and what a loss amounts to."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.bots.endgame import MARGIN_WORTH
from orbis.bots.findings import MARGINS, WINS
from orbis.bots.network.tree import MARGIN_SCALE, SETTINGS, WIN_WEIGHT
from orbis.engine.kernel import kernel

EXACT_STEPS: Final = 1e9  # exact numbers are compared in such fractions: beyond them they differ only by rounding

# The loss that earns each mark, in points of margin. docs/analysis.md says how much losses vary by chance.
MARK_POINTS: Final = np.array([1.0, 2.0, 4.0])
POINTS_OF_CHANCE: Final = 10.0  # what a full winning chance is worth in points: a tenth of it counts as one


@kernel
def worth_of(estimate: NDArray[np.float64], player: int, is_exact: bool) -> float:
    """What the search or the exact solution maximizes. Among estimates of the same kind, higher is better."""
    won, margin = estimate[WINS, player], estimate[MARGINS, player]
    if is_exact:
        worth = (won + MARGIN_WORTH * margin) * EXACT_STEPS
        return float(int(worth + 0.5 if worth > 0 else worth - 0.5))
    weight = SETTINGS[WIN_WEIGHT]
    return float(weight * won + (1.0 - weight) * (0.5 + margin / SETTINGS[MARGIN_SCALE]))


@kernel
def total_loss(points: float, chance: float) -> float:
    """A loss of margin and of winning chance combined, in points."""
    return max(points, chance * POINTS_OF_CHANCE)


@kernel
def mark_number(points: float, chance: float) -> int:
    """The most severe mark that a loss deserves, counted from 1, or 0 if it is small."""
    mark = 0
    for least in MARK_POINTS:
        mark += total_loss(points, chance) >= least
    return mark
