"""Searches in lockstep: one tree for each game, whose leaves are evaluated together.

A simulation is three steps in all games: find a leaf, evaluate the leaves in one batch, and add what the network says.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from orbis.bots.network.position import describe
from orbis.bots.network.tree import NODES, ROOT, SETTINGS, Tree, back_up, descend, expand, plant, tree_shapes
from orbis.bots.network.weights import NUM_VALUES
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import next_word
from orbis.engine.kernel import kernel
from orbis.engine.vocabulary import MAX_PLAYERS, STEP_OVER
from orbis.learn.games import Games
from orbis.learn.lockstep import Device, zeros

NOISE: Final = 0.25  # the share of the priors at the root that is spread evenly
FORCED: Final = 1  # simulations of an action that are owed to noise: the network does not learn them
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
    root = tree.nodes[ROOT]
    visits, number = int(root.visits), int(root.num_edges)
    for action in range(NUM_ACTIONS):
        searches.target[game, action] = 0.0
    most = 0
    for i in range(number):
        most = max(most, int(tree.edges[i].visits))
    total = 0.0
    for i in range(number):
        tried = int(tree.edges[i].visits)
        weight = float(tried if tried == most else max(0, tried - FORCED))
        searches.target[game, tree.edges[i].action] = weight
        total += weight
    left = float(next_word(games.randoms[game])) / TWO_TO_THE_64TH * total
    games.action[game] = tree.edges[number - 1].action
    for i in range(number):
        action = int(tree.edges[i].action)
        left -= searches.target[game, action]
        if left < 0.0:
            games.action[game] = action
            break
    for action in range(NUM_ACTIONS):
        searches.target[game, action] /= total
    for other in range(MAX_PLAYERS):
        searches.wins[game, other] = root.wins[other] / visits
        searches.margins[game, other] = root.margins[other] / visits
