"""Many games at once for machine learning: arrays in, arrays out, without copying."""

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from orbis.batch import Batch
from orbis.batch.batch import DeviceName
from orbis.env.arguments import check_choice
from orbis.tiles import TileSet


class OrbisVectorEnv:
    """Games played in parallel. In each of them, the current player is observed and acts.

    >>> env = OrbisVectorEnv(1000, players=2, seed=0)
    >>> observations, masks = env.reset()
    >>> observations, rewards, ends, masks = env.step(env.sample(masks))
    >>> observations.shape, rewards.shape, ends.shape, masks.shape
    ((1000, 1400), (1000, 2), (1000,), (1000, 117))

    `player` says whose turn it is in each game. Rewards have a column per player and are 0 until a game ends; then
    `ends` is true, the next game is dealt at once, and the observation is its first. All arrays are allocated once and
    overwritten at each step: copy what you want to keep. With `device="cuda"` they stay in GPU memory.
    """

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        seed: int | str = 0,
        tiles: TileSet | str | None = None,
        *,
        mask: Literal["legal", "sensible"] = "legal",
        device: DeviceName = "cpu",
        threads: int | None = None,
    ) -> None:
        """Deal the games. The masks mark all legal actions, or only the sensible ones."""
        check_choice("mask", mask, ("legal", "sensible"))
        self.batch = Batch(num_envs, players, seed, tiles, device=device, threads=threads)
        self.num_envs, self.num_players = num_envs, players
        self._seed = seed
        self._masks = self.batch.legal if mask == "legal" else self.batch.sensible

    @property
    def player(self) -> Any:
        """Whose turn it is in each game."""
        return self.batch.player

    def reset(self, seed: int | str | None = None) -> tuple[Any, Any]:
        """Deal all games again and return observations and masks; without a seed, those of the last seed."""
        self._seed = self._seed if seed is None else seed
        self.batch.reset(self._seed)
        return self.batch.observe(), self._masks()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any]:
        """Play an action in each game; return observations, rewards, which games ended, and masks."""
        rewards = self.batch.step(actions)
        return self.batch.observe(), rewards, self.batch.ended, self._masks()

    def sample(self, masks: Any) -> Any:
        """One marked action per game, chosen uniformly."""
        return self.batch.sample(masks)

    def points(self) -> NDArray[np.int16]:
        """The creation points of each player, as if the games ended now."""
        points: NDArray[np.int16] = self.batch.points()
        return points
