"""Compiled code is kept on disk, and never used when it is out of date."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import orbis
from orbis.engine._compile import COMPILED

COUNT = """
from orbis.engine.scoring import num_wildernesses
from orbis.engine.state import new_states
state = new_states()[0]
state.colored[1] = 0b101
print(num_wildernesses(state, 1))
"""


def count_wildernesses(package: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "NUMBA_CACHE_DIR": str(package.parent / "cache")}
    done = subprocess.run([sys.executable, "-c", COUNT], env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run")
def test_a_kernel_is_compiled_anew_when_one_that_it_calls_in_another_file_has_changed(tmp_path: Path) -> None:
    package = tmp_path / "orbis"
    shutil.copytree(Path(orbis.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    assert count_wildernesses(package) == "2"
    kept = set((tmp_path / "cache").rglob("*.nbc"))
    assert kept
    assert count_wildernesses(package) == "2"
    assert set((tmp_path / "cache").rglob("*.nbc")) == kept

    source = package / "engine" / "universe.py"
    changed = source.read_text(encoding="utf-8").replace("        number += 1\n", "        number += 10\n")
    source.write_text(changed, encoding="utf-8")
    assert count_wildernesses(package) == "20"
