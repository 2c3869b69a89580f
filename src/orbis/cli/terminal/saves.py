"""Where games are kept, and the last one that was left."""

from datetime import datetime
from pathlib import Path

from orbis.errors import OrbisError
from orbis.records import Record, RecordError, read_record
from orbis.records.files import STREAM_SUFFIX
from orbis.records.folder import data_folder

SUFFIX = ".orbis.json"


def games_folder() -> Path:
    """The folder of saved games."""
    return data_folder() / "games"


def new_path() -> Path:
    """A file for a new game, named after the time, in a folder that is there."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = folder / f"{name}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path


def last_unfinished() -> Path:
    """The game that was played last and is not over."""
    paths = sorted(games_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in paths:
        try:
            if read_record(path).result is None:
                return path
        except RecordError:
            continue
    raise OrbisError("play/nothing-to-resume", f"there is no unfinished game in {games_folder()}")


def read_unfinished(path: Path) -> Record:
    """The record of a game to go on with."""
    if path.suffix == STREAM_SUFFIX:
        raise OrbisError("play/stream", f"{path} is a stream of games: only a file with one game can be continued")
    record = read_record(path)
    if record.result is not None:
        raise OrbisError("play/finished", f"the game in {path} is over: orbis replay shows it")
    return record
