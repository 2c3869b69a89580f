"""The search tree of the network, in flat arrays: descend, expand, back up.

A node is a position in which somebody has to decide, with the tiles that have been revealed on the way; actions that
leave no choice are played along. The edges of a node are its sensible actions, with the network's policy as priors. An
action that ends a turn may lead to several nodes, one for each tile drawn so far; more of them are tried the more often
it is. Before every draw the unseen tiles are redrawn, so the search knows no more than a player.

The same kernels search on all cores, where they call the network themselves, and in training, where a GPU evaluates
the leaves of thousands of trees at once.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis.bots.exponential import exp
from orbis.bots.result import judge_result
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import Random
from orbis.engine.hidden import resample
from orbis.engine.kernel import kernel
from orbis.engine.scoring import NUM_SCORE_COLUMNS, score
from orbis.engine.sensible import sensible
from orbis.engine.state import STATE_DTYPE, State, States, Tiles
from orbis.engine.turn import play_through
from orbis.engine.vocabulary import MAX_PLAYERS, NO_TILE, STEP_OVER

NODE_DTYPE: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("wins", np.float32, MAX_PLAYERS),  # sum over the simulations through it, by player
                ("margins", np.float32, MAX_PLAYERS),  # sum of the margins over the best other player, in points
                ("visits", np.int32),
                ("first_edge", np.int32),
                ("num_edges", np.int32),  # 0 until it is expanded, and at the end of the game
                ("next_draw", np.int32),  # the same action with another tile drawn, or NO_NODE
                ("drawn", np.int32),  # the tile drawn on the way to it, or NO_TILE
            ]
        ),
    )
)
EDGE_DTYPE: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("wins", np.float32, MAX_PLAYERS),
                ("margins", np.float32, MAX_PLAYERS),
                ("prior", np.float32),
                ("visits", np.int32),
                ("child", np.int32),  # the first node it leads to, or NO_NODE
                ("action", np.int32),
            ]
        ),
    )
)
NO_NODE: Final = -1
ROOT: Final = 0
MAX_DEPTH: Final = 512  # decisions in a whole game
EDGES_PER_NODE: Final = 12

# The counters of a tree.
NODES: Final = 0
EDGES: Final = 1
DEPTH: Final = 2  # edges on the path of the current simulation
NUM_COUNTERS: Final = 3

# What is stored for each step of the path.
PATH_NODE: Final = 0
PATH_EDGE: Final = 1

# The settings, by index in their array.
EXPLORATION: Final = 0  # weight of the priors relative to the results
FIRST_PLAY: Final = 1  # how much worse than its node an untried action is assumed to be
WIN_WEIGHT: Final = 2  # the share of winning in the value of a result; the rest is the margin
MARGIN_SCALE: Final = 3  # the margin that counts as much as a win
DRAWS: Final = 4  # how many simulations through an action justify another draw: the square of their number times this
SHARPNESS: Final = 5  # how seriously the policy is taken: below 1, its favorites get less of the priors
SETTINGS: Final = np.array([0.4, 0.1, 0.5, 40.0, 1.0, 0.35])
SETTINGS.setflags(write=False)

MARGIN_UNIT: Final = 20.0  # points: the unit of the network's margins


class Tree(NamedTuple):
    """The arrays of one tree."""

    states: States  # one per node
    nodes: NDArray[np.void]
    edges: NDArray[np.void]
    path: NDArray[np.int32]
    counters: NDArray[np.int32]
    actions: NDArray[np.int8]  # the rest is scratch
    chances: NDArray[np.float32]
    sheet: NDArray[np.int16]
    wins: NDArray[np.float64]
    margins: NDArray[np.float64]


def tree_shapes(num_nodes: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The shape and type of each array of a tree with room for so many nodes."""
    return {
        "states": ((num_nodes,), STATE_DTYPE),
        "nodes": ((num_nodes,), NODE_DTYPE),
        "edges": ((num_nodes * EDGES_PER_NODE + NUM_ACTIONS,), EDGE_DTYPE),
        "path": ((MAX_DEPTH, 2), np.int32),
        "counters": ((NUM_COUNTERS,), np.int32),
        "actions": ((NUM_ACTIONS,), np.int8),
        "chances": ((NUM_ACTIONS,), np.float32),
        "sheet": ((MAX_PLAYERS, NUM_SCORE_COLUMNS), np.int16),
        "wins": ((MAX_PLAYERS,), np.float64),
        "margins": ((MAX_PLAYERS,), np.float64),
    }


def new_tree(num_nodes: int) -> Tree:
    """Allocate a tree."""
    return Tree(**{name: np.zeros(shape, dtype) for name, (shape, dtype) in tree_shapes(num_nodes).items()})


@kernel
def plant(tree: Tree, state: State) -> None:
    """Make it a tree with only a root."""
    tree.counters[NODES] = 0
    tree.counters[EDGES] = 0
    tree.counters[DEPTH] = 0
    tree.states[ROOT] = state
    add_node(tree, NO_TILE)


@kernel
def add_node(tree: Tree, drawn: int) -> int:
    """Add a node that nothing leads to yet, and return it; its state is not set."""
    node = int(tree.counters[NODES])
    tree.counters[NODES] += 1
    new = tree.nodes[node]
    new.visits = 0
    new.num_edges = 0
    new.first_edge = 0
    new.next_draw = NO_NODE
    new.drawn = drawn
    for player in range(MAX_PLAYERS):
        new.wins[player] = 0.0
        new.margins[player] = 0.0
    return node


@kernel
def descend(tree: Tree, tiles: Tiles, random: Random, settings: NDArray[np.float64]) -> int:
    """Walk to a node that has not been expanded, and store the path; the node may be new."""
    return descend_from(tree, ROOT, tiles, random, settings)


@kernel
def descend_from(tree: Tree, start: int, tiles: Tiles, random: Random, settings: NDArray[np.float64]) -> int:
    """The same from any node."""
    node = start
    depth = 0
    while tree.nodes[node].num_edges > 0 and depth < MAX_DEPTH:
        edge = _select(tree, node, settings)
        child = _follow(tree, tiles, node, edge, random, settings)
        if child == NO_NODE:
            break
        tree.path[depth, PATH_NODE] = node
        tree.path[depth, PATH_EDGE] = edge
        depth += 1
        node = child
    tree.counters[DEPTH] = depth
    return node


@kernel
def _select(tree: Tree, node: int, settings: NDArray[np.float64]) -> int:
    """The edge with the highest value so far plus a bonus for promising, rarely tried ones (PUCT)."""
    here = tree.nodes[node]
    player = int(tree.states[node].player)
    visits = max(1, int(here.visits))
    untried = worth(float(here.wins[player]), float(here.margins[player]), visits, settings) - settings[FIRST_PLAY]
    bonus = settings[EXPLORATION] * math.sqrt(float(visits))
    best = -1e9
    first = int(here.first_edge)
    choice = first
    for i in range(first, first + int(here.num_edges)):
        edge = tree.edges[i]
        tried = int(edge.visits)
        value = untried
        if tried > 0:
            value = worth(float(edge.wins[player]), float(edge.margins[player]), tried, settings)
        value += bonus * float(edge.prior) / (1 + tried)
        if value > best:
            best = value
            choice = i
    return choice


@kernel
def worth(wins: float, margins: float, visits: int, settings: NDArray[np.float64]) -> float:
    """The value of an average result for a player: a mix of winning and the margin."""
    share = settings[WIN_WEIGHT]
    return float((share * wins + (1.0 - share) * margins / settings[MARGIN_SCALE]) / visits)


@kernel
def _follow(tree: Tree, tiles: Tiles, node: int, edge: int, random: Random, settings: NDArray[np.float64]) -> int:
    """The node that an edge leads to now, made if necessary; NO_NODE if there is no room for it."""
    taken = tree.edges[edge]
    child = int(taken.child)
    least = child
    number = 0
    while child != NO_NODE:
        if tree.nodes[child].drawn == NO_TILE:
            return child
        if tree.nodes[child].visits < tree.nodes[least].visits:
            least = child
        number += 1
        child = int(tree.nodes[child].next_draw)
    if number * number > settings[DRAWS] * int(taken.visits) or tree.counters[NODES] == len(tree.states):
        return least
    return _draw(tree, tiles, node, edge, random)


@kernel
def _draw(tree: Tree, tiles: Tiles, node: int, edge: int, random: Random) -> int:
    """Play the action of an edge with a fresh draw; return the node for it, old or new."""
    new = int(tree.counters[NODES])
    tree.states[new] = tree.states[node]
    state = tree.states[new]
    resample(state, random)
    before = int(state.drawn)
    play_through(state, tiles, int(tree.edges[edge].action))
    play_forced(state, tiles, tree.actions)
    drawn = int(state.pile[before]) if state.drawn > before else NO_TILE
    child = int(tree.edges[edge].child)
    while child != NO_NODE:
        if tree.nodes[child].drawn == drawn:
            return child
        child = int(tree.nodes[child].next_draw)
    add_node(tree, drawn)
    tree.nodes[new].next_draw = tree.edges[edge].child
    tree.edges[edge].child = new
    return new


@kernel
def play_forced(state: State, tiles: Tiles, actions: NDArray[np.int8]) -> None:
    """Play on while there is only one sensible action."""
    while state.step != STEP_OVER and sensible(state, tiles, actions) == 1:
        play_through(state, tiles, int(actions[0]))


@kernel
def expand(
    tree: Tree,
    tiles: Tiles,
    node: int,
    policy: NDArray[np.float32],
    value: NDArray[np.float32],
    settings: NDArray[np.float64],
) -> None:
    """Give a leaf its edges and its own value, in the scratch of the tree, from what the network says of it.

    `policy` has a logit for each action, `value` a logit of the win and then a margin for each seat. At the end of the
    game both are ignored.
    """
    state = tree.states[node]
    num_players = int(state.num_players)
    if state.step == STEP_OVER:
        score(state, tiles, tree.sheet)
        judge_result(tree.sheet, num_players, tree.wins, tree.margins)
        return
    for seat in range(num_players):
        tree.chances[seat] = value[seat]
        tree.margins[(int(state.player) + seat) % num_players] = MARGIN_UNIT * float(value[MAX_PLAYERS + seat])
    to_chances(tree.chances, num_players)
    for seat in range(num_players):
        tree.wins[(int(state.player) + seat) % num_players] = tree.chances[seat]
    if tree.nodes[node].num_edges > 0:
        return
    number = sensible(state, tiles, tree.actions)
    first = int(tree.counters[EDGES])
    if first + number > len(tree.edges):
        return
    for i in range(number):
        tree.chances[i] = settings[SHARPNESS] * policy[tree.actions[i]]
    to_chances(tree.chances, number)
    for i in range(number):
        _set_edge(tree, first + i, int(tree.actions[i]), float(tree.chances[i]))
    tree.nodes[node].first_edge = first
    tree.nodes[node].num_edges = number
    tree.counters[EDGES] = first + number


@kernel
def _set_edge(tree: Tree, number: int, action: int, prior: float) -> None:
    edge = tree.edges[number]
    edge.action = action
    edge.prior = prior
    edge.visits = 0
    edge.child = NO_NODE
    for player in range(MAX_PLAYERS):
        edge.wins[player] = 0.0
        edge.margins[player] = 0.0


@kernel
def to_chances(logits: NDArray[np.float32], number: int) -> None:
    """Turn the first so many logits into chances that add up to 1."""
    highest = logits[0]
    for i in range(1, number):
        highest = max(highest, logits[i])
    total = 0.0
    for i in range(number):
        logits[i] = exp(float(logits[i] - highest))
        total += logits[i]
    for i in range(number):
        logits[i] /= total


@kernel
def back_up(tree: Tree, leaf: int) -> None:
    """Add the value of a leaf to it and to all nodes and edges on the path to it."""
    num_players = int(tree.states[ROOT].num_players)
    _add_value(tree, tree.nodes[leaf], num_players)
    for i in range(int(tree.counters[DEPTH])):
        _add_value(tree, tree.nodes[tree.path[i, PATH_NODE]], num_players)
        _add_value(tree, tree.edges[tree.path[i, PATH_EDGE]], num_players)


@kernel
def _add_value(tree: Tree, reached: Any, num_players: int) -> None:
    reached.visits += 1
    for player in range(num_players):
        reached.wins[player] += tree.wins[player]
        reached.margins[player] += tree.margins[player]
