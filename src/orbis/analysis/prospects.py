"""What follows a turn: a search with a root for each tile that may refill the display.

The roots are simulated in turn, so the result is an average over all tiles that may come, and turns that are compared
owe nothing to luck.
"""

import numpy as np
from numpy.typing import NDArray

from orbis.analysis.aftermath import play_turn
from orbis.bots.findings import MARGINS, WINS
from orbis.bots.network.inference import Work
from orbis.bots.network.layers import Layers
from orbis.bots.network.search import simulate
from orbis.bots.network.tree import ROOT, Tree, add_node, plant
from orbis.engine.chance import Random
from orbis.engine.hidden import resample
from orbis.engine.kernel import kernel
from orbis.engine.state import State, Tiles
from orbis.engine.turn import refill_with
from orbis.engine.vocabulary import LEVEL_STARTS, NO_TILE, NUM_LEVELS, NUM_TILES, STEP_REFILL


@kernel
def plant_after(tree: Tree, state: State, tiles: Tiles, turn: NDArray[np.int8], random: Random) -> int:
    """Make it a tree with a root for each tile that may come after a turn, in random order; return their number.

    A turn after which none comes gets as many roots, all alike: so the search looks equally deep after every turn. The
    tree has room for NUM_TILES nodes.
    """
    plant(tree, state)
    first = tree.states[ROOT]
    resample(first, random)
    number = max(1, num_next_tiles(first))
    play_turn(first, tiles, turn)
    for root in range(1, number):
        add_node(tree, NO_TILE)
        tree.states[root] = first
    if first.step == STEP_REFILL:
        for root in range(number):
            refilled = tree.states[root]
            refill_with(refilled, int(refilled.pile[refilled.drawn + root]))
    return number


@kernel
def num_next_tiles(state: State) -> int:
    """How many tiles may be the next one to be drawn: those left of the lowest level."""
    start = int(state.drawn)
    if start == NUM_TILES or state.pile[start] == NO_TILE:
        return 0
    level = 0
    while level < NUM_LEVELS - 1 and state.pile[start] >= LEVEL_STARTS[level + 1]:
        level += 1
    stop = start
    while stop < NUM_TILES and LEVEL_STARTS[level] <= state.pile[stop] < LEVEL_STARTS[level + 1]:
        stop += 1
    return stop - start


@kernel
def grow_after(
    tree: Tree,
    num_roots: int,
    tiles: Tiles,
    layers: Layers,
    work: Work,
    random: Random,
    settings: NDArray[np.float64],
    num_simulations: int,
) -> None:
    """Run simulations, each from the next root."""
    for number in range(num_simulations):
        simulate(tree, number % num_roots, tiles, layers, work, random, settings)


@kernel
def expect_after(tree: Tree, num_roots: int, out: NDArray[np.float64]) -> None:
    """Each player's winning chance and expected margin, averaged over all simulations."""
    visits = 0
    for root in range(num_roots):
        visits += int(tree.nodes[root].visits)
    for player in range(out.shape[1]):
        wins = margins = 0.0
        for root in range(num_roots):
            wins += tree.nodes[root].wins[player]
            margins += tree.nodes[root].margins[player]
        out[WINS, player] = wins / max(1, visits)
        out[MARGINS, player] = margins / max(1, visits)
