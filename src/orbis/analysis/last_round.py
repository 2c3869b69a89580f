"""The last round, solved exactly: what a turn yields if everyone plays the rest perfectly."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis.analysis.aftermath import play_turn
from orbis.bots.endgame import UNSOLVED, SolverScratch, num_draws, solve
from orbis.bots.findings import MARGINS, NUM_ESTIMATE_ROWS, WINS
from orbis.bots.result import judge_result
from orbis.engine.kernel import kernel
from orbis.engine.scoring import NUM_SCORE_COLUMNS, score
from orbis.engine.state import State, States, Tiles, new_states
from orbis.engine.turn import play, refill_with
from orbis.engine.vocabulary import MAX_PLAYERS, NO_ACTION, STEP_OVER, STEP_REFILL

MAX_SOLVER_NODES: Final = 400_000  # positions per solution, about a second


class RefillScratch(NamedTuple):
    """The memory for averages over refills: by the number of refills before, and for results."""

    states: States
    num_drawn: NDArray[np.int64]
    sums: NDArray[np.float64]
    values: NDArray[np.float64]
    sheet: NDArray[np.int16]


def new_refill_scratch() -> RefillScratch:
    """Allocate memory for `solve_estimate`."""
    return RefillScratch(
        new_states(MAX_PLAYERS + 1),
        np.zeros(MAX_PLAYERS + 1, dtype=np.int64),
        np.zeros((MAX_PLAYERS + 1, NUM_ESTIMATE_ROWS, MAX_PLAYERS)),
        np.zeros(MAX_PLAYERS),
        np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16),
    )


@kernel
def solve_turn(
    states: States,
    tiles: Tiles,
    max_nodes: int,
    scratch: SolverScratch,
    values: NDArray[np.float64],
    turn: NDArray[np.int8],
) -> bool:
    """Write the best way to complete the turn in the last round; False if that takes too long.

    The position is in states[0], which is played on; there is room for MAX_SOLVER_DEPTH states.
    """
    start = int(states[0].turn)
    length = 0
    while states[0].turn == start:
        action = solve(states, tiles, max_nodes, scratch, values)
        if action == UNSOLVED:
            turn[0] = NO_ACTION
            return False
        play(states[0], tiles, action)
        turn[length] = action
        length += 1
    turn[length] = NO_ACTION
    return True


@kernel
def solve_estimate(
    state: State,
    tiles: Tiles,
    turn: NDArray[np.int8],
    max_nodes: int,
    solver_states: States,
    solver: SolverScratch,
    scratch: RefillScratch,
    out: NDArray[np.float64],
) -> bool:
    """Write what a turn of the last round yields, averaged over all tiles that may come; False if it takes too long."""
    scratch.states[0] = state
    play_turn(scratch.states[0], tiles, turn)
    refills = 0
    while refills >= 0:
        now = scratch.states[refills]
        while now.step != STEP_OVER and now.step != STEP_REFILL:
            solver_states[0] = now
            action = solve(solver_states, tiles, max_nodes, solver, scratch.values)
            if action == UNSOLVED:
                return False
            play(now, tiles, action)
        if now.step == STEP_REFILL:
            _begin(scratch, refills)
        else:
            score(now, tiles, scratch.sheet)
            judge_result(scratch.sheet, int(now.num_players), out[WINS], out[MARGINS])
            refills = _add_up(scratch, refills, out)
        if refills >= 0:
            _draw(scratch, refills)
            refills += 1
    return True


@kernel
def _begin(scratch: RefillScratch, refills: int) -> None:
    """Begin with the first of the unseen tiles."""
    scratch.num_drawn[refills] = 0
    for row in range(NUM_ESTIMATE_ROWS):
        for player in range(MAX_PLAYERS):
            scratch.sums[refills, row, player] = 0.0


@kernel
def _draw(scratch: RefillScratch, refills: int) -> None:
    """Refill the display with the next of the unseen tiles."""
    scratch.states[refills + 1] = scratch.states[refills]
    after = scratch.states[refills + 1]
    refill_with(after, int(after.pile[after.drawn + scratch.num_drawn[refills]]))
    scratch.num_drawn[refills] += 1


@kernel
def _add_up(scratch: RefillScratch, refills: int, out: NDArray[np.float64]) -> int:
    """Add a result to the sums before it, and turn complete sums into averages.

    Returns the number of refills before the one that has more tiles to draw, or -1 if `out` is the average of all.
    """
    while refills > 0:
        refills -= 1
        number = num_draws(scratch.states[refills])
        for row in range(NUM_ESTIMATE_ROWS):
            for player in range(scratch.states[0].num_players):
                scratch.sums[refills, row, player] += out[row, player]
                out[row, player] = scratch.sums[refills, row, player] / number
        if scratch.num_drawn[refills] < number:
            return refills
    return -1
