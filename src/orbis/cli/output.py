"""What the subcommands share: the consoles, JSON, and progress bars."""

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

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
