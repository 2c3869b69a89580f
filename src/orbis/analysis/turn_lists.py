"""Lists of whole turns by their worth: what a search has not tried, and which turns are listed once."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis.analysis.aftermath import answer, copy_turn, is_branching, play_turn
from orbis.analysis.equivalence import is_equivalent
from orbis.bots.evaluation import EVALUATION, NUM_TERMS, evaluate, lead_of
from orbis.bots.policy import NUM_TAKES
from orbis.bots.turns import MAX_TURN_LENGTH, MAX_TURNS, TurnScratch, list_turns
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.kernel import kernel
from orbis.engine.sensible import sensible
from orbis.engine.state import State, States, Tiles, new_states
from orbis.engine.turn import play
from orbis.engine.vocabulary import MAX_PLAYERS, NO_ACTION


class CandidateScratch(NamedTuple):
    """The memory that finding candidates writes to: by depth, for one turn, or as `list_turns` needs it."""

    nodes: NDArray[np.int64]
    states: States
    tried: NDArray[np.int64]
    lengths: NDArray[np.int64]
    actions: NDArray[np.int8]
    choices: NDArray[np.int8]
    num_choices: NDArray[np.int64]
    takes: NDArray[np.float64]
    terms: NDArray[np.float64]
    worths: NDArray[np.float64]
    turns: NDArray[np.int8]
    values: NDArray[np.float64]
    most: NDArray[np.float64]
    listed: NDArray[np.int8]
    listed_values: NDArray[np.float64]


def new_candidate_scratch() -> CandidateScratch:
    """Allocate memory for finding candidates."""
    depths = MAX_TURN_LENGTH + 1
    return CandidateScratch(
        np.zeros(depths, dtype=np.int64),
        new_states(depths),
        np.zeros(depths, dtype=np.int64),
        np.zeros(depths, dtype=np.int64),
        np.zeros(depths, dtype=np.int8),
        np.zeros((depths, NUM_ACTIONS), dtype=np.int8),
        np.zeros(depths, dtype=np.int64),
        np.zeros(NUM_TAKES),
        np.zeros(NUM_TERMS),
        np.zeros(MAX_PLAYERS),
        new_turns(MAX_TURNS),
        np.zeros(MAX_TURNS),
        np.zeros(MAX_TURNS),
        new_turns(MAX_TURNS),
        np.zeros(MAX_TURNS),
    )


def new_turns(number: int) -> NDArray[np.int8]:
    """Allocate turns; NO_ACTION comes after the last action of each."""
    return np.full((number, MAX_TURN_LENGTH + 1), NO_ACTION, dtype=np.int8)


@kernel
def list_untried(state: State, tiles: Tiles, scratch: CandidateScratch) -> int:
    """List the ways to complete the turn as the evaluation orders them, without visits; return their number.

    If only worshipers are left to choose, these are all first answers.
    """
    if is_branching(state):
        return _list_evaluated(state, tiles, scratch, scratch.listed, scratch.listed_values)
    return _list_answers(state, tiles, scratch, scratch.listed, scratch.listed_values)


@kernel
def _list_answers(
    state: State, tiles: Tiles, scratch: CandidateScratch, turns: NDArray[np.int8], visits: NDArray[np.float64]
) -> int:
    """Every sensible answer to a question about worshipers, ordered by the resulting position."""
    number = 0
    for index in range(sensible(state, tiles, scratch.choices[0])):
        scratch.states[0] = state
        scratch.actions[0] = scratch.choices[0, index]
        play(scratch.states[0], tiles, int(scratch.actions[0]))
        answer(scratch.states[0], tiles, int(state.turn), scratch.actions, 1)
        number = insert_turn(
            scratch.actions, _lead_after(state, tiles, scratch, scratch.actions), number, turns, visits
        )
    _forget(visits, number)
    return number


@kernel
def _list_evaluated(
    state: State, tiles: Tiles, scratch: CandidateScratch, turns: NDArray[np.int8], visits: NDArray[np.float64]
) -> int:
    """Whole turns, ordered by the resulting position."""
    scratch.states[0] = state
    memory = TurnScratch(
        scratch.choices,
        scratch.num_choices,
        scratch.tried,
        scratch.actions,
        scratch.takes,
        scratch.terms,
        scratch.worths,
    )
    number = 0
    for index in range(list_turns(scratch.states, tiles, EVALUATION, memory, scratch.turns, scratch.values)):
        number = insert_turn(scratch.turns[index], float(scratch.values[index]), number, turns, visits)
    _forget(visits, number)
    return number


@kernel
def _forget(visits: NDArray[np.float64], number: int) -> None:
    """The evaluation gave the order: the search has not visited these turns."""
    for index in range(number):
        visits[index] = 0.0


@kernel
def _lead_after(state: State, tiles: Tiles, scratch: CandidateScratch, turn: NDArray[np.int8]) -> float:
    """The current player's lead after a turn, according to the evaluation."""
    after = scratch.states[1]
    scratch.states[1] = state
    play_turn(after, tiles, turn)
    evaluate(after, tiles, EVALUATION, scratch.takes, scratch.terms, scratch.worths)
    return lead_of(scratch.worths, int(state.num_players), int(state.player))


@kernel
def merge_turns(
    state: State,
    tiles: Tiles,
    scratch: CandidateScratch,
    num_listed: int,
    turns: NDArray[np.int8],
    visits: NDArray[np.float64],
) -> int:
    """Write the first of the listed turns, without those that are equivalent to an earlier one; return the number."""
    number = 0
    for index in range(num_listed):
        turn = scratch.listed[index]
        same = find_equivalent(state, tiles, scratch, turn, number, turns)
        if same < number:
            visits[same] += scratch.listed_values[index]
        elif number == len(turns):
            return number
        else:
            copy_turn(turn, turns[number])
            visits[number] = scratch.listed_values[index]
            number += 1
    return number


@kernel
def find_equivalent(
    state: State,
    tiles: Tiles,
    scratch: CandidateScratch,
    turn: NDArray[np.int8],
    number: int,
    turns: NDArray[np.int8],
) -> int:
    """The first of the turns that is equivalent to this one, or `number` if there is none."""
    after, other = scratch.states[0], scratch.states[1]
    scratch.states[0] = state
    play_turn(after, tiles, turn)
    for index in range(number):
        scratch.states[1] = state
        play_turn(other, tiles, turns[index])
        if is_equivalent(after, other, tiles, int(state.player)):
            return index
    return number


@kernel
def insert_turn(
    turn: NDArray[np.int8], value: float, number: int, turns: NDArray[np.int8], values: NDArray[np.float64]
) -> int:
    """Insert a turn by its value, after equal ones, and drop what there is no room for; return the number of turns."""
    place = number
    while place > 0 and values[place - 1] < value:
        place -= 1
    if place == len(turns):
        return number
    return _insert_at(place, turn, value, number, turns, values)


@kernel
def _insert_at(
    place: int,
    turn: NDArray[np.int8],
    value: float,
    number: int,
    turns: NDArray[np.int8],
    values: NDArray[np.float64],
) -> int:
    number = min(number + 1, len(turns))
    for index in range(number - 1, place, -1):
        copy_turn(turns[index - 1], turns[index])
        values[index] = values[index - 1]
    copy_turn(turn, turns[place])
    values[place] = value
    return number


@kernel
def put_first(
    state: State,
    tiles: Tiles,
    scratch: CandidateScratch,
    turn: NDArray[np.int8],
    number: int,
    turns: NDArray[np.int8],
    visits: NDArray[np.float64],
) -> int:
    """Put a turn before the others, with the visits of an equivalent one if that is among them."""
    same = find_equivalent(state, tiles, scratch, turn, number, turns)
    if same == number:
        return _insert_at(0, turn, 0.0, number, turns, visits)
    found = visits[same]
    for later in range(same, number - 1):
        copy_turn(turns[later + 1], turns[later])
        visits[later] = visits[later + 1]
    return _insert_at(0, turn, found, number - 1, turns, visits)
