"""One game of a batch: steps and results. The same kernels run on the CPU and on a GPU."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.engine.chance import Random
from orbis.engine.check import OK, check
from orbis.engine.kernel import kernel
from orbis.engine.playout import play_random
from orbis.engine.scoring import RANK, num_winners, score
from orbis.engine.setup import deal
from orbis.engine.state import State, Tiles
from orbis.engine.turn import play_through
from orbis.engine.vocabulary import STEP_OVER

ENDED: Final = -1  # the action was played and the game is over


@kernel
def step_game(
    state: State,
    tiles: Tiles,
    action: int,
    random: Random,
    renew: bool,
    sheet: NDArray[np.int16],
    pile: NDArray[np.int8],
    rewards: NDArray[np.float32],
) -> int:
    """Play an action. At the end of a game, set the rewards and deal the next game if asked to.

    Returns OK, ENDED, or why the action is refused.
    """
    for player in range(state.num_players):
        rewards[player] = 0
    code = check(state, tiles, action)
    if code != OK:
        return code
    play_through(state, tiles, action)
    if state.step != STEP_OVER:
        return OK
    reward(state, tiles, sheet, rewards)
    if renew:
        deal(state, tiles, state.num_players, 0, random, pile)
    return ENDED


@kernel
def reward(state: State, tiles: Tiles, sheet: NDArray[np.int16], rewards: NDArray[np.float32]) -> None:
    """Each player's reward at the end of a game: the win, shared among equals (F3), with a sum of zero.

    A sole winner gets 1, and the others share −1.
    """
    score(state, tiles, sheet)
    share = state.num_players / num_winners(sheet, state.num_players)
    num_others = float(state.num_players - 1)
    for player in range(state.num_players):
        if sheet[player, RANK] == 1:
            rewards[player] = (share - 1) / num_others
        else:
            rewards[player] = -1 / num_others


@kernel
def play_out(
    state: State, tiles: Tiles, random: Random, num_games: int, scratch: NDArray[np.int8], pile: NDArray[np.int8]
) -> int:
    """Play random sensible actions to the end, then further games; return the number of actions."""
    number = play_random(state, tiles, random, scratch)
    for _ in range(num_games - 1):
        deal(state, tiles, state.num_players, 0, random, pile)
        number += play_random(state, tiles, random, scratch)
    return number
