"""Measure how often a much longer search agrees with the solutions of the puzzles, for docs/puzzles.md.

The puzzles are drawn at random. The bot knows what a player knows, and a turn that amounts to the solution agrees.
"""

import argparse
import random
import time
from collections.abc import Sequence
from pathlib import Path

from machine import processor

from orbis.arena.workers import in_processes, num_cores
from orbis.bots import bot_factory, play_choice
from orbis.game import Game
from orbis.puzzles.compact import expand
from orbis.puzzles.same import essence, essence_of
from orbis.puzzles.ship import ShippedPuzzle, read_shipped

FOLDER = Path(__file__).parents[1] / "web" / "src" / "puzzles" / "data"
BOT = "network:sims=100000"  # ten times as many as `deity`
Task = tuple[ShippedPuzzle, str, str]  # the puzzle, the bot, the seed


def answers(tasks: Sequence[Task]) -> list[str]:
    """What a bot plays in some puzzles: its takes and placements."""
    found = []
    for puzzle, bot, seed in tasks:
        view = Game.from_public_state(expand(puzzle.state).to_json()).view()
        play_choice(view, bot_factory(bot)(seed))
        found.append(essence(view.turns[-1]))
    return found


def main() -> None:
    """Ask the bot, and print how often it agrees and where it does not."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--puzzles", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--workers", type=int, default=num_cores())
    arguments = parser.parse_args()
    shipped = read_shipped(arguments.folder)
    drawn = random.Random(arguments.seed).sample(shipped, min(arguments.puzzles, len(shipped)))
    start = time.perf_counter()
    tasks = [(puzzle, arguments.bot, arguments.seed) for puzzle in drawn]
    played = [answer for some in in_processes(answers, tasks, arguments.workers) for answer in some]
    agreed = 0
    for puzzle, answer in zip(drawn, played, strict=True):
        solution, rival = puzzle.turns[:2]
        if answer in {essence_of(solution.turn), *solution.same}:
            agreed += 1
        else:
            print(
                f"{puzzle.id}: {answer} instead of {solution.turn}, which leads by {rival.loss} CP, {rival.chance:.1%}"
            )
    print(f"{processor()}; {arguments.bot}; {time.perf_counter() - start:.0f} s")
    print(f"{agreed} of {len(drawn)} puzzles of {len(shipped)}: {agreed / len(drawn):.1%}")


if __name__ == "__main__":
    main()
