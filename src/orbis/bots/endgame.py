"""The last round, solved exactly: every player does the best for themselves, and every tile may come.

Each player has one turn left, so worshipers count only by their number: which of them are given, gained or discarded
does not matter. What the last refills may bring is averaged over all unseen tiles, so the solution is fair.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.bots.result import judge_result
from orbis.engine._compile import kernel
from orbis.engine.actions import DECLINE, NUM_ACTIONS
from orbis.engine.scoring import NUM_SCORE_COLUMNS, score
from orbis.engine.sensible import sensible
from orbis.engine.state import State, States, Tiles
from orbis.engine.turn import apply
from orbis.engine.vocabulary import (
    MAX_PLAYERS,
    NO_TILE,
    NUM_PLACES,
    NUM_ROUNDS,
    NUM_TILES,
    STEP_OVER,
    STEP_PLACE,
    STEP_TAKE,
    STEP_VOLCANO,
)

MAX_SOLVER_DEPTH: Final = 256
UNSOLVED: Final = -1
TOLERANCE: Final = 1e-9  # values that differ by less are equal
MARGIN_WORTH: Final = 1e-3  # of a point of margin, beside a win; so a win comes first


@kernel
def is_last_round(state: State) -> bool:
    """Whether each player has at most one turn left."""
    return bool(state.step != STEP_OVER and state.turn >= (NUM_ROUNDS - 1) * state.num_players)


@kernel
def solve(states: States, tiles: Tiles, max_nodes: int, values: NDArray[np.float64]) -> int:
    """The best action of states[0], a position of the last round, or UNSOLVED if it takes more than `max_nodes`.

    `values` receives what each player can expect: the share of wins plus MARGIN_WORTH for each point of the margin.
    There must be room for MAX_SOLVER_DEPTH states. Of equal actions the one
    that leaves the best opponent least is chosen, then the first.
    """
    choices = np.zeros((MAX_SOLVER_DEPTH, NUM_ACTIONS), dtype=np.int8)
    num_choices = np.zeros(MAX_SOLVER_DEPTH, dtype=np.int64)
    tried = np.zeros(MAX_SOLVER_DEPTH, dtype=np.int64)
    by_chance = np.zeros(MAX_SOLVER_DEPTH, dtype=np.bool_)
    found = np.zeros((MAX_SOLVER_DEPTH, MAX_PLAYERS), dtype=np.float64)
    margins = np.zeros(MAX_PLAYERS, dtype=np.float64)
    sheet = np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16)
    best_action = UNSOLVED
    num_nodes = 0
    depth = 0
    num_choices[0] = _relevant_actions(states[0], tiles, choices[0])
    found[0] = -np.inf
    while True:
        if tried[depth] < num_choices[depth]:
            num_nodes += 1
            if num_nodes > max_nodes:
                return UNSOLVED
            number = tried[depth]
            tried[depth] += 1
            after = states[depth + 1]
            states[depth + 1] = states[depth]
            num_draws = 0
            if by_chance[depth]:
                _draw_other(after, int(number))
            else:
                apply(after, tiles, int(choices[depth, number]))
                num_draws = _num_draws(states[depth], after)
            depth += 1
            tried[depth] = 0
            by_chance[depth] = num_draws > 1
            if after.step == STEP_OVER:
                num_choices[depth] = 0
                score(after, tiles, sheet)
                judge_result(sheet, int(after.num_players), found[depth], margins)
                found[depth] += MARGIN_WORTH * margins
            elif num_draws > 1:
                num_choices[depth] = num_draws
                found[depth] = 0.0
            else:
                num_choices[depth] = _relevant_actions(after, tiles, choices[depth])
                found[depth] = -np.inf
            continue
        if depth == 0:
            break
        depth -= 1
        if by_chance[depth]:
            for player in range(MAX_PLAYERS):
                found[depth, player] += found[depth + 1, player] / num_choices[depth]
            continue
        if _is_better(states[depth], found[depth + 1], found[depth]):
            found[depth] = found[depth + 1]
            if depth == 0:
                best_action = int(choices[0, tried[0] - 1])
    values[:] = found[0]
    return best_action


@kernel
def _is_better(state: State, values: NDArray[np.float64], others: NDArray[np.float64]) -> bool:
    """Whether the mover prefers some values: by what they bring, then by how little the best opponent gets."""
    own = values[state.player] - others[state.player]
    if abs(own) > TOLERANCE:
        return bool(own > 0)
    return _strongest_opponent(state, values) < _strongest_opponent(state, others) - TOLERANCE


@kernel
def _strongest_opponent(state: State, values: NDArray[np.float64]) -> float:
    strongest = -np.inf
    for player in range(state.num_players):
        if player != state.player:
            strongest = max(strongest, values[player])
    return float(strongest)


@kernel
def _relevant_actions(state: State, tiles: Tiles, out: NDArray[np.int8]) -> int:
    """The sensible actions; where only the number of worshipers counts, one of them, or also to decline."""
    number = sensible(state, tiles, out)
    step = state.step
    if step == STEP_TAKE or step == STEP_PLACE:
        return number
    if step == STEP_VOLCANO and state.turn < NUM_ROUNDS * state.num_players - 1:
        return number
    # The last one: exchanges come first, and they would take more worshipers than a discard.
    if out[0] == DECLINE and number > 1:
        out[1] = out[number - 1]
        return 2
    out[0] = out[number - 1]
    return 1


@kernel
def _num_draws(before: State, after: State) -> int:
    """How many tiles may have come into the display by an action; 0 if none has."""
    if after.drawn == before.drawn or after.step == STEP_OVER:
        return 0
    number = 0
    for i in range(before.drawn, NUM_TILES):
        number += after.pile[i] != NO_TILE
    return number


@kernel
def _draw_other(state: State, number: int) -> None:
    """Let another unseen tile be the one that has just come into the display."""
    last = int(state.drawn) - 1
    drawn = state.pile[last]
    other = state.pile[last + number]
    state.pile[last] = other
    state.pile[last + number] = drawn
    for place in range(NUM_PLACES):
        if state.display[place] == drawn:
            state.display[place] = other
