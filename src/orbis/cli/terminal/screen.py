"""Printing for a person, and reading what the person answers."""

import contextlib
import io
import sys
from collections.abc import Iterable

from orbis.cli.output import console
from orbis.cli.terminal.glyphs import paint

PROMPT = "> "


def prepare_streams() -> None:
    """Let no odd character stop the game, and let a line be edited as it is typed."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - `input` uses it when it is there


def show(lines: Iterable[str], style: str = "") -> None:
    """Lines as they are, with their colors."""
    console.print(paint("\n".join(lines), style), soft_wrap=True)


def say(text: str, style: str = "") -> None:
    """A sentence, in as many lines as it takes."""
    console.print(paint(text, style))


def ask() -> str:
    """The person's answer. What does not come from a keyboard is shown as if it had been typed."""
    line = input(PROMPT)
    if not sys.stdin.isatty():
        show([line if line.isprintable() else repr(line)])
    return line.strip()
