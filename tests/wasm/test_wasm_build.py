"""The module in the repository is what its sources say, and fits into a page."""

import gzip
import json
import re
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from orbis.engine.kernel import COMPILED
from orbis.wasm.build import CONSTANTS, LAYOUT, MODULE, WEIGHTS, build
from orbis.wasm.exports import EXPORTS
from orbis.wasm.layout import built_with

FOLDER = Path(__file__).parents[2] / "web" / "src" / "engine"
MAX_COMPRESSED_SIZE = 150_000


def recorded_versions() -> dict[str, str]:
    text = (FOLDER / LAYOUT).read_text(encoding="utf-8")
    found = re.search(r"BUILT_WITH = (\{.*?\}) as const", text)
    assert found
    versions: dict[str, str] = json.loads(found[1])
    return versions


def installed_versions() -> dict[str, str]:
    try:
        return built_with()
    except PackageNotFoundError as error:
        pytest.skip(f"{error.name} is not installed")


@pytest.mark.timeout(1200)  # it compiles everything anew: minutes on a busy machine
@pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run")
def test_a_new_build_is_the_same(tmp_path: Path) -> None:
    """If this fails, the kernels have changed: run `make wasm`."""
    recorded, installed = recorded_versions(), installed_versions()
    if recorded != installed:
        pytest.skip(f"the module was built with {recorded}, installed are {installed}")
    build(tmp_path)
    for name in (LAYOUT, CONSTANTS, MODULE, WEIGHTS):
        assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes(), f"{name} is out of date: run `make wasm`"


def test_the_module_is_small() -> None:
    assert len(gzip.compress((FOLDER / MODULE).read_bytes(), 9)) <= MAX_COMPRESSED_SIZE


def test_no_path_or_name_of_this_machine_is_in_the_module() -> None:
    module = (FOLDER / MODULE).read_bytes()
    for text in (b"/home", b"/work", b"/tmp", b".py", b"numba", b"builtins", b"_ZN"):
        assert text not in module
    for export in EXPORTS:
        assert export.name.encode() in module
