"""Loops over a range of games in a batch, run by each CPU thread."""

import numpy as np
from numpy.typing import NDArray

from orbis.batch.games import ENDED, play_out, step_game
from orbis.batch.masks import mask_sensible, sample_action
from orbis.batch.observation import observe
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.check import OK
from orbis.engine.kernel import kernel
from orbis.engine.mask import mask_legal
from orbis.engine.scoring import NUM_SCORE_COLUMNS, score
from orbis.engine.setup import deal
from orbis.engine.state import States, Tiles
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_TILES


@kernel
def deal_all(
    start: int, stop: int, states: States, tiles: Tiles, num_players: int, randoms: NDArray[np.uint64]
) -> None:
    """Deal new games."""
    pile = np.empty(NUM_TILES, dtype=np.int8)
    for i in range(start, stop):
        deal(states[i], tiles, num_players, 0, randoms[i], pile)


@kernel
def legal_all(start: int, stop: int, states: States, tiles: Tiles, out: NDArray[np.bool_]) -> None:
    """Mark the legal actions."""
    for i in range(start, stop):
        mask_legal(states[i], tiles, out[i])


@kernel
def sensible_all(start: int, stop: int, states: States, tiles: Tiles, out: NDArray[np.bool_]) -> None:
    """Mark the actions worth considering."""
    scratch = np.empty(NUM_ACTIONS, dtype=np.int8)
    for i in range(start, stop):
        mask_sensible(states[i], tiles, scratch, out[i])


@kernel
def sample_all(
    start: int, stop: int, masks: NDArray[np.bool_], randoms: NDArray[np.uint64], out: NDArray[np.int64]
) -> None:
    """Choose one of the marked actions at random."""
    for i in range(start, stop):
        out[i] = sample_action(masks[i], randoms[i])


@kernel
def step_all(
    start: int,
    stop: int,
    states: States,
    tiles: Tiles,
    actions: NDArray[np.int64],
    randoms: NDArray[np.uint64],
    renew: bool,
    rewards: NDArray[np.float32],
    ended: NDArray[np.bool_],
    refused: NDArray[np.int8],
) -> int:
    """Play an action in each game; return how many were refused, with the reasons in `refused`."""
    sheet = np.empty((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16)
    pile = np.empty(NUM_TILES, dtype=np.int8)
    number = 0
    for i in range(start, stop):
        code = step_game(states[i], tiles, actions[i], randoms[i], renew, sheet, pile, rewards[i])
        ended[i] = code == ENDED
        refused[i] = max(code, OK)
        number += code > OK
    return number


@kernel
def observe_all(
    start: int,
    stop: int,
    states: States,
    tiles: Tiles,
    features: NDArray[np.uint64],
    viewers: NDArray[np.int8],
    out: NDArray[np.int8],
    words: NDArray[np.uint64],
) -> None:
    """Write what players see."""
    for i in range(start, stop):
        observe(states[i], tiles, features, int(viewers[i]) % int(states[i].num_players), out[i], words[i])


@kernel
def play_out_all(
    start: int,
    stop: int,
    states: States,
    tiles: Tiles,
    randoms: NDArray[np.uint64],
    num_games: int,
    numbers: NDArray[np.int64],
) -> None:
    """Play random actions to the end of each game, and store their number."""
    scratch = np.empty(NUM_ACTIONS, dtype=np.int8)
    pile = np.empty(NUM_TILES, dtype=np.int8)
    for i in range(start, stop):
        numbers[i] = play_out(states[i], tiles, randoms[i], num_games, scratch, pile)


@kernel
def score_all(start: int, stop: int, states: States, tiles: Tiles, out: NDArray[np.int16]) -> None:
    """Fill the score sheets."""
    for i in range(start, stop):
        score(states[i], tiles, out[i])
