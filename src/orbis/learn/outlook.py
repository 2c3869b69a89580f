"""What players expect, by seat and by player: who wins, and by how much.

The network numbers seats from the player who has to decide; everything else numbers the players of the game.
"""

from typing import Final

import torch
from torch import Tensor

from orbis.bots.network.tree import MARGIN_SCALE, MARGIN_UNIT, SETTINGS, WIN_WEIGHT
from orbis.engine.vocabulary import MAX_PLAYERS, PLAYER_COUNTS

MAX_MARGIN: Final = 3.0  # units: how much larger a margin is hardly matters


def _seats() -> Tensor:
    """The seat of each player, by the number of players and who has to decide."""
    table = torch.arange(MAX_PLAYERS).repeat(MAX_PLAYERS + 1, MAX_PLAYERS, 1)
    for players in PLAYER_COUNTS:
        for mover in range(players):
            for player in range(players):
                table[players, mover, player] = (player - mover) % players
    return table


SEATS: Final = _seats()


def by_player(values: Tensor, players: Tensor, movers: Tensor) -> Tensor:
    """Values by seat, as values by player; `players` is the number of players of each game."""
    return values.gather(1, SEATS.to(values.device)[players.long(), movers.long()])


def by_seat(values: Tensor, players: Tensor, movers: Tensor) -> Tensor:
    """Values by player, as values by seat."""
    seats = SEATS.to(values.device)[players.long(), movers.long()]
    return torch.zeros_like(values).scatter(1, seats, values)


def present(players: Tensor) -> Tensor:
    """1 for each player that a game has."""
    return (torch.arange(MAX_PLAYERS, device=players.device) < players[:, None]).float()


def utility(wins: Tensor, margins: Tensor) -> Tensor:
    """What an outlook is worth, as in the search; margins in units."""
    share = float(SETTINGS[WIN_WEIGHT])
    return share * wins + (1 - share) * MARGIN_UNIT / float(SETTINGS[MARGIN_SCALE]) * margins
