"""The last round, solved exactly: each player maximizes their own result, averaged over all tiles that may come.

Each player has one turn left, so only the number of worshipers matters, not which ones are given, gained or
discarded. The last refills are averaged over all unseen tiles, so the solution uses no hidden information.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis.bots.result import judge_result
from orbis.engine.actions import DECLINE, NUM_ACTIONS
from orbis.engine.kernel import kernel
from orbis.engine.scoring import NUM_SCORE_COLUMNS, score
from orbis.engine.sensible import sensible
from orbis.engine.state import State, States, Tiles
from orbis.engine.turn import play, refill, refill_with
from orbis.engine.vocabulary import (
    MAX_PLAYERS,
    NO_TILE,
    NUM_ROUNDS,
    NUM_TILES,
    STEP_OVER,
    STEP_PLACE,
    STEP_REFILL,
    STEP_TAKE,
    STEP_VOLCANO,
)

MAX_SOLVER_DEPTH: Final = 256
UNSOLVED: Final = -1
TOLERANCE: Final = 1e-9  # values closer than this are equal
MARGIN_WORTH: Final = 1e-3  # of a point of margin relative to a win, so that winning comes first


class SolverScratch(NamedTuple):
    """The memory that the solver writes to: by depth, and for the final score."""

    choices: NDArray[np.int8]
    num_choices: NDArray[np.int64]
    tried: NDArray[np.int64]
    by_chance: NDArray[np.bool_]
    found: NDArray[np.float64]
    margins: NDArray[np.float64]
    sheet: NDArray[np.int16]


def new_solver_scratch() -> SolverScratch:
    """Allocate memory for `solve`."""
    return SolverScratch(
        np.zeros((MAX_SOLVER_DEPTH, NUM_ACTIONS), dtype=np.int8),
        np.zeros(MAX_SOLVER_DEPTH, dtype=np.int64),
        np.zeros(MAX_SOLVER_DEPTH, dtype=np.int64),
        np.zeros(MAX_SOLVER_DEPTH, dtype=np.bool_),
        np.zeros((MAX_SOLVER_DEPTH, MAX_PLAYERS), dtype=np.float64),
        np.zeros(MAX_PLAYERS, dtype=np.float64),
        np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16),
    )


@kernel
def is_last_round(state: State) -> bool:
    """Whether each player has at most one turn left."""
    return bool(state.step != STEP_OVER and state.turn >= (NUM_ROUNDS - 1) * state.num_players)


@kernel
def solve(states: States, tiles: Tiles, max_nodes: int, scratch: SolverScratch, values: NDArray[np.float64]) -> int:
    """The best action in states[0], a position of the last round, or UNSOLVED if it takes more than `max_nodes`.

    `values` receives what each player can expect: their share of the win plus MARGIN_WORTH per point of margin.
    `states` must have room for MAX_SOLVER_DEPTH states. Among equal actions, the one that leaves the best opponent
    least is chosen, then the first.
    """
    choices, num_choices, tried, by_chance = scratch.choices, scratch.num_choices, scratch.tried, scratch.by_chance
    found, margins, sheet = scratch.found, scratch.margins, scratch.sheet
    best_action = UNSOLVED
    num_nodes = 0
    depth = 0
    tried[0] = 0
    by_chance[0] = False
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
            if by_chance[depth]:
                refill_with(after, int(after.pile[after.drawn + number]))
            else:
                play(after, tiles, int(choices[depth, number]))
            draws = num_draws(after)
            if draws == 1:
                refill(after)
            depth += 1
            tried[depth] = 0
            by_chance[depth] = draws > 1
            if after.step == STEP_OVER:
                num_choices[depth] = 0
                score(after, tiles, sheet)
                judge_result(sheet, int(after.num_players), found[depth], margins)
                for player in range(MAX_PLAYERS):
                    found[depth, player] += MARGIN_WORTH * margins[player]
            elif draws > 1:
                num_choices[depth] = draws
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
            for player in range(MAX_PLAYERS):
                found[depth, player] = found[depth + 1, player]
            if depth == 0:
                best_action = int(choices[0, tried[0] - 1])
    for player in range(MAX_PLAYERS):
        values[player] = found[0, player]
    return best_action


@kernel
def _is_better(state: State, values: NDArray[np.float64], others: NDArray[np.float64]) -> bool:
    """Whether the current player prefers some values: first by their own, then by how little the best opponent gets."""
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
    """The sensible actions. Where only the number of worshipers counts, one of them and possibly declining."""
    number = sensible(state, tiles, out)
    step = state.step
    if step == STEP_TAKE or step == STEP_PLACE:
        return number
    if step == STEP_VOLCANO and state.turn < NUM_ROUNDS * state.num_players - 1:
        return number
    # The last one: exchanges come first, and they would cost more worshipers than a discard.
    if out[0] == DECLINE and number > 1:
        out[1] = out[number - 1]
        return 2
    out[0] = out[number - 1]
    return 1


@kernel
def num_draws(state: State) -> int:
    """How many tiles may enter the display now; 0 if none does."""
    number = 0
    if state.step == STEP_REFILL:
        for i in range(state.drawn, NUM_TILES):
            number += state.pile[i] != NO_TILE
    return number
