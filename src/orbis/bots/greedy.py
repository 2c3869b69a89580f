"""`greedy`: plays the turn that leads to the best position or, with noise, one that seems to."""

import numpy as np

from orbis.bots.bot import Choice
from orbis.bots.evaluation import EVALUATION
from orbis.bots.noise import add_noise
from orbis.bots.turns import MAX_TURN_LENGTH, MAX_TURNS, list_turns, new_turn_scratch
from orbis.engine.chance import random_from
from orbis.engine.state import new_states
from orbis.engine.vocabulary import NO_ACTION
from orbis.game import ACTIONS, Game


class GreedyBot:
    """Compares whole turns by evaluating the positions after them. Equal seeds give equal choices."""

    def __init__(self, seed: str, noise: float = 0.0) -> None:
        """`noise` is the typical error in judging a turn, in points: usually it is smaller, rarely much larger."""
        self._seed = seed
        self._noise = noise
        self._states = new_states(MAX_TURN_LENGTH + 1)
        self._scratch = new_turn_scratch()
        self._turns = np.zeros((MAX_TURNS, MAX_TURN_LENGTH + 1), dtype=np.int8)
        self._values = np.zeros(MAX_TURNS, dtype=np.float64)

    def choose(self, game: Game) -> Choice:
        """Choose the rest of the turn."""
        self._states[0] = game.state
        number = list_turns(self._states, game.tiles, EVALUATION, self._scratch, self._turns, self._values)
        if self._noise:
            random = random_from(f"{self._seed}/{game.turn}/{len(game.staged)}")
            add_noise(self._values, number, self._noise, random)
        best = self._turns[int(np.argmax(self._values[:number]))]
        return [ACTIONS[index] for index in best[: int(np.argmax(best == NO_ACTION))]]
