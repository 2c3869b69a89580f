"""The end of the game: what everything is worth, and who wins (F1–F3, D1–D10).

The functions also work earlier: they score as if the game ended now.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.engine.kernel import kernel
from orbis.engine.realm import num_worshipers
from orbis.engine.state import State, Tiles
from orbis.engine.universe import num_cells, num_neighbors_of, wilderness_cells
from orbis.engine.vocabulary import (
    APPRENTICE,
    DEATH,
    EQUILIBRIUM,
    FOREST,
    HARVESTS,
    IDLENESS,
    IRRIGATION,
    LOVE,
    MAX_PLAYERS,
    NO_GOD,
    NO_TILE,
    NUM_CELLS,
    OCEANS,
    TECHNOLOGY,
    TEMPLE,
    VILLAGE,
    VOLCANO,
    WHITE,
)

# How a tile in a universe counts.
SCORED: Final = 0
VOID: Final = 1  # cancelled
UNFULFILLED: Final = 2  # a forest with too few neighbors
TURNED_OVER: Final = 3  # wilderness

# The columns of a score sheet.
REGIONS: Final = 0
WILDERNESSES: Final = 1
GOD_POINTS: Final = 2
TEMPLE_TOKEN: Final = 3
TOTAL: Final = 4
WORSHIPERS: Final = 5
RANK: Final = 6  # 1 for the winners
NUM_SCORE_COLUMNS: Final = 7
# More columns of a breakdown.
TEMPLE_SYMBOLS: Final = 7
MYSTIC: Final = 8
GOD_FULFILLED: Final = 9
SECURED: Final = 10
CONTESTED: Final = 11
POSSIBLE: Final = 12
NUM_BREAKDOWN_COLUMNS: Final = 13

# What decided between the players with the most points (F3).
NO_TIE: Final = 0
BROKEN_BY_WORSHIPERS: Final = 1
SHARED: Final = 2

# The columns of a tile in a breakdown.
HOW: Final = 0  # SCORED … TURNED_OVER
CP: Final = 1
NEIGHBORS_OF_COLORS: Final = 2  # those with a color of the tile's effect; relevant to forests
NUM_TILE_COLUMNS: Final = 3

# S3: the tokens by number of players, in the order they are picked.
TEMPLE_TOKENS: Final = ((), (), (7, 2), (9, 4, 2), (11, 7, 4, 2))
TOKEN_TABLE: Final = np.array([[*tokens, 0, 0, 0, 0][:MAX_PLAYERS] for tokens in TEMPLE_TOKENS], dtype=np.int8)

# The effect that each god counts (D3–D6).
GOD_EFFECTS: Final = np.array([0, 0, IRRIGATION, VOLCANO, FOREST, VILLAGE], dtype=np.int8)


@kernel
def score(state: State, tiles: Tiles, out: NDArray[np.int16]) -> None:
    """Fill the score sheet, one row per player (F2), with the worshipers left and the rank (F3)."""
    for player in range(state.num_players):
        regions = 0
        wildernesses = 0
        for cell in range(NUM_CELLS):
            cp = tile_cp(state, tiles, player, cell)
            if is_wilderness(state, player, cell):
                wildernesses += cp
            else:
                regions += cp
        god = god_cp(state, tiles, player)
        token = temple_token(state, tiles, player)
        out[player, REGIONS] = regions
        out[player, WILDERNESSES] = wildernesses
        out[player, GOD_POINTS] = god
        out[player, TEMPLE_TOKEN] = token
        out[player, TOTAL] = regions + wildernesses + god + token
        out[player, WORSHIPERS] = num_worshipers(state, player)
    for player in range(state.num_players):
        out[player, RANK] = _rank(out, state.num_players, player)


@kernel
def _rank(sheet: NDArray[np.int16], num_players: int, player: int) -> int:
    """F3: one more than the number of players with more points, or as many points and more worshipers."""
    rank = 1
    for other in range(num_players):
        if sheet[other, TOTAL] != sheet[player, TOTAL]:
            rank += sheet[other, TOTAL] > sheet[player, TOTAL]
        else:
            rank += sheet[other, WORSHIPERS] > sheet[player, WORSHIPERS]
    return rank


@kernel
def num_winners(sheet: NDArray[np.int16], num_players: int) -> int:
    """How many players share the victory (F3)."""
    number = 0
    for player in range(num_players):
        number += sheet[player, RANK] == 1
    return number


@kernel
def tie_break(sheet: NDArray[np.int16], num_players: int) -> int:
    """NO_TIE, BROKEN_BY_WORSHIPERS or SHARED: what decided about the victory (F3)."""
    if num_winners(sheet, num_players) > 1:
        return SHARED
    most = 0
    num_tied = 0
    for player in range(num_players):
        if sheet[player, RANK] == 1:
            most = sheet[player, TOTAL]
    for player in range(num_players):
        num_tied += sheet[player, TOTAL] == most
    return BROKEN_BY_WORSHIPERS if num_tied > 1 else NO_TIE


@kernel
def break_down(state: State, tiles: Tiles, out: NDArray[np.int16], cells: NDArray[np.int16]) -> None:
    """Fill a wider score sheet, and what each tile contributes: `cells` by player and cell, 0 where empty.

    All in one call, as a call from Python costs much more than the work it does.
    """
    score(state, tiles, out)
    for player in range(state.num_players):
        out[player, TEMPLE_SYMBOLS] = num_temple_symbols(state, tiles, player)
        out[player, MYSTIC] = highest_mystic_value(state, tiles, player)
        out[player, GOD_FULFILLED] = god_is_fulfilled(state, tiles, player)
        out[player, CONTESTED] = out[player, TEMPLE_TOKEN] + _contested_god_cp(state, tiles, player)
        out[player, SECURED] = out[player, TOTAL] - out[player, CONTESTED]
        out[player, POSSIBLE] = _possible_cp(state, tiles, player)
        for cell in range(NUM_CELLS):
            tile = state.universe[player, cell]
            if tile != NO_TILE:
                cells[player, cell, HOW] = how_tile_counts(state, tiles, player, cell)
                cells[player, cell, CP] = tile_cp(state, tiles, player, cell)
                cells[player, cell, NEIGHBORS_OF_COLORS] = num_neighbors_of(
                    state, player, cell, tiles[tile].colors_mask
                )


# Regions


@kernel
def how_tile_counts(state: State, tiles: Tiles, player: int, cell: int) -> int:
    """SCORED, VOID, UNFULFILLED or TURNED_OVER, for a cell that is not empty."""
    if is_wilderness(state, player, cell):
        return TURNED_OVER
    if (state.cancelled[player] >> cell) & 1:
        return VOID
    tile = tiles[state.universe[player, cell]]
    if tile.effect == FOREST and num_neighbors_of(state, player, cell, tile.colors_mask) < tile.number:
        return UNFULFILLED
    return SCORED


@kernel
def tile_cp(state: State, tiles: Tiles, player: int, cell: int) -> int:
    """What the tile in a cell contributes; 0 for an empty cell."""
    tile = state.universe[player, cell]
    if tile == NO_TILE:
        return 0
    counts = how_tile_counts(state, tiles, player, cell)
    if counts == TURNED_OVER:
        return 0 if state.god[player] == IDLENESS else -1  # D8
    return int(tiles[tile].cp) if counts == SCORED else 0


@kernel
def _possible_cp(state: State, tiles: Tiles, player: int) -> int:
    """What the forests with too few neighbors would add (E3)."""
    cp = 0
    for cell in range(NUM_CELLS):
        tile = state.universe[player, cell]
        if tile != NO_TILE and how_tile_counts(state, tiles, player, cell) == UNFULFILLED:
            cp += int(tiles[tile].cp)
    return cp


@kernel
def num_validated(state: State, tiles: Tiles, player: int, effect: int) -> int:
    """How many tiles with this effect count in a player's universe."""
    number = 0
    for cell in range(NUM_CELLS):
        tile = state.universe[player, cell]
        if tile != NO_TILE and tiles[tile].effect == effect:
            number += how_tile_counts(state, tiles, player, cell) == SCORED
    return number


@kernel
def num_wildernesses(state: State, player: int) -> int:
    """How many tiles in a player's universe are turned over."""
    return num_cells(wilderness_cells(state, player))


@kernel
def is_wilderness(state: State, player: int, cell: int) -> bool:
    """Whether the tile in a cell is turned over."""
    return (wilderness_cells(state, player) >> cell) & 1 == 1


# Gods


@kernel
def god_cp(state: State, tiles: Tiles, player: int) -> int:
    """What a player's god is worth (D1–D10); 0 without one."""
    god = state.god[player]
    if god == NO_GOD:
        return 0
    if god == APPRENTICE:
        return 2
    if god == LOVE or god == IDLENESS:
        return 1
    return 3 if god_is_fulfilled(state, tiles, player) else 0


@kernel
def _contested_god_cp(state: State, tiles: Tiles, player: int) -> int:
    """What a god is worth that others can still outdo: the most or the fewest of something (D3–D7)."""
    return god_cp(state, tiles, player) if OCEANS <= state.god[player] <= TECHNOLOGY else 0


@kernel
def god_is_fulfilled(state: State, tiles: Tiles, player: int) -> bool:
    """Whether the condition of a player's god is met; gods without one are always fulfilled."""
    god = state.god[player]
    if OCEANS <= god <= HARVESTS:
        return _is_among_most(state, tiles, player, int(GOD_EFFECTS[god]))
    if god == TECHNOLOGY:
        return _is_among_fewest_wildernesses(state, player)
    if god == EQUILIBRIUM:
        return _is_balanced(state, tiles, player)
    if god == DEATH:
        return not state.god_cancelled[player]
    return True


@kernel
def _is_among_most(state: State, tiles: Tiles, player: int, effect: int) -> bool:
    """D3–D6, R12: nobody has more; all may be tied at none."""
    own = num_validated(state, tiles, player, effect)
    for other in range(state.num_players):
        if num_validated(state, tiles, other, effect) > own:
            return False
    return True


@kernel
def _is_among_fewest_wildernesses(state: State, player: int) -> bool:
    """D7."""
    own = num_wildernesses(state, player)
    for other in range(state.num_players):
        if num_wildernesses(state, other) < own:
            return False
    return True


@kernel
def _is_balanced(state: State, tiles: Tiles, player: int) -> bool:
    """D9, R4."""
    return (
        num_validated(state, tiles, player, VILLAGE) > 0
        and num_validated(state, tiles, player, TEMPLE) > 0
        and num_validated(state, tiles, player, VOLCANO) > 0
    )


# Temples


@kernel
def temple_token(state: State, tiles: Tiles, player: int) -> int:
    """F1: the token that a player picks; 0 without a temple symbol."""
    if num_temple_symbols(state, tiles, player) == 0:
        return 0
    num_before = 0
    for other in range(state.num_players):
        if other != player and _picks_before(state, tiles, other, player):
            num_before += 1
    return int(TOKEN_TABLE[state.num_players, num_before])


@kernel
def _picks_before(state: State, tiles: Tiles, player: int, other: int) -> bool:
    """F1, R5: more symbols, then the higher mystic value, then the later one in turn order (R13)."""
    symbols = num_temple_symbols(state, tiles, player)
    other_symbols = num_temple_symbols(state, tiles, other)
    if symbols != other_symbols:
        return symbols > other_symbols
    mystic = highest_mystic_value(state, tiles, player)
    other_mystic = highest_mystic_value(state, tiles, other)
    if mystic != other_mystic:
        return mystic > other_mystic
    return _turn_order(state, player) > _turn_order(state, other)


@kernel
def _turn_order(state: State, player: int) -> int:
    return int(player - state.first) % int(state.num_players)


@kernel
def num_temple_symbols(state: State, tiles: Tiles, player: int) -> int:
    """The temple symbols in a player's universe (E6)."""
    number = 0
    for cell in range(NUM_CELLS):
        tile = state.universe[player, cell]
        if tile != NO_TILE and not is_wilderness(state, player, cell) and tiles[tile].effect == TEMPLE:
            number += int(tiles[tile].number)
    return number


@kernel
def highest_mystic_value(state: State, tiles: Tiles, player: int) -> int:
    """The highest mystic value on one white tile that lies face up (R19); 0 if there is none."""
    highest = 0
    for cell in range(NUM_CELLS):
        tile = state.universe[player, cell]
        if tile != NO_TILE and not is_wilderness(state, player, cell) and tiles[tile].color == WHITE:
            highest = max(highest, int(tiles[tile].mystic))
    return highest
