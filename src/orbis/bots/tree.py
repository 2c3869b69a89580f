"""The search tree in flat arrays: descend, play out, back up.

A node stands for the actions that lead to it from the root position, whatever the piles reveal on the way. Each
simulation redraws the unseen tiles, so the numbers are averages over everything that may come, and the search knows no
more than a player does. Only takes and placements branch; quick judgment decides about worshipers.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis.bots.evaluation import EVALUATION, NUM_TERMS, evaluate
from orbis.bots.exponential import exp
from orbis.bots.guided import guided_action, judge_placements, payment
from orbis.bots.policy import NOT_THERE, NUM_TAKES, POLICY_WEIGHTS, judge_takes, take_action
from orbis.bots.result import judge_position, judge_result
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import Random
from orbis.engine.hidden import resample
from orbis.engine.kernel import kernel
from orbis.engine.playout import play_random
from orbis.engine.scoring import NUM_SCORE_COLUMNS, score
from orbis.engine.sensible import sensible
from orbis.engine.state import State, States, Tiles
from orbis.engine.turn import play_through
from orbis.engine.vocabulary import (
    MAX_PLAYERS,
    STEP_OVER,
    STEP_PLACE,
    STEP_TAKE,
)

NODE_DTYPE: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("wins", np.float32, MAX_PLAYERS),  # sum over the simulations through it, by player
                ("margins", np.float32, MAX_PLAYERS),  # sum of the margins over the best other player, in points
                ("visits", np.int32),  # simulations through it
                ("first_child", np.int32),  # or NO_NODE
                ("next_sibling", np.int32),  # or NO_NODE
                ("action", np.int32),  # the one that leads to it
            ]
        ),
    )
)
NO_NODE: Final = -1
ROOT: Final = 0
MAX_DEPTH: Final = 256  # takes and placements in a whole game

# The settings of a search, by index in its array of settings.
EXPLORATION: Final = 0  # weight of the first guess relative to the results
TAKE_SHARPNESS: Final = 1  # how much a point of quick judgment matters in the first guess for a take; 0: no guess
PLACE_SHARPNESS: Final = 2  # the same for placements
FIRST_PLAY: Final = 3  # how much worse than its parent an untried action is assumed to be
WIN_WEIGHT: Final = 4  # the share of winning in the value of a result; the rest is the margin
MARGIN_SCALE: Final = 5  # the margin that counts as much as a win
TREE_TURNS: Final = 6  # depth limit of the tree in turns; beyond it there are only playouts
PLAYOUT_TURNS: Final = 7  # turns that a guided playout lasts before the evaluation; RANDOM_PLAYOUT: no guidance
SETTINGS: Final = np.array([1.0, 0.7, 1.0, 0.1, 0.5, 40.0, 99.0, 4.0])
RANDOM_PLAYOUT: Final = -1.0  # for PLAYOUT_TURNS: random play to the end
WHOLE_PLAYOUT: Final = 99.0  # for PLAYOUT_TURNS: guided play to the end


class Judgement(NamedTuple):
    """The parameters of a search."""

    policy: NDArray[np.float64]
    evaluation: NDArray[np.float64]
    settings: NDArray[np.float64]


class Scratch(NamedTuple):
    """The memory that a simulation writes to."""

    actions: NDArray[np.int8]
    worths: NDArray[np.float64]
    children: NDArray[np.int32]
    path: NDArray[np.int32]
    terms: NDArray[np.float64]
    wins: NDArray[np.float64]
    margins: NDArray[np.float64]
    sheet: NDArray[np.int16]


JUDGEMENT: Final = Judgement(POLICY_WEIGHTS, EVALUATION, SETTINGS)


def new_scratch() -> Scratch:
    """Allocate memory for a search; every thread needs its own."""
    return Scratch(
        np.zeros(NUM_ACTIONS, dtype=np.int8),
        np.zeros(NUM_ACTIONS, dtype=np.float64),
        np.zeros(NUM_ACTIONS, dtype=np.int32),
        np.zeros(MAX_DEPTH, dtype=np.int32),
        np.zeros(NUM_TERMS, dtype=np.float64),
        np.zeros(MAX_PLAYERS, dtype=np.float64),
        np.zeros(MAX_PLAYERS, dtype=np.float64),
        np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16),
    )


def new_tree(capacity: int) -> NDArray[np.void]:
    """A tree with only a root."""
    nodes = np.zeros(capacity, dtype=NODE_DTYPE)
    clear_tree(nodes)
    return nodes


def clear_tree(nodes: NDArray[np.void]) -> None:
    """Make zeros a tree with only a root."""
    nodes["first_child"][ROOT] = nodes["next_sibling"][ROOT] = NO_NODE


@kernel
def grow_tree(
    states: States,
    tiles: Tiles,
    random: Random,
    judgement: Judgement,
    scratch: Scratch,
    nodes: NDArray[np.void],
    num_nodes: int,
    num_simulations: int,
) -> int:
    """Run simulations from states[0], and return the number of nodes in use.

    `states` has room for one more. `nodes` comes from `new_tree` or is a tree to continue. The tree never outgrows its
    array: once it is full, simulations still count but add no nodes.
    """
    state = states[1]
    for _ in range(num_simulations):
        states[1] = states[0]
        resample(state, random)
        depth, num_nodes = _descend(state, tiles, judgement, scratch, nodes, num_nodes)
        _play_out(state, tiles, random, judgement, scratch)
        for i in range(depth + 1):
            _add_result(nodes, int(scratch.path[i]), int(state.num_players), scratch)
    return num_nodes


@kernel
def _descend(
    state: State, tiles: Tiles, judgement: Judgement, scratch: Scratch, nodes: NDArray[np.void], num_nodes: int
) -> tuple[int, int]:
    """Play to an unvisited node and store the path; return its length and the number of nodes."""
    last_turn = state.turn + judgement.settings[TREE_TURNS]
    depth = 0
    node = ROOT
    scratch.path[0] = ROOT
    while state.step != STEP_OVER and state.turn < last_turn:
        if state.step != STEP_TAKE and state.step != STEP_PLACE:
            play_through(state, tiles, payment(state, tiles, judgement.policy))
            continue
        number = _guess_actions(state, tiles, judgement, scratch)
        num_nodes = _find_children(nodes, num_nodes, node, number, scratch)
        choice = _select(int(state.player), nodes, node, number, judgement.settings, scratch)
        play_through(state, tiles, int(scratch.actions[choice]))
        node = int(scratch.children[choice])
        if node == NO_NODE:
            break
        depth += 1
        scratch.path[depth] = node
        if nodes[node].visits == 0:
            break
    return depth, num_nodes


@kernel
def _guess_actions(state: State, tiles: Tiles, judgement: Judgement, scratch: Scratch) -> int:
    """The sensible actions with a first guess of how likely each is the best; the guesses add up to 1."""
    sharpness = judgement.settings[TAKE_SHARPNESS if state.step == STEP_TAKE else PLACE_SHARPNESS]
    if sharpness == 0.0:
        number = sensible(state, tiles, scratch.actions)
        scratch.worths[:number] = 1.0 / number
        return number
    if state.step == STEP_TAKE:
        number = _judged_takes(state, tiles, judgement.policy, scratch)
    else:
        number = judge_placements(state, tiles, scratch.actions, scratch.worths)
    highest = scratch.worths[0]
    for i in range(1, number):
        highest = max(highest, scratch.worths[i])
    total = 0.0
    for i in range(number):
        scratch.worths[i] = exp(sharpness * (scratch.worths[i] - highest))
        total += scratch.worths[i]
    for i in range(number):
        scratch.worths[i] /= total
    return number


@kernel
def _judged_takes(state: State, tiles: Tiles, policy: NDArray[np.float64], scratch: Scratch) -> int:
    judge_takes(state, tiles, policy, scratch.worths)
    number = 0
    for take in range(NUM_TAKES):
        if scratch.worths[take] != NOT_THERE:
            scratch.actions[number] = take_action(state, take)
            scratch.worths[number] = scratch.worths[take]
            number += 1
    return number


@kernel
def _find_children(nodes: NDArray[np.void], num_nodes: int, node: int, number: int, scratch: Scratch) -> int:
    """The child that each action leads to, created if missing; return the number of nodes.

    Actions come in the same order at each visit, so the child in question is usually the next one.
    """
    last = NO_NODE
    following = int(nodes[node].first_child)
    for i in range(number):
        action = int(scratch.actions[i])
        child = following
        if child == NO_NODE or nodes[child].action != action:
            child = find_child(nodes, node, action)
        if child == NO_NODE and num_nodes < len(nodes):
            child = num_nodes
            num_nodes += 1
            _add_child(nodes, node, last, child, action)
        scratch.children[i] = child
        if child != NO_NODE:
            last = child
            following = int(nodes[child].next_sibling)
    return num_nodes


@kernel
def find_child(nodes: NDArray[np.void], node: int, action: int) -> int:
    """The child that an action leads to, or NO_NODE."""
    child = int(nodes[node].first_child)
    while child != NO_NODE and nodes[child].action != action:
        child = int(nodes[child].next_sibling)
    return child


@kernel
def _add_child(nodes: NDArray[np.void], node: int, last: int, child: int, action: int) -> None:
    """Add a child after another one, or as the first."""
    new = nodes[child]
    new.action = action
    new.first_child = NO_NODE
    if last == NO_NODE:
        new.next_sibling = nodes[node].first_child
        nodes[node].first_child = child
    else:
        new.next_sibling = nodes[last].next_sibling
        nodes[last].next_sibling = child


@kernel
def _select(
    player: int, nodes: NDArray[np.void], node: int, number: int, settings: NDArray[np.float64], scratch: Scratch
) -> int:
    """The child with the highest value so far plus a bonus for promising, rarely tried ones (PUCT)."""
    untried = node_value(nodes, node, player, settings) - settings[FIRST_PLAY]
    bonus = settings[EXPLORATION] * np.sqrt(float(max(1, int(nodes[node].visits))))
    best = -np.inf
    choice = 0
    for i in range(number):
        child = int(scratch.children[i])
        tried = 0 if child == NO_NODE else int(nodes[child].visits)
        value = untried if tried == 0 else node_value(nodes, child, player, settings)
        value += bonus * scratch.worths[i] / (1 + tried)
        if value > best:
            best = value
            choice = i
    return choice


@kernel
def node_value(nodes: NDArray[np.void], node: int, player: int, settings: NDArray[np.float64]) -> float:
    """A node's average result for a player: a mix of winning and the margin."""
    reached = nodes[node]
    visits = max(1, int(reached.visits))
    won = reached.wins[player] / visits
    margin = reached.margins[player] / visits
    return float(settings[WIN_WEIGHT] * won + (1.0 - settings[WIN_WEIGHT]) * (0.5 + margin / settings[MARGIN_SCALE]))


@kernel
def _play_out(state: State, tiles: Tiles, random: Random, judgement: Judgement, scratch: Scratch) -> None:
    """Play some turns or to the end, and judge the result."""
    settings = judgement.settings
    if settings[PLAYOUT_TURNS] == RANDOM_PLAYOUT:
        play_random(state, tiles, random, scratch.actions)
    stop = state.turn + settings[PLAYOUT_TURNS]
    while state.step != STEP_OVER and (state.turn < stop or state.step != STEP_TAKE):
        play_through(
            state, tiles, guided_action(state, tiles, random, judgement.policy, scratch.actions, scratch.worths)
        )
    if state.step == STEP_OVER:
        score(state, tiles, scratch.sheet)
        judge_result(scratch.sheet, int(state.num_players), scratch.wins, scratch.margins)
    else:
        evaluate(state, tiles, judgement.evaluation, scratch.worths, scratch.terms, scratch.wins)
        judge_position(state, scratch.wins, scratch.margins)


@kernel
def _add_result(nodes: NDArray[np.void], node: int, num_players: int, scratch: Scratch) -> None:
    reached = nodes[node]
    reached.visits += 1
    for player in range(num_players):
        reached.wins[player] += scratch.wins[player]
        reached.margins[player] += scratch.margins[player]
