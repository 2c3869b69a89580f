"""`orbis dataset`: games with policies and values, as files for research."""

import time
from dataclasses import dataclass
from pathlib import Path

import typer

from orbis.cli.output import INTERRUPTED, counted, finish, preparing, print_json, print_plain
from orbis.dataset import Description, Generation, Plan
from orbis.tiles import load_tile_set


@dataclass(frozen=True)
class Options:
    """The options of the command: what is played, where the rows go, and who does the work."""

    folder: Path
    games: int
    players: int
    bot: str
    temperature: float
    exploring_rounds: int
    seed: str
    tile_set: Path | None
    file_format: str
    games_per_shard: int
    workers: int | None
    ray: str | None


def run_dataset(options: Options, *, as_json: bool) -> None:
    """Play the games that are missing in the folder, and summarize what is there."""
    tiles = load_tile_set(options.tile_set)
    plan = Plan(
        options.players, options.seed, options.bot, options.temperature, options.exploring_rounds, tile_set=tiles
    )
    start = time.perf_counter()
    with preparing():
        generation = Generation(
            options.folder,
            plan,
            options.games,
            file_format=options.file_format,
            games_per_shard=options.games_per_shard,
        )
    number = generation.games_left
    stopped = finish(generation.play(options.workers, options.ray), number, "playing", "the last complete shard")
    _report(options.folder, generation.description, number, time.perf_counter() - start, as_json=as_json)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _report(folder: Path, described: Description, games_to_play: int, seconds: float, *, as_json: bool) -> None:
    size = sum((folder / shard.file).stat().st_size for shard in described.shards)
    if as_json:
        form = described.to_json()
        del form["columns"], form["shards"]
        found = {"games": described.games, "rows": described.rows, "shards": len(described.shards), "bytes": size}
        print_json({"folder": str(folder), **form, **found, "timing": {"seconds": seconds}})
        return
    if not games_to_play:
        print_plain("nothing to do: the dataset has these games already")
    what = f"{counted(described.games, 'game')} with {described.players} players, {counted(described.rows, 'row')}"
    print_plain(f"{what} in {counted(len(described.shards), 'file')} ({size / 1e6:.1f} MB): {folder}")
