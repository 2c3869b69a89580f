"""Generating puzzles, game by game, on all cores or a Ray cluster."""

from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from orbis.arena.ray_cluster import on_ray
from orbis.arena.workers import in_processes, num_cores
from orbis.errors import OrbisError
from orbis.puzzles.files import Found, append_found, begin
from orbis.puzzles.find import find_in_games
from orbis.puzzles.plan import Plan, Task, check_plan
from orbis.puzzles.puzzle import Puzzle

MAX_GAMES: Final = 2**31 - 1


class Generation:
    """A file that is to have the puzzles of so many games; those it already has are kept.

    A file with more games begins like one with fewer, and does not depend on the number of workers.
    """

    def __init__(self, path: Path, plan: Plan, games: int) -> None:
        """Check everything, and begin the file or read what is there."""
        check_plan(plan)
        if not 1 <= games <= MAX_GAMES:
            raise OrbisError("puzzles/games", f"puzzles need 1 to {MAX_GAMES:,} games")
        self._path = path
        self._plan = plan
        self._wanted = games
        found = begin(path, plan)
        self.games = len(found)  # in the file so far
        self.puzzles: list[Puzzle] = [puzzle for game in found for puzzle in game.puzzles]

    @property
    def games_left(self) -> int:
        """The number of games to play."""
        return max(0, self._wanted - self.games)

    def play(self, workers: int | None = None, ray: str | None = None) -> Generator[int, None, None]:
        """Play the games that are left and write their puzzles; yield the number of each game when it is finished."""
        tasks = [Task(self._plan, number) for number in range(self.games, self._wanted)]
        numbers = iter(tasks)
        with closing(_find(tasks, workers, ray)) as chunks:
            for chunk in chunks:
                for puzzles in chunk:
                    task = next(numbers)
                    append_found(self._path, Found(task.number, puzzles))
                    self.puzzles += puzzles
                    self.games += 1
                    yield task.number


def _find(tasks: Sequence[Task], workers: int | None, ray: str | None) -> Generator[list[list[Puzzle]], None, None]:
    if not tasks:
        return
    if ray is None:
        yield from in_processes(find_in_games, tasks, workers or num_cores())
    else:
        yield from on_ray(find_in_games, tasks, ray, workers)
