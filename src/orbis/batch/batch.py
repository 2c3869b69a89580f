"""Thousands of games at once."""

from typing import Any, Literal, TypeAlias

import numpy as np

from orbis.batch.cpu import CpuDevice
from orbis.batch.device import Device
from orbis.batch.observation import WORD, observation_size, tile_features
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import NUM_WORDS, randoms_from
from orbis.engine.scoring import NUM_SCORE_COLUMNS, TOTAL
from orbis.engine.setup import check_players
from orbis.engine.state import STATE_DTYPE
from orbis.engine.tile_array import tile_array
from orbis.engine.vocabulary import MAX_PLAYERS
from orbis.errors import OrbisError, safe_repr
from orbis.tiles import TileSet, load_tile_set

DeviceName: TypeAlias = Literal["cpu", "cuda"]


class Batch:
    """Games played in parallel, each with its own record, on all CPU cores or on a GPU.

    >>> batch = Batch(1000, players=2, seed="batch")
    >>> rewards = batch.step(batch.sample(batch.legal()))
    >>> rewards.shape, batch.observe().shape
    ((1000, 2), (1000, 1400))

    All arrays are allocated once, overwritten by each call, and stay in the memory of the device. On the CPU they are
    NumPy arrays. On a GPU they have `__cuda_array_interface__`: `torch.as_tensor(array, device="cuda")` and
    `cupy.asarray(array)` share their memory.
    """

    def __init__(
        self,
        num_games: int,
        players: int = 2,
        seed: int | str = 0,
        tiles: TileSet | str | None = None,
        *,
        device: DeviceName = "cpu",
        threads: int | None = None,
    ) -> None:
        """Deal the games. Game number i is `Game(players, f"{seed}/{i}", tiles)`."""
        _check_positive("games", num_games)
        if threads is not None:
            _check_positive("threads", threads)
        check_players(players)
        self.num_games, self.num_players = num_games, players
        self.tile_set = load_tile_set(tiles)
        self._device = _device(device, threads)
        host_tiles = tile_array(self.tile_set)
        self._tiles = self._device.array(host_tiles)
        self._features = self._device.array(tile_features(host_tiles))
        self.states = self._empty((), STATE_DTYPE)
        self.randoms = self._empty((NUM_WORDS,), np.uint64)
        self._legal = self._empty((NUM_ACTIONS,), np.bool_)
        self._sensible = self._empty((NUM_ACTIONS,), np.bool_)
        self._words = self._empty((observation_size(players) // WORD,), np.uint64)
        self._observations = self._words.view(np.int8)
        self._rewards = self._empty((players,), np.float32)
        self._actions = self._empty((), np.int64)
        self.ended = self._empty((), np.bool_)  # which games ended in the last step
        self._refused = self._empty((), np.int8)
        self._numbers = self._empty((), np.int64)
        self._sheets = self._empty((MAX_PLAYERS, NUM_SCORE_COLUMNS), np.int16)
        self.reset(seed)

    @property
    def device(self) -> str:
        """`cpu` or `cuda`."""
        return self._device.name

    @property
    def player(self) -> Any:
        """Whose turn it is in each game."""
        return self._device.field(self.states, "player")

    @property
    def turn(self) -> Any:
        """The number of completed turns in each game."""
        return self._device.field(self.states, "turn")

    def reset(self, seed: int | str) -> None:
        """Deal all games again."""
        self.randoms = self._device.array(randoms_from(f"{seed}/{number}" for number in range(self.num_games)))
        self._device.deal(self.states, self._tiles, self.num_players, self.randoms)

    def legal(self) -> Any:
        """Which of the 117 actions are legal, one row per game. None is after the end."""
        self._device.legal(self.states, self._tiles, self._legal)
        return self._legal

    def sensible(self) -> Any:
        """Which actions are worth considering: the legal ones except those that can never help."""
        self._device.sensible(self.states, self._tiles, self._sensible)
        return self._sensible

    def sample(self, masks: Any) -> Any:
        """One marked action per game, chosen uniformly with the game's own random numbers; −1 where none is marked."""
        masks = self._device.array(masks, np.bool_)
        if masks.shape != (self.num_games, NUM_ACTIONS):
            raise OrbisError(
                "batch/masks", f"Masks must have the shape {(self.num_games, NUM_ACTIONS)}, not {masks.shape}"
            )
        self._device.sample(masks, self.randoms, self._actions)
        return self._actions

    def step(self, actions: Any, *, renew: bool = True) -> Any:
        """Play one action in each game, and return the rewards, one row per game and one column per player.

        Rewards are 0 until a game ends. Then a sole winner gets 1 and the others share −1, so the sum is 0. A finished
        game is dealt again at once unless `renew` is off; `ended` marks it. If an action is illegal, its game stays
        unchanged, the others are played, and an error says which one it was.
        """
        actions = self._whole_numbers(actions, np.int64, "actions")
        refused = self._device.step(
            self.states, self._tiles, actions, self.randoms, renew, self._rewards, self.ended, self._refused
        )
        if refused:
            raise self._refusal(actions)
        return self._rewards

    def observe(self, viewers: Any = None) -> Any:
        """What players see, one row per game: the current player, or the given player of each game."""
        viewers = self.player if viewers is None else self._whole_numbers(viewers, np.int8, "viewers")
        self._device.observe(self.states, self._tiles, self._features, viewers, self._observations, self._words)
        return self._observations

    def play_random(self, games: int = 1) -> Any:
        """Play each game to its end with random sensible actions, then further games, `games` in total.

        Returns the number of actions per game. The games are left at their end.
        """
        _check_positive("games", games)
        self._device.play_out(self.states, self._tiles, self.randoms, games, self._numbers)
        return self._numbers

    def points(self) -> Any:
        """The creation points of each player, as if the games ended now."""
        self._device.score(self.states, self._tiles, self._sheets)
        return self._sheets[:, : self.num_players, TOTAL]

    def to_host(self, array: Any) -> Any:
        """A device array as a NumPy array: the same one on the CPU, a copy from a GPU."""
        return self._device.to_host(array)

    def wait(self) -> None:
        """Wait until the device has finished all its work."""
        self._device.wait()

    def _empty(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return self._device.empty((self.num_games, *shape), dtype)

    def _whole_numbers(self, values: Any, dtype: Any, what: str) -> Any:
        """One number per game, in the memory of the device."""
        if not hasattr(values, "__cuda_array_interface__"):
            values = np.asarray(values)
            if values.dtype.kind not in "iu":
                raise OrbisError(f"batch/{what}", f"The {what} must be integers, not {values.dtype}")
            if what == "viewers" and values.size and not 0 <= values.min() <= values.max() < self.num_players:
                raise OrbisError("batch/viewers", f"The viewers must be players from 0 to {self.num_players - 1}")
        numbers = self._device.array(values, dtype)
        if numbers.shape != (self.num_games,):
            raise OrbisError(
                f"batch/{what}", f"There must be {self.num_games} {what}, not an array of shape {numbers.shape}"
            )
        return numbers

    def _refusal(self, actions: Any) -> OrbisError:
        codes, tried = self.to_host(self._refused), self.to_host(actions)
        first = int(np.flatnonzero(codes)[0])
        number = int(np.count_nonzero(codes))
        return OrbisError(
            "batch/illegal",
            f"{number} of {self.num_games} actions are not legal; the first is {int(tried[first])} in game {first}. "
            "Choose actions marked by legal() or sensible()",
        )


def _check_positive(what: str, number: object) -> None:
    if type(number) is not int or number < 1:
        raise OrbisError(f"batch/{what}", f"The number of {what} must be 1 or more, not {safe_repr(number)}")


def _device(device: str, threads: int | None) -> Device:
    if device == "cpu":
        return CpuDevice(threads)
    if device == "cuda":
        from orbis.batch.cuda import CudaDevice

        return CudaDevice()
    raise OrbisError("batch/device", f"The device must be cpu or cuda, not {safe_repr(device)}")
