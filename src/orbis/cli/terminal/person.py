"""A person's turn: the table, the questions and the answers, and the actions put together so far."""

from collections.abc import Sequence

from orbis.cli.output import console, print_plain
from orbis.cli.terminal.board import DISPLAY_WIDTH, display_boxes, display_list
from orbis.cli.terminal.choices import forced, read_actions
from orbis.cli.terminal.commands import COMMANDS, explain_refusal
from orbis.cli.terminal.describe import choice_lines, question
from orbis.cli.terminal.session import Session, ask, say, show
from orbis.cli.terminal.story import tell
from orbis.cli.terminal.table import own_line, own_lines
from orbis.cli.words import why_not_face_up
from orbis.errors import OrbisError
from orbis.game import Action, Game, Remove, format_actions

QUIT_WORDS = ("quit", "exit", "q")
END_WORDS = ("", "1", "end", "yes", "y")
UNDO_WORDS = ("undo", "u")


class Quit(Exception):  # noqa: N818 - not an error: the player quits
    """The player quits the game."""


class Turn:
    """A turn that can be undone completely: the action that ends it is held back until `end`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.before = game.copy()
        self.held: Action | None = None
        self._chosen: list[int] = []  # how many actions preceded each chosen one

    @property
    def actions(self) -> list[Action]:
        """The actions so far, including the one held back."""
        return [*self.game.staged, *([self.held] if self.held else [])]

    def add(self, actions: Sequence[Action]) -> list[Action]:
        """Add actions, and return those that followed automatically.

        They must be legal, and nothing may be held back.
        """
        for action in actions:
            self._chosen.append(len(self.game.staged))
            self._add(action)
        followed = []
        while not self.held and (next_action := forced(self.game)):
            self._add(next_action)
            followed.append(next_action)
        return followed

    def _add(self, action: Action) -> None:
        after = self.game.copy()
        after.play(action)
        if after.turn == self.game.turn:
            self.game.play(action)
        else:
            self.held = action

    def undo(self) -> list[Action]:
        """Undo the last chosen action and whatever followed from it, and return them."""
        if not self._chosen:
            raise OrbisError("game/nothing-to-undo", "There is nothing to undo: the turn has just begun")
        number = self._chosen.pop()
        taken_back = self.actions[number:]
        self.held = None
        while len(self.game.staged) > number:
            self.game.undo()
        return taken_back

    def end(self) -> None:
        """Play the action held back."""
        assert self.held is not None
        self.game.play(self.held)
        self.held = None


def person_turn(session: Session) -> None:
    """Let the person whose turn it is play it."""
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
    """Ask the next question, and show the part of the table it is about."""
    game, glyphs = session.game, session.glyphs
    if turn.held:
        _show_end(session, turn)
        return
    if game.step == "take":
        session.show_table()
        session.show_news()
        say(question(game, glyphs), style="bold")
        say(f"{glyphs.yes} can be placed face up, 3:1 after an exchange, {glyphs.no} only as wilderness.", style="dim")
        return
    _show_focus(session)
    say(question(game, glyphs), style="bold")
    if reason := why_not_face_up(game):
        say(f"     Not face up: {reason}")
    show(choice_lines(game, glyphs, console.width))


def _show_focus(session: Session) -> None:
    """Show the universe to place a tile, the display to start a volcano, otherwise the realm."""
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
    """Do what a line says. If it is not allowed, the error says why and nothing changes."""
    command, *words = line.lower().split() or [""]
    if command in QUIT_WORDS:
        raise Quit
    if command in COMMANDS and not words:
        COMMANDS[command](session)
    elif command == "why":
        explain_refusal(session, line.split()[1:])
    elif command in UNDO_WORDS:
        say(f"Undone: {format_actions(turn.undo())}")
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
    """Add the actions on a line to the turn; an empty line repeats the question."""
    if line:
        followed = turn.add(read_actions(line.split(), session.game))
        if followed:
            say(f"{format_actions(followed)} was played for you, as there was no other choice.")
    if turn.held and not session.confirms:
        turn.end()
    else:
        show_question(session, turn)
