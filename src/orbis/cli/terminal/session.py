"""A terminal game in progress: who plays, what happened, where it is saved; printing and asking."""

import contextlib
import io
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from orbis.cli.output import console, print_plain
from orbis.cli.terminal.glyphs import Glyphs, paint
from orbis.cli.terminal.seats import YOU, TerminalSeat, heading, labels_of, record_names
from orbis.cli.terminal.table import table_lines
from orbis.cli.terminal.view import View, view_of
from orbis.cli.terminal.words import tell
from orbis.game import Game, play_changes
from orbis.records import record_of, write_record

PROMPT = "> "


@dataclass(frozen=True, slots=True)
class Entry:
    """A turn that was played, in words."""

    round: int
    player: int
    words: str


@dataclass(slots=True)
class Session:
    """A game in progress; `path` is where it is saved, if anywhere."""

    game: Game
    seats: list[TerminalSeat]
    glyphs: Glyphs
    path: Path | None
    confirms: bool
    log: list[Entry] = field(default_factory=list)

    @property
    def labels(self) -> list[str]:
        """The players' names as shown at the table."""
        return labels_of(self.seats)

    @property
    def viewer(self) -> int:
        """Whose side the table is shown from: the current player's, or the first person's after the end."""
        persons = [number for number, seat in enumerate(self.seats) if seat.bot is None]
        return persons[0] if self.game.over else self.game.player

    @property
    def view(self) -> View:
        """The view that the table is drawn from."""
        return view_of(self.game, self.viewer, self.labels, self.glyphs)

    def show_table(self) -> None:
        """Draw the table."""
        title, *lines = table_lines(self.view, console.width)
        console.print()
        show([title], style="bold")
        show(lines)

    def note(self, before: Game) -> None:
        """Add the turn just played to the log; `before` is the game before it."""
        player = before.player
        played = play_changes(before.copy(), self.game.turns[-1])
        words = tell(played, before.tile_set, self.glyphs, third_person=self.labels[player] != YOU)
        self.log.append(Entry(before.round, player, words))

    def show_news(self) -> None:
        """Show what the others have done since the viewer's last turn."""
        news: list[Entry] = []
        for entry in reversed(self.log):
            if entry.player == self.viewer:
                break
            news.append(entry)
        for entry in reversed(news):
            say(self.told(entry), style="italic")

    def told(self, entry: Entry) -> str:
        """A log entry as a sentence."""
        return f"{heading(self.labels[entry.player])} {entry.words}"

    def save(self) -> None:
        """Save the game. If that fails, say so and play on."""
        if self.path is None:
            return
        try:
            write_record(record_of(self.game, record_names(self.seats)), self.path)
        except OSError as error:
            print_plain(f"The game could not be saved to {self.path}: {error.strerror}", style="red")


def prepare_streams() -> None:
    """Make output safe for any character, and make input editable."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - `input` uses it if it is available


def show(lines: Iterable[str], style: str = "") -> None:
    """Print lines as they are, with their colors."""
    console.print(paint("\n".join(lines), style), soft_wrap=True)


def say(text: str, style: str = "") -> None:
    """Print a sentence, wrapped to the terminal."""
    console.print(paint(text, style))


def ask() -> str:
    """Read the player's answer. Input that does not come from a keyboard is echoed as if typed."""
    line = input(PROMPT)
    if not sys.stdin.isatty():
        show([line if line.isprintable() else repr(line)])
    return line.strip()
