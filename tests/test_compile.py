"""Compiled code is kept on disk, and never used when it is out of date."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import orbis
from orbis.engine.kernel import COMPILED, kernel_sources

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


ONLY_LOAD = """
from orbis.engine import kernel
kernel.on_compile.append(lambda: print("compiling"))
with kernel.only_loading():
    try:
        print(num_wildernesses(state, 1))
    except kernel.NotCompiledError:
        print("not on disk")
"""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run")
def test_where_kernels_are_only_loaded_one_that_is_not_on_disk_is_an_error(tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    script = COUNT.replace("print(num_wildernesses(state, 1))", ONLY_LOAD)
    done = subprocess.run([sys.executable, "-c", script], env=environment, check=True, capture_output=True, text=True)
    assert done.stdout == "not on disk\n"


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run")
@pytest.mark.parametrize(
    ("changed", "factor"), [("engine/vocabulary.py", 2), ("tiles/model.py", 2), ("server/web/app.py", 1)]
)
def test_a_kernel_is_compiled_anew_when_anything_it_may_depend_on_has_changed(
    tmp_path: Path, changed: str, factor: int
) -> None:
    package = tmp_path / "orbis"
    shutil.copytree(Path(orbis.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    assert count_wildernesses(package) == "2"
    kept = set((tmp_path / "cache").rglob("*.nbc"))
    with (package / changed).open("a", encoding="utf-8") as source:
        source.write("# changed\n")
    assert count_wildernesses(package) == "2"
    assert len(set((tmp_path / "cache").rglob("*.nbc"))) == factor * len(kept)


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


HIDE_CLASS = """
other = types.ModuleType("caching")
other.__dict__.update({name: value for name, value in vars(caching).items() if name != "IndexDataCacheFile"})
sys.modules["numba.core.caching"] = other
"""
OTHER_NUMBA = """
import sys, types, numba
from numba.core import caching
{change}
"""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run")
@pytest.mark.parametrize(
    "change",
    ["", "del caching.IndexDataCacheFile._load_data", HIDE_CLASS],
    ids=["as it is", "other methods", "no such class"],
)
def test_kernels_work_with_a_numba_that_has_changed_inside(tmp_path: Path, change: str) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    script = OTHER_NUMBA.format(change=change) + COUNT
    done = subprocess.run([sys.executable, "-c", script], env=environment, check=False, capture_output=True, text=True)
    assert done.stdout == "2\n", done.stderr


def test_every_module_with_kernels_and_all_it_imports_are_in_the_digest() -> None:
    package = Path(orbis.__file__).parent
    found = {
        ".".join(("orbis", *source.relative_to(package).with_suffix("").parts)) for source in kernel_sources(package)
    }
    assert {"orbis.engine.turn", "orbis.bots.tree", "orbis.batch.loops", "orbis.tiles.model"} <= found
    for name in found:
        nodes = ast.walk(ast.parse((package.parent / f"{name.replace('.', '/')}.py").read_text()))
        for node in nodes:
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("orbis"):
                candidates = {node.module, f"{node.module}.__init__", *(f"{node.module}.{a.name}" for a in node.names)}
                assert candidates & found, f"{name} imports {node.module}, which is not in the digest"
            assert not (isinstance(node, ast.Import) and any(alias.name.startswith("orbis") for alias in node.names))
