"""The layers: a module imports only what stands below it, and `import orbis` stays light."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import orbis

PACKAGE = Path(orbis.__file__).parent
# From the bottom up; each layer may import those before it.
LAYERS = [
    "errors",
    "forms",
    "tiles",
    "engine",
    "batch",
    "game",
    "records",
    "bots",
    "analysis",
    "arena",
    "balance",
    "env",
    "server",
    "cli",
]

FILES = {"errors", "forms"}  # all others are folders


def imported_layers(source: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        found |= {name.split(".")[1] for name in names if name.startswith("orbis.")}
    return found


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_down(layer: str) -> None:
    sources = [PACKAGE / f"{layer}.py"] if layer in FILES else sorted((PACKAGE / layer).rglob("*.py"))
    assert sources
    for source in sources:
        above = imported_layers(source) - set(LAYERS[: LAYERS.index(layer) + 1])
        assert not above, f"{source.relative_to(PACKAGE)} imports {above}"


def test_every_folder_is_a_layer() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("*/*.py")}
    assert folders == set(LAYERS) - FILES


def test_import_orbis_loads_neither_numba_nor_numpy() -> None:
    heavy = {"numba", "numpy", "pydantic", "rich", "sqlalchemy", "starlette", "typer"}
    code = f"import sys, orbis; orbis.load_tile_set(); sys.exit(bool({heavy} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_engine_is_pure() -> None:
    """No I/O, no clock, no global chance."""
    forbidden = {"os", "sys", "io", "time", "random", "secrets", "datetime", "socket", "subprocess", "logging"}
    for source in (PACKAGE / "engine").glob("*.py"):
        tree = ast.parse(source.read_text(encoding="utf-8"))
        imports = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        assert not imports & forbidden, source.name


def test_everything_named_in_all_can_be_had() -> None:
    for name in orbis.__all__:
        assert getattr(orbis, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        orbis.__getattr__("nonsense")
