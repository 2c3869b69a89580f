"""The turns of a position that are worth a closer look.

First come those that the search of the network tried most. It is often so sure that it tries only one, so the best of
the others by the hand-written evaluation fill the list: whoever asks wants to compare.
"""

import numpy as np
from numpy.typing import NDArray

from orbis.analysis.aftermath import answer, copy_turn, is_branching
from orbis.analysis.turn_lists import (
    CandidateScratch,
    find_equivalent,
    insert_turn,
    list_untried,
    merge_turns,
    put_first,
)
from orbis.bots.network.tree import NO_NODE, ROOT, Tree
from orbis.bots.turns import MAX_TURNS
from orbis.engine.actions import DECLINE, GIVE
from orbis.engine.kernel import kernel
from orbis.engine.sensible import sensible
from orbis.engine.state import State, Tiles
from orbis.engine.turn import play
from orbis.engine.vocabulary import NO_ACTION


@kernel
def find_candidates(
    state: State,
    tiles: Tiles,
    num_tried: int,
    solution: NDArray[np.int8],
    scratch: CandidateScratch,
    turns: NDArray[np.int8],
    visits: NDArray[np.float64],
) -> int:
    """Write the best of the turns that `add_tried` found, then others; and their visits. Return how many there are.

    A solution of the last round comes first; without one it is empty. Of equivalent turns only the first is listed,
    with the visits of all.
    """
    listed = 0
    for index in range(num_tried):
        listed = insert_turn(
            scratch.turns[index], float(scratch.values[index]), listed, scratch.listed, scratch.listed_values
        )
    number = merge_turns(state, tiles, scratch, listed, turns, visits)
    number = _fill(state, tiles, scratch, number, turns, visits)
    if solution[0] == NO_ACTION:
        return number
    return put_first(state, tiles, scratch, solution, number, turns, visits)


@kernel
def _fill(
    state: State,
    tiles: Tiles,
    scratch: CandidateScratch,
    number: int,
    turns: NDArray[np.int8],
    visits: NDArray[np.float64],
) -> int:
    """Append turns that have not been tried, as the evaluation orders them; return how many there are now."""
    is_grouped = is_branching(state)
    listed = list_untried(state, tiles, scratch) if number < len(turns) else 0
    for index in range(listed):
        turn = scratch.listed[index]
        if number == len(turns):
            break
        if _find_variant(turns, number, turn, is_grouped) < number:
            continue
        if find_equivalent(state, tiles, scratch, turn, number, turns) == number:
            copy_turn(turn, turns[number])
            visits[number] = 0.0
            number += 1
    return number


@kernel
def add_tried(state: State, tiles: Tiles, tree: Tree, scratch: CandidateScratch, num_tried: int) -> int:
    """Add the turns that a tree has tried to those of other trees; return how many there are now.

    Turns with the same takes and placements are one, with the visits of all: the way to choose worshipers that was
    tried most. If only worshipers are left to choose, each way is a turn of its own.
    """
    states, tried, lengths, nodes = scratch.states, scratch.tried, scratch.lengths, scratch.nodes
    depth = 0
    states[0] = state
    nodes[0] = ROOT
    tried[0] = lengths[0] = 0
    while depth >= 0:
        node = tree.nodes[nodes[depth]]
        if tried[depth] == node.num_edges:
            depth -= 1
            continue
        edge = tree.edges[node.first_edge + tried[depth]]
        tried[depth] += 1
        if edge.visits == 0:
            continue
        states[depth + 1] = states[depth]
        after = states[depth + 1]
        length = _play_on(state, after, tiles, int(edge.action), scratch, int(lengths[depth]))
        child = int(edge.child)
        if after.turn == state.turn and child != NO_NODE and tree.nodes[child].visits > 1:
            depth += 1
            nodes[depth] = child
            tried[depth] = 0
            lengths[depth] = length
            continue
        answer(after, tiles, int(state.turn), scratch.actions, length)
        if after.turn != state.turn:
            num_tried = _add_turn(is_branching(state), float(edge.visits), scratch, num_tried)
    return num_tried


@kernel
def _play_on(state: State, after: State, tiles: Tiles, action: int, scratch: CandidateScratch, length: int) -> int:
    """Play an action and what leaves no choice in the same turn, as the tree does; return the number of actions."""
    play(after, tiles, action)
    scratch.actions[length] = action
    length += 1
    choices = scratch.choices[0]
    while after.turn == state.turn and sensible(after, tiles, choices) == 1:
        play(after, tiles, int(choices[0]))
        scratch.actions[length] = choices[0]
        length += 1
    scratch.actions[length] = NO_ACTION
    return length


@kernel
def _add_turn(is_grouped: bool, visits: float, scratch: CandidateScratch, number: int) -> int:
    """Add the turn in `scratch.actions`, or its visits to the turn that it is a variant of."""
    same = _find_variant(scratch.turns, number, scratch.actions, is_grouped)
    if same < number:
        scratch.values[same] += visits
        if visits > scratch.most[same]:
            scratch.most[same] = visits
            copy_turn(scratch.actions, scratch.turns[same])
        return number
    if number == MAX_TURNS:
        return number
    copy_turn(scratch.actions, scratch.turns[number])
    scratch.values[number] = scratch.most[number] = visits
    return number + 1


@kernel
def _find_variant(turns: NDArray[np.int8], number: int, turn: NDArray[np.int8], is_grouped: bool) -> int:
    """The first of the turns that this one is a variant of, or `number` if there is none."""
    for index in range(number):
        if _is_variant(turns[index], turn, is_grouped):
            return index
    return number


@kernel
def _is_variant(turn: NDArray[np.int8], other: NDArray[np.int8], is_grouped: bool) -> bool:
    """Whether two turns are the same, or grouped, whether they differ only in worshipers."""
    index = at = 0
    while True:
        while is_grouped and _is_about_worshipers(int(turn[index])):
            index += 1
        while is_grouped and _is_about_worshipers(int(other[at])):
            at += 1
        if turn[index] != other[at]:
            return False
        if turn[index] == NO_ACTION:
            return True
        index += 1
        at += 1


@kernel
def _is_about_worshipers(action: int) -> bool:
    return bool(GIVE <= action < DECLINE)
