"""A person's turn: the table, the questions and the answers, and the actions put together so far."""

from collections.abc import Sequence

from orbis.cli.output import console, print_plain
from orbis.cli.terminal.board import DISPLAY_WIDTH, display_boxes, display_list
from orbis.cli.terminal.choices import choice_lines, question, read_actions
from orbis.cli.terminal.commands import COMMANDS, explain_refusal
from orbis.cli.terminal.session import Session, ask, say, show
from orbis.cli.terminal.table import own_line, own_lines
from orbis.cli.terminal.view import View
from orbis.cli.terminal.words import tell
from orbis.errors import OrbisError
from orbis.game import Action, Game, Remove, format_actions, guidance, preview

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
        followed: list[Action] = []
        while not self.held and (next_action := guidance(self.game).forced):
            self._add(next_action)
            followed.append(next_action)
        return followed

    def _add(self, action: Action) -> None:
        if preview(self.game, [action]).complete:
            self.held = action
        else:
            self.game.play(action)

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
    if turn.held:
        _show_end(session, turn.held)
        return
    view = session.view
    yes, no = view.glyphs.yes, view.glyphs.no
    if view.state.step == "take":
        session.show_table()
        session.show_news()
        say(question(view), style="bold")
        say(f"{yes} can be placed face up, 3:1 after an exchange, {no} only as wilderness.", style="dim")
        return
    _show_focus(view)
    say(question(view), style="bold")
    guide = view.shown.guidance
    if guide.not_face_up:
        say(f"     Not face up: {guide.not_face_up}")
    show(choice_lines(view, console.width))
    if guide.suggested:
        say(f"     For example: {format_actions(guide.suggested)}")


def _show_focus(view: View) -> None:
    """Show the universe to place a tile, the display to start a volcano, otherwise the realm."""
    step, width = view.state.step, console.width
    console.print()
    if step == "place":
        show(own_lines(view, width))
    elif step != "volcano":
        say(own_line(view))
    elif not isinstance(view.shown.actions[-1].action, Remove):
        show(display_boxes(view) if width >= DISPLAY_WIDTH else display_list(view))


def _show_end(session: Session, held: Action) -> None:
    played = preview(session.game, [held]).actions
    say(f"You {tell(played, session.game.tile_set, session.glyphs, third_person=False)}.")
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
