"""Batches on a GPU with CUDA: the engine's kernels, compiled again for the GPU, with one thread per game.

Masks use one thread per action and observations one per piece, so that neighboring threads write neighboring memory.
"""

import types
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numba
import numpy as np
from numpy.typing import ArrayLike, NDArray

from orbis.batch import games, masks
from orbis.batch.observation import num_pieces, observation_size, observe_piece
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.check import OK, check
from orbis.engine.scoring import NUM_SCORE_COLUMNS, score
from orbis.engine.setup import deal
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_TILES, PLAYER_COUNTS
from orbis.errors import OrbisError

THREADS_PER_BLOCK = 128

_compiled: dict[Any, Any] = {}  # the engine's kernels as GPU functions


def cuda_library() -> Any:
    """Numba for CUDA, if there is a usable GPU."""
    if find_spec("numba_cuda") is None:
        raise OrbisError(
            "batch/no-cuda", "Batches on a GPU need the extra `cuda`; install it with: pip install 'orbis[cuda]'"
        )
    with _row_stack():
        cuda: Any = import_module("numba.cuda")
        import_module("numba.cuda.np.arrayobj")  # otherwise the first kernel imports it
    numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # type: ignore[attr-defined]  # few games are fine
    if not cuda.is_available():
        raise OrbisError("batch/no-gpu", "No CUDA GPU found: use the device cpu")
    return cuda


@contextmanager
def _row_stack() -> Iterator[None]:
    """Provide `np.row_stack`, which NumPy 2.5 has removed: numba-cuda 0.30 refers to it while it is imported."""
    if hasattr(np, "row_stack"):
        yield
        return
    np.row_stack = np.vstack
    try:
        yield
    finally:
        del np.row_stack


def on_gpu(kernel: Any) -> Any:
    """A kernel of the engine and all kernels it calls, compiled from the same source as GPU functions."""
    if kernel not in _compiled:
        function = kernel.py_func
        names = dict(function.__globals__)
        for name in function.__code__.co_names:
            if hasattr(names.get(name), "py_func"):
                names[name] = on_gpu(names[name])
        copy = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        _compiled[kernel] = cuda_library().jit(device=True)(copy)
    return _compiled[kernel]


class _Field:
    """A field of an array of records, in the form in which libraries exchange GPU arrays."""

    def __init__(self, records: Any, name: str) -> None:
        dtype, offset = records.dtype.fields[name][:2]
        self._records = records  # keeps the memory alive
        self.__cuda_array_interface__ = {
            **records.__cuda_array_interface__,
            "typestr": dtype.str,
            "descr": [("", dtype.str)],
            "strides": records.strides,
            "data": (records.__cuda_array_interface__["data"][0] + offset, False),
        }


class EntryKernels(NamedTuple):
    """The kernels that are launched, one per operation."""

    deal: Any
    legal: Any
    sensible: Any
    sample: Any
    step: Any
    observe: Any
    play_out: Any
    score: Any


class CudaDevice:
    """The first GPU of this machine."""

    name = "cuda"

    def __init__(self) -> None:
        self._cuda = cuda_library()
        self._kernels = _entry_kernels(self._cuda)
        self._refusals = self._cuda.device_array(1, np.int32)

    def array(self, values: ArrayLike, dtype: Any = None) -> Any:
        """An array of this device with these values; the same memory if it is already there."""
        if hasattr(values, "__cuda_array_interface__"):
            there = self._cuda.as_cuda_array(values)
            if dtype is not None and there.dtype != np.dtype(dtype):
                raise OrbisError("batch/dtype", f"Expected an array of {np.dtype(dtype)}, not of {there.dtype}")
            return there
        return self._cuda.to_device(np.ascontiguousarray(values, dtype=dtype))

    def empty(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array for results."""
        return self._cuda.to_device(np.zeros(shape, dtype=dtype))

    def field(self, states: Any, name: str) -> Any:
        """A field of all games, sharing their memory."""
        return self._cuda.as_cuda_array(_Field(states, name))

    def to_host(self, array: Any) -> NDArray[Any]:
        """The values as a NumPy array."""
        return np.asarray(array.copy_to_host())

    def wait(self) -> None:
        """Wait until all work so far is done."""
        self._cuda.synchronize()

    def deal(self, states: Any, tiles: Any, num_players: int, randoms: Any) -> None:
        """Deal new games."""
        self._launch(self._kernels.deal, len(states), states, tiles, num_players, randoms)

    def legal(self, states: Any, tiles: Any, out: Any) -> None:
        """Mark the legal actions."""
        self._launch(self._kernels.legal, len(states) * NUM_ACTIONS, states, tiles, out)

    def sensible(self, states: Any, tiles: Any, out: Any) -> None:
        """Mark the actions worth considering."""
        self._launch(self._kernels.sensible, len(states), states, tiles, out)

    def sample(self, masks: Any, randoms: Any, out: Any) -> None:
        """Choose one of the marked actions at random."""
        self._launch(self._kernels.sample, len(masks), masks, randoms, out)

    def step(
        self, states: Any, tiles: Any, actions: Any, randoms: Any, renew: bool, rewards: Any, ended: Any, refused: Any
    ) -> int:
        """Play an action in each game; return how many were refused, with the reasons in `refused`."""
        self._refusals.copy_to_device(np.zeros(1, np.int32))
        arrays = (states, tiles, actions, randoms, renew, rewards, ended, refused, self._refusals)
        self._launch(self._kernels.step, len(states), *arrays)
        return int(self._refusals.copy_to_host()[0])

    def observe(self, states: Any, tiles: Any, features: Any, viewers: Any, out: Any, words: Any) -> None:
        """Write what players see; `words` is the memory of `out` as 64-bit words."""
        pieces = num_pieces(_num_players(out))
        arrays = (states, tiles, features, viewers, out, words)
        self._launch(self._kernels.observe, len(states) * pieces, *arrays, pieces)

    def play_out(self, states: Any, tiles: Any, randoms: Any, num_games: int, numbers: Any) -> None:
        """Play random actions to the end of `num_games` games each, and store their number."""
        self._launch(self._kernels.play_out, len(states), states, tiles, randoms, num_games, numbers)

    def score(self, states: Any, tiles: Any, out: Any) -> None:
        """Fill the score sheets."""
        self._launch(self._kernels.score, len(states), states, tiles, out)

    def _launch(self, kernel: Any, num_threads: int, *arguments: Any) -> None:
        num_blocks = -(-num_threads // THREADS_PER_BLOCK)
        kernel[num_blocks, THREADS_PER_BLOCK](*arguments)


def _num_players(observations: Any) -> int:
    """The number of players, from the size of an observation."""
    return next(players for players in PLAYER_COUNTS if observation_size(players) == observations.shape[1])


def _entry_kernels(cuda: Any) -> EntryKernels:
    """The launched kernels: each thread finds its game and runs the engine's kernel on it."""
    deal_game, score_game = on_gpu(deal), on_gpu(score)
    check_action, observe_one = on_gpu(check), on_gpu(observe_piece)
    mask_sensible, sample_action = on_gpu(masks.mask_sensible), on_gpu(masks.sample_action)
    step_game, play_out = on_gpu(games.step_game), on_gpu(games.play_out)
    int8, int16, over = np.int8, np.int16, games.ENDED

    @cuda.jit
    def deal_kernel(states, tiles, num_players, randoms):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            pile = cuda.local.array(NUM_TILES, int8)
            deal_game(states[game], tiles, num_players, 0, randoms[game], pile)

    @cuda.jit
    def legal_kernel(states, tiles, out):  # type: ignore[no-untyped-def]
        game, action = divmod(cuda.grid(1), NUM_ACTIONS)
        if game < states.shape[0]:
            out[game, action] = check_action(states[game], tiles, action) == OK

    @cuda.jit
    def sensible_kernel(states, tiles, out):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            scratch = cuda.local.array(NUM_ACTIONS, int8)
            mask_sensible(states[game], tiles, scratch, out[game])

    @cuda.jit
    def sample_kernel(masks, randoms, out):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < masks.shape[0]:
            out[game] = sample_action(masks[game], randoms[game])

    @cuda.jit
    def step_kernel(states, tiles, actions, randoms, renew, rewards, ended, refused, refusals):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            sheet = cuda.local.array((MAX_PLAYERS, NUM_SCORE_COLUMNS), int16)
            pile = cuda.local.array(NUM_TILES, int8)
            code = step_game(states[game], tiles, actions[game], randoms[game], renew, sheet, pile, rewards[game])
            ended[game] = code == over
            refused[game] = max(code, OK)
            if code > OK:
                cuda.atomic.add(refusals, 0, 1)

    @cuda.jit
    def observe_kernel(states, tiles, features, viewers, out, words, pieces):  # type: ignore[no-untyped-def]
        game, piece = divmod(cuda.grid(1), pieces)
        if game < states.shape[0]:
            viewer = viewers[game] % states[game].num_players
            observe_one(states[game], tiles, features, viewer, piece, out[game], words[game])

    @cuda.jit
    def play_out_kernel(states, tiles, randoms, num_games, numbers):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            scratch = cuda.local.array(NUM_ACTIONS, int8)
            pile = cuda.local.array(NUM_TILES, int8)
            numbers[game] = play_out(states[game], tiles, randoms[game], num_games, scratch, pile)

    @cuda.jit
    def score_kernel(states, tiles, out):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            score_game(states[game], tiles, out[game])

    return EntryKernels(
        deal=deal_kernel,
        legal=legal_kernel,
        sensible=sensible_kernel,
        sample=sample_kernel,
        step=step_kernel,
        observe=observe_kernel,
        play_out=play_out_kernel,
        score=score_kernel,
    )
