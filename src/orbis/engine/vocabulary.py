"""The game's concepts as numbers: colors, effects, gods, steps, and all sizes."""

from typing import Final

NUM_COLORS: Final = 5
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
WHITE: Final = 4
ANY_COLOR: Final = 5  # only in costs: the sixth cost symbol
NUM_COST_SYMBOLS: Final = 6
ALL_COLORS_MASK: Final = 31

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
PLAYER_COUNTS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
NUM_ROUNDS: Final = 15
NUM_REGIONS_EACH: Final = 14  # G2
REALM_LIMIT: Final = 10  # T6
EXCHANGE_RATE: Final = 3  # X1

NUM_PLACES: Final = 9  # of the display, a1 b1 c1 a2 … c3
NUM_CELLS: Final = 14  # of a universe, rows of 5, 4, 3, 2 from the bottom
ROW_LENGTH: Final = 5
FIRST_UPPER_CELL: Final = 5

NUM_TILES: Final = 65
NUM_LEVELS: Final = 3
# Tiles are numbered level by level, so the pile of a level is a range (C1).
LEVEL_STARTS: Final = (0, 20, 40, 65)

NO_STAR: Final = 0
WHITE_STAR: Final = 1
PURPLE_STAR: Final = 2

FARM: Final = 0
VILLAGE: Final = 1
FOREST: Final = 2
VOLCANO: Final = 3
IRRIGATION: Final = 4
TEMPLE: Final = 5
PROSELYTISM: Final = 6
SACRED_STONE: Final = 7

NUM_GODS: Final = 10
MAX_GODS_LAID_OUT: Final = MAX_PLAYERS + 1  # S2
LOVE: Final = 0
APPRENTICE: Final = 1
OCEANS: Final = 2
FIRE: Final = 3
NATURE: Final = 4
HARVESTS: Final = 5
TECHNOLOGY: Final = 6
IDLENESS: Final = 7
EQUILIBRIUM: Final = 8
DEATH: Final = 9
LOVE_GAIN: Final = 5  # D1
DEATH_PRICE: Final = 6  # D10

# The decision that the player has to make now.
STEP_TAKE: Final = 0
STEP_PLACE: Final = 1
STEP_PAY: Final = 2
STEP_VILLAGE: Final = 3
STEP_VOLCANO: Final = 4
STEP_GAIN: Final = 5
STEP_DEATH: Final = 6
STEP_DISCARD: Final = 7
STEP_OVER: Final = 8
STEP_REFILL: Final = 9  # from STEP_OVER on, nobody has anything to decide

NO_TILE: Final = -1
NO_PLACE: Final = -1
NO_CELL: Final = -1
NO_GOD: Final = -1
NO_ACTION: Final = -1
