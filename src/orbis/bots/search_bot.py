"""`search`: Monte-Carlo tree search, and exact play in the last round."""

from typing import Final

import numpy as np

from orbis.bots.bot import Choice
from orbis.bots.budget import Budget
from orbis.bots.endgame import MAX_SOLVER_DEPTH, UNSOLVED, is_last_round, new_solver_scratch, solve
from orbis.bots.guided import guided_action, payment
from orbis.bots.policy import POLICY_WEIGHTS
from orbis.bots.search import Found, Search
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import random_from
from orbis.engine.state import State, Tiles, new_states
from orbis.engine.turn import play_through
from orbis.engine.vocabulary import MAX_PLAYERS, STEP_PLACE, STEP_TAKE
from orbis.game import ACTIONS, Game

# Positions that the exact solution of the last round may visit.
SOLVER_NODES_PER_SECOND: Final = 500_000
SOLVER_NODES_PER_SIMULATION: Final = 20
MIN_SOLVER_NODES: Final = 20_000
MAX_SOLVER_NODES: Final = 2_000_000


class SearchBot:
    """Thinks by simulating games. Equal seeds and numbers of simulations give equal choices."""

    def __init__(self, seed: str, budget: Budget) -> None:
        self._seed = seed
        self._budget = budget

    @property
    def budget(self) -> Budget:
        """How long it thinks."""
        return self._budget

    def choose(self, game: Game) -> Choice:
        """Choose the rest of the turn, or the next action in a last round that can be solved."""
        if is_last_round(game.state):
            action = self._solve(game)
            if action != UNSOLVED:
                return ACTIONS[action]
        return [ACTIONS[action] for action in self._search(game)]

    def _solve(self, game: Game) -> int:
        states = new_states(MAX_SOLVER_DEPTH)
        states[0] = game.state
        return solve(states, game.tiles, self._max_solver_nodes(), new_solver_scratch(), np.zeros(MAX_PLAYERS))

    def _max_solver_nodes(self) -> int:
        if self._budget.seconds is not None:
            number = int(self._budget.seconds * SOLVER_NODES_PER_SECOND)
        else:
            number = (self._budget.simulations or 1) * SOLVER_NODES_PER_SIMULATION
        return min(max(number, MIN_SOLVER_NODES), MAX_SOLVER_NODES)

    def _search(self, game: Game) -> list[int]:
        """The most visited turn."""
        budget = self._budget
        seed = f"{self._seed}/{game.turn}/{len(game.staged)}"
        search = Search(game.state, game.tiles, seed, threads=budget.threads, simulations=budget.simulations)
        search.run(budget)
        states = new_states()
        states[0] = game.state
        state = states[0]
        path: list[int] = []
        turn: list[int] = []
        while state.turn == game.turn:
            if state.step == STEP_TAKE or state.step == STEP_PLACE:
                path.append(self._best_action(state, game.tiles, search.found(path)))
                turn.append(path[-1])
            else:
                turn.append(payment(state, game.tiles, POLICY_WEIGHTS))
            play_through(state, game.tiles, turn[-1])
        search.close()
        return turn

    def _best_action(self, state: State, tiles: Tiles, found: Found) -> int:
        """The action with the most simulations; without any, the one that looks best at first glance."""
        if found.visits.any():
            return found.best
        scratch, worths = np.zeros(NUM_ACTIONS, dtype=np.int8), np.zeros(NUM_ACTIONS)
        return guided_action(state, tiles, random_from(self._seed), POLICY_WEIGHTS, scratch, worths)
