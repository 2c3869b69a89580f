"""The position after a turn as far as it can be foreseen: without the tile that refills the display."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from orbis.bots.evaluation import EVALUATION, NUM_TERMS, evaluate, lead_of, measure, weights_now
from orbis.bots.policy import NUM_TAKES
from orbis.engine.state import State, Tiles
from orbis.engine.turn import play
from orbis.engine.vocabulary import MAX_PLAYERS


def position_after(state: State, tiles: Tiles, turn: Sequence[int]) -> State:
    """The position after the actions that complete a turn. The place that will be refilled is left empty."""
    after = state.copy()
    for action in turn:
        play(after, tiles, action)
    return after


def lead_after(state: State, tiles: Tiles, turn: Sequence[int]) -> float:
    """The current player's lead after the actions that complete the turn, according to the evaluation."""
    after = position_after(state, tiles, turn)
    worths = np.zeros(MAX_PLAYERS)
    evaluate(after, tiles, EVALUATION, np.zeros(NUM_TAKES), np.zeros(NUM_TERMS), worths)
    return lead_of(worths, int(after.num_players), int(state.player))


def measured_terms(state: State, tiles: Tiles) -> NDArray[np.float64]:
    """The terms of the evaluation, one row per player."""
    terms = np.zeros((int(state.num_players), NUM_TERMS))
    for player, row in enumerate(terms):
        measure(state, tiles, player, np.zeros(NUM_TAKES), row)
    return terms


def weights_at(state: State) -> NDArray[np.float64]:
    """What one unit of each term is worth at this stage of the game, in creation points."""
    weights = np.zeros(NUM_TERMS)
    weights_now(state, EVALUATION, weights)
    return weights
