"""The puzzles that come with the page: a balanced choice, in a few files that it loads when they are needed."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from orbis.analysis.estimates import POINTS_OF_CHANCE
from orbis.errors import OrbisError
from orbis.forms import Form
from orbis.puzzles.compact import CompactState, compact
from orbis.puzzles.levels import difficulty
from orbis.puzzles.puzzle import MAX_DIFFICULTY, Puzzle, PuzzleTurn, Rate, Theme
from orbis.puzzles.same import essence_of

VERSION: Final = 1
INDEX_FILE: Final = "index.json"
NUM_FILES: Final = 8  # besides the index; the first digit of its id says which one a puzzle is in
MIN_LEAD: Final = 2.0  # what has less is left out although the searches agreed: a still longer one might not
MOSTLY: Final = 0.5  # a level that misses a puzzle so often is said to miss it

_NUM_DIGITS: Final = 16


class ShippedTurn(Form, frozen=True, omit_defaults=True):
    """A turn, what it loses, and why. `same` are the essences of other turns that amount to it."""

    turn: str
    same: tuple[str, ...] = ()
    loss: float = 0.0
    chance: float = 0.0
    levels: tuple[str, ...] = ()
    reasons: tuple[tuple[str, dict[str, Any]], ...] = ()


class ShippedPuzzle(Form, frozen=True, omit_defaults=True):
    """A puzzle as the page gets it."""

    id: str
    state: CompactState
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=MAX_DIFFICULTY)]
    themes: Annotated[list[Theme], msgspec.Meta(min_length=1)]
    chance: Rate
    turns: Annotated[list[ShippedTurn], msgspec.Meta(min_length=2)]
    missed_by: list[str]
    exact: bool = False


class PuzzleFile(Form, frozen=True):
    """A file of puzzles."""

    version: int
    puzzles: list[ShippedPuzzle]


class Index(Form, frozen=True):
    """All puzzles with what is needed to choose one: id, number of players, difficulty and themes."""

    version: int
    puzzles: list[tuple[str, int, int, list[Theme]]]


def choose(puzzles: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """The puzzles with a clear lead, at most so many: as evenly as possible over themes, difficulties and players."""
    distinct = {puzzle.id: puzzle for puzzle in puzzles if puzzle.exact or lead_of(puzzle) >= MIN_LEAD}
    seen: Counter[tuple[str, int, int]] = Counter()
    ranked = []
    for puzzle in distinct.values():
        kind = (puzzle.themes[0], difficulty(puzzle.misses), len(puzzle.state.players))
        ranked.append((seen[kind], puzzle))
        seen[kind] += 1
    ranked.sort(key=lambda pair: pair[0])
    return [puzzle for _, puzzle in ranked[:number]]


def lead_of(puzzle: Puzzle) -> float:
    """How far the solution is ahead, in points of margin plus those that the winning chance is worth."""
    return min(turn.loss + POINTS_OF_CHANCE * turn.chance for turn in puzzle.turns[1:])


def ship(puzzles: Iterable[Puzzle], folder: Path) -> Index:
    """Write the files of the page; return their index."""
    shipped = sorted((shipped_puzzle(puzzle) for puzzle in puzzles), key=lambda puzzle: puzzle.id)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(NUM_FILES):
        own = [puzzle for puzzle in shipped if file_number(puzzle.id) == number]
        _write(folder / f"{number}.json", PuzzleFile(VERSION, own))
    index = Index(VERSION, [(p.id, len(p.state.players), p.difficulty, p.themes) for p in shipped])
    _write(folder / INDEX_FILE, index)
    return index


def file_number(puzzle: str) -> int:
    """The number of the file that a puzzle is in."""
    return int(puzzle[0], _NUM_DIGITS) * NUM_FILES // _NUM_DIGITS


def shipped_puzzle(puzzle: Puzzle) -> ShippedPuzzle:
    """A puzzle as the page gets it."""
    return ShippedPuzzle(
        id=puzzle.id,
        state=compact(puzzle.state),
        difficulty=difficulty(puzzle.misses),
        themes=puzzle.themes,
        chance=puzzle.chance,
        turns=[_shipped_turn(turn) for turn in puzzle.turns],
        missed_by=[level for level, rate in puzzle.misses.items() if rate >= MOSTLY],
        exact=puzzle.exact,
    )


def _shipped_turn(turn: PuzzleTurn) -> ShippedTurn:
    own = essence_of(turn.notation)
    reasons = tuple((reason.key, dict(reason.args)) for reason in turn.reasons)
    same = tuple(other for other in turn.same if other != own)
    return ShippedTurn(turn.notation, same, turn.loss, turn.chance, turn.levels, reasons)


def read_shipped(folder: Path) -> list[ShippedPuzzle]:
    """All puzzles in the files of the page, or a clear error."""
    found: list[ShippedPuzzle] = []
    for number in range(NUM_FILES):
        path = folder / f"{number}.json"
        try:
            file = msgspec.json.decode(path.read_bytes(), type=PuzzleFile)
        except OSError as error:
            raise OrbisError("puzzles/missing", f"cannot read {path}: {error.strerror}") from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise OrbisError("puzzles/damaged", f"{path} is not a file of puzzles: {error}") from None
        if file.version != VERSION:
            raise OrbisError("puzzles/version", f"{path} has puzzles of version {file.version}, not {VERSION}")
        found += file.puzzles
    return found


def _write(path: Path, form: Form) -> None:
    path.write_bytes(msgspec.json.encode(form) + b"\n")
