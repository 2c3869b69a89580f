"""From LLVM IR to WebAssembly: retarget, optimize, link."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import llvmlite.binding as llvm

TRIPLE: Final = "wasm32-unknown-unknown"
DATA_LAYOUT: Final = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES: Final = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
STACK_SIZE: Final = 64 * 1024
INITIAL_MEMORY: Final = 2 * 64 * 1024  # the page reserves more as it needs it

# What Numba's modules contain beyond the kernels: reference counts, which arrays without an owner do not need, and the
# square root of the C library.
_REPLACED: Final = {
    "NRT_incref": "define internal void @NRT_incref(ptr %p) alwaysinline { ret void }",
    "NRT_decref": "define internal void @NRT_decref(ptr %p) alwaysinline { ret void }",
    "sqrt": "declare double @llvm.sqrt.f64(double)\n"
    "define internal double @sqrt(double %x) alwaysinline {\n"
    "  %root = call double @llvm.sqrt.f64(double %x)\n  ret double %root\n}",
}


def link(ir: str, names: Sequence[str]) -> bytes:
    """The WebAssembly module that exports these functions."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_assembly(_retargeted(ir))
    module.triple, module.data_layout = TRIPLE, DATA_LAYOUT
    for value in [*module.functions, *module.global_variables]:
        if not value.is_declaration and value.name not in names:
            value.linkage = "internal"
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    _optimize(module, machine)
    return _linked(machine.emit_object(module), names)


def _retargeted(ir: str) -> str:
    """Without what belongs to this machine or this process: attributes of its processor, addresses, Python objects."""
    ir = re.sub(r'"(target-cpu|target-features|probe-stack)"="[^"]*"', "", ir)
    ir = re.sub(r"inttoptr \(i64 \d+ to ptr\)", "null", ir)
    ir = re.sub(r" = common (local_unnamed_addr )?global ", " = internal global ", ir)
    for name, replacement in _REPLACED.items():
        ir = re.sub(rf"^define [^\n]*@{name}\([^\n]*\{{\n.*?^\}}\n", "", ir, flags=re.MULTILINE | re.DOTALL)
        ir = re.sub(rf"^declare [^\n]*@{name}\([^\n]*\n", "", ir, flags=re.MULTILINE)
        ir += f"\n{replacement}\n"
    return ir


def _optimize(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = True  # sums keep their order, so the bits stay the same
    options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _linked(code: bytes, names: Sequence[str]) -> bytes:
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "orbis.o"), Path(folder, "orbis.wasm")
        source.write_bytes(code)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", str(source), "-o", str(target)]
        command += ["--no-entry", "--gc-sections", "--strip-all", "--export=__heap_base"]
        command += ["-z", f"stack-size={STACK_SIZE}", f"--initial-memory={INITIAL_MEMORY}"]
        command += [f"--export={name}" for name in names]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        if ran.returncode:
            raise RuntimeError(f"wasm-ld failed: {ran.stderr}")
        return target.read_bytes()
