"""What a final score or a position means: who wins, and by how much."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.bots.exponential import exp
from orbis.bots.policy import share_left
from orbis.engine.kernel import kernel
from orbis.engine.scoring import RANK, TOTAL, num_winners
from orbis.engine.state import State

# How far the final margin may be from an evaluation, in points: at the end, and additionally at the start of the game.
SPREAD_AT_END: Final = 1.2
SPREAD_OF_GAME: Final = 2.0


@kernel
def judge_result(
    sheet: NDArray[np.int16], num_players: int, wins: NDArray[np.float64], margins: NDArray[np.float64]
) -> None:
    """Each player's share of the win (F3) and margin over the best other player, from a final score."""
    share = 1.0 / num_winners(sheet, num_players)
    for player in range(num_players):
        wins[player] = share if sheet[player, RANK] == 1 else 0.0
        strongest = -(10**6)
        for other in range(num_players):
            if other != player:
                strongest = max(strongest, int(sheet[other, TOTAL]))
        margins[player] = float(int(sheet[player, TOTAL]) - strongest)


@kernel
def judge_position(state: State, wins: NDArray[np.float64], margins: NDArray[np.float64]) -> None:
    """The same from the players' evaluations in points, which are passed in `wins` and overwritten."""
    num_players = int(state.num_players)
    spread = SPREAD_AT_END + SPREAD_OF_GAME * np.sqrt(share_left(state))
    highest = wins[0]
    for player in range(num_players):
        strongest = -np.inf
        for other in range(num_players):
            if other != player:
                strongest = max(strongest, wins[other])
        margins[player] = wins[player] - strongest
        highest = max(highest, wins[player])
    total = 0.0
    for player in range(num_players):
        wins[player] = exp((wins[player] - highest) / spread)
        total += wins[player]
    for player in range(num_players):
        wins[player] /= total
