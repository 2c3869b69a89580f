"""Measure the mistakes of the weaker bots and print the table for docs/bots.md.

Each bot plays against itself, and the analysis reviews every turn: what it loses against the best one found, in CP.
`python benchmarks/mistakes.py novice greedy:slack=3 --games 100` measures other bots; any name will do.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import fmean

import numpy as np
from machine import processor

from orbis.analysis import Budget, review_turn
from orbis.arena import Job, play_game
from orbis.bots import LEVELS
from orbis.game import Game, Place, parse_actions
from orbis.records import start_of
from orbis.tiles import TileSet, load_tile_set

BOTS = [level for level, bot in LEVELS.items() if bot.startswith("greedy")]
GAMES = 50
SIMULATIONS = 400
SMALL = 1  # CP
LARGE = (4, 6, 8)
COLUMNS = [
    *("bot", "mean loss", "median", "90 %", "99 %", f"{SMALL}–{LARGE[0]} CP"),
    *(f"≥ {points}" for points in LARGE),
    "wasted",
]


@dataclass(frozen=True)
class Turn:
    """A turn that was played: its loss, and whether it turned over a tile that could have been placed face up."""

    loss: float
    wasted: bool


def turns_of(job: Job, simulations: int) -> list[Turn]:
    """Play a game and review its turns."""
    record = play_game(job).record
    game = start_of(record, job.tile_set if isinstance(job.tile_set, TileSet) else None)
    turns = []
    for turn in record.turns:
        loss = review_turn(game, turn, Budget(simulations=simulations)).loss
        turns.append(Turn(loss, wastes_a_tile(game, turn)))
        game.play_turn(turn)
    return turns


def wastes_a_tile(before: Game, turn: str) -> bool:
    """Whether a turn turns over a tile that could have been placed face up instead."""
    game = before.copy()
    for action in parse_actions(turn):
        if isinstance(action, Place):
            face_up = any(isinstance(other, Place) and other.face == "up" for other in game.legal())
            return action.face == "wilderness" and face_up
        game.play(action)
    return False


def row(bot: str, turns: list[Turn]) -> str:
    """The bot's line of the table."""
    losses = np.array([turn.loss for turn in turns])
    median, ninety, ninety_nine = np.percentile(losses, [50, 90, 99])
    small = np.mean((losses >= SMALL) & (losses < LARGE[0]))
    wasted = fmean(turn.wasted for turn in turns)
    shares = [small, *(np.mean(losses >= points) for points in LARGE), wasted]
    figures = [f"{losses.mean():.2f}", f"{median:.2f}", f"{ninety:.1f}", f"{ninety_nine:.1f}"]
    return line([f"`{bot}`", *figures, *(f"{share:.1%}" for share in shares)])


def line(cells: list[str]) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells)} |"


def jobs_of(bot: str, players: int, games: int, seed: str, tiles: TileSet) -> Iterator[Job]:
    """Games of a bot against itself."""
    for number in range(games):
        yield Job((bot,) * players, f"{seed}/{number}", tile_set=tiles, number=number)


def main() -> None:
    """Measure the bots one after the other."""
    parser = argparse.ArgumentParser(description="Measure the mistakes of the weaker bots.")
    parser.add_argument("bots", nargs="*", default=BOTS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="for each turn that is reviewed")
    parser.add_argument("--seed", default="1", help="seed of the games")
    parser.add_argument("--set", metavar="FILE", help="a custom tile set")
    parser.add_argument("--workers", type=int, default=None)
    arguments = parser.parse_args()
    tiles = load_tile_set(arguments.set)
    print(f"{processor()}; {arguments.players} players, seed {arguments.seed}\n")
    print(f"{line(COLUMNS)}\n|{'---|' * len(COLUMNS)}")
    with ProcessPoolExecutor(arguments.workers) as pool:
        for bot in arguments.bots:
            jobs = jobs_of(bot, arguments.players, arguments.games, arguments.seed, tiles)
            reviewed = pool.map(partial(turns_of, simulations=arguments.simulations), jobs)
            print(row(bot, [turn for game in reviewed for turn in game]), flush=True)


if __name__ == "__main__":
    main()
