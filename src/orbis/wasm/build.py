"""The build: the module, its description and the network's weights, the same to the last byte for the same tools."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from orbis.bots.network.versions import LATEST, weights_path
from orbis.bots.network.weights import read_weights
from orbis.wasm.exports import EXPORTS
from orbis.wasm.layout import constants, layout
from orbis.wasm.link import link
from orbis.wasm.weights_file import weights_file

MODULE: Final = "orbis.wasm"
LAYOUT: Final = "layout.ts"
CONSTANTS: Final = "constants.ts"
WEIGHTS: Final = "weights.bin"
# Numba leaves the optimization to the linker, and nothing depends on the processor.
_ENVIRONMENT: Final = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_DISABLE_JIT": "0",
    "PYTHONHASHSEED": "0",
}


def build(folder: Path) -> None:
    """Write all files into a folder."""
    module = link(_llvm_ir(), [export.name for export in EXPORTS])
    (folder / MODULE).write_bytes(module)
    (folder / LAYOUT).write_text(layout(), encoding="utf-8")
    (folder / CONSTANTS).write_text(constants(), encoding="utf-8")
    (folder / WEIGHTS).write_bytes(weights_file(LATEST, read_weights(weights_path())))


def _llvm_ir() -> str:
    """The exports, compiled in a process of their own: its machine code is of no use elsewhere."""
    with TemporaryDirectory() as cache:
        environment = os.environ | _ENVIRONMENT | {"NUMBA_CACHE_DIR": cache}
        command = [sys.executable, "-W", "ignore", "-m", "orbis.wasm.compile"]
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RuntimeError(f"Numba failed: {ran.stderr}")
    return ran.stdout
