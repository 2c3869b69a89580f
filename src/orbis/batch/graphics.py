"""Batches on a GPU with CUDA: the kernels of the engine, compiled once more for it, a thread for each game.

Masks take a thread for each action and observations one for each piece, so that neighbors write next to each other.
"""

import types
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numba
import numpy as np
from numpy.typing import ArrayLike, NDArray

from orbis.batch import games, masks
from orbis.batch.observation import num_pieces, observation_size, observe_piece
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.check import OK, check
from orbis.engine.scoring import NUM_SCORE_COLUMNS, score
from orbis.engine.setup import deal
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_TILES
from orbis.errors import OrbisError

THREADS_PER_BLOCK = 128

_compiled: dict[Any, Any] = {}  # kernels of the engine, as functions of the GPU


def _cuda() -> Any:
    """Numba for CUDA, and a GPU that it can use."""
    if not hasattr(np, "row_stack"):  # numba-cuda still asks NumPy for it
        np.row_stack = np.vstack
    if find_spec("numba_cuda") is None:
        raise OrbisError("batch/no-cuda", "Batches on a GPU need the extra cuda: pip install 'orbis[cuda]'")
    cuda: Any = import_module("numba.cuda")
    numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # type: ignore[attr-defined]  # few games are no mistake
    if not cuda.is_available():
        raise OrbisError("batch/no-gpu", "There is no GPU with CUDA here: use the device cpu")
    return cuda


def on_gpu(kernel: Any) -> Any:
    """A kernel of the engine as a function of the GPU, with all kernels that it calls: the same source once more."""
    if kernel not in _compiled:
        function = kernel.py_func
        names = dict(function.__globals__)
        for name in function.__code__.co_names:
            if hasattr(names.get(name), "py_func"):
                names[name] = on_gpu(names[name])
        copy = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        _compiled[kernel] = _cuda().jit(device=True)(copy)
    return _compiled[kernel]


class _Field:
    """A field of an array of records, as other libraries understand arrays of a GPU."""

    def __init__(self, records: Any, name: str) -> None:
        dtype, offset = records.dtype.fields[name][:2]
        self._records = records  # keeps the memory
        self.__cuda_array_interface__ = {
            **records.__cuda_array_interface__,
            "typestr": dtype.str,
            "descr": [("", dtype.str)],
            "strides": records.strides,
            "data": (records.__cuda_array_interface__["data"][0] + offset, False),
        }


class Graphics:
    """The first GPU of this machine."""

    name = "cuda"

    def __init__(self) -> None:
        self._cuda = _cuda()
        self._kernels = _entry_kernels(self._cuda)
        self._refusals = self._cuda.device_array(1, np.int32)

    def array(self, values: ArrayLike, dtype: Any = None) -> Any:
        """An array of this device with these values: the same memory, if it is there already."""
        if hasattr(values, "__cuda_array_interface__"):
            there = self._cuda.as_cuda_array(values)
            if dtype is not None and there.dtype != np.dtype(dtype):
                raise OrbisError("batch/dtype", f"An array of {np.dtype(dtype)} is needed, not of {there.dtype}")
            return there
        return self._cuda.to_device(np.ascontiguousarray(values, dtype=dtype))

    def empty(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array for results."""
        return self._cuda.to_device(np.zeros(shape, dtype=dtype))

    def field(self, states: Any, name: str) -> Any:
        """A field of all games, in the same memory."""
        return self._cuda.as_cuda_array(_Field(states, name))

    def to_host(self, array: Any) -> NDArray[Any]:
        """The values as an array of NumPy."""
        return np.asarray(array.copy_to_host())

    def wait(self) -> None:
        """Wait until everything asked for so far is done."""
        self._cuda.synchronize()

    def run(self, name: str, rows: Any, *arguments: Any) -> int:
        """Launch a kernel on all games; return how many actions a step refused."""
        if name == "observe":
            pieces = num_pieces(_num_players(arguments[-2]))
            self._launch(name, len(rows) * pieces, rows, *arguments, pieces)
        elif name == "step":
            self._refusals.copy_to_device(np.zeros(1, np.int32))
            self._launch(name, len(rows), rows, *arguments, self._refusals)
            return int(self._refusals.copy_to_host()[0])
        else:
            self._launch(name, len(rows) * (NUM_ACTIONS if name == "legal" else 1), rows, *arguments)
        return 0

    def _launch(self, name: str, num_threads: int, *arguments: Any) -> None:
        num_blocks = -(-num_threads // THREADS_PER_BLOCK)
        self._kernels[name][num_blocks, THREADS_PER_BLOCK](*arguments)


def _num_players(observations: Any) -> int:
    """The number of players of observations, from their size."""
    return next(players for players in (2, 3, 4) if observation_size(players) == observations.shape[1])


def _entry_kernels(cuda: Any) -> dict[str, Any]:
    """What is launched: each thread finds its game and runs the engine's kernel on it."""
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
            room = cuda.local.array(NUM_ACTIONS, int8)
            mask_sensible(states[game], tiles, room, out[game])

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
            room = cuda.local.array(NUM_ACTIONS, int8)
            pile = cuda.local.array(NUM_TILES, int8)
            numbers[game] = play_out(states[game], tiles, randoms[game], num_games, room, pile)

    @cuda.jit
    def score_kernel(states, tiles, out):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            score_game(states[game], tiles, out[game])

    return {
        "deal": deal_kernel,
        "legal": legal_kernel,
        "sensible": sensible_kernel,
        "sample": sample_kernel,
        "step": step_kernel,
        "observe": observe_kernel,
        "play_out": play_out_kernel,
        "score": score_kernel,
    }
