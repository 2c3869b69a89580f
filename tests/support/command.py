"""The `orbis` command, run inside this process through its real entry point."""

import contextlib
import io
import sys
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from orbis.cli import main
from orbis.cli.output import console, messages

# No path is too long for a line, whatever the terminal is.
console.width = messages.width = 500


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str


def orbis(*arguments: str | Path, stdin: str = "") -> Outcome:
    """Run `orbis` with these arguments; an exception that it does not handle is not handled here either."""
    out, err = io.StringIO(), io.StringIO()
    code: object = 0
    with (
        mock.patch.object(sys, "argv", ["orbis", *map(str, arguments)]),
        mock.patch.object(sys, "stdin", io.StringIO(stdin)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as stop:
            code = stop.code or 0
    assert isinstance(code, int)
    return Outcome(code, out.getvalue(), err.getvalue())


def refused(outcome: Outcome, code: str) -> str:
    """The one line on standard error with which a command refused something; nothing else was printed."""
    assert outcome.code == 1
    assert outcome.out == ""
    assert outcome.err.startswith("orbis: ")
    assert outcome.err.endswith(f" [{code}]\n")
    assert outcome.err.count("\n") == 1
    return outcome.err
