"""What the subcommands share: consoles, JSON output and progress bars."""

import sys
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")

INTERRUPTED: Final = 130  # the exit code after Ctrl-C

console = Console(highlight=False)
messages = Console(stderr=True, highlight=False)


def print_plain(text: str, style: str | None = None) -> None:
    """Print text as is: no markup, no wrapping."""
    console.print(text, style=style, markup=False, soft_wrap=True)


def counted(number: int, word: str) -> str:
    """A number with its word: 1 game, 2,000 games."""
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"


def print_json(value: Any) -> None:
    """Print one line of JSON, whatever the terminal."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


@contextmanager
def preparing(told: str = "") -> Iterator[None]:
    """What a person sees while the rules are loaded, or compiled on the first start.

    Where nobody watches a terminal, `told` is printed if something has to be compiled.
    """
    from orbis.engine.kernel import on_compile

    began, compiled = time.monotonic(), 0

    def count() -> None:
        nonlocal compiled
        compiled += 1
        if compiled == 1 and told and not messages.is_terminal:
            messages.print(told)
        seconds = time.monotonic() - began
        status.update(f"Compiling for this machine, once: {compiled} functions in {seconds:.0f} s")

    with messages.status("Loading the rules") as status:
        on_compile.append(count)
        try:
            yield
        finally:
            on_compile.remove(count)
    if compiled and told:
        messages.print(f"Compiled in {time.monotonic() - began:.0f} s")


def with_progress(items: Iterable[T], total: int | None, what: str, *, printing: bool = False) -> Iterator[T]:
    """Iterate with a progress bar on standard error if it is a terminal, but not between lines printed to one."""
    hidden = not messages.is_terminal or (printing and sys.stdout.isatty())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=messages, transient=True, disable=hidden, redirect_stdout=False)
    with bar as progress:
        yield from progress.track(items, total=total, description=what)


def finish(work: Generator[object, None, None], total: int, what: str, resumes: str) -> bool:
    """Do all of some work with a progress bar. Returns whether Ctrl-C stopped it; then says where it resumes."""
    try:
        for _ in with_progress(work, total, what):
            pass
    except KeyboardInterrupt:
        messages.print(f"stopped; the same command continues after {resumes}")
        return True
    finally:
        work.close()
    return False
