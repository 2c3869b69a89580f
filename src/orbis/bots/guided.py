"""Guided play: whole turns by quick judgment and a bit of chance, for the playouts of the search."""

import numpy as np
from numpy.typing import NDArray

from orbis.bots.forests import num_free_neighbors, num_missing_neighbors
from orbis.bots.policy import NOISE, NOT_THERE, NUM_TAKES, judge_takes, take_action, worshiper_worth
from orbis.engine.actions import (
    DECLINE,
    EXCHANGE,
    GAIN,
    GIVE,
    PLACE_UP,
    PLACE_WILDERNESS,
    REMOVE,
    RIGHT_END,
    SPOT_TO_CELL,
)
from orbis.engine.chance import Random, next_word
from orbis.engine.check import is_begun
from orbis.engine.kernel import kernel
from orbis.engine.realm import exchange_source
from orbis.engine.sensible import sensible
from orbis.engine.state import State, Tiles
from orbis.engine.universe import (
    NEIGHBORS,
    cells_above_colors,
    num_neighbors_of,
    wilderness_cells,
)
from orbis.engine.vocabulary import (
    FOREST,
    GREEN,
    IRRIGATION,
    NO_TILE,
    NUM_COLORS,
    NUM_PLACES,
    STEP_DEATH,
    STEP_GAIN,
    STEP_PLACE,
    STEP_TAKE,
    STEP_VILLAGE,
    STEP_VOLCANO,
)


@kernel
def guided_action(
    state: State,
    tiles: Tiles,
    random: Random,
    weights: NDArray[np.float64],
    scratch: NDArray[np.int8],
    worths: NDArray[np.float64],
) -> int:
    """The action that looks best at first glance, with a bit of chance. `scratch` and `worths` hold NUM_ACTIONS."""
    step = state.step
    if step == STEP_TAKE:
        return _guided_take(state, tiles, random, weights, worths)
    if step == STEP_PLACE:
        return _guided_placement(state, tiles, random, scratch, worths)
    return payment(state, tiles, weights)


@kernel
def payment(state: State, tiles: Tiles, weights: NDArray[np.float64]) -> int:
    """The answer to a question about worshipers: which to give, gain or remove, or to decline."""
    step = state.step
    if step == STEP_GAIN:
        return GAIN + color_wanted(state, tiles)
    if step == STEP_VOLCANO:
        return removal_chosen(state, tiles)
    if (step == STEP_VILLAGE or step == STEP_DEATH) and not is_begun(state, tiles):
        player = state.player
        points = 3 if step == STEP_DEATH else int(tiles[state.universe[player, state.cell]].cp)
        if worshiper_worth(state, player, weights) * state.pending > points:
            return DECLINE
    return GIVE + color_to_spare(state, tiles)


@kernel
def _guided_take(
    state: State, tiles: Tiles, random: Random, weights: NDArray[np.float64], worths: NDArray[np.float64]
) -> int:
    judge_takes(state, tiles, weights, worths)
    best = -1000.0
    chosen = -1
    for take in range(NUM_TAKES):
        if worths[take] != NOT_THERE:
            value = worths[take] + weights[NOISE] * random_fraction(random)
            if value > best:
                best = value
                chosen = take
    return take_action(state, chosen)


@kernel
def random_fraction(random: Random) -> float:
    """A random number from 0 to 1."""
    return float(next_word(random) >> np.uint64(40)) / 16777216.0


@kernel
def _guided_placement(
    state: State, tiles: Tiles, random: Random, scratch: NDArray[np.int8], worths: NDArray[np.float64]
) -> int:
    number = judge_placements(state, tiles, scratch, worths)
    best = -1000.0
    action = -1
    for i in range(number):
        value = 0.3 * random_fraction(random) + worths[i]
        if value > best:
            best = value
            action = int(scratch[i])
    return action


@kernel
def judge_placements(state: State, tiles: Tiles, scratch: NDArray[np.int8], worths: NDArray[np.float64]) -> int:
    """The sensible placements and their values.

    Prefers face up to wilderness, spots where the effect works or forests need the color, and higher rows.
    """
    number = sensible(state, tiles, scratch)
    color = int(tiles[state.taken].color)
    wanted = cells_wanted(state, tiles, state.player, color)
    wanted_wild = -1
    for i in range(number):
        action = int(scratch[i])
        if action < PLACE_WILDERNESS:
            worths[i] = _judge_spot(state, tiles, action - PLACE_UP, wanted, True)
        elif action >= EXCHANGE:
            worths[i] = 0.1 * state.realm[state.player, exchange_source(action)]
        else:
            if wanted_wild < 0:
                wanted_wild = cells_wanted(state, tiles, state.player, -1)
            worths[i] = _judge_spot(state, tiles, action - PLACE_WILDERNESS, wanted_wild, False) - 3.0
    return number


@kernel
def _judge_spot(state: State, tiles: Tiles, spot: int, wanted: int, face_up: bool) -> float:
    player = state.player
    tile = tiles[state.taken]
    cell = spot + SPOT_TO_CELL if spot > RIGHT_END else (int(state.row_size[player]) if spot == RIGHT_END else 0)
    value = 0.0
    if spot > RIGHT_END:
        value = 0.3 + float((wanted >> cell) & 1)
        if face_up and tile.effect == IRRIGATION:
            value += tile.cp * ((cells_above_colors(state, player, int(tile.colors_mask)) >> cell) & 1)
    if face_up and tile.effect == FOREST:
        neighbors = num_neighbors_of(state, player, cell, int(tile.colors_mask))
        value += 0.3 * neighbors + 0.1 * num_free_neighbors(state, player, cell)
    return value


@kernel
def cells_wanted(state: State, tiles: Tiles, player: int, color: int) -> int:
    """The cells next to forests that still need neighbors of this color; of any color for −1, a wilderness."""
    cells = 0
    greens = int(state.colored[player, GREEN]) & ~wilderness_cells(state, player)
    cell = 0
    while greens:
        if greens & 1:
            tile = tiles[state.universe[player, cell]]
            if (
                tile.effect == FOREST
                and (color < 0 or (tile.colors_mask >> color) & 1)
                and num_missing_neighbors(state, tiles, player, cell) > 0
            ):
                cells |= int(NEIGHBORS[cell])
        greens >>= 1
        cell += 1
    return cells


@kernel
def color_to_spare(state: State, tiles: Tiles) -> int:
    """The color of the worshiper that the player can best do without."""
    chosen = -1
    for color in range(NUM_COLORS):
        if state.realm[state.player, color] > 0 and (
            chosen < 0 or _need(state, tiles, color) < _need(state, tiles, chosen)
        ):
            chosen = color
    return chosen


@kernel
def color_wanted(state: State, tiles: Tiles) -> int:
    """The color of the worshiper that the player needs most."""
    chosen = 0
    for color in range(1, NUM_COLORS):
        if _need(state, tiles, color) > _need(state, tiles, chosen):
            chosen = color
    return chosen


@kernel
def _need(state: State, tiles: Tiles, color: int) -> int:
    """How much the player needs a color: what the display asks for minus what they have; little if it is reduced."""
    need = -2 * int(state.realm[state.player, color])
    if state.reductions[state.player, color]:
        need -= 20
    for place in range(NUM_PLACES):
        if state.display[place] != NO_TILE:
            need += int(tiles[state.display[place]].cost[color])
    return need


@kernel
def removal_chosen(state: State, tiles: Tiles) -> int:
    """The removal for a volcano at the place with the most worshipers; DECLINE if none is possible."""
    colors_mask = int(tiles[state.universe[state.player, state.cell]].colors_mask)
    most = 0
    action = DECLINE
    for place in range(NUM_PLACES):
        lying = 0
        removable = -1
        for color in range(NUM_COLORS):
            here = int(state.display_worshipers[place, color])
            lying += here
            if here > 0 and (colors_mask >> color) & 1:
                removable = color
        if removable >= 0 and lying > most:
            most = lying
            action = REMOVE + place * NUM_COLORS + removable
    return action
