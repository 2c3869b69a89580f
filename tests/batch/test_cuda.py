"""GPU kernels without a GPU: they compile for CUDA, and play the same games on the simulator."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from orbis.batch.cuda import _row_stack
from orbis.engine.kernel import COMPILED

SUPPORT = Path(__file__).parents[1] / "support"
pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run")


def run(program: str, **environment: str) -> list[str]:
    """The lines printed by a program in `tests/support`."""
    command = [sys.executable, str(SUPPORT / program)]
    ran = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_games_on_a_simulated_gpu_are_the_same() -> None:
    lines = run("simulated_gpu.py", NUMBA_ENABLE_CUDASIM="1")
    assert [line.partition(":")[0] for line in lines] == ["2 players", "3 players", "4 players"]


@pytest.mark.skipif(find_spec("numba_cuda") is not None, reason="numba-cuda replaces the compiler under test")
def test_every_kernel_compiles_for_cuda() -> None:
    kernels = ["deal", "legal", "sensible", "sample", "step", "observe", "play_out", "score"]
    kernels += ["deal_game", "play_chosen", "begin", "go_on", "conclude"]  # learning
    assert run("cuda_compiler.py") == [*(f"{kernel}: compiled" for kernel in kernels), "growing list: rejected"]


def test_row_stack_is_provided_only_during_the_import(monkeypatch: pytest.MonkeyPatch) -> None:
    """NumPy 2.5 has removed it, and numba-cuda refers to it."""
    monkeypatch.delattr(np, "row_stack", raising=False)
    with _row_stack():
        assert vars(np)["row_stack"] is np.vstack
    assert not hasattr(np, "row_stack")


def test_a_numpy_that_has_row_stack_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(np, "row_stack", print, raising=False)
    with _row_stack():
        assert vars(np)["row_stack"] is print
    assert vars(np)["row_stack"] is print
