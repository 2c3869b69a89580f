"""The page in distributions: built when it has to be, and only then."""

import os
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ["web/index.html", "web/package-lock.json", "web/src/main.ts", "web/locales/en/page.ftl"]
NO_SOURCES = ["web/node_modules/x/index.js", "web/src/api/schema.ts"]
PAGE = "src/orbis/server/page/index.html"
INSTALLED = "web/node_modules/.package-lock.json"


@pytest.fixture
def hook() -> ModuleType:
    """The file hatch_build.py."""
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def commands(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What npm was asked for."""
    asked: list[str] = []
    monkeypatch.setattr(hook, "run_npm", lambda _web, *arguments: asked.append(" ".join(arguments[:2])))
    return asked


def write(root: Path, time: int, *names: str) -> None:
    """Write files that were changed at a time."""
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
        os.utime(root / name, (time, time))


def made(hook: ModuleType, root: Path, version: str = "standard") -> list[str]:
    """Make a distribution; what it needed to be built with."""
    built: Any = hook.PageHook(str(root), {}, None, None, "", "wheel")
    needs: list[str] = built.dependencies()
    built.initialize(version, {})
    return needs


def test_a_page_that_is_not_there_is_built(hook: ModuleType, commands: list[str], tmp_path: Path) -> None:
    write(tmp_path, 1, *SOURCES)
    assert made(hook, tmp_path) == [hook.NODE]
    assert commands == ["ci --no-audit", "run build"]


def test_a_page_that_is_as_new_as_its_sources_is_taken_as_it_is(
    hook: ModuleType, commands: list[str], tmp_path: Path
) -> None:
    write(tmp_path, 5, *SOURCES, PAGE)
    write(tmp_path, 9, *NO_SOURCES)
    assert made(hook, tmp_path) == []
    assert commands == []


@pytest.mark.parametrize("changed", SOURCES)
def test_a_page_is_built_anew_when_a_source_is_newer(
    hook: ModuleType, commands: list[str], tmp_path: Path, changed: str
) -> None:
    write(tmp_path, 5, *SOURCES, PAGE, INSTALLED)
    write(tmp_path, 6, changed)
    assert made(hook, tmp_path) == [hook.NODE]
    assert commands == (["ci --no-audit"] if changed == "web/package-lock.json" else []) + ["run build"]


def test_editable_installations_build_nothing(hook: ModuleType, commands: list[str], tmp_path: Path) -> None:
    write(tmp_path, 1, *SOURCES)
    made(hook, tmp_path, "editable")
    assert commands == []


def test_distributions_and_make_build_with_the_same_node(hook: ModuleType) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["optional-dependencies"]["page"] == [hook.NODE]
    assert project["tool"]["hatch"]["build"]["artifacts"] == [f"{hook.PAGE.parent.as_posix()}/**"]
