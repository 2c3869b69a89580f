"""Why one turn is worse than another, as far as the evaluation can tell."""

from typing import Final

import numpy as np

from orbis.analysis.comparison import BEFORE, Comparison
from orbis.analysis.contested_reasons import (
    add_denial_reasons,
    add_next_take_reasons,
    add_other_god_reasons,
    add_own_god_reasons,
    add_reply_reasons,
    add_temple_reasons,
)
from orbis.analysis.estimates import total_loss
from orbis.analysis.own_reasons import (
    add_reduction_reasons,
    add_room_reasons,
    add_tile_reasons,
    add_worshiper_reasons,
)
from orbis.analysis.reason_list import UNEXPLAINED, Reasons, add_reason
from orbis.bots.endgame import is_last_round
from orbis.engine.kernel import kernel
from orbis.engine.state import Tiles

MIN_LOSS: Final = 0.5  # the smallest loss that gets reasons
MIN_POINTS: Final = 0.25  # minimum cost of a reason worth giving
MIN_SHARE: Final = 0.2  # minimum cost as a share of the weightiest reason
MAX_REASONS: Final = 3
TIE_POINTS: Final = 0.5  # a smaller loss of margin counts as none


@kernel
def explain(both: Comparison, tiles: Tiles, points: float, chance: float, out: Reasons) -> int:
    """Write the arguments against the turn played, weightiest first; return how many there are.

    If nothing stands out, the only one is UNEXPLAINED. `points` and `chance` are what the turn loses. The reasons never
    add up to more than that: their costs by the evaluation are scaled down to it. `out` has room for MAX_REASONS.
    """
    loss = total_loss(points, chance)
    num_found = find_reasons(both, tiles, points < TIE_POINTS)
    limit, total = -MIN_POINTS, 0.0
    number = 0
    while number < min(MAX_REASONS, num_found):
        found = both.reasons[_weightiest(both.reasons, num_found)]
        if found.cp > limit:
            break
        out[number] = found
        total += found.cp
        limit = min(-MIN_POINTS, MIN_SHARE * out[0].cp)
        found.cp = np.inf
        number += 1
    if number == 0:
        return add_reason(out, 0, UNEXPLAINED, -loss)
    for index in range(number):
        out[index].cp *= min(1.0, loss / -total)
    return number


@kernel
def _weightiest(reasons: Reasons, number: int) -> int:
    """The first reason with the highest cost."""
    best = 0
    for index in range(1, number):
        if reasons[index].cp < reasons[best].cp:
            best = index
    return best


@kernel
def find_reasons(both: Comparison, tiles: Tiles, is_tied: bool) -> int:
    """Write everything in which the turns differ to the comparison, with its cost by the evaluation; return the number.

    Negative is worse for the turn played. In the last round only points count, and if they are tied, worshipers as
    well (F3).
    """
    number = add_tile_reasons(both, tiles, 0)
    number = add_temple_reasons(both, tiles, number)
    number = add_own_god_reasons(both, number)
    number = add_other_god_reasons(both, number)
    number = add_reply_reasons(both, tiles, number)
    number = add_denial_reasons(both, tiles, number)
    is_last = is_last_round(both.states[BEFORE])
    if is_tied or not is_last:
        number = add_worshiper_reasons(both, number)
    if not is_last:
        number = add_reduction_reasons(both, number)
        number = add_room_reasons(both, number)
        number = add_next_take_reasons(both, tiles, number)
    return number
