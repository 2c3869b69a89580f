"""A game at this terminal: who plays, what happened, and where it is kept."""

from dataclasses import dataclass, field
from pathlib import Path

from orbis.cli.output import console, print_plain
from orbis.cli.terminal.glyphs import Glyphs
from orbis.cli.terminal.labels import YOU, heading
from orbis.cli.terminal.screen import say, show
from orbis.cli.terminal.seats import Seat, labels_of, record_names
from orbis.cli.terminal.story import tell
from orbis.cli.terminal.table import table_lines
from orbis.cli.terminal.view import View, view_of
from orbis.game import ACTIONS, Game
from orbis.records import record_of, write_record


@dataclass(frozen=True, slots=True)
class Entry:
    """A turn that was played, in words."""

    round: int
    player: int
    words: str


@dataclass(slots=True)
class Session:
    """A game in progress; `path` is where it is kept, if it can be."""

    game: Game
    seats: list[Seat]
    glyphs: Glyphs
    path: Path | None
    confirms: bool
    log: list[Entry] = field(default_factory=list)

    @property
    def labels(self) -> list[str]:
        """What the players are called at the table."""
        return labels_of(self.seats)

    @property
    def viewer(self) -> int:
        """From whose side the table is seen: whose turn it is, or the first person after the end."""
        persons = [number for number, seat in enumerate(self.seats) if seat.bot is None]
        return persons[0] if self.game.over else self.game.player

    @property
    def view(self) -> View:
        """What the table is drawn from."""
        return view_of(self.game, self.viewer, self.labels, self.glyphs)

    def show_table(self) -> None:
        """Draw the table."""
        title, *lines = table_lines(self.view, console.width)
        console.print()
        show([title], style="bold")
        show(lines)

    def note(self, before: Game) -> None:
        """Write the turn that was just played into the log; `before` is the game as it was then."""
        player = before.player
        actions = [ACTIONS[index] for index in self.game.turns[-1]]
        words = tell(before, actions, self.glyphs, third_person=self.labels[player] != YOU)
        self.log.append(Entry(before.round, player, words))

    def show_news(self) -> None:
        """What the others have done since the last turn of the player from whose side the table is seen."""
        news: list[Entry] = []
        for entry in reversed(self.log):
            if entry.player == self.viewer:
                break
            news.append(entry)
        for entry in reversed(news):
            say(self.told(entry), style="italic")

    def told(self, entry: Entry) -> str:
        """An entry of the log as a sentence."""
        return f"{heading(self.labels[entry.player])} {entry.words}"

    def save(self) -> None:
        """Keep the game as it is now; if that fails, say so and play on."""
        if self.path is None:
            return
        try:
            write_record(record_of(self.game, record_names(self.seats)), self.path)
        except OSError as error:
            print_plain(f"The game could not be kept in {self.path}: {error.strerror}", style="red")
