"""Files of puzzles: a line about the plan, then a line for each game."""

from pathlib import Path
from typing import Final, Literal

import msgspec

from orbis.errors import OrbisError
from orbis.forms import Form
from orbis.puzzles.plan import Plan
from orbis.puzzles.puzzle import Puzzle

VERSION: Final = 1


class Header(Form, frozen=True):
    """The first line of a file."""

    plan: Plan
    format: Literal["orbis-puzzles"] = "orbis-puzzles"
    version: int = VERSION


class Found(Form, frozen=True):
    """The puzzles of one game."""

    game: int
    puzzles: list[Puzzle]


def begin(path: Path, plan: Plan) -> list[Found]:
    """Start a file, or continue the one that is there, which must be of the same plan: what it has found.

    A last line that an interruption cut short is removed.
    """
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(Header(plan)) + b"\n")
        return []
    header, found = read_found(path)
    if header.plan != plan:
        raise OrbisError("puzzles/other-options", f"{path} has puzzles with other options{_named(header.plan, plan)}")
    with path.open("r+b") as stream:
        stream.truncate(stream.read().rindex(b"\n") + 1)
    return found


def _named(before: Plan, now: Plan) -> str:
    """The first option that differs."""
    options = ((name, getattr(before, name), getattr(now, name)) for name in Plan.__struct_fields__)
    name, old, new = next(option for option in options if option[1] != option[2])
    return f": {name.replace('_', ' ')} {old}, not {new}; use the same or another file"


def append_found(path: Path, found: Found) -> None:
    """Add the puzzles of a game."""
    with path.open("ab") as stream:
        stream.write(msgspec.json.encode(found) + b"\n")


def read_found(path: Path) -> tuple[Header, list[Found]]:
    """A file without a last line that is incomplete, or a clear error."""
    try:
        *lines, _ = path.read_bytes().split(b"\n")
        header = msgspec.json.decode(lines[0] if lines else b"", type=Header)
        found = [msgspec.json.decode(line, type=Found) for line in lines[1:]]
    except OSError as error:
        raise OrbisError("puzzles/missing", f"cannot read {path}: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise OrbisError("puzzles/damaged", f"{path} is not a file of puzzles: {error}") from None
    if header.version != VERSION:
        raise OrbisError("puzzles/version", f"{path} has puzzles of version {header.version}, not {VERSION}")
    if [each.game for each in found] != list(range(len(found))):
        raise OrbisError("puzzles/damaged", f"{path} does not have the games in order")
    return header, found
