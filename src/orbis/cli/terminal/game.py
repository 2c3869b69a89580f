"""A game in the terminal, turn by turn, to the score."""

import hashlib
import shlex

from orbis.bots import bot_factory, play_choice
from orbis.cli.output import console, messages, print_plain
from orbis.cli.score_table import score_table
from orbis.cli.terminal.labels import YOU, heading, joined, subject
from orbis.cli.terminal.opening import Options, open_session
from orbis.cli.terminal.person import Quit, person_turn
from orbis.cli.terminal.screen import prepare_streams, say
from orbis.cli.terminal.session import Session
from orbis.game import Game


def play_game(options: Options) -> None:
    """Play a game to its end, or until the person leaves."""
    prepare_streams()
    session = open_session(options)
    _greet(session)
    try:
        while not session.game.over:
            _one_turn(session)
            session.save()
    except (Quit, EOFError, KeyboardInterrupt):
        _leave(session)
    else:
        _finish(session)


def _greet(session: Session) -> None:
    labels = session.labels
    who = f"You play against {joined(labels[1:])}" if labels[0] == YOU else f"{joined(labels)} play"
    where = f"goes on in round {session.game.round}" if session.game.turn else "begins"
    say(f"Orbis. {who}; the game {where}. Type help to see what you can do, quit to leave.")
    if session.path:
        print_plain(f"After every turn it is kept in {session.path}")


def _one_turn(session: Session) -> None:
    bot = session.seats[session.game.player].bot
    if bot is None:
        person_turn(session)
    else:
        _bot_turn(session, bot)


def _bot_turn(session: Session, bot: str) -> None:
    """Let a bot play. It is made anew for each turn, so that a game that was left goes on as if it had not been."""
    before = session.game.copy()
    with messages.status(f"{session.labels[before.player]} is thinking"):
        play_choice(session.game, bot_factory(bot)(_bot_seed(before)))
    session.note(before)


def _bot_seed(game: Game) -> str:
    """A seed for a bot's turn that does not give away the seed of the piles."""
    return hashlib.sha256(f"{game.seed}/bot/{game.turn}".encode()).hexdigest()


def _leave(session: Session) -> None:
    session.save()
    print_plain(f"\nYou left in round {session.game.round}.")
    if session.path:
        print_plain(f"Go on with: orbis play --resume {shlex.quote(str(session.path))}")


def _finish(session: Session) -> None:
    session.show_table()
    session.show_news()
    table = score_table(session.game.score(), session.labels)
    table.caption = None
    console.print(table)
    say(_verdict(session), style="bold")
    if session.path:
        print_plain(f"The game is in {session.path}; orbis replay shows it.")


def _verdict(session: Session) -> str:
    score = session.game.score()
    winners = [session.labels[winner] for winner in score.winners]
    if len(winners) > 1:
        return f"{heading(joined(winners))} share the victory."
    by_worshipers = " by worshipers left" if score.tie_break == "worshipers" else ""
    return f"{heading(subject(winners[0], 'win'))}{by_worshipers}."
