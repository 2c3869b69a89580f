"""How strong the levels of bots are: the fixed points of all ratings. docs/bots.md says how they were measured."""

from itertools import accumulate
from typing import Final

from orbis.bots import LEVELS

FIXED_LEVEL: Final = "casual"  # as strong as people are believed to be before their first game
NEWCOMER_MU: Final = 25.0  # OpenSkill's

# How far each level is above the one before it, at tables of two, three and four.
_STEPS: Final = {
    2: (7.15, 10.94, 10.65, 8.13, 10.45, 6.92, 3.70, 5.05),
    3: (9.09, 10.97, 9.37, 9.03, 4.53, 3.67, 2.52, 0.50),
    4: (8.91, 11.90, 9.21, 8.94, 3.04, 4.38, 2.93, 0.50),
}


def _ladder(steps: tuple[float, ...]) -> dict[str, float]:
    heights = dict(zip(LEVELS, accumulate(steps, initial=0.0), strict=True))
    return {level: round(NEWCOMER_MU + height - heights[FIXED_LEVEL], 2) for level, height in heights.items()}


BOT_MU: Final = {players: _ladder(steps) for players, steps in _STEPS.items()}
