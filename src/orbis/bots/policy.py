"""Quick judgment: what a turn is roughly worth, for playouts and as a first guess in the search.

All values are in creation points. It looks at one tile at a time and does not plan; it must be fast, as a playout
calls it about thirty times.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.bots.gods import expected_god_points
from orbis.engine.actions import GOD, TAKE
from orbis.engine.check import may_take_god, may_take_region
from orbis.engine.display import DISPLAY_WIDTH, num_removable
from orbis.engine.kernel import kernel
from orbis.engine.realm import num_worshipers, symbols_to_pay
from orbis.engine.state import State, Tiles
from orbis.engine.universe import cells_above_colors, num_cells, open_cells, wilderness_cells
from orbis.engine.vocabulary import (
    ANY_COLOR,
    DEATH,
    DEATH_PRICE,
    EXCHANGE_RATE,
    FARM,
    FOREST,
    IDLENESS,
    IRRIGATION,
    LOVE,
    LOVE_GAIN,
    MAX_GODS_LAID_OUT,
    NO_GOD,
    NO_TILE,
    NUM_COLORS,
    NUM_PLACES,
    NUM_REGIONS_EACH,
    NUM_ROUNDS,
    PROSELYTISM,
    REALM_LIMIT,
    ROW_LENGTH,
    TEMPLE,
    VILLAGE,
    VOLCANO,
)

# The weights of the judgment, by index in the array of weights.
WORSHIPER: Final = 0  # a worshiper, while there are turns left to spend it
FARM_TURN: Final = 1  # a reduction, per turn left
SYMBOL: Final = 2  # a temple symbol
FOREST_CHANCE: Final = 3  # how likely a forest is to be fulfilled
GIFT: Final = 4  # a worshiper generated for the others
GOD_NOW: Final = 5  # what a god is worth beyond its points, so that it is taken in time
NOISE: Final = 6  # how much chance affects the choice
TURNS_TO_SPEND: Final = 7  # with fewer turns left, a worshiper is worth less
JOKER: Final = 8  # the flexibility of a wilderness, per turn left
POLICY_WEIGHTS: Final = np.array([0.45, 0.2, 1.5, 0.45, 0.15, 1.5, 1.0, 2.5, 0.03])
POLICY_WEIGHTS.setflags(write=False)  # as in kernels, which are compiled for both kinds of arrays otherwise

ORDINARY_GOD: Final = 2.0  # points

# Takes by number: the nine places, then the gods in the order on the table.
NUM_TAKES: Final = NUM_PLACES + MAX_GODS_LAID_OUT
NOT_THERE: Final = -np.inf  # the value of a take that the player does not have


@kernel
def turns_left(state: State, player: int) -> int:
    """How many regions a player still has to take."""
    return NUM_REGIONS_EACH - int(state.num_regions[player])


@kernel
def share_left(state: State) -> float:
    """How much of the game is left: from 1 at the start to 0 at the end."""
    return float(1.0 - state.turn / (NUM_ROUNDS * state.num_players))


@kernel
def worshiper_worth(state: State, player: int, weights: NDArray[np.float64]) -> float:
    """What a worshiper is worth, by the number of regions it may still pay for after this turn."""
    return float(weights[WORSHIPER] * min(1.0, max(0, turns_left(state, player) - 1) / weights[TURNS_TO_SPEND]))


@kernel
def judge_takes(state: State, tiles: Tiles, weights: NDArray[np.float64], out: NDArray[np.float64]) -> None:
    """What each of the NUM_TAKES takes is worth to the current player, or NOT_THERE."""
    player = state.player
    for take in range(NUM_TAKES):
        out[take] = NOT_THERE
    if may_take_region(state, player):
        open_upper = open_cells(state, player)
        row_open = state.row_size[player] < ROW_LENGTH
        for place in range(NUM_PLACES):
            if state.display[place] != NO_TILE:
                out[place] = _judge_region(state, tiles, place, open_upper, row_open, weights)
    if may_take_god(state, player):
        for i in range(MAX_GODS_LAID_OUT):
            if state.gods[i] != NO_GOD:
                out[NUM_PLACES + i] = _judge_god(state, tiles, int(state.gods[i]), weights)


@kernel
def take_action(state: State, take: int) -> int:
    """The action of a take."""
    return TAKE + take if take < NUM_PLACES else GOD + int(state.gods[take - NUM_PLACES])


@kernel
def _judge_region(
    state: State, tiles: Tiles, place: int, open_upper: int, row_open: bool, weights: NDArray[np.float64]
) -> float:
    player = state.player
    tile = tiles[state.display[place]]
    worth = worshiper_worth(state, player, weights)
    collected = 0
    lacking = 0
    spare = 0
    exchangeable = 0
    for color in range(NUM_COLORS):
        here = int(state.display_worshipers[place, color])
        collected += here
        symbols = symbols_to_pay(state, tiles, player, int(state.display[place]), color)
        left = int(state.realm[player, color]) + here - symbols
        if left < 0:
            lacking -= left
        else:
            spare += left
            exchangeable += left // EXCHANGE_RATE
    held = num_worshipers(state, player)
    value = worth * min(collected, REALM_LIMIT + 1 - held)
    value -= weights[GIFT] * num_neighbor_places(place)
    face_down = value - _wilderness_loss(state, player, weights)
    if lacking > exchangeable or spare - EXCHANGE_RATE * lacking < tile.cost[ANY_COLOR]:
        return float(face_down)
    color = int(tile.color)
    fitting = open_upper & cells_above_colors(state, player, 1 << color)
    if not row_open and not fitting:
        return float(face_down)
    paid = held + collected - spare + EXCHANGE_RATE * lacking + int(tile.cost[ANY_COLOR])
    value += tile_worth(state, tiles, int(state.display[place]), place, fitting, spare, worth, weights) - worth * paid
    return float(max(value, face_down))


@kernel
def _wilderness_loss(state: State, player: int, weights: NDArray[np.float64]) -> float:
    points = 0.0 if state.god[player] == IDLENESS else 1.0
    return float(points - weights[JOKER] * turns_left(state, player))


@kernel
def num_neighbor_places(place: int) -> int:
    """How many places in the display share a side with this one."""
    row, column = divmod(place, DISPLAY_WIDTH)
    return 4 - (row != 1) - (column != 1)


@kernel
def tile_worth(
    state: State,
    tiles: Tiles,
    tile_index: int,
    place: int,
    fitting: int,
    spare: int,
    worth: float,
    weights: NDArray[np.float64],
) -> float:
    """What a tile is worth face up, not counting its cost; `fitting` are the upper cells where it may go."""
    player = state.player
    tile = tiles[tile_index]
    effect = tile.effect
    cp = float(tile.cp)
    if effect == PROSELYTISM:
        return float(worth * tile.number)
    if effect == TEMPLE:
        return float(cp + weights[SYMBOL] * tile.number)
    if effect == FARM:
        if reductions_mask(state, player) & tile.colors_mask:
            return cp
        return float(cp + weights[FARM_TURN] * (turns_left(state, player) - 1))
    if effect == VILLAGE:
        return max(0.0, cp - worth * tile.number) if spare - tile.cost[ANY_COLOR] >= tile.number else 0.0
    if effect == VOLCANO:
        removable = num_removable(state, tile.colors_mask) - _removable_at(state, place, int(tile.colors_mask))
        if (tile.colors_mask >> tile.color) & 1:
            removable += num_neighbor_places(place)
        return cp if removable >= tile.number else 0.0
    if effect == IRRIGATION:
        return cp if fitting & cells_above_colors(state, player, int(tile.colors_mask)) else 0.0
    if effect == FOREST:
        return float(cp * weights[FOREST_CHANCE])
    return cp


@kernel
def _removable_at(state: State, place: int, colors_mask: int) -> int:
    number = 0
    for color in range(NUM_COLORS):
        if (colors_mask >> color) & 1:
            number += int(state.display_worshipers[place, color])
    return number


@kernel
def reductions_mask(state: State, player: int) -> int:
    """The colors of a player's reduction tokens, as a mask."""
    mask = 0
    for color in range(NUM_COLORS):
        if state.reductions[player, color]:
            mask |= 1 << color
    return mask


@kernel
def _judge_god(state: State, tiles: Tiles, god: int, weights: NDArray[np.float64]) -> float:
    """A god has to be taken at some point: compares its points with an ordinary god's and with what a region brings."""
    player = state.player
    worth = worshiper_worth(state, player, weights)
    held = num_worshipers(state, player)
    value = weights[GOD_NOW] - ORDINARY_GOD
    if god == LOVE:
        value += worth * min(LOVE_GAIN, REALM_LIMIT - held)
    elif god == IDLENESS:
        value += num_cells(wilderness_cells(state, player))
    elif god == DEATH:
        if held < DEATH_PRICE:
            return float(value)
        value -= worth * DEATH_PRICE
    return float(value + expected_god_points(state, tiles, player, god))
