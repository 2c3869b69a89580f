"""`random`: plays uniformly among the sensible actions."""

import numpy as np

from orbis.bots.bot import Choice
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import random_below, random_from
from orbis.engine.sensible import sensible
from orbis.game import ACTIONS, Game


class RandomBot:
    """Plays at random, but never anything that cannot help."""

    def __init__(self, seed: str) -> None:
        self._random = random_from(seed)
        self._scratch = np.zeros(NUM_ACTIONS, dtype=np.int8)

    def choose(self, game: Game) -> Choice:
        """Choose one action."""
        number = sensible(game.state, game.tiles, self._scratch)
        return ACTIONS[int(self._scratch[random_below(self._random, number)])]
