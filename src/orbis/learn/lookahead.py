"""Searches in lockstep: one tree for each game, whose leaves are evaluated together.

A simulation is three steps in all games: find a leaf, evaluate the leaves in one batch, and add what the network says.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from orbis.bots.exponential import log
from orbis.bots.network.position import describe
from orbis.bots.network.tree import (
    NODES,
    ROOT,
    SETTINGS,
    SHARPNESS,
    Tree,
    back_up,
    descend,
    expand,
    plant,
    to_chances,
    tree_shapes,
    worth,
)
from orbis.bots.network.weights import NUM_VALUES
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import next_word
from orbis.engine.kernel import kernel
from orbis.engine.vocabulary import MAX_PLAYERS, STEP_OVER
from orbis.learn.games import Games
from orbis.learn.lockstep import Device, zeros

NOISE: Final = 0.1  # the share of the priors at the root that is spread evenly
VARIETY: Final = 0.3  # the share of decisions that are made by visits, so that worse positions are seen too
EAGERNESS: Final = 40.0  # how much likelier a gain makes an action
DOUBT: Final = 2  # simulations: the gain of an action tried so often counts half
LEAST_PRIOR: Final = 1e-6
TWO_TO_THE_64TH: Final = 2.0**64


class Searches(NamedTuple):
    """Games, and the search of each."""

    games: Games
    trees: Tree
    leaf: Any
    policy: Any  # what the network says of the leaves
    value: Any
    target: Any  # an improved policy
    wins: Any  # what the search expects, by player
    margins: Any  # in points
    settings: Any


def new_searches(device: Device, games: Games, simulations: int) -> Searches:
    """Memory for searches with so many simulations."""
    number = len(games.states)

    def empty(shape: tuple[int, ...], dtype: Any) -> Any:
        return zeros(device, number, shape, dtype)

    return Searches(
        games=games,
        trees=Tree(**{name: empty(shape, dtype) for name, (shape, dtype) in tree_shapes(simulations + 1).items()}),
        leaf=empty((), np.int32),
        policy=empty((NUM_ACTIONS,), np.float32),
        value=empty((NUM_VALUES,), np.float32),
        target=empty((NUM_ACTIONS,), np.float32),
        wins=empty((MAX_PLAYERS,), np.float32),
        margins=empty((MAX_PLAYERS,), np.float32),
        settings=device.array(np.array(SETTINGS)),
    )


@kernel
def _tree(game: int, trees: Tree) -> Tree:
    return Tree(
        trees.states[game],
        trees.nodes[game],
        trees.edges[game],
        trees.path[game],
        trees.counters[game],
        trees.actions[game],
        trees.chances[game],
        trees.sheet[game],
        trees.wins[game],
        trees.margins[game],
    )


@kernel
def begin(game: int, searches: Searches) -> None:
    """Start a search; its first leaf is the root."""
    plant(_tree(game, searches.trees), searches.games.states[game])
    searches.leaf[game] = ROOT
    _describe_leaf(game, searches)


@kernel
def _describe_leaf(game: int, searches: Searches) -> None:
    games, scratch = searches.games, searches.games.scratch
    describe(
        searches.trees.states[game, searches.leaf[game]],
        games.tiles[games.sets[game]],
        scratch.takes[game],
        scratch.terms[game],
        scratch.weights[game],
        games.codes[game],
        games.numbers[game],
    )


@kernel
def go_on(game: int, searches: Searches) -> None:
    """Add what the network says of the leaf, and find the next one."""
    finish(game, searches)
    tree, games = _tree(game, searches.trees), searches.games
    if tree.counters[NODES] == 1:
        _stir(tree)
    leaf = descend(tree, games.tiles[games.sets[game]], games.randoms[game], searches.settings)
    searches.leaf[game] = leaf
    if tree.states[leaf].step != STEP_OVER:
        _describe_leaf(game, searches)


@kernel
def finish(game: int, searches: Searches) -> None:
    """Add what the network says of the leaf."""
    tree, games = _tree(game, searches.trees), searches.games
    leaf = int(searches.leaf[game])
    tiles = games.tiles[games.sets[game]]
    expand(tree, tiles, leaf, searches.policy[game], searches.value[game], searches.settings)
    back_up(tree, leaf)


@kernel
def _stir(tree: Tree) -> None:
    """Let the search try what the network would overlook."""
    number = int(tree.nodes[ROOT].num_edges)
    for i in range(number):
        tree.edges[i].prior = (1.0 - NOISE) * tree.edges[i].prior + NOISE / number


@kernel
def conclude(game: int, searches: Searches) -> None:
    """Write down what the search found, and choose an action accordingly."""
    tree, games = _tree(game, searches.trees), searches.games
    _improve(tree, int(games.states[game].player), searches.settings, searches.target[game])
    root = tree.nodes[ROOT]
    number, visits = int(root.num_edges), int(root.visits)
    by_visits = _share(games.randoms[game]) < VARIETY
    left = _share(games.randoms[game]) * (float(visits - 1) if by_visits else 1.0)
    games.action[game] = tree.edges[number - 1].action
    for i in range(number):
        edge = tree.edges[i]
        left -= float(edge.visits) if by_visits else float(searches.target[game, edge.action])
        if left < 0.0:
            games.action[game] = edge.action
            break
    for player in range(MAX_PLAYERS):
        searches.wins[game, player] = root.wins[player] / visits
        searches.margins[game, player] = root.margins[player] / visits


@kernel
def _improve(tree: Tree, player: int, settings: Any, target: Any) -> None:
    """Write the policy with actions made likelier that turned out better than the position as a whole."""
    root = tree.nodes[ROOT]
    number = int(root.num_edges)
    expected = worth(float(root.wins[player]), float(root.margins[player]), int(root.visits), settings)
    for action in range(NUM_ACTIONS):
        target[action] = 0.0
    for i in range(number):
        edge = tree.edges[i]
        tried = int(edge.visits)
        prior = min(1.0, (float(edge.prior) - NOISE / number) / (1.0 - NOISE))
        tree.chances[i] = log(max(prior, LEAST_PRIOR)) / settings[SHARPNESS]
        if tried > 0:
            gain = worth(float(edge.wins[player]), float(edge.margins[player]), tried, settings) - expected
            tree.chances[i] += EAGERNESS * gain * tried / (tried + DOUBT)
    to_chances(tree.chances, number)
    for i in range(number):
        target[tree.edges[i].action] = tree.chances[i]


@kernel
def _share(random: Any) -> float:
    """A random number from 0 to 1."""
    return float(next_word(random)) / TWO_TO_THE_64TH
