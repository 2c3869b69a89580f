"""The fixed list of 117 actions, as numbers with named offsets."""

from typing import Final

from orbis.engine.vocabulary import FIRST_UPPER_CELL, NUM_COLORS, NUM_GODS, NUM_PLACES

# Where a tile may go: the ends of the bottom row, then the nine upper cells.
LEFT_END: Final = 0
RIGHT_END: Final = 1
FIRST_UPPER_SPOT: Final = 2
NUM_SPOTS: Final = 11
BOTH_ENDS: Final = 1 << LEFT_END | 1 << RIGHT_END  # as a mask of spots
SPOT_TO_CELL: Final = FIRST_UPPER_CELL - FIRST_UPPER_SPOT

TAKE: Final = 0
GOD: Final = TAKE + NUM_PLACES
PLACE_UP: Final = GOD + NUM_GODS
PLACE_WILDERNESS: Final = PLACE_UP + NUM_SPOTS
GIVE: Final = PLACE_WILDERNESS + NUM_SPOTS
GAIN: Final = GIVE + NUM_COLORS
REMOVE: Final = GAIN + NUM_COLORS
EXCHANGE: Final = REMOVE + NUM_PLACES * NUM_COLORS
DECLINE: Final = EXCHANGE + NUM_COLORS * (NUM_COLORS - 1)
NUM_ACTIONS: Final = DECLINE + 1

# An upper bound. At most 56 regions generate 4 worshipers each and give 2 more, and 4 gods give 5: 356 worshipers
# enter play and leave it one by one, in threes, or not at all. Plus 60 takes, 56 placements and as many refusals.
MAX_GAME_ACTIONS: Final = 1024
