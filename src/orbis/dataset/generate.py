"""Generating datasets, shard by shard, on all cores or a Ray cluster."""

import math
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from orbis.arena.ray_cluster import on_ray
from orbis.arena.workers import in_processes, num_cores
from orbis.dataset.columns import Rows, joined
from orbis.dataset.description import Description, Shard, begin, describe_plan, write_description
from orbis.dataset.files import check_format, write_rows
from orbis.dataset.play import Plan, Task, play_tasks
from orbis.engine.vocabulary import MAX_PLAYERS, MIN_PLAYERS, NUM_ROUNDS
from orbis.errors import OrbisError, safe_repr
from orbis.game.layout import seed_text

GAMES_PER_SHARD: Final = 100
TEMPERATURES: Final = (0.01, 100.0)  # besides 0
MAX_GAMES: Final = 2**31 - 1


class Generation:
    """A dataset in a folder that is to have so many games; those it already has are kept.

    A dataset with more games begins like one with fewer, and does not depend on the number of workers. Only complete
    shards are kept: after an interruption, the games of the current shard are played again.
    """

    def __init__(
        self,
        folder: Path,
        plan: Plan,
        games: int,
        *,
        file_format: str = "npz",
        games_per_shard: int = GAMES_PER_SHARD,
    ) -> None:
        """Check everything, and begin the dataset or read what is there."""
        _check(plan, games, games_per_shard)
        check_format(file_format)
        self._folder = folder
        self._plan = plan
        self._games = games
        self.description: Description = begin(folder, plan, describe_plan(plan, file_format, games_per_shard))
        self._kept = self._shards_to_keep()

    def _shards_to_keep(self) -> tuple[Shard, ...]:
        """All shards, except for an incomplete last one to which games are added."""
        shards = self.description.shards
        if self._games > self.description.games and shards and shards[-1].games < self.description.games_per_shard:
            return shards[:-1]
        return shards

    @property
    def games_left(self) -> int:
        """The number of games to play."""
        return max(0, self._games - sum(shard.games for shard in self._kept))

    def play(self, workers: int | None = None, ray: str | None = None) -> Generator[int, None, None]:
        """Play the games that are left and write them; yield the number of each game when it is finished."""
        start = self._games - self.games_left
        tasks = [Task(self._plan, number) for number in range(start, self._games)]
        games: list[Rows] = []
        with closing(_play(tasks, workers, ray)) as played:
            for task, rows in zip(tasks, _unpacked(played), strict=True):
                games.append(rows)
                if len(games) == self.description.games_per_shard or task is tasks[-1]:
                    self._write(games)
                    games = []
                yield task.number

    def _write(self, games: list[Rows]) -> None:
        """Write a shard, then mention it, and only then remove files without mention, such as the one it replaces."""
        first = sum(shard.games for shard in self._kept)
        name = f"games-{first:07}-{first + len(games) - 1:07}.{self.description.format}"
        rows = joined(games)
        write_rows(self._folder / name, rows)
        self._kept = (*self._kept, Shard(name, len(games), len(rows["game"])))
        self.description = replace(self.description, shards=self._kept)
        write_description(self._folder, self.description)
        mentioned = {shard.file for shard in self._kept}
        for path in self._folder.glob(f"games-*.{self.description.format}"):
            if path.name not in mentioned:
                path.unlink(missing_ok=True)


def _play(tasks: Sequence[Task], workers: int | None, ray: str | None) -> Generator[list[Rows], None, None]:
    if not tasks:
        return
    if ray is None:
        yield from in_processes(play_tasks, tasks, workers or num_cores())
    else:
        yield from on_ray(play_tasks, tasks, ray, workers)


def _unpacked(chunks: Generator[list[Rows], None, None]) -> Generator[Rows, None, None]:
    for chunk in chunks:
        yield from chunk


def _check(plan: Plan, games: int, games_per_shard: int) -> None:
    seed_text(plan.seed)
    if not MIN_PLAYERS <= plan.players <= MAX_PLAYERS:
        raise OrbisError("dataset/players", f"a game has 2, 3 or 4 players, not {safe_repr(plan.players)}", "S1")
    if not 1 <= games <= MAX_GAMES or games_per_shard < 1:
        raise OrbisError("dataset/games", f"a dataset needs at least one game per shard, and 1 to {MAX_GAMES:,} games")
    low, high = TEMPERATURES
    if plan.temperature != 0 and not (math.isfinite(plan.temperature) and low <= plan.temperature <= high):
        message = f"the temperature must be 0, or from {low:g} to {high:g}, not {plan.temperature:g}"
        raise OrbisError("dataset/temperature", message)
    if not 0 <= plan.exploring_rounds <= NUM_ROUNDS:
        message = f"a game has {NUM_ROUNDS} rounds, so there cannot be {plan.exploring_rounds} with exploration"
        raise OrbisError("dataset/rounds", message)
