"""A player's realm: worshipers, the cost of tiles, exchanges."""

import numpy as np
from numpy.typing import NDArray

from orbis.engine.actions import EXCHANGE
from orbis.engine.kernel import kernel
from orbis.engine.state import State, Tiles
from orbis.engine.vocabulary import ANY_COLOR, NUM_COLORS


@kernel
def num_worshipers(state: State, player: int) -> int:
    """The number of worshipers in a realm."""
    number = np.int64(0)
    for color in range(NUM_COLORS):
        number += state.realm[player, color]
    return int(number)


@kernel
def symbols_to_pay(state: State, tiles: Tiles, player: int, tile: int, color: int) -> int:
    """How many worshipers of a color the tile costs the player: none with that reduction token (E1)."""
    if state.reductions[player, color]:
        return 0
    return int(tiles[tile].cost[color])


@kernel
def missing_symbols(state: State, tiles: Tiles, tile: int, out: NDArray[np.int8]) -> None:
    """How many worshipers of each color, and of any, the player lacks for the cost of a tile (T3)."""
    spare = np.int64(0)
    for color in range(NUM_COLORS):
        left = state.realm[state.player, color] - symbols_to_pay(state, tiles, state.player, tile, color)
        spare += max(left, 0)
        out[color] = max(-left, 0)
    out[ANY_COLOR] = max(tiles[tile].cost[ANY_COLOR] - spare, 0)


@kernel
def exchange_action(source: int, target: int) -> int:
    """The exchange of one color for another; the two differ (R2)."""
    return EXCHANGE + source * (NUM_COLORS - 1) + (target - 1 if target > source else target)


@kernel
def exchange_source(action: int) -> int:
    """The color that an exchange gives away."""
    return (action - EXCHANGE) // (NUM_COLORS - 1)


@kernel
def exchange_target(action: int) -> int:
    """The color that an exchange brings, never the one given away (R2)."""
    source, target = divmod(action - EXCHANGE, NUM_COLORS - 1)
    return target + 1 if target >= source else target
