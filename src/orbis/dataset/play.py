"""Games of a teacher against itself, as the rows of a dataset."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from orbis.batch.observation import observation_size, observe, tile_features
from orbis.bots.evaluation import NUM_TERMS
from orbis.bots.exponential import exp, log
from orbis.bots.network.position import CODES_SIZE, NUMBERS_SIZE, describe
from orbis.bots.policy import NUM_TAKES
from orbis.bots.result import judge_result
from orbis.dataset.columns import Rows, columns_of, stacked
from orbis.dataset.teacher import Opinion, Teacher, teacher_of
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import Random, next_word, random_from
from orbis.engine.kernel import kernel
from orbis.engine.scoring import NUM_SCORE_COLUMNS, TOTAL, score
from orbis.engine.sensible import sensible
from orbis.engine.vocabulary import MAX_PLAYERS
from orbis.game import Game
from orbis.tiles import TileSet


@dataclass(frozen=True)
class Plan:
    """What is played. Equal plans give equal games, no matter where and when they are played.

    In the first rounds actions are drawn from the policy, sharpened or flattened by the temperature; later, and at
    temperature 0, the best one is played. `tile_set` is None for the standard set.
    """

    players: int = 2
    seed: str = "1"
    bot: str = "network:sims=400"
    temperature: float = 1.0
    exploring_rounds: int = 5
    tile_set: TileSet | None = None


@dataclass(frozen=True)
class Task:
    """One game of a plan."""

    plan: Plan
    number: int


def play_tasks(tasks: Sequence[Task]) -> list[Rows]:
    """The rows of a few games."""
    return [play_task(task) for task in tasks]


def play_task(task: Task) -> Rows:
    """Play a game and return its rows: the decisions that the teacher judged."""
    plan = task.plan
    seed = f"{plan.seed}/{task.number}"
    game = Game(plan.players, seed, plan.tile_set)
    teacher, describer = _teacher(plan.bot), _Describer(game)
    random = random_from(f"{seed}/play")
    room = np.zeros(NUM_ACTIONS, np.int8)
    rows: list[dict[str, Any]] = []
    while not game.over:
        actions = room[: sensible(game.state, game.tiles, room)]
        view = game.view()
        action = int(actions[0]) if len(actions) == 1 else teacher.habit(view)
        if action is None:
            opinion = teacher.judge(view, actions, f"{seed}/search/{len(rows)}")
            exploring = game.turn < plan.exploring_rounds * plan.players
            action = choose_action(opinion.policy, plan.temperature if exploring else 0.0, random)
            row = describer.row(view, actions) | _judged(opinion, game)
            rows.append(row | {"game": task.number, "decision": len(rows), "action": action})
        game.play_unchecked(action)
    result = _result(game)
    for row in rows:
        row |= {name: np.roll(values, -row["player"]) for name, values in result.items()}
    return stacked(rows, columns_of(plan.players))


@lru_cache(maxsize=1)
def _teacher(name: str) -> Teacher:
    return teacher_of(name)


@kernel
def choose_action(policy: NDArray[np.float64], temperature: float, random: Random) -> int:
    """Draw an action with a chance proportional to its share to the power of 1 / temperature; at 0 take the largest."""
    best = 0
    for action in range(1, NUM_ACTIONS):
        if policy[action] > policy[best]:
            best = action
    if temperature == 0.0:
        return best
    total = 0.0
    for action in range(NUM_ACTIONS):
        if policy[action] > 0.0:
            total += exp(log(policy[action] / policy[best]) / temperature)
    left = total * float(next_word(random) >> np.uint64(11)) / 2.0**53
    for action in range(NUM_ACTIONS):
        if policy[action] > 0.0:
            left -= exp(log(policy[action] / policy[best]) / temperature)
            if left < 0.0:
                return action
    return best


class _Describer:
    """Describes the positions of a game."""

    def __init__(self, game: Game) -> None:
        self._features = tile_features(game.tiles)
        self._words = np.zeros(observation_size(game.num_players) // 8, np.uint64)
        self._codes = np.zeros(CODES_SIZE, np.int16)
        self._numbers = np.zeros(NUMBERS_SIZE, np.float32)
        self._scratch = (np.zeros(NUM_TAKES), np.zeros(NUM_TERMS), np.zeros(NUM_TERMS))

    def row(self, view: Game, actions: NDArray[np.int8]) -> dict[str, Any]:
        """The columns about the position."""
        state, tiles = view.state, view.tiles
        observation = self._words.view(np.int8)
        observe(state, tiles, self._features, int(state.player), observation, self._words)
        describe(state, tiles, *self._scratch, self._codes, self._numbers)
        mask = np.zeros(NUM_ACTIONS, np.bool_)
        mask[actions] = True
        return {
            "players": view.num_players,
            "turn": view.turn,
            "player": int(state.player),
            "step": int(state.step),
            "observation": observation.copy(),
            "codes": self._codes.copy(),
            "numbers": self._numbers.copy(),
            "mask": mask,
        }


def _judged(opinion: Opinion, game: Game) -> dict[str, Any]:
    """The columns of an opinion; lists of players begin with the one who decides."""
    players, player = game.num_players, game.player
    return {
        "policy": opinion.policy,
        "simulations": opinion.simulations,
        "expected_wins": np.roll(opinion.wins[:players], -player),
        "expected_margins": np.roll(opinion.margins[:players], -player),
    }


def _result(game: Game) -> dict[str, NDArray[Any]]:
    """How a game ended, by player."""
    sheet = np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), np.int16)
    wins, margins = np.zeros(game.num_players), np.zeros(game.num_players)
    score(game.state, game.tiles, sheet)
    judge_result(sheet, game.num_players, wins, margins)
    return {"wins": wins, "margins": margins, "points": sheet[: game.num_players, TOTAL]}
