"""What a person can ask for besides playing."""

from collections.abc import Callable, Sequence

from rich.panel import Panel

from orbis.cli.output import console, messages
from orbis.cli.score_table import score_table
from orbis.cli.terminal.answers import read_actions
from orbis.cli.terminal.glyphs import paint
from orbis.cli.terminal.hints import hint_for
from orbis.cli.terminal.listing import choice_lines
from orbis.cli.terminal.screen import say, show
from orbis.cli.terminal.session import Session
from orbis.errors import OrbisError
from orbis.game import IllegalAction, format_actions
from orbis.game.names import COLOR_NAMES

HELP_WIDTH = 80
HELP = """\
Answer with the number of a choice or with its word, also several in a row:
b2 1> -RB takes the tile at b2, puts it at the right and pays red and blue.
  b2      take the region in column b, row 2    @fire  take a god
  1< 1>   put it at an end of the bottom row    2.1    row 2, column 1
  ~2.1    the same, turned over as wilderness   3R=B   3 red for a blue
  -RB     give a red and a blue worshiper       +RB    gain them
  xa1R    remove a red one from the tile at a1  no     decline

  undo    take back the last action of the turn
  list    the choices and what they do          table  draw the table again
  hint    what a bot would do                   why 2.1  why it is refused
  score   the score as it stands                log    the turns so far
  help    this page                             quit   leave; the game is kept

Colors: {colors}
Tiles of the display: {yes} can lie face up now, 3:1 after an exchange,
{no} only as wilderness.
Universes: ~~~ is a wilderness, ! or "cancelled" a tile without its CP,
2/3 RY a forest with two of its three neighbors, 2.1 a spot for a tile.
The rules are in docs/rules.md."""


def show_help(session: Session) -> None:
    """How to play here."""
    shapes = session.glyphs.shapes
    colors = ", ".join(f"{letter}{shapes.get(letter, '')} {name}" for letter, name in COLOR_NAMES.items())
    text = HELP.format(colors=colors, yes=session.glyphs.yes, no=session.glyphs.no)
    if console.width >= HELP_WIDTH:
        console.print(Panel(paint(text), title="Orbis", expand=False))
    else:
        show(text.splitlines())


def show_list(session: Session) -> None:
    """The choices with what they do."""
    show(choice_lines(session.game, session.glyphs, console.width))


def show_table(session: Session) -> None:
    """The table."""
    session.show_table()


def show_score(session: Session) -> None:
    """The score as if the game ended now."""
    console.print(score_table(session.game.score(), session.labels, over=session.game.over))


def show_hint(session: Session) -> None:
    """What a bot would do."""
    with messages.status("thinking"):
        lines = hint_for(session.game, session.glyphs)
    for line in lines:
        say(line)


def show_log(session: Session) -> None:
    """The turns so far."""
    for entry in session.log:
        say(f"Round {entry.round}: {session.told(entry)}")
    if not session.log:
        say("Nobody has had a turn yet.")


def explain_refusal(session: Session, words: Sequence[str]) -> None:
    """Why actions are not possible now."""
    if not words:
        raise OrbisError("play/why", "Why what? Name an action, as in: why 2.1")
    try:
        actions = read_actions(words, session.game)
    except IllegalAction as error:
        say(str(error))
    else:
        say(f"{format_actions(actions)} is possible.")


COMMANDS: dict[str, Callable[[Session], None]] = {
    "help": show_help,
    "?": show_help,
    "list": show_list,
    "table": show_table,
    "score": show_score,
    "hint": show_hint,
    "log": show_log,
}
