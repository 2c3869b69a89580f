"""Runs the WebAssembly module in Node (wasm_node.mjs)."""

import base64
import json
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from orbis.engine.state import Tiles

ROOT = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_suffix(".mjs")
OPTIONS = ("--experimental-transform-types", "--disable-warning=ExperimentalWarning")


def node() -> str | None:
    """The Node that builds the page, or any other."""
    own = ROOT / ".venv" / "node" / "bin" / "node"
    return str(own) if own.exists() else shutil.which("node")


def in_node(command: str, tiles: list[Tiles], items: list[dict[str, Any]]) -> list[Any]:
    """What the program answers to each item."""
    program = node()
    assert program is not None
    request = {"tiles": [as_text(array) for array in tiles], "items": items}
    with TemporaryDirectory() as folder:
        file = Path(folder, "request.json")
        file.write_text(json.dumps(request), encoding="utf-8")
        arguments = [program, *OPTIONS, str(PROGRAM), command, str(file)]
        ran = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    answers: list[Any] = json.loads(ran.stdout)
    return answers


def as_text(data: Any) -> str:
    """The bytes of an array or record as text."""
    return base64.b64encode(np.asarray(data).tobytes()).decode()
