"""What a position is worth to a player, term by term.

Each term is first measured (points, worshipers, cells …) and then weighted. The weights are fitted to games between
bots (`benchmarks/fit_evaluation.py`) to predict a player's final lead. Only the god's was set by hand, as few games
separate it from the rest. Weights change linearly from the start of the game to its end, because worshipers and
reductions lose their value over time.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.bots.exponential import exp
from orbis.bots.forests import NEAR, OUT_OF_REACH, forest_outlook
from orbis.bots.gods import expected_god_points
from orbis.bots.policy import NUM_TAKES, POLICY_WEIGHTS, judge_takes, share_left
from orbis.engine.kernel import kernel
from orbis.engine.realm import num_worshipers
from orbis.engine.scoring import (
    SCORED,
    TOKEN_TABLE,
    UNFULFILLED,
    highest_mystic_value,
    how_tile_counts,
    num_temple_symbols,
)
from orbis.engine.state import State, Tiles
from orbis.engine.universe import (
    cells_above_colors,
    num_cells,
    open_cells,
    wilderness_cells,
)
from orbis.engine.vocabulary import (
    IDLENESS,
    NO_GOD,
    NO_TILE,
    NUM_CELLS,
    NUM_COLORS,
    NUM_REGIONS_EACH,
    ROW_LENGTH,
    STEP_OVER,
)

SECURED: Final = 0  # points of tiles that already count
FOREST_NEAR: Final = 1  # points of forests that lack one neighbor and have room for it
FOREST_FAR: Final = 2  # points of forests that lack more neighbors and have room for them
TEMPLES: Final = 3  # the expected temple token with the symbols held
NO_TEMPLE: Final = 4  # 1 without a temple symbol
GOD: Final = 5  # the expected points of the god held
NO_GOD_YET: Final = 6  # 1 while no god has been taken
WILDERNESS: Final = 7  # turned-over tiles that count −1
WORSHIPERS: Final = 8  # worshipers in the realm, except those of reduced colors
REDUCED_WORSHIPERS: Final = 9  # worshipers of colors whose symbols are free anyway
COLORS_HELD: Final = 10  # colors in the realm
SURPLUS: Final = 11  # worshipers beyond three of a color
REDUCTIONS: Final = 12  # reduction tokens
FLEXIBILITY: Final = 13  # colors that fit somewhere above the bottom row
ROOM: Final = 14  # free cells of the bottom row
OFFER: Final = 15  # a quick estimate of the best take in the display, for the player whose turn is next
LATER_OFFER: Final = 16  # the same for the others
NUM_TERMS: Final = 17


@kernel
def measure(state: State, tiles: Tiles, player: int, scratch: NDArray[np.float64], out: NDArray[np.float64]) -> None:
    """Measure every term for one player. `scratch` has room for NUM_TAKES numbers.

    Before the end of a game, it then holds what `judge_takes` finds for the player.
    """
    for term in range(NUM_TERMS):
        out[term] = 0.0
    progress = state.num_regions[player] / NUM_REGIONS_EACH
    _measure_regions(state, tiles, player, out)
    _measure_temples(state, tiles, player, progress, scratch, out)
    _measure_god(state, tiles, player, out)
    _measure_realm(state, player, out)
    out[FLEXIBILITY] = _num_fitting_colors(state, player)
    out[ROOM] = ROW_LENGTH - state.row_size[player]
    if state.step != STEP_OVER:
        offer = best_take(state, tiles, player, scratch)
        out[OFFER if player == state.player else LATER_OFFER] = offer


@kernel
def _measure_regions(state: State, tiles: Tiles, player: int, out: NDArray[np.float64]) -> None:
    for cell in range(NUM_CELLS):
        if state.universe[player, cell] == NO_TILE:
            continue
        tile = tiles[state.universe[player, cell]]
        counts = how_tile_counts(state, tiles, player, cell)
        if counts == SCORED:
            out[SECURED] += tile.cp
        elif counts == UNFULFILLED:
            outlook = forest_outlook(state, tiles, player, cell)
            if outlook != OUT_OF_REACH:
                out[FOREST_NEAR if outlook == NEAR else FOREST_FAR] += tile.cp
    if state.god[player] != IDLENESS:
        out[WILDERNESS] = num_cells(wilderness_cells(state, player))


@kernel
def _measure_temples(
    state: State,
    tiles: Tiles,
    player: int,
    progress: float,
    ranks: NDArray[np.float64],
    out: NDArray[np.float64],
) -> None:
    """The token expected, from how likely each rank is: `ranks` has room for them."""
    symbols = num_temple_symbols(state, tiles, player)
    if symbols == 0:
        out[NO_TEMPLE] = 1.0
        return
    mystic = highest_mystic_value(state, tiles, player)
    certainty = _certainty(progress)
    for rank in range(state.num_players):
        ranks[rank] = 0.0
    ranks[0] = 1.0
    num_others = 0
    for other in range(state.num_players):
        if other == player:
            continue
        lead = float(symbols - num_temple_symbols(state, tiles, other))
        lead += 0.4 if mystic > highest_mystic_value(state, tiles, other) else -0.4
        behind = 1.0 / (1.0 + exp(lead * certainty))
        num_others += 1
        for rank in range(num_others, 0, -1):
            ranks[rank] = ranks[rank] * (1.0 - behind) + ranks[rank - 1] * behind
        ranks[0] *= 1.0 - behind
    for rank in range(state.num_players):
        out[TEMPLES] += ranks[rank] * TOKEN_TABLE[state.num_players, rank]


@kernel
def _certainty(progress: float) -> float:
    """How much a lead in temples counts: it grows slowly, and in the end it decides."""
    to_the_2nd = progress * progress
    to_the_4th = to_the_2nd * to_the_2nd
    to_the_8th = to_the_4th * to_the_4th
    return 0.5 + 2.5 * to_the_2nd + 30.0 * (to_the_8th * to_the_8th)


@kernel
def _measure_god(state: State, tiles: Tiles, player: int, out: NDArray[np.float64]) -> None:
    god = state.god[player]
    if god == NO_GOD:
        out[NO_GOD_YET] = 1.0
    else:
        out[GOD] = expected_god_points(state, tiles, player, int(god))


@kernel
def _measure_realm(state: State, player: int, out: NDArray[np.float64]) -> None:
    for color in range(NUM_COLORS):
        held = state.realm[player, color]
        out[COLORS_HELD] += held > 0
        out[SURPLUS] += max(0, held - 3)
        if state.reductions[player, color]:
            out[REDUCTIONS] += 1
            out[REDUCED_WORSHIPERS] += held
    out[WORSHIPERS] = num_worshipers(state, player) - out[REDUCED_WORSHIPERS]


@kernel
def _num_fitting_colors(state: State, player: int) -> int:
    open_upper = open_cells(state, player)
    number = 0
    for color in range(NUM_COLORS):
        number += (open_upper & cells_above_colors(state, player, 1 << color)) != 0
    return number


@kernel
def best_take(state: State, tiles: Tiles, player: int, takes: NDArray[np.float64]) -> float:
    """A quick estimate of what the best take in the display is worth to a player, as if it were their turn."""
    mover = state.player
    state.player = player
    judge_takes(state, tiles, POLICY_WEIGHTS, takes)
    state.player = mover
    best = -3.0
    for take in range(NUM_TAKES):
        best = max(best, takes[take])
    return best


# What a term is worth at the end and at the start of the game, in creation points.
EVALUATION: Final = np.array(
    [
        [0.94, 0.55],  # SECURED
        [0.81, 0.89],  # FOREST_NEAR
        [0.71, 0.82],  # FOREST_FAR
        [0.98, -0.23],  # TEMPLES
        [0.41, 0.08],  # NO_TEMPLE
        [1.0, 1.0],  # GOD
        [3.96, 0.96],  # NO_GOD_YET
        [-0.85, -4.18],  # WILDERNESS
        [0.51, 0.41],  # WORSHIPERS
        [0.23, 0.1],  # REDUCED_WORSHIPERS
        [0.08, 0.23],  # COLORS_HELD
        [-0.16, -0.16],  # SURPLUS
        [0.67, 4.96],  # REDUCTIONS
        [0.48, 0.93],  # FLEXIBILITY
        [0.09, 3.63],  # ROOM
        [0.45, 1.28],  # OFFER
        [0.03, 1.06],  # LATER_OFFER
    ]
)


@kernel
def evaluate(
    state: State,
    tiles: Tiles,
    weights: NDArray[np.float64],
    scratch: NDArray[np.float64],
    terms: NDArray[np.float64],
    out: NDArray[np.float64],
) -> None:
    """What the position is worth to each player, in points. `scratch` and `terms` are written to."""
    left = share_left(state)
    for player in range(state.num_players):
        measure(state, tiles, player, scratch, terms)
        out[player] = 0.0
        for term in range(NUM_TERMS):
            out[player] += terms[term] * _weight(weights, term, left)


@kernel
def weights_now(state: State, weights: NDArray[np.float64], out: NDArray[np.float64]) -> None:
    """What one unit of each term is worth at this stage of the game, in points."""
    left = share_left(state)
    for term in range(NUM_TERMS):
        out[term] = _weight(weights, term, left)


@kernel
def _weight(weights: NDArray[np.float64], term: int, left: float) -> float:
    return float(weights[term, 0] + (weights[term, 1] - weights[term, 0]) * left)


@kernel
def lead_of(worths: NDArray[np.float64], num_players: int, player: int) -> float:
    """How far a player is ahead of the others on average."""
    lead = worths[player]
    for other in range(num_players):
        if other != player:
            lead -= worths[other] / (num_players - 1)
    return float(lead)
