"""Setting up a game (S1–S6)."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.engine.chance import Random, shuffle
from orbis.engine.kernel import kernel
from orbis.engine.state import State, Tiles
from orbis.engine.tile_array import STARS
from orbis.engine.vocabulary import (
    LEVEL_STARTS,
    MAX_GODS_LAID_OUT,
    MAX_PLAYERS,
    NO_ACTION,
    NO_CELL,
    NO_GOD,
    NO_PLACE,
    NO_TILE,
    NUM_GODS,
    NUM_LEVELS,
    NUM_PLACES,
    NUM_TILES,
    PLAYER_COUNTS,
    STEP_TAKE,
)
from orbis.errors import OrbisError, safe_repr
from orbis.tiles.model import STARS_REMOVED

# S1: whether tiles are in play, by number of players and star.
IN_PLAY: Final = np.array(
    [[star not in STARS_REMOVED.get(players, ()) for star in STARS] for players in range(MAX_PLAYERS + 1)]
)


def check_players(players: object) -> None:
    """Refuse a number of players that Orbis is not for (S1)."""
    if type(players) is not int or players not in PLAYER_COUNTS:
        raise OrbisError("game/players", f"Orbis is for 2, 3 or 4 players, not {safe_repr(players)}", "S1")


@kernel
def is_in_play(star: int, num_players: int) -> bool:
    """Whether a tile with this star is in play (S1)."""
    return bool(IN_PLAY[num_players, star])


@kernel
def num_gods_laid_out(num_players: int) -> int:
    """The number of gods on the table (S2)."""
    return num_players + 1


@kernel
def deal(state: State, tiles: Tiles, num_players: int, first: int, random: Random, pile: NDArray[np.int8]) -> None:
    """Shuffle the piles and the gods and set up a new game; `pile` is scratch space for NUM_TILES tiles.

    The piles are shuffled level by level, each from the order of the tile set, then the ten gods.
    """
    size = 0
    for level in range(NUM_LEVELS):
        start = size
        for tile in range(LEVEL_STARTS[level], LEVEL_STARTS[level + 1]):
            if is_in_play(tiles[tile].star, num_players):
                pile[size] = tile
                size += 1
        shuffle(random, pile, start, size)
    pile[size:] = NO_TILE
    lay_out(state, num_players, first, pile)
    gods = pile[:NUM_GODS]
    for god in range(NUM_GODS):
        gods[god] = god
    shuffle(random, gods, 0, NUM_GODS)
    for i in range(num_gods_laid_out(num_players)):
        state.gods[i] = gods[i]


@kernel
def lay_out(state: State, num_players: int, first: int, pile: NDArray[np.int8]) -> None:
    """Start a game with the given piles, level 1 first, padded with NO_TILE, and without gods on the table yet."""
    state.num_players = num_players
    state.first = first
    state.turn = 0
    state.player = first
    state.step = STEP_TAKE
    state.pending = 0
    state.last = NO_ACTION
    state.taken = NO_TILE
    state.place = NO_PLACE
    state.cell = NO_CELL
    state.display_worshipers[:, :] = 0
    state.god[:] = NO_GOD
    state.god_cancelled[:] = 0
    state.realm[:, :] = 0
    state.reductions[:, :] = 0
    state.num_regions[:] = 0
    state.row_size[:] = 0
    state.universe[:, :] = NO_TILE
    state.colored[:, :] = 0
    state.cancelled[:] = 0
    state.drawn = NUM_PLACES
    for i in range(MAX_GODS_LAID_OUT):
        state.gods[i] = NO_GOD
    for i in range(NUM_PLACES):
        state.display[i] = pile[i]
    for i in range(NUM_TILES):
        state.pile[i] = pile[i]
