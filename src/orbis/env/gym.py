"""Orbis for Gymnasium: the agent has one seat, and bots have the others."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, get_args

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from orbis.batch.games import reward as game_rewards
from orbis.bots import Bot, bot_factory, play_choice
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.scoring import NUM_SCORE_COLUMNS
from orbis.engine.vocabulary import MAX_PLAYERS
from orbis.env.arguments import action_number, check_choice
from orbis.env.render import RENDER_MODES, Frame, RenderMode, render
from orbis.env.sight import Mask, MaskKind, Observation, Sight
from orbis.errors import OrbisError, safe_repr
from orbis.game.actions import ACTIONS
from orbis.game.game import Game
from orbis.game.refusals import IllegalAction, Refusal
from orbis.tiles import TileSetSource

Reward: TypeAlias = Literal["result", "margin"]
Illegal: TypeAlias = Literal["lose", "raise"]
SeatChoice: TypeAlias = int | Literal["random"]

POINTS_PER_REWARD = 10  # of a margin
# The reward for an illegal action: no better than what legal ones usually lead to, so that it is no way out.
ILLEGAL_REWARDS: dict[Reward, float] = {"result": -1.0, "margin": -10.0}
LARGEST_SEED = 2**63


class OrbisGym(gymnasium.Env[Observation, np.int64], EzPickle):
    """One seat in a game of Orbis; bots play the others within `step`.

    Observations are the public state from the seat's point of view. `info["action_mask"]` marks the available actions
    in the form that `action_space.sample` takes; `action_masks()` returns them as booleans. The reward comes at the
    end, when `info` also contains the points and the winners.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as in Gymnasium

    def __init__(
        self,
        opponents: Sequence[str | Bot] = ("greedy",),
        seat: SeatChoice = 0,
        tiles: TileSetSource = None,
        *,
        mask: MaskKind = "legal",
        reward: Reward = "result",
        illegal: Illegal = "lose",
        render_mode: RenderMode | None = None,
    ) -> None:
        """Set up games against one, two or three opponents, given as names of bots or as bots.

        `reward` is the result of the game (1 for a sole winner, −1 shared by the others) or the margin: own points
        minus the best other player's, divided by 10. An `illegal` action either loses the game at once (reward −1, or
        −10 with margins), as Gymnasium expects every action of the space to be accepted, or raises an error and changes
        nothing.
        Bots given by name are created for each game from its seed; a bot object plays all games.
        """
        options = {"mask": mask, "reward": reward, "illegal": illegal, "render_mode": render_mode}
        EzPickle.__init__(self, opponents, seat, tiles, **options)
        players = 1 + _number_of(opponents)
        check_choice("reward", reward, get_args(Reward))
        check_choice("illegal", illegal, get_args(Illegal))
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        check_choice("seat", seat, (*range(players), "random"))
        self._game = Game(players, 0, tiles)
        self._opponents = [_maker(opponent) for opponent in opponents]
        self._sight = Sight(players, self._game.tile_set, mask)
        self._seat_wanted: SeatChoice = seat
        self._reward: Reward = reward
        self._illegal: Illegal = illegal
        self._lost = False
        self.seat = 0
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(NUM_ACTIONS)
        self.observation_space = self._sight.observation_space()  # type: ignore[assignment]  # int8

    @property
    def game(self) -> Game:
        """A copy of the game so far, with all its turns."""
        return self._game.copy()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the game `orbis.Game(players, seed, tiles)`, random without a seed, and play up to the seat's turn."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(LARGEST_SEED))
        players = self._game.num_players
        self.seat = int(self.np_random.integers(players)) if self._seat_wanted == "random" else self._seat_wanted
        self._game = Game(players, drawn if seed is None else seed, self._game.tile_set)
        bots = [maker(f"{drawn}/{number}") for number, maker in enumerate(self._opponents)]
        self._bots = [*bots[: self.seat], None, *bots[self.seat :]]
        self._lost = False
        self._play_others()
        observation, mask = self._look()
        return observation, {"action_mask": mask}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and the others' turns until it is this seat's turn again."""
        if self._game.over or self._lost:
            raise OrbisError("env/over", "The game is over: call reset() for a new one")
        number = action_number(action)
        refusal = self._game.why_not(ACTIONS[number])
        if refusal is not None:
            return self._refuse(refusal)
        self._game.play_unchecked(number)
        self._play_others()
        observation, mask = self._look()
        info: dict[str, Any] = {"action_mask": mask}
        if not self._game.over:
            return observation, 0.0, False, False, info
        score = self._game.score()
        info |= {"points": list(score.totals), "winners": list(score.winners)}
        return observation, self._final_reward(score.totals), True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The available actions, in the form that MaskablePPO of sb3-contrib expects."""
        return self._look()[1].view(np.bool_)

    def render(self) -> Frame | None:
        """The table in the render mode: text, SVG or an array of pixels."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: pass one to gymnasium.make()")
            return None
        return render(self.render_mode, self._game.state, self._game.tile_set)  # type: ignore[arg-type]  # already checked

    def _look(self) -> tuple[Observation, Mask]:
        return self._sight.look(self._game.state.reshape(1), self.seat)

    def _play_others(self) -> None:
        while not self._game.over and self._game.player != self.seat:
            play_choice(self._game, self._bots[self._game.player])

    def _refuse(self, refusal: Refusal) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._illegal == "raise":
            raise IllegalAction(refusal)
        self._lost = True
        observation, mask = self._look()
        return observation, ILLEGAL_REWARDS[self._reward], True, False, {"action_mask": mask, "illegal": str(refusal)}

    def _final_reward(self, points: Sequence[int]) -> float:
        if self._reward == "margin":
            others = [points[player] for player in range(len(points)) if player != self.seat]
            return (points[self.seat] - max(others)) / POINTS_PER_REWARD
        sheet = np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16)
        rewards = np.zeros(len(points), dtype=np.float32)
        game_rewards(self._game.state, self._game.tiles, sheet, rewards)
        return float(rewards[self.seat])


def _number_of(opponents: object) -> int:
    if isinstance(opponents, str) or not isinstance(opponents, Sequence) or not 1 <= len(opponents) <= MAX_PLAYERS - 1:
        message = f"opponents must be a list of one, two or three bots or names of bots, not {safe_repr(opponents)}"
        raise OrbisError("env/opponents", message)
    return len(opponents)


def _maker(opponent: object) -> Any:
    """A function that makes a bot from a seed; a bot object is returned as it is."""
    if isinstance(opponent, str):
        return bot_factory(opponent)
    if not callable(getattr(opponent, "choose", None)) or isinstance(opponent, type):
        raise OrbisError("env/opponents", f"an opponent must be a bot or the name of one, not {safe_repr(opponent)}")
    return lambda seed: opponent
