"""`greedy`: plays the turn that leads to the best position or, with slack, one that seems to be almost as good."""

import numpy as np

from orbis.bots.bot import Choice
from orbis.bots.evaluation import EVALUATION
from orbis.bots.policy import NUM_TAKES
from orbis.bots.slack import choose_with_slack
from orbis.bots.turns import MAX_TURN_LENGTH, MAX_TURNS, list_turns, new_turn_scratch
from orbis.engine.chance import random_from
from orbis.engine.state import new_states
from orbis.engine.vocabulary import NO_ACTION
from orbis.game import ACTIONS, Game


class GreedyBot:
    """Compares whole turns by evaluating the positions after them. Equal seeds give equal choices."""

    def __init__(self, seed: str, slack: float = 0.0) -> None:
        """`slack`: how much worse than the best a turn may seem and still be chosen, in points."""
        self._seed = seed
        self._slack = slack
        self._states = new_states(MAX_TURN_LENGTH + 1)
        self._scratch = new_turn_scratch()
        self._turns = np.zeros((MAX_TURNS, MAX_TURN_LENGTH + 1), dtype=np.int8)
        self._values = np.zeros(MAX_TURNS, dtype=np.float64)
        self._takes = np.zeros(NUM_TAKES, dtype=np.float64)

    def choose(self, game: Game) -> Choice:
        """Choose the rest of the turn."""
        self._states[0] = game.state
        number = list_turns(self._states, game.tiles, EVALUATION, self._scratch, self._turns, self._values)
        turn = self._turns[self._chosen(game, number)]
        return [ACTIONS[index] for index in turn[: int(np.argmax(turn == NO_ACTION))]]

    def _chosen(self, game: Game, number: int) -> int:
        if not self._slack:
            return int(np.argmax(self._values[:number]))
        random = random_from(f"{self._seed}/{game.turn}/{len(game.staged)}")
        return choose_with_slack(self._turns, self._values, number, self._slack, random, self._takes)
