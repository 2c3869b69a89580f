"""What the subcommands share: the consoles, JSON, and progress bars."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")

console = Console(highlight=False)
messages = Console(stderr=True, highlight=False)


def print_plain(text: str, style: str | None = None) -> None:
    """Text as it is: brackets are no markup, and lines are as long as they are."""
    console.print(text, style=style, markup=False, soft_wrap=True)


def print_json(value: Any) -> None:
    """One line of JSON, whatever the terminal is."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def preparing() -> AbstractContextManager[object]:
    """What a person sees while the rules are loaded, or compiled on the first start."""
    return messages.status("Preparing the rules; the first start takes up to a minute")


def with_progress(items: Iterable[T], total: int | None, what: str, *, printing: bool = False) -> Iterator[T]:
    """The items, with a bar on a terminal's standard error; not if what is printed meanwhile goes to a terminal too."""
    hidden = not messages.is_terminal or (printing and sys.stdout.isatty())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=messages, transient=True, disable=hidden, redirect_stdout=False)
    with bar as progress:
        yield from progress.track(items, total=total, description=what)
