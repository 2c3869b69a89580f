"""How a game in the terminal begins: dealt anew, or read from a file and continued."""

from dataclasses import dataclass
from pathlib import Path

from orbis.cli.output import console, preparing, print_plain
from orbis.cli.terminal.glyphs import glyphs_for
from orbis.cli.terminal.saves import last_unfinished, new_path, read_unfinished
from orbis.cli.terminal.seats import new_seats, record_names, seats_of
from orbis.cli.terminal.session import Session
from orbis.errors import OrbisError
from orbis.game import Game
from orbis.records import Record, RecordError, check_result, record_of, start_of, turns_of, write_record
from orbis.tiles import TileSet, load_tile_set


@dataclass(frozen=True, slots=True)
class Options:
    """What `orbis play` was asked for; `resume` is a file, or empty for the last game that was left."""

    bots: tuple[str, ...] = ()
    players: int | None = None
    seed: str | None = None
    tile_set: Path | None = None
    save: Path | None = None
    resume: str | None = None
    confirms: bool = True


def open_session(options: Options) -> Session:
    """The game that the options ask for, with its file."""
    return _new_game(options) if options.resume is None else _continued_game(options)


def _new_game(options: Options) -> Session:
    """Deal a game; a random seat starts."""
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
    """Keep the game in the user's data folder; where that cannot be, it is played without being kept."""
    try:
        session.path = new_path()
    except (OSError, RuntimeError) as error:  # RuntimeError: there is no home
        reason = error.strerror if isinstance(error, OSError) else error
        print_plain(f"This game is not kept: {reason}. With --save FILE it is.", style="red")
    session.save()


def _continued_game(options: Options) -> Session:
    """Replay a record and go on where it ends."""
    if options.seed is not None or options.players is not None:
        raise OrbisError("play/resume", "--seed and --players are for a new game: the file says what they are")
    path = Path(options.resume) if options.resume else last_unfinished()
    tiles = load_tile_set(options.tile_set) if options.tile_set else None
    try:
        session = _replayed(read_unfinished(path), tiles, options)
    except RecordError as error:
        raise OrbisError(error.code, f"the game in {path} cannot be continued: {error}", error.rule) from None
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
