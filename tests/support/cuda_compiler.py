"""Compiles the GPU kernels to PTX, without a GPU and without the CUDA toolkit.

Numba itself types and lowers kernels for CUDA, and its LLVM can generate PTX. Two facts that usually come from the
toolkit and the driver are given here: the input format of NVVM, and the GPU to compile for.
"""

from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba.core import types
from numba.core.errors import TypingError
from numba.extending import overload

from orbis.batch import Batch
from orbis.batch import cuda as cuda_device
from orbis.batch.cpu import CpuDevice
from orbis.learn import lockstep
from orbis.learn.games import deal_game, new_games, play_chosen
from orbis.learn.lookahead import begin, conclude, go_on, new_searches
from orbis.learn.tile_sets import training_sets

# None of these has types.
cuda: Any = import_module("numba.cuda")
compiler: Any = import_module("numba.cuda.compiler")
dispatcher: Any = import_module("numba.cuda.dispatcher")
nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
llvm: Any = import_module("llvmlite.binding")
typeof: Any = import_module("numba").typeof

CAPABILITY = (7, 5)  # the lowest that CUDA 13 supports
LIBDEVICE = " __nv_"  # mathematical functions, which are linked where there is a GPU


class Format:
    """What NVVM would report."""

    data_layout = nvvm._datalayout_i128

    def get_ir_version(self) -> tuple[int, int, int, int]:
        return 2, 0, 3, 1


class Refusals(np.ndarray[Any, Any]):
    """Host memory in place of the counter of refused actions."""

    def copy_to_device(self, values: Any) -> None:
        self[:] = values

    def copy_to_host(self) -> Any:
        return self


class Recorder(cuda_device.CudaDevice):
    """A GPU that runs nothing, but records the argument types of every launch."""

    array, empty, field, to_host = CpuDevice.array, CpuDevice.empty, CpuDevice.field, CpuDevice.to_host

    def __init__(self) -> None:
        self._kernels = cuda_device._entry_kernels(cuda)
        self._refusals = np.zeros(1, np.int32).view(Refusals)
        self.launched: dict[str, tuple[Any, ...]] = {}

    def _launch(self, kernel: Any, num_threads: int, *arguments: Any) -> None:
        self.launched[self._kernels._fields[self._kernels.index(kernel)]] = tuple(
            typeof(argument) for argument in arguments
        )


def prepare() -> None:
    """Let Numba compile for a GPU that does not exist."""
    device = SimpleNamespace(compute_capability=CAPABILITY)
    nvvm.NVVM = Format
    dispatcher.get_current_device = lambda: device
    cuda_device.cuda_library = lambda: cuda
    overload(max, target="cuda")(max_of_two)
    overload(min, target="cuda")(min_of_two)


# Numba 0.68 cannot compile `min` and `max` for CUDA; numba-cuda, which every GPU needs anyway, can.


def max_of_two(one, other):  # type: ignore[no-untyped-def]  # Numba compares signatures
    if isinstance(one, types.Number) and isinstance(other, types.Number):
        return lambda one, other: one if one > other else other
    return None


def min_of_two(one, other):  # type: ignore[no-untyped-def]  # Numba compares signatures
    if isinstance(one, types.Number) and isinstance(other, types.Number):
        return lambda one, other: one if one < other else other
    return None


def signatures() -> dict[str, tuple[Any, ...]]:
    """The types with which a batch launches each of its kernels."""
    cuda_device.CudaDevice = Recorder  # type: ignore[misc]
    batch = Batch(2, device="cuda")
    batch.sample(batch.legal())
    batch.step(batch.sample(batch.sensible()))
    batch.observe()
    batch.play_random()
    batch.points()
    assert isinstance(batch._device, Recorder)
    return batch._device.launched


def assembly(kernel: Any, signature: tuple[Any, ...]) -> str:
    """The kernel and everything it calls, as PTX."""
    library = compiler.compile_cuda(kernel.py_func, types.void, signature, cc=CAPABILITY).library
    whole, *parts = (llvm.parse_assembly(text) for text in dict.fromkeys(library.llvm_strs))
    for part in parts:
        whole.link_in(part)
    whole.verify()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(whole.triple).create_target_machine(cpu="sm_75", opt=0)
    return str(machine.emit_assembly(whole))


def check(name: str, kernel: Any, signature: tuple[Any, ...]) -> None:
    """Compile a kernel and check that nothing is missing."""
    called = [line for line in assembly(kernel, signature).splitlines() if line.startswith(".extern")]
    missing = [line for line in called if LIBDEVICE not in line]
    assert not missing, f"{name} calls functions that do not exist on a GPU: {missing}"
    print(f"{name}: compiled")


def check_learning() -> None:
    """Compile what learning runs on a GPU."""
    device = lockstep.Cores()
    games = new_games(device, [2, 3], training_sets(2, "cuda"), "cuda")
    searches = new_searches(device, games, 4)
    for kernel, arrays in ((deal_game, games), (play_chosen, games), (begin, searches), (go_on, searches)):
        check(kernel.__name__, lockstep._launched(kernel), (types.int64, typeof(arrays)))
    check(conclude.__name__, lockstep._launched(conclude), (types.int64, typeof(searches)))


def check_this_check() -> None:
    """Check that a kernel that compiles only for the CPU is rejected."""

    @cuda.jit
    def growing(out):  # type: ignore[no-untyped-def]
        numbers = [1]
        numbers.append(2)
        out[0] = len(numbers)

    try:
        assembly(growing, (types.int64[::1],))
    except TypingError:
        print("growing list: rejected")


if __name__ == "__main__":
    prepare()
    launched = signatures()
    for name, kernel in cuda_device._entry_kernels(cuda)._asdict().items():
        check(name, kernel, launched[name])
    check_learning()
    check_this_check()
