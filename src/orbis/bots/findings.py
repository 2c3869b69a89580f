"""What the simulations in trees found: by action, and what to expect."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.bots.tree import NO_NODE, ROOT
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.kernel import kernel
from orbis.engine.vocabulary import MAX_PLAYERS

# The rows of an estimate, which has a column per player.
WINS: Final = 0
MARGINS: Final = 1
NUM_ESTIMATE_ROWS: Final = 2


def new_estimate() -> NDArray[np.float64]:
    """Allocate an estimate."""
    return np.zeros((NUM_ESTIMATE_ROWS, MAX_PLAYERS))


@kernel
def expect(nodes: NDArray[np.void], num_trees: int, out: NDArray[np.float64]) -> None:
    """Each player's winning chance and expected margin by trees of equal size, one after the other in `nodes`."""
    size = len(nodes) // num_trees
    visits = 0
    for tree in range(num_trees):
        visits += int(nodes[tree * size + ROOT].visits)
    for player in range(MAX_PLAYERS):
        wins = margins = 0.0
        for tree in range(num_trees):
            wins += nodes[tree * size + ROOT].wins[player]
            margins += nodes[tree * size + ROOT].margins[player]
        out[WINS, player] = wins / max(1, visits)
        out[MARGINS, player] = margins / max(1, visits)


@kernel
def most_visited(visits: NDArray[np.int32]) -> int:
    """The action with the most simulations; the first one among equals."""
    best = 0
    for action in range(1, NUM_ACTIONS):
        if visits[action] > visits[best]:
            best = action
    return best


@kernel
def add_children(
    nodes: NDArray[np.void],
    node: int,
    visits: NDArray[np.int64],
    wins: NDArray[np.float64],
    margins: NDArray[np.float64],
) -> None:
    """Add the results of a node's children to tables by action, so that several trees can be summed."""
    child = int(nodes[node].first_child)
    while child != NO_NODE:
        reached = nodes[child]
        visits[reached.action] += reached.visits
        for player in range(MAX_PLAYERS):
            wins[reached.action, player] += reached.wins[player]
            margins[reached.action, player] += reached.margins[player]
        child = int(reached.next_sibling)
