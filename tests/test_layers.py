"""The layers: a module imports only what stands below it, and `import orbis` stays light."""

import ast
import importlib
import re
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
    "wasm",
    "arena",
    "dataset",
    "puzzles",
    "balance",
    "learn",
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


# The same within the server: what has no folder is a part of its own.
SERVER_LAYERS = [
    *("built_page", "settings", "buckets", "metrics", "logs", "warm_up"),
    *("tables", "deals", "storage", "live", "work", "service", "web", "serve"),
]


def server_parts(source: Path) -> set[str]:
    """The parts of the server that a source imports."""
    text = source.read_text(encoding="utf-8")
    parts = re.findall(r"^ *(?:from|import) orbis\.server\.(\w+)", text, re.MULTILINE)
    for names in re.findall(r"^ *from orbis\.server import (.*)", text, re.MULTILINE):
        parts += re.findall(r"\w+", names)
    return set(parts)


@pytest.mark.parametrize("layer", SERVER_LAYERS)
def test_imports_within_the_server_point_down(layer: str) -> None:
    folder = PACKAGE / "server" / layer
    sources = sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]
    for source in sources:
        above = server_parts(source) - set(SERVER_LAYERS[: SERVER_LAYERS.index(layer) + 1])
        assert not above, f"{source.relative_to(PACKAGE)} imports {above}"


def test_every_part_of_the_server_is_a_layer() -> None:
    files = {path.stem for path in (PACKAGE / "server").glob("*.py")} - {"__init__"}
    folders = {path.parent.name for path in (PACKAGE / "server").glob("*/*.py")}
    assert files | folders == set(SERVER_LAYERS)


def test_tables_are_pure() -> None:
    """The rules of tables neither wait nor know the time, the database or the network."""
    forbidden = {"asyncio", "time", "datetime", "socket", "sqlalchemy", "starlette", "structlog", "threading"}
    for source in (PACKAGE / "server" / "tables").glob("*.py"):
        assert not forbidden & set(re.findall(r"^(?:import|from) (\w+)", source.read_text("utf-8"), re.MULTILINE)), (
            source
        )


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


@pytest.mark.parametrize("package", sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py")))
def test_packages_export_only_what_they_have(package: str) -> None:
    module = importlib.import_module(f"orbis.{package}")
    assert not [name for name in getattr(module, "__all__", ()) if not hasattr(module, name)]
