"""Perft: how many sequences of so many legal actions there are from a position."""

import copy

import numpy as np
from numpy.typing import NDArray
from oracle import Oracle

from orbis import Game
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.check import OK, check
from orbis.engine.kernel import kernel
from orbis.engine.state import States, Tiles, new_states
from orbis.engine.turn import play_through


@kernel
def _count(states: States, tiles: Tiles, depth: int, next_action: NDArray[np.int64]) -> int:
    """Walk the tree with one state a level; `states[0]` is the root."""
    number = 0
    level = 0
    next_action[0] = 0
    while level >= 0:
        action = next_action[level]
        if action == NUM_ACTIONS:
            level -= 1
            continue
        next_action[level] += 1
        if check(states[level], tiles, action) != OK:
            continue
        if level == depth - 1:
            number += 1
            continue
        states[level + 1] = states[level]
        play_through(states[level + 1], tiles, action)
        level += 1
        next_action[level] = 0
    return number


def perft(game: Game, depth: int) -> int:
    """The engine's count."""
    states = new_states(depth)
    states[0] = game.state
    return int(_count(states, game.tiles, depth, np.zeros(depth, dtype=np.int64)))


def oracle_perft(oracle: Oracle, depth: int) -> int:
    """The oracle's count."""
    legal = oracle.legal()
    if depth == 1:
        return len(legal)
    number = 0
    for action in legal:
        child = copy.deepcopy(oracle)
        child.play(action)
        number += oracle_perft(child, depth - 1)
    return number
