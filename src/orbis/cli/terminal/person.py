"""A person's turn: the table, the questions, the answers."""

from orbis.cli.output import console, print_plain
from orbis.cli.terminal.answers import read_actions
from orbis.cli.terminal.commands import COMMANDS, explain_refusal
from orbis.cli.terminal.describe import question
from orbis.cli.terminal.display import DISPLAY_WIDTH, display_boxes, display_list
from orbis.cli.terminal.listing import choice_lines
from orbis.cli.terminal.players import own_line
from orbis.cli.terminal.screen import ask, say, show
from orbis.cli.terminal.session import Session
from orbis.cli.terminal.story import tell
from orbis.cli.terminal.table import own_lines
from orbis.cli.terminal.turn import Turn
from orbis.cli.words import why_not_face_up
from orbis.errors import OrbisError
from orbis.game import Remove, format_actions

QUIT_WORDS = ("quit", "exit", "q")
END_WORDS = ("", "1", "end", "yes", "y")
UNDO_WORDS = ("undo", "u")


class Quit(Exception):  # noqa: N818 - not an error: the player leaves
    """The player leaves the game."""


def person_turn(session: Session) -> None:
    """Let the person whose turn it is complete it."""
    turn = Turn(session.game)
    show_question(session, turn)
    while session.game.turn == turn.before.turn:
        line = ask()
        try:
            answer(session, turn, line)
        except OrbisError as error:
            print_plain(str(error), style="red")
    session.note(turn.before)


def show_question(session: Session, turn: Turn) -> None:
    """What is to be decided, with the part of the table that it is about."""
    game, glyphs = session.game, session.glyphs
    if turn.held:
        _show_end(session, turn)
        return
    if game.step == "take":
        session.show_table()
        session.show_news()
        say(question(game, glyphs), style="bold")
        say(f"{glyphs.yes} can lie face up, 3:1 after an exchange, {glyphs.no} only as wilderness.", style="dim")
        return
    _show_focus(session)
    say(question(game, glyphs), style="bold")
    if reason := why_not_face_up(game):
        say(f"     not face up: {reason}")
    show(choice_lines(game, glyphs, console.width))


def _show_focus(session: Session) -> None:
    """The universe for a tile to be placed, the display for a volcano that begins, else the realm."""
    game, width = session.game, console.width
    console.print()
    if game.step == "place":
        show(own_lines(session.view, width))
    elif game.step != "volcano":
        say(own_line(session.view))
    elif not isinstance(game.staged[-1], Remove):
        show(display_boxes(session.view) if width >= DISPLAY_WIDTH else display_list(session.view))


def _show_end(session: Session, turn: Turn) -> None:
    say(f"You {tell(turn.before, turn.actions, session.glyphs, third_person=False)}.")
    say("Press Enter to end your turn, or type undo.", style="bold")


def answer(session: Session, turn: Turn, line: str) -> None:
    """Do what a line says; if that is not possible, the error says why and nothing has changed."""
    command, *words = line.lower().split() or [""]
    if command in QUIT_WORDS:
        raise Quit
    if command in COMMANDS and not words:
        COMMANDS[command](session)
    elif command == "why":
        explain_refusal(session, line.split()[1:])
    elif command in UNDO_WORDS:
        say(f"taken back: {format_actions(turn.undo())}")
        show_question(session, turn)
    elif turn.held:
        _end(turn, line)
    else:
        _add(session, turn, line)


def _end(turn: Turn, line: str) -> None:
    if line.lower() not in END_WORDS:
        raise OrbisError("turn/complete", "Your turn is complete: press Enter to end it, or type undo")
    turn.end()


def _add(session: Session, turn: Turn, line: str) -> None:
    """Add what a line says to the turn; an empty line only asks again."""
    if line:
        followed = turn.add(read_actions(line.split(), session.game))
        if followed:
            say(f"{format_actions(followed)} is played for you: there is no choice.")
    if turn.held and not session.confirms:
        turn.end()
    else:
        show_question(session, turn)
