"""A turn that was played next to a better one: what both lead to, and the replies to expect."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis.analysis.aftermath import copy_turn, play_turn
from orbis.analysis.reason_list import Reasons, new_reasons
from orbis.analysis.turn_lists import new_turns
from orbis.bots.evaluation import EVALUATION, NUM_TERMS, REDUCTIONS, WILDERNESS, measure, weights_now
from orbis.bots.policy import NUM_TAKES
from orbis.bots.turns import MAX_TURN_LENGTH
from orbis.engine.actions import DECLINE, GOD, NUM_ACTIONS, PLACE_UP
from orbis.engine.kernel import kernel
from orbis.engine.state import State, States, Tiles, new_states
from orbis.engine.vocabulary import (
    MAX_PLAYERS,
    NO_ACTION,
    NO_CELL,
    NO_GOD,
    NO_PLACE,
    NO_TILE,
    NUM_ROUNDS,
    NUM_TILES,
    STEP_OVER,
    STEP_TAKE,
)

# The turns, and the positions after them; the reply to one is at its number plus REPLY.
PLAYED: Final = 0
BEST: Final = 1
REPLY: Final = 2
NUM_TURNS: Final = 4
BEFORE: Final = 4  # the position before both turns
NO_REPLY: Final = -1.0  # for a share

# The evaluation begins with the terms that are points, and goes on with those of the realm.
NUM_POINT_TERMS: Final = WILDERNESS + 1
NUM_POINT_AND_REALM_TERMS: Final = REDUCTIONS + 1


class Comparison(NamedTuple):
    """The memory of a comparison."""

    states: States
    turns: NDArray[np.int8]
    shares: NDArray[np.float64]  # of the simulations, by turn: those that began with the same take as the reply
    measured: NDArray[np.float64]  # the terms of the evaluation by position and player
    weighed: NDArray[np.float64]  # the same in points
    weights: NDArray[np.float64]  # what one unit of each term is worth, by position
    reasons: Reasons
    visits: NDArray[np.int32]
    nodes: NDArray[np.int32]  # of the reply, by root of a tree
    path: NDArray[np.int8]
    takes: NDArray[np.float64]
    actions: NDArray[np.int8]
    scratch_states: States


def new_comparison() -> Comparison:
    """Allocate memory for `compare`."""
    return Comparison(
        new_states(NUM_TURNS + 1),
        new_turns(NUM_TURNS),
        np.full(2, NO_REPLY),
        np.zeros((NUM_TURNS, MAX_PLAYERS, NUM_TERMS)),
        np.zeros((NUM_TURNS, MAX_PLAYERS, NUM_TERMS)),
        np.zeros((NUM_TURNS, NUM_TERMS)),
        new_reasons(),
        np.zeros(NUM_ACTIONS, dtype=np.int32),
        np.zeros(NUM_TILES, dtype=np.int32),
        np.zeros(MAX_TURN_LENGTH + 1, dtype=np.int8),
        np.zeros(NUM_TAKES),
        np.zeros(NUM_ACTIONS, dtype=np.int8),
        new_states(),
    )


@kernel
def compare(state: State, tiles: Tiles, played: NDArray[np.int8], best: NDArray[np.int8], both: Comparison) -> None:
    """Begin the comparison of two turns, which are complete or complete the turn in progress."""
    both.states[BEFORE] = state
    copy_turn(played, both.turns[PLAYED])
    copy_turn(best, both.turns[BEST])
    for turn in (PLAYED, BEST):
        both.states[turn] = state
        play_turn(both.states[turn], tiles, both.turns[turn])
        both.shares[turn] = NO_REPLY
        weigh(both, tiles, turn)


@kernel
def weigh(both: Comparison, tiles: Tiles, position: int) -> None:
    """Measure a position by the terms of the evaluation."""
    state = both.states[position]
    weights_now(state, EVALUATION, both.weights[position])
    for player in range(state.num_players):
        measured = both.measured[position, player]
        measure(state, tiles, player, both.takes, measured)
        for term in range(NUM_TERMS):
            both.weighed[position, player, term] = measured[term] * both.weights[position, term]


@kernel
def has_reply(both: Comparison, turn: int) -> bool:
    """Whether the game goes on after a turn."""
    return bool(both.states[turn].step != STEP_OVER)


@kernel
def replied(both: Comparison, turn: int) -> int:
    """The position after the reply to a turn, or after the turn if there is none."""
    return turn if both.shares[turn] == NO_REPLY else turn + REPLY


@kernel
def player_of(both: Comparison) -> int:
    """Whose turn it is."""
    return int(both.states[BEFORE].player)


@kernel
def tile_of(both: Comparison, turn: int) -> int:
    """The tile that a turn takes, perhaps before the comparison begins, or NO_TILE."""
    before = both.states[BEFORE]
    if before.step == STEP_TAKE:
        action = int(both.turns[turn, 0])
        return int(before.display[action]) if action < GOD else NO_TILE
    if before.taken != NO_TILE:
        return int(before.taken)
    return int(before.universe[before.player, before.cell]) if before.cell != NO_CELL else NO_TILE


@kernel
def god_of(both: Comparison, turn: int) -> int:
    """The god that a turn takes, perhaps before the comparison begins, or NO_GOD."""
    before = both.states[BEFORE]
    if before.step != STEP_TAKE:
        return int(before.god[before.player]) if before.place == NO_PLACE else NO_GOD
    action = int(both.turns[turn, 0])
    return action - GOD if GOD <= action < PLACE_UP else NO_GOD


@kernel
def is_declined(both: Comparison, turn: int) -> bool:
    """Whether a turn declines to pay for something."""
    for action in both.turns[turn]:
        if action == NO_ACTION:
            return False
        if action == DECLINE:
            return True
    return False


@kernel
def own(both: Comparison, term: int) -> float:
    """How much better a term of the player is after the turn played, in points."""
    player = player_of(both)
    return float(both.weighed[PLAYED, player, term] - both.weighed[BEST, player, term])


@kernel
def others(both: Comparison, term: int) -> float:
    """How much worse a term of the others is for them after the turn played, in points, on average."""
    num_players = int(both.states[BEFORE].num_players)
    total = 0.0
    for player in range(num_players):
        if player != player_of(both):
            total += both.weighed[PLAYED, player, term] - both.weighed[BEST, player, term]
    return -total / (num_players - 1)


@kernel
def cost_of_reply(both: Comparison, turn: int) -> float:
    """How much of the player's lead the reply takes away."""
    after = both.states[turn]
    is_late = after.turn >= (NUM_ROUNDS - 1) * after.num_players
    return _lead(both, turn, is_late) - _lead(both, replied(both, turn), is_late)


@kernel
def _lead(both: Comparison, position: int, is_late: bool) -> float:
    """The lead in points, plus what the realms are worth until the last round begins."""
    num_players = int(both.states[BEFORE].num_players)
    lead = 0.0
    for player in range(num_players):
        worth = 0.0
        for term in range(NUM_POINT_TERMS if is_late else NUM_POINT_AND_REALM_TERMS):
            worth += both.weighed[position, player, term]
        lead += worth if player == player_of(both) else -worth / (num_players - 1)
    return lead
