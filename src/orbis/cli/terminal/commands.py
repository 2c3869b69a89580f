"""The commands of the terminal game besides playing: help, hint, score and so on."""

from collections.abc import Callable, Sequence

from rich.panel import Panel

from orbis.analysis import Analysis, Budget, RankedTurn, analyze
from orbis.cli.output import console, messages
from orbis.cli.score_table import score_table
from orbis.cli.terminal.choices import choice_lines, read_actions
from orbis.cli.terminal.glyphs import Glyphs, paint
from orbis.cli.terminal.session import Session, say, show
from orbis.cli.terminal.words import tell
from orbis.errors import OrbisError
from orbis.game import Game, IllegalAction, format_actions, preview
from orbis.game.names import COLOR_NAMES

HELP_WIDTH = 80
HELP = """\
Type the number or the notation of a choice, or several in a row:
b2 1> -RB takes the tile at b2, places it on the right, pays red and blue.
  b2      take the region in column b, row 2    @fire  take a god
  1< 1>   place it at an end of the bottom row  2.1    row 2, column 1
  ~2.1    the same, face down as wilderness     3R=B   3 red for 1 blue
  -RB     give a red and a blue worshiper       +RB    gain them
  xa1R    remove a red one from the tile at a1  no     decline

  undo    take back your last action this turn
  list    your choices and what they do         table  redraw the table
  hint    what a bot would do                   why 2.1  explain why not
  score   the current score                     log    the turns so far
  help    show this help                        quit   save and leave

Colors: {colors}
Display: {yes} can be placed face up now, 3:1 after an exchange,
{no} only as wilderness.
Universes: ~~~ is a wilderness, ! or "cancelled" is a tile that scores 0 CP,
2/3 RY is a forest with two of its three neighbors, 2.1 is an open spot.
The rules are in docs/rules.md."""

HINT_BUDGET = Budget(seconds=1.0)
NUM_TURNS = 2


def show_help(session: Session) -> None:
    """Show how to play."""
    shapes = session.glyphs.shapes
    colors = ", ".join(f"{letter}{shapes.get(letter, '')} {name}" for letter, name in COLOR_NAMES.items())
    text = HELP.format(colors=colors, yes=session.glyphs.yes, no=session.glyphs.no)
    if console.width >= HELP_WIDTH:
        console.print(Panel(paint(text), title="Orbis", expand=False))
    else:
        show(text.splitlines())


def show_list(session: Session) -> None:
    """List the choices and what they do."""
    show(choice_lines(session.view, console.width))


def show_table(session: Session) -> None:
    """Draw the table."""
    session.show_table()


def show_score(session: Session) -> None:
    """Show the score as if the game ended now."""
    console.print(score_table(session.game.score(), session.labels, over=session.game.over))


def show_hint(session: Session) -> None:
    """Show what a bot would do."""
    with messages.status("thinking"):
        lines = hint_for(session.game, session.glyphs)
    for line in lines:
        say(line)


def show_log(session: Session) -> None:
    """List the turns so far."""
    for entry in session.log:
        say(f"Round {entry.round}: {session.told(entry)}")
    if not session.log:
        say("No turns have been played yet.")


def explain_refusal(session: Session, words: Sequence[str]) -> None:
    """Explain why actions are not allowed now."""
    if not words:
        raise OrbisError("play/why", "Name the action to explain, as in: why 2.1")
    try:
        actions = read_actions(words, session.game)
    except IllegalAction as error:
        say(str(error))
    else:
        say(f"{format_actions(actions)} is allowed.")


def hint_for(game: Game, glyphs: Glyphs) -> list[str]:
    """The best continuation of the turn, its prospects, and the second best. Uses no hidden information."""
    analysis = analyze(game, HINT_BUDGET, num_turns=NUM_TURNS)
    best, *others = analysis.turns
    return [
        f"Best: {best.turn.notation}",
        f"You would {_told(game, best, glyphs)}.",
        _promise(analysis, glyphs),
        *(
            f"Second best: {other.turn.notation}, {_difference(other)}. You would {_told(game, other, glyphs)}."
            for other in others
        ),
    ]


def _told(game: Game, ranked: RankedTurn, glyphs: Glyphs) -> str:
    rest = preview(game, ranked.turn.actions).actions[len(game.staged) :]
    return tell(rest, game.tile_set, glyphs, third_person=False)


def _promise(analysis: Analysis, glyphs: Glyphs) -> str:
    chance = analysis.estimate.win_chances[analysis.player]
    margin = f"{analysis.estimate.margins[analysis.player]:+.1f}".replace("-", glyphs.minus)
    sure = "exactly" if analysis.exact else "about"
    return f"Chance to win: {sure} {chance:.0%}. Expected margin: {margin} CP."


def _difference(other: RankedTurn) -> str:
    return f"{other.loss:.1f} CP worse" if other.loss >= 0.05 else "just as good"


COMMANDS: dict[str, Callable[[Session], None]] = {
    "help": show_help,
    "?": show_help,
    "list": show_list,
    "table": show_table,
    "score": show_score,
    "hint": show_hint,
    "log": show_log,
}
