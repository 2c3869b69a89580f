"""`orbis puzzles`: positions in which one turn is clearly best, from games of a strong bot."""

import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import typer

from orbis.cli.output import INTERRUPTED, counted, finish, preparing, print_json, print_plain
from orbis.puzzles import Generation, Plan, Puzzle
from orbis.puzzles.files import read_found
from orbis.puzzles.levels import difficulty
from orbis.puzzles.ship import choose, ship


@dataclass(frozen=True)
class Options:
    """The options of the command: what is looked for, where the puzzles go, and who does the work."""

    file: Path
    games: int
    plan: Plan
    page: Path | None
    number: int
    also: list[Path]
    workers: int | None
    ray: str | None


def run_puzzles(options: Options, *, as_json: bool) -> None:
    """Play the games that are missing in the file, and summarize the puzzles that are there."""
    if options.also and options.page is None:
        raise typer.BadParameter("needs --page, which the puzzles of these files are for", param_hint="--also")
    start = time.perf_counter()
    with preparing():
        more = [puzzle for file in options.also for game in read_found(file)[1] for puzzle in game.puzzles]
        generation = Generation(options.file, options.plan, options.games)
    if options.page is not None:  # fail now if the files of the page cannot be written
        options.page.mkdir(parents=True, exist_ok=True)
    work = generation.play(options.workers, options.ray)
    stopped = finish(work, generation.games_left, "looking", "the last complete game")
    puzzles, where = generation.puzzles, options.file
    if options.page is not None and not stopped:
        puzzles, where = choose([*puzzles, *more], options.number), options.page
        ship(puzzles, where)
    timing = {"seconds": time.perf_counter() - start}
    if as_json:
        found = {"file": str(options.file), "games": generation.games, "puzzles": len(puzzles)}
        print_json({**found, **_counts(puzzles), "timing": timing})
    else:
        print_plain(f"{counted(len(puzzles), 'puzzle')} from {counted(generation.games, 'game')}: {where}")
        for name, count in _counts(puzzles).items() if puzzles else ():
            print_plain(f"{name}: " + ", ".join(f"{number:,} × {key}" for key, number in count.items()))
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _counts(puzzles: list[Puzzle]) -> dict[str, dict[str, int]]:
    """How many puzzles there are of each kind."""
    counts = {
        "players": Counter(str(len(puzzle.state.players)) for puzzle in puzzles),
        "difficulty": Counter(str(difficulty(puzzle.misses)) for puzzle in puzzles),
        "themes": Counter[str](theme for puzzle in puzzles for theme in puzzle.themes),
    }
    return {name: dict(sorted(count.items())) for name, count in counts.items()}
