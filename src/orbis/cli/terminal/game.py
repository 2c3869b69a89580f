"""The terminal game from the first turn to the score: a new one, or one resumed from a file."""

import hashlib
import shlex
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from orbis.bots import bot_factory, play_choice
from orbis.cli.output import console, messages, preparing, print_plain
from orbis.cli.score_table import score_table
from orbis.cli.terminal.glyphs import glyphs_for
from orbis.cli.terminal.person import Quit, person_turn
from orbis.cli.terminal.seats import YOU, heading, joined, new_seats, record_names, seats_of, subject
from orbis.cli.terminal.session import Session, prepare_streams, say
from orbis.errors import OrbisError
from orbis.game import Game
from orbis.records import Record, RecordError, check_result, read_record, record_of, start_of, turns_of, write_record
from orbis.records.files import STREAM_SUFFIX
from orbis.records.folder import data_folder
from orbis.tiles import TileSet, load_tile_set

SUFFIX = ".orbis.json"


@dataclass(frozen=True, slots=True)
class Options:
    """The options of `orbis play`; `resume` is a file, or empty for the last unfinished game."""

    bots: tuple[str, ...] = ()
    players: int | None = None
    seed: str | None = None
    tile_set: Path | None = None
    save: Path | None = None
    resume: str | None = None
    confirms: bool = True


def play_game(options: Options) -> None:
    """Play a game until it ends or the player quits."""
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
    who = f"You are playing against {joined(labels[1:])}" if labels[0] == YOU else f"{joined(labels)} are playing"
    where = f"Resuming in round {session.game.round}" if session.game.turn else "A new game begins"
    say(f"Orbis. {who}. {where}. Type help for the commands, quit to leave.")
    if session.path:
        print_plain(f"The game is saved after every turn to {session.path}")


def _one_turn(session: Session) -> None:
    bot = session.seats[session.game.player].bot
    if bot is None:
        person_turn(session)
    else:
        _bot_turn(session, bot)


def _bot_turn(session: Session, bot: str) -> None:
    """Let a bot play. Each turn gets a fresh bot, so that a resumed game continues exactly as it would have."""
    before = session.game.copy()
    with messages.status(f"{session.labels[before.player]} is thinking"):
        play_choice(session.game, bot_factory(bot)(_bot_seed(before)))
    session.note(before)


def _bot_seed(game: Game) -> str:
    """A seed for a bot's turn that does not reveal the seed of the piles."""
    return hashlib.sha256(f"{game.seed}/bot/{game.turn}".encode()).hexdigest()


def _leave(session: Session) -> None:
    session.save()
    print_plain(f"\nYou left the game in round {session.game.round}.")
    if session.path:
        print_plain(f"Resume it with: orbis play --resume {shlex.quote(str(session.path))}")


def _finish(session: Session) -> None:
    session.show_table()
    session.show_news()
    table = score_table(session.game.score(), session.labels)
    table.caption = None
    console.print(table)
    say(_verdict(session), style="bold")
    if session.path:
        print_plain(f"The game is saved in {session.path}; view it with orbis replay.")


def _verdict(session: Session) -> str:
    score = session.game.score()
    winners = [session.labels[winner] for winner in score.winners]
    if len(winners) > 1:
        return f"{heading(joined(winners))} share the victory."
    by_worshipers = " on the tiebreaker, with more worshipers left" if score.tie_break == "worshipers" else ""
    return f"{heading(subject(winners[0], 'win'))}{by_worshipers}."


def open_session(options: Options) -> Session:
    """Start or resume the game that the options describe."""
    return _new_game(options) if options.resume is None else _continued_game(options)


def _new_game(options: Options) -> Session:
    """Deal a new game with a random starting player."""
    seats = new_seats(options.bots, options.players)
    tiles = load_tile_set(options.tile_set)
    with preparing():
        game = Game(len(seats), options.seed, tiles, first="random")
        _warm_up(game)
    session = Session(game, seats, glyphs_for(console), options.save, options.confirms)
    if options.save:
        write_record(record_of(game, record_names(seats)), options.save)
    else:
        _keep_among_data(session)
    return session


def _keep_among_data(session: Session) -> None:
    """Save the game in the user's data folder, or play without saving if that is not possible."""
    try:
        session.path = new_path()
    except (OSError, RuntimeError) as error:  # RuntimeError: there is no home directory
        reason = error.strerror if isinstance(error, OSError) else error
        print_plain(f"This game will not be saved: {reason}. Use --save FILE to choose another place.", style="red")
    session.save()


def _continued_game(options: Options) -> Session:
    """Replay a record and continue where it ends."""
    if options.seed is not None or options.players is not None:
        raise OrbisError(
            "play/resume", "--seed and --players cannot be combined with --resume: the saved game has its own"
        )
    path = Path(options.resume) if options.resume else last_unfinished()
    tiles = load_tile_set(options.tile_set) if options.tile_set else None
    try:
        session = _replayed(read_unfinished(path), tiles, options)
    except RecordError as error:
        raise OrbisError(error.code, f"cannot resume the game in {path}: {error}", error.rule) from None
    session.path = options.save or path
    if options.save:
        write_record(record_of(session.game, record_names(session.seats)), options.save)
    return session


def _replayed(record: Record, tiles: TileSet | None, options: Options) -> Session:
    seats = seats_of(record, options.bots)
    with preparing():
        game = start_of(record, tiles)
        _warm_up(game)
        session = Session(game, seats, glyphs_for(console), None, options.confirms)
        before = game.copy()
        for _ in turns_of(record, game):
            session.note(before)
            before = game.copy()
        check_result(record, game)
    return session


def _warm_up(game: Game) -> None:
    """Load or compile the rules before the first question."""
    trial = game.copy()
    trial.play(trial.sensible()[0])
    trial.undo()
    trial.play_out("warm up")
    trial.score()


def games_folder() -> Path:
    """The folder of saved games."""
    return data_folder() / "games"


def new_path() -> Path:
    """A file for a new game, named after the current time. Creates the folder."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = folder / f"{name}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path


def last_unfinished() -> Path:
    """The most recently played game that is not over."""
    paths = sorted(games_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in paths:
        try:
            if read_record(path).result is None:
                return path
        except RecordError:
            continue
    raise OrbisError("play/nothing-to-resume", f"there is no unfinished game to resume in {games_folder()}")


def read_unfinished(path: Path) -> Record:
    """The record of a game to resume."""
    if path.suffix == STREAM_SUFFIX:
        raise OrbisError(
            "play/stream", f"cannot resume {path}, which holds many games: expected a file with one game (.orbis.json)"
        )
    record = read_record(path)
    if record.result is not None:
        raise OrbisError("play/finished", f"the game in {path} is over; view it with orbis replay")
    return record
