"""A few games on Numba's CUDA simulator, compared with the CPU to the last bit.

A program of its own, because Numba reads `NUMBA_ENABLE_CUDASIM=1` when it is imported. The simulator runs kernels as
plain Python: it shows what they do, not whether they compile for CUDA (`cuda_compiler.py` does).
"""

import warnings
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.simulator import kernel as simulator

from orbis.batch import Batch
from orbis.batch import cuda as cuda_device

NUM_GAMES = 3
NUM_STEPS = 24
THREADS_PER_BLOCK = 2  # each is a Python thread; the last block has one too many


class SimulatedCuda:
    """`numba.cuda`; within a kernel, what the simulator puts in its place."""

    def __getattr__(self, name: str) -> Any:
        return getattr(cuda if simulator._kernel_context is None else simulator._kernel_context, name)


def simulate() -> None:
    """Let batches use the simulator as their GPU."""
    simulated = SimulatedCuda()
    cuda_device.cuda_library = lambda: simulated
    cuda_device.THREADS_PER_BLOCK = THREADS_PER_BLOCK
    warnings.filterwarnings("ignore", "overflow encountered", RuntimeWarning)  # compiled code wraps around silently


def compare(one: Batch, other: Batch, *answers: Any) -> None:
    """Fail unless the games and these pairs of answers are equal."""
    assert other.to_host(other.states).tobytes() == one.states.tobytes()
    assert other.to_host(other.randoms).tobytes() == one.randoms.tobytes()
    for mine, theirs in answers:
        assert np.array_equal(other.to_host(theirs), mine)


def play(players: int) -> int:
    """Play games step by step, then to the end; return the number of actions."""
    one, other = (Batch(NUM_GAMES, players, "simulated", device=device) for device in ("cpu", "cuda"))
    compare(one, other)
    for step in range(NUM_STEPS):
        masks = one.legal() if step % 4 == 0 else one.sensible()
        if step % 8 == 7:
            viewers = (one.player + step) % players
            compare(one, other, (one.legal(), other.legal()), (one.sensible(), other.sensible()))
            compare(one, other, (one.observe(viewers), other.observe(viewers)))
        actions = one.sample(masks)
        compare(one, other, (actions, other.sample(masks)))
        compare(one, other, (one.step(actions), other.step(actions)), (one.ended, other.ended))
    numbers = one.play_random()
    compare(one, other, (numbers, other.play_random()), (one.points(), other.points()))
    one.reset("again")
    other.reset("again")
    compare(one, other)
    return NUM_GAMES * NUM_STEPS + int(numbers.sum())


if __name__ == "__main__":
    simulate()
    for players in (2, 3, 4):
        print(f"{players} players: {play(players)} actions are the same")
