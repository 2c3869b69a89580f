"""What a player sees, as numbers: the observation for machine learning.

An observation is a row of small integers, built from the public state alone and from the point of view of one player:
the viewer comes first, then the others in turn order. Tiles are described by what is printed on them, never by their
number in the tile set, so that what was learned with one set carries over to another.

The row consists of *pieces* that are written one by one: the table, the tile in hand, each tile in the display, and
for each player what they hold and each cell of their universe. `observation_parts` describes it for the documentation.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.engine.kernel import kernel
from orbis.engine.state import State, Tiles
from orbis.engine.universe import wilderness_cells
from orbis.engine.vocabulary import (
    MAX_GODS_LAID_OUT,
    MAX_PLAYERS,
    NO_CELL,
    NO_GOD,
    NO_TILE,
    NUM_CELLS,
    NUM_COLORS,
    NUM_COST_SYMBOLS,
    NUM_GODS,
    NUM_LEVELS,
    NUM_PLACES,
    NUM_ROUNDS,
    NUM_TILES,
    STEP_OVER,
)

NUM_STEPS: Final = STEP_OVER  # all but the end
NUM_EFFECTS: Final = 8

# A tile: there, color, level, cost, effect, its number, its colors, creation points, mystic value.
TILE_COLOR: Final = 1
TILE_LEVEL: Final = TILE_COLOR + NUM_COLORS
TILE_COST: Final = TILE_LEVEL + 1
TILE_EFFECT: Final = TILE_COST + NUM_COST_SYMBOLS
TILE_NUMBER: Final = TILE_EFFECT + NUM_EFFECTS
TILE_COLORS: Final = TILE_NUMBER + 1
TILE_CP: Final = TILE_COLORS + NUM_COLORS
TILE_MYSTIC: Final = TILE_CP + 1
# Tiles in a universe also have these two.
TILE_WILDERNESS: Final = TILE_MYSTIC + 1
TILE_CANCELLED: Final = TILE_WILDERNESS + 1
TILE_SIZE: Final = 32

# Everything starts at a multiple of 8 numbers, as tiles are copied in 64-bit words.
WORD: Final = 8
TILE_WORDS: Final = TILE_SIZE // WORD

# The table; the current player comes last, as it has one number per player.
TABLE_PENDING: Final = NUM_STEPS
TABLE_ROUND: Final = TABLE_PENDING + 1
TABLE_SEAT: Final = TABLE_ROUND + 1
TABLE_GODS: Final = TABLE_SEAT + 1
TABLE_PILES: Final = TABLE_GODS + NUM_GODS
TABLE_UNSEEN: Final = TABLE_PILES + NUM_LEVELS
TABLE_CELL: Final = TABLE_UNSEEN + NUM_LEVELS * NUM_COLORS
TABLE_PLAYER: Final = TABLE_CELL + NUM_CELLS
TABLE_SIZE: Final = 64

DISPLAYED_SIZE: Final = TILE_SIZE + WORD

# What a player holds.
HELD_CANCELLED: Final = NUM_GODS
HELD_REALM: Final = HELD_CANCELLED + 1
HELD_REDUCTIONS: Final = HELD_REALM + NUM_COLORS
HELD_ROW_SIZE: Final = HELD_REDUCTIONS + NUM_COLORS
HELD_REGIONS: Final = HELD_ROW_SIZE + 1
HELD_SIZE: Final = 24

PLAYER_SIZE: Final = HELD_SIZE + NUM_CELLS * TILE_SIZE

DISPLAY_START: Final = TABLE_SIZE + TILE_SIZE
PLAYERS_START: Final = DISPLAY_START + NUM_PLACES * DISPLAYED_SIZE

WILDERNESS: Final = NO_TILE - 1  # encoded like a tile

# Pieces: the table, the tile in hand, the display, then what each player holds and their cells.
TAKEN_PIECE: Final = 1
DISPLAY_PIECES: Final = 2
PLAYER_PIECES: Final = DISPLAY_PIECES + NUM_PLACES
NUM_PIECES_EACH: Final = 1 + NUM_CELLS


@dataclass(frozen=True)
class Part:
    """Consecutive numbers that belong together."""

    name: str
    size: int
    meaning: str


def tile_parts() -> tuple[Part, ...]:
    """The numbers that describe a tile."""
    return (
        Part("there", 1, "1 if there is a tile; otherwise all its numbers are 0"),
        Part("color", NUM_COLORS, "1 for its color, in the order R B Y G W"),
        Part("level", 1, "1–3"),
        Part("cost", NUM_COST_SYMBOLS, "symbols of each color, then of any color"),
        Part(
            "effect",
            NUM_EFFECTS,
            "1 for its effect: farm, village, forest, volcano, irrigation, temple, proselytism, sacred stone",
        ),
        Part("number", 1, "the number that the effect requires or gives"),
        Part("effect colors", NUM_COLORS, "1 for each color of the effect"),
        Part("cp", 1, "creation points"),
        Part("mystic", 1, "mystic value, or 0"),
        Part("wilderness", 1, "1 if it was turned over; then all other numbers except the first are 0"),
        Part("cancelled", 1, "1 if it is cancelled"),
        Part("nothing", 1, "always 0"),
    )


def observation_parts(num_players: int) -> tuple[Part, ...]:
    """The parts of an observation, in order."""
    tile = f"a tile ({TILE_SIZE} numbers, see below)"
    return (
        Part(
            "step",
            NUM_STEPS,
            "1 for the current step: take, place, pay, village, volcano, gain, death, discard",
        ),
        Part("pending", 1, "worshipers still to give, gain or remove in this step"),
        Part("round", 1, "completed rounds, 0–14"),
        Part("seat", 1, "how many players take their turn before the viewer in each round"),
        Part("gods", NUM_GODS, "1 for each god still on the table, in the order D1–D10"),
        Part("piles", NUM_LEVELS, "tiles left in the pile of each level"),
        Part("unseen", NUM_LEVELS * NUM_COLORS, "the same by color, level by level"),
        Part("cell", NUM_CELLS, "1 for the cell filled in this turn, while it is being paid for"),
        Part("player", MAX_PLAYERS, "1 for the current player: the viewer, the next player, …"),
        Part("nothing", TABLE_SIZE - TABLE_PLAYER - MAX_PLAYERS, "always 0"),
        Part("taken", TILE_SIZE, f"the tile in hand: {tile}"),
        Part(
            "display",
            NUM_PLACES * DISPLAYED_SIZE,
            f"for each place a1 b1 c1 a2 … c3: {tile}, the worshipers on it by color (5), nothing (3)",
        ),
        Part(
            "players",
            num_players * PLAYER_SIZE,
            f"for each player, the viewer first ({PLAYER_SIZE}): the god (10) and whether it is cancelled (1), the "
            "realm by color (5), reduction tokens (5), tiles in the bottom row (1) and in the universe (1), nothing "
            f"(1); then for each cell, row by row from the bottom: {tile}",
        ),
    )


def observation_size(num_players: int) -> int:
    """The length of an observation."""
    return TABLE_SIZE + TILE_SIZE + NUM_PLACES * DISPLAYED_SIZE + num_players * PLAYER_SIZE


def tile_features(tiles: Tiles) -> NDArray[np.uint64]:
    """The numbers of each tile in a set, one row per tile, as words; then of no tile, and of a wilderness."""
    features = np.zeros((len(tiles) + 2, TILE_SIZE), dtype=np.int8)
    describe_tiles(tiles, features)
    return features.view(np.uint64)


@kernel
def describe_tiles(tiles: Tiles, features: NDArray[np.int8]) -> None:
    """Fill the rows of `tile_features`, as single numbers."""
    features[:, :] = 0
    for i in range(len(tiles)):
        row, tile = features[i], tiles[i]
        row[0] = 1
        row[TILE_COLOR + tile.color] = 1
        row[TILE_LEVEL] = tile.level
        for symbol in range(NUM_COST_SYMBOLS):
            row[TILE_COST + symbol] = tile.cost[symbol]
        row[TILE_EFFECT + tile.effect] = 1
        row[TILE_NUMBER] = tile.number
        for color in range(NUM_COLORS):
            row[TILE_COLORS + color] = (tile.colors_mask >> color) & 1
        row[TILE_CP] = tile.cp
        row[TILE_MYSTIC] = tile.mystic
    features[len(tiles) + 1, 0] = 1
    features[len(tiles) + 1, TILE_WILDERNESS] = 1


@kernel
def num_pieces(num_players: int) -> int:
    """The number of pieces in an observation."""
    return PLAYER_PIECES + num_players * NUM_PIECES_EACH


@kernel
def observe(
    state: State,
    tiles: Tiles,
    features: NDArray[np.uint64],
    viewer: int,
    out: NDArray[np.int8],
    words: NDArray[np.uint64],
) -> None:
    """Write the whole observation of a player into `out`; `words` is the same memory as 64-bit words."""
    _tell_table(state, tiles, viewer, out, words)
    _tell_tile(features, state.taken, words, TABLE_SIZE)
    for place in range(NUM_PLACES):
        _tell_displayed(state, features, place, out, words)
    at = PLAYERS_START
    player = viewer
    for _ in range(state.num_players):
        _tell_holdings(state, player, out, words, at)
        at += HELD_SIZE
        for cell in range(NUM_CELLS):
            _tell_cell(state, features, player, cell, out, words, at)
            at += TILE_SIZE
        player += 1
        if player == state.num_players:
            player = 0


@kernel
def observe_piece(
    state: State,
    tiles: Tiles,
    features: NDArray[np.uint64],
    viewer: int,
    piece: int,
    out: NDArray[np.int8],
    words: NDArray[np.uint64],
) -> None:
    """Write one piece of the observation at its position, for devices with one thread per piece."""
    if piece == 0:
        _tell_table(state, tiles, viewer, out, words)
    elif piece == TAKEN_PIECE:
        _tell_tile(features, state.taken, words, TABLE_SIZE)
    elif piece < PLAYER_PIECES:
        _tell_displayed(state, features, piece - DISPLAY_PIECES, out, words)
    else:
        number, part = divmod(piece - PLAYER_PIECES, NUM_PIECES_EACH)
        at = PLAYERS_START + number * PLAYER_SIZE
        player = (viewer + number) % state.num_players
        if part == 0:
            _tell_holdings(state, player, out, words, at)
        else:
            _tell_cell(state, features, player, part - 1, out, words, at + HELD_SIZE + (part - 1) * TILE_SIZE)


@kernel
def _tell_table(state: State, tiles: Tiles, viewer: int, out: NDArray[np.int8], words: NDArray[np.uint64]) -> None:
    num_players = int(state.num_players)
    for i in range(TABLE_SIZE // WORD):
        words[i] = 0
    if state.step < NUM_STEPS:
        out[state.step] = 1
    out[TABLE_PENDING] = state.pending
    out[TABLE_ROUND] = min(state.turn // num_players, NUM_ROUNDS - 1)
    out[TABLE_SEAT] = (viewer - state.first + num_players) % num_players
    for i in range(MAX_GODS_LAID_OUT):
        if state.gods[i] != NO_GOD:
            out[TABLE_GODS + state.gods[i]] = 1
    for i in range(state.drawn, NUM_TILES):
        tile = state.pile[i]
        if tile == NO_TILE:
            break
        level = int(tiles[tile].level) - 1
        out[TABLE_PILES + level] += 1
        out[TABLE_UNSEEN + level * NUM_COLORS + tiles[tile].color] += 1
    if state.cell != NO_CELL:
        out[TABLE_CELL + state.cell] = 1
    out[TABLE_PLAYER + (state.player - viewer + num_players) % num_players] = 1


@kernel
def _tell_tile(features: NDArray[np.uint64], tile: int, words: NDArray[np.uint64], at: int) -> None:
    """Write a tile, NO_TILE or WILDERNESS: the last two rows of the features."""
    row = tile if tile >= 0 else NUM_TILES - 1 - tile
    start = at // WORD
    for i in range(TILE_WORDS):
        words[start + i] = features[row, i]


@kernel
def _tell_displayed(
    state: State, features: NDArray[np.uint64], place: int, out: NDArray[np.int8], words: NDArray[np.uint64]
) -> None:
    at = DISPLAY_START + place * DISPLAYED_SIZE
    _tell_tile(features, state.display[place], words, at)
    words[(at + TILE_SIZE) // WORD] = 0
    for color in range(NUM_COLORS):
        out[at + TILE_SIZE + color] = state.display_worshipers[place, color]


@kernel
def _tell_holdings(state: State, player: int, out: NDArray[np.int8], words: NDArray[np.uint64], at: int) -> None:
    for i in range(HELD_SIZE // WORD):
        words[at // WORD + i] = 0
    if state.god[player] != NO_GOD:
        out[at + int(state.god[player])] = 1
    out[at + HELD_CANCELLED] = state.god_cancelled[player]
    for color in range(NUM_COLORS):
        out[at + HELD_REALM + color] = state.realm[player, color]
        out[at + HELD_REDUCTIONS + color] = state.reductions[player, color]
    out[at + HELD_ROW_SIZE] = state.row_size[player]
    out[at + HELD_REGIONS] = state.num_regions[player]


@kernel
def _tell_cell(
    state: State,
    features: NDArray[np.uint64],
    player: int,
    cell: int,
    out: NDArray[np.int8],
    words: NDArray[np.uint64],
    at: int,
) -> None:
    wilderness = (wilderness_cells(state, player) >> cell) & 1
    _tell_tile(features, WILDERNESS if wilderness else int(state.universe[player, cell]), words, at)
    out[at + TILE_CANCELLED] = (state.cancelled[player] >> cell) & 1
