"""Games between bots: what to play, one game, and many games on all cores."""

import hashlib
import time
import traceback
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from orbis.arena.workers import in_processes, num_cores
from orbis.bots import Bot, bot_factory, play_choice
from orbis.errors import OrbisError, safe_repr
from orbis.game import Game
from orbis.records import Record, record_of
from orbis.tiles import TileSet

_MAX_REASON = 500


@dataclass(frozen=True)
class Job:
    """A game to play. Equal jobs give equal games, no matter where and when they are played.

    `bots` are names for `bot_factory`, by seat; `seed` deals the game; `first` is the player who starts; `tile_set` is
    None for the standard set, a path, or a tile set; `number` gives the bots different seeds in games of the same deal.
    """

    bots: tuple[str, ...]
    seed: str
    first: int = 0
    tile_set: TileSet | str | None = None
    number: int = 0


@dataclass(frozen=True)
class PlayedGame:
    """A finished game: its job, its record, and the seconds that each seat took for all its turns."""

    job: Job
    record: Record
    seconds: tuple[float, ...]


def play_games(jobs: Sequence[Job], workers: int | None = None) -> Generator[PlayedGame, None, None]:
    """Play games in worker processes, by default one per core, and yield them in the order of the jobs.

    With one worker, the games are played in this process. If a bot fails, an `OrbisError` ends everything after the
    games before it.
    """
    with closing(in_processes(play_chunk, jobs, workers or num_cores())) as chunks:
        yield from unpacked(chunks)


def play_chunk(jobs: Sequence[Job]) -> list[PlayedGame | OrbisError]:
    """Play a few games one after the other. If one fails, the error is the last item."""
    played: list[PlayedGame | OrbisError] = []
    for job in jobs:
        try:
            played.append(play_game(job))
        except OrbisError as error:
            # A plain error, which every process can unpickle.
            return [*played, OrbisError(error.code, error.message, error.rule)]
    return played


def unpacked(chunks: Iterable[list[PlayedGame | OrbisError]]) -> Iterator[PlayedGame]:
    """The games of finished chunks, up to the first error, which is raised."""
    for chunk in chunks:
        for played in chunk:
            if isinstance(played, OrbisError):
                raise played
            yield played


def play_game(job: Job) -> PlayedGame:
    """Play one game to its end, with a new bot in each seat."""
    game = Game(len(job.bots), job.seed, job.tile_set, first=job.first)
    bots = [_new_bot(job, seat) for seat in range(len(job.bots))]
    seconds = [0.0] * len(bots)
    while not game.over:
        seat = game.player
        start = time.perf_counter()
        try:
            play_choice(game, bots[seat])
        except (Exception, SystemExit) as error:
            raise _failure(job, seat, f"at turn {game.turn + 1}", error) from error
        seconds[seat] += time.perf_counter() - start
    return PlayedGame(job, record_of(game, job.bots), tuple(seconds))


def bot_seed(job: Job, seat: int) -> str:
    """The seed of the bot in a seat: a digest, so that it does not reveal how the game is dealt."""
    return hashlib.sha256(f"{job.seed}/{job.number}/{seat}".encode()).hexdigest()


def _new_bot(job: Job, seat: int) -> Bot:
    factory = bot_factory(job.bots[seat])
    try:
        return factory(bot_seed(job, seat))
    except (Exception, SystemExit) as error:
        raise _failure(job, seat, "before its first turn", error) from error


def _failure(job: Job, seat: int, when: str, error: BaseException) -> OrbisError:
    """An error that says which bot failed, where and why, and can be passed between processes."""
    reason = _text_of(error)[:_MAX_REASON]
    if not isinstance(error, OrbisError):
        line = traceback.extract_tb(error.__traceback__)[-1]
        reason = f"{type(error).__name__}: {reason} ({Path(line.filename).name}, line {line.lineno})"
    where = f"in the game with seed {safe_repr(job.seed)}, seat {seat}, {when}"
    return OrbisError("bot/failed", f"the bot {safe_repr(job.bots[seat])} failed {where}: {reason}")


def _text_of(error: BaseException) -> str:
    """The message of any error on one line, even of one that cannot be printed."""
    try:
        return " ".join(str(error).split())
    except Exception:
        return "an error that cannot be printed"
