"""What the network sees of a position: the tiles as codes, everything else as numbers of about unit size.

Seats are numbered from the player who has to decide: 0 is that player, 1 the next one, and so on. Tiles are codes, so
that the first layers of the network become tables: what a tile contributes in each cell is computed once per tile set.
Besides what lies on the table, the numbers include what the hand-written evaluation measures and how quick judgment
sees every take, so the network only has to learn what these get wrong.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.bots.evaluation import (
    COLORS_HELD,
    EVALUATION,
    FOREST_FAR,
    FOREST_NEAR,
    LATER_OFFER,
    NUM_TERMS,
    OFFER,
    SECURED,
    SURPLUS,
    TEMPLES,
    WILDERNESS,
    measure,
    weights_now,
)
from orbis.bots.policy import NUM_TAKES, share_left
from orbis.engine.kernel import kernel
from orbis.engine.scoring import highest_mystic_value, num_temple_symbols
from orbis.engine.state import State, Tiles
from orbis.engine.universe import (
    ROW_STARTS,
    cells_above_colors,
    num_cells,
    open_cells,
    row_and_column,
    wilderness_cells,
)
from orbis.engine.vocabulary import (
    MAX_GODS_LAID_OUT,
    MAX_PLAYERS,
    NO_CELL,
    NO_GOD,
    NO_TILE,
    NUM_CELLS,
    NUM_COLORS,
    NUM_GODS,
    NUM_LEVELS,
    NUM_PLACES,
    NUM_REGIONS_EACH,
    NUM_TILES,
    ROW_LENGTH,
    STEP_OVER,
)

# Codes of tiles: the tiles of the set, then these two; the same again for those that are cancelled.
EMPTY: Final = NUM_TILES
TURNED_OVER: Final = NUM_TILES + 1
NUM_FACES: Final = NUM_TILES + 2
NUM_CODES: Final = 2 * NUM_FACES

# Where the codes are: the cells of each seat, the display, the tile in hand.
DISPLAY_CODES: Final = MAX_PLAYERS * NUM_CELLS
HAND_CODE: Final = DISPLAY_CODES + NUM_PLACES
CODES_SIZE: Final = HAND_CODE + 1

# Where the numbers are: the table, what each seat holds, the places of the display.
STEPS_AT: Final = 0
PENDING_AT: Final = STEPS_AT + STEP_OVER
LEFT_AT: Final = PENDING_AT + 1
PLAYERS_AT: Final = LEFT_AT + 1
GODS_AT: Final = PLAYERS_AT + MAX_PLAYERS - 1
GOD_VALUES_AT: Final = GODS_AT + NUM_GODS
PILES_AT: Final = GOD_VALUES_AT + NUM_GODS
UNSEEN_AT: Final = PILES_AT + NUM_LEVELS
CELL_AT: Final = UNSEEN_AT + NUM_LEVELS * NUM_COLORS
TABLE_SIZE: Final = CELL_AT + NUM_CELLS

SEAT_TAKEN: Final = 0
SEAT_REALM: Final = 1
SEAT_REDUCTIONS: Final = SEAT_REALM + NUM_COLORS
SEAT_GOD: Final = SEAT_REDUCTIONS + NUM_COLORS
SEAT_GOD_CANCELLED: Final = SEAT_GOD + NUM_GODS
SEAT_ROW: Final = SEAT_GOD_CANCELLED + 1
SEAT_REGIONS: Final = SEAT_ROW + 1
SEAT_SYMBOLS: Final = SEAT_REGIONS + 1
SEAT_MYSTIC: Final = SEAT_SYMBOLS + 1
SEAT_LAST: Final = SEAT_MYSTIC + 1
SEAT_WORTH: Final = SEAT_LAST + 1
SEAT_FITTING: Final = SEAT_WORTH + 1
SEAT_TERMS: Final = SEAT_FITTING + NUM_COLORS
SEAT_SIZE: Final = SEAT_TERMS + NUM_TERMS - 1  # both offers are one number here

PLACE_WORSHIPERS: Final = 0
PLACE_VALUES: Final = NUM_COLORS
PLACE_SIZE: Final = PLACE_VALUES + MAX_PLAYERS

SEATS_AT: Final = TABLE_SIZE
PLACES_AT: Final = SEATS_AT + MAX_PLAYERS * SEAT_SIZE
NUMBERS_SIZE: Final = PLACES_AT + NUM_PLACES * PLACE_SIZE

# The surroundings of a cell: the cell itself and its neighbors, each seen in its own way. Besides the cells there is a
# site left of the bottom row, where a tile may go.
LEFT_SITE: Final = NUM_CELLS
NUM_SITES: Final = NUM_CELLS + 1
NUM_WAYS: Final = 7
NUM_ROWS: Final = len(ROW_STARTS)
NO_SITE: Final = -1
_WAYS: Final = ((0, 0), (0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0))  # rows up, columns to the right


def _sites_seeing() -> NDArray[np.int8]:
    cells = {row_and_column(cell): cell for cell in range(NUM_CELLS)}
    sites = np.full((NUM_CELLS, NUM_WAYS), NO_SITE, np.int8)
    for (row, column), site in [*cells.items(), ((1, 0), LEFT_SITE)]:
        for way, (up, right) in enumerate(_WAYS):
            seen = cells.get((row + up, column + right))
            if seen is not None:
                sites[seen, way] = site
    return sites


SITES_SEEING: Final = _sites_seeing()  # by cell and way: the site that sees the cell so, or NO_SITE
SITES_SEEING.setflags(write=False)
ROW_OF: Final = np.array([row_and_column(cell)[0] - 1 for cell in range(NUM_CELLS)], np.int8)
ROW_OF.setflags(write=False)

# What turns counts and points into numbers of about unit size.
PER_POINT: Final = 0.1
PER_WORSHIPER: Final = 0.25
NOT_OFFERED: Final = -1.0  # the value of a take that a player does not have


def _term_scales() -> NDArray[np.float64]:
    scales = np.full(NUM_TERMS, 0.2)
    scales[[SECURED, FOREST_NEAR, FOREST_FAR, TEMPLES]] = PER_POINT
    scales[[WILDERNESS, COLORS_HELD, SURPLUS]] = 0.25
    return scales


TERM_SCALES: Final = _term_scales()


@kernel
def describe(
    state: State,
    tiles: Tiles,
    takes: NDArray[np.float64],
    terms: NDArray[np.float64],
    weights: NDArray[np.float64],
    codes: NDArray[np.int16],
    numbers: NDArray[np.float32],
) -> None:
    """Fill `codes` and `numbers` for a position in which somebody has to decide.

    `takes` has room for NUM_TAKES numbers, `terms` and `weights` for NUM_TERMS; all three are written to.
    """
    for i in range(NUMBERS_SIZE):
        numbers[i] = 0.0
    _describe_table(state, tiles, numbers)
    _describe_display(state, codes, numbers)
    weights_now(state, EVALUATION, weights)
    num_players = int(state.num_players)
    for seat in range(MAX_PLAYERS):
        if seat < num_players:
            player = (int(state.player) + seat) % num_players
            measure(state, tiles, player, takes, terms)
            _describe_universe(state, player, seat, codes)
            _describe_holdings(state, tiles, player, SEATS_AT + seat * SEAT_SIZE, numbers)
            _describe_terms(terms, weights, SEATS_AT + seat * SEAT_SIZE, numbers)
            _describe_takes(state, takes, seat, numbers)
        else:
            for cell in range(NUM_CELLS):
                codes[seat * NUM_CELLS + cell] = EMPTY


@kernel
def _describe_table(state: State, tiles: Tiles, numbers: NDArray[np.float32]) -> None:
    numbers[STEPS_AT + state.step] = 1.0
    numbers[PENDING_AT] = PER_WORSHIPER * state.pending
    numbers[LEFT_AT] = share_left(state)
    numbers[PLAYERS_AT + state.num_players - 2] = 1.0
    for i in range(MAX_GODS_LAID_OUT):
        if state.gods[i] != NO_GOD:
            numbers[GODS_AT + state.gods[i]] = 1.0
    for i in range(state.drawn, NUM_TILES):
        tile = state.pile[i]
        if tile == NO_TILE:
            break
        level = int(tiles[tile].level) - 1
        numbers[PILES_AT + level] += 0.1
        numbers[UNSEEN_AT + level * NUM_COLORS + tiles[tile].color] += 0.25
    if state.cell != NO_CELL:
        numbers[CELL_AT + state.cell] = 1.0


@kernel
def _describe_display(state: State, codes: NDArray[np.int16], numbers: NDArray[np.float32]) -> None:
    codes[HAND_CODE] = state.taken if state.taken != NO_TILE else EMPTY
    for place in range(NUM_PLACES):
        tile = state.display[place]
        codes[DISPLAY_CODES + place] = tile if tile != NO_TILE else EMPTY
        at = PLACES_AT + place * PLACE_SIZE + PLACE_WORSHIPERS
        for color in range(NUM_COLORS):
            numbers[at + color] = PER_WORSHIPER * state.display_worshipers[place, color]


@kernel
def _describe_universe(state: State, player: int, seat: int, codes: NDArray[np.int16]) -> None:
    turned_over = wilderness_cells(state, player)
    for cell in range(NUM_CELLS):
        code = int(state.universe[player, cell])
        if code == NO_TILE:
            code = EMPTY
        elif (turned_over >> cell) & 1:
            code = TURNED_OVER
        if (state.cancelled[player] >> cell) & 1:
            code += NUM_FACES
        codes[seat * NUM_CELLS + cell] = code


@kernel
def _describe_holdings(state: State, tiles: Tiles, player: int, at: int, numbers: NDArray[np.float32]) -> None:
    numbers[at + SEAT_TAKEN] = 1.0
    open_upper = open_cells(state, player)
    for color in range(NUM_COLORS):
        numbers[at + SEAT_REALM + color] = PER_WORSHIPER * state.realm[player, color]
        numbers[at + SEAT_REDUCTIONS + color] = state.reductions[player, color]
        fitting = open_upper & cells_above_colors(state, player, 1 << color)
        numbers[at + SEAT_FITTING + color] = 0.33 * num_cells(fitting)
    if state.god[player] != NO_GOD:
        numbers[at + SEAT_GOD + state.god[player]] = 1.0
    numbers[at + SEAT_GOD_CANCELLED] = state.god_cancelled[player]
    numbers[at + SEAT_ROW] = state.row_size[player] / ROW_LENGTH
    numbers[at + SEAT_REGIONS] = state.num_regions[player] / NUM_REGIONS_EACH
    numbers[at + SEAT_SYMBOLS] = 0.25 * num_temple_symbols(state, tiles, player)
    numbers[at + SEAT_MYSTIC] = 0.1 * min(20, highest_mystic_value(state, tiles, player))
    order = (player - int(state.first) + int(state.num_players)) % int(state.num_players)
    numbers[at + SEAT_LAST] = order / (int(state.num_players) - 1)


@kernel
def _describe_terms(
    terms: NDArray[np.float64], weights: NDArray[np.float64], at: int, numbers: NDArray[np.float32]
) -> None:
    worth = 0.0
    for term in range(NUM_TERMS):
        worth += terms[term] * weights[term]
    numbers[at + SEAT_WORTH] = PER_POINT * worth
    terms[OFFER] += terms[LATER_OFFER]
    for term in range(LATER_OFFER):
        numbers[at + SEAT_TERMS + term] = TERM_SCALES[term] * terms[term]


@kernel
def _describe_takes(state: State, takes: NDArray[np.float64], seat: int, numbers: NDArray[np.float32]) -> None:
    """How quick judgment sees every take, as `measure` leaves it in `takes`."""
    for place in range(NUM_PLACES):
        at = PLACES_AT + place * PLACE_SIZE + PLACE_VALUES + seat
        numbers[at] = PER_WORSHIPER * takes[place] if takes[place] > -99.0 else NOT_OFFERED
    if seat == 0:
        for i in range(NUM_TAKES - NUM_PLACES):
            value = takes[NUM_PLACES + i]
            if state.gods[i] != NO_GOD and value > -99.0:
                numbers[GOD_VALUES_AT + state.gods[i]] = PER_WORSHIPER * value
