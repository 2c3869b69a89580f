"""What the subcommands share: the consoles, JSON, and progress bars."""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orbis.errors import OrbisError

T = TypeVar("T")

console = Console(highlight=False)
messages = Console(stderr=True, highlight=False)


def print_json(value: Any) -> None:
    """One line of JSON, whatever the terminal is."""
    sys.stdout.write(json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n")


def with_progress(items: Iterable[T], total: int | None, what: str) -> Iterator[T]:
    """The items, with a bar on a terminal's standard error once it takes longer than a moment."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=messages, transient=True, disable=not messages.is_terminal) as progress:
        yield from progress.track(items, total=total, description=what)


def writable(path: Path) -> Path:
    """The path, if a file can be written there."""
    if path.is_dir() or not path.parent.is_dir():
        raise OrbisError("file/not-writable", f"cannot write {path}: expected a file in a folder that exists")
    return path
