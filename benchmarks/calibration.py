"""Measure how often players win whom the analysis gives a chance, and fit the correction of these chances.

Bots play each other. Positions at random turns are analyzed, and their winning chances are compared with the results.
The table shows how well a correction does on games that it has not seen: each half of the games is corrected by what
was fitted on the other half. The positions of the last round are left out, as they are solved exactly. `make
calibration` writes the correction that fits all games to where the analysis reads it; every version of the weights
needs its own. A correction with which the chances of unseen games are further from the results is not kept.
"""

import argparse
import contextlib
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from machine import processor
from numpy.typing import NDArray

from orbis import Game
from orbis.analysis import Budget
from orbis.analysis.position import BUDGET
from orbis.analysis.search import Thinker
from orbis.arena.games import Job, play_game
from orbis.arena.workers import in_processes, num_cores
from orbis.balance import balance_jobs, read_games
from orbis.bots.network.calibration import UNCORRECTED, calibration_path, calibration_text
from orbis.bots.network.versions import LATEST
from orbis.bots.policy import share_left
from orbis.engine.vocabulary import MAX_PLAYERS, MIN_PLAYERS, NUM_ROUNDS
from orbis.records import Record
from orbis.records.replay import start_of, turns_of
from orbis.tiles import load_tile_set

NUM_TURNS = 5  # that each analysis compares
TARGET = 3.0  # points
MAX_STEPS = 50
RIDGE = 10.0  # pulls a correction with little evidence toward none
SMALLEST = 1e-6  # a chance that is treated as possible
NORMAL_95 = 1.96


@dataclass(frozen=True)
class Task:
    """A game to analyze: the record of one that was played, or one to play first."""

    game: Job | Record
    number: int
    seed: str
    simulations: int
    points: int


@dataclass(frozen=True)
class Point:
    """A position that was analyzed, and how the game ended."""

    players: int
    game: int
    left: float  # of the game
    chances: tuple[float, ...]  # uncorrected
    wins: tuple[float, ...]


def played(tasks: Sequence[Task]) -> list[list[Point]]:
    """The analyzed positions of some games."""
    return [_points(task) for task in tasks]


def _points(task: Task) -> list[Point]:
    record = task.game if isinstance(task.game, Record) else play_game(task.game).record
    players = len(record.seats)
    choice = random.Random(f"{task.seed}/{players}/{task.number}")
    chosen = choice.sample(range((NUM_ROUNDS - 1) * players), task.points)
    game = start_of(record)
    positions = [game.view()] + [after.view() for after in turns_of(record, game)]
    wins = tuple(float(seat in game.winners) / len(game.winners) for seat in range(players))
    return [
        Point(players, task.number, float(share_left(view.state)), _chances(view, task), wins)
        for view in (positions[turn] for turn in chosen)
    ]


def _chances(view: Game, task: Task) -> tuple[float, ...]:
    """What the analysis expects of its best turn before any correction."""
    thinker = Thinker(view, f"{task.seed}/{view.turn}", Budget(task.simulations), UNCORRECTED)
    estimates = thinker.estimates(list(thinker.candidates(NUM_TURNS)), thinker.simulations_left, "turns")
    return max(estimates, key=lambda estimate: estimate.worth(view.player)).win_chances


@dataclass(frozen=True)
class Sample:
    """Positions with the same number of players, as arrays."""

    games: NDArray[np.int64]
    left: NDArray[np.float64]
    logs: NDArray[np.float64]  # of the chances, by position and player
    wins: NDArray[np.float64]

    @classmethod
    def of(cls, points: Sequence[Point]) -> "Sample":
        """The arrays of some positions."""
        return cls(
            np.array([point.game for point in points]),
            np.array([point.left for point in points]),
            np.log(np.maximum(np.array([point.chances for point in points]), SMALLEST)),
            np.array([point.wins for point in points]),
        )

    def where(self, here: NDArray[np.bool_]) -> "Sample":
        """A part of the positions."""
        return Sample(self.games[here], self.left[here], self.logs[here], self.wins[here])

    @property
    def weights(self) -> NDArray[np.float64]:
        """How much the sharpness at the end and at the start counts in each position."""
        return np.stack([1.0 - self.left, self.left], axis=1)

    def corrected(self, sharpness: NDArray[np.float64]) -> NDArray[np.float64]:
        """The chances with a correction, as `calibrate` computes them."""
        powers = np.exp((self.weights @ sharpness)[:, None] * self.logs)
        chances: NDArray[np.float64] = powers / powers.sum(axis=1, keepdims=True)
        return chances


def fit(sample: Sample) -> NDArray[np.float64]:
    """The sharpness that makes the results likeliest, at the end and at the start: Newton's method on a convex loss."""
    sharpness = np.ones(2)
    for _ in range(MAX_STEPS):
        chances = sample.corrected(sharpness)
        slope = ((chances - sample.wins) * sample.logs).sum(axis=1)
        mean = (chances * sample.logs).sum(axis=1, keepdims=True)
        bend = (chances * (sample.logs - mean) ** 2).sum(axis=1)
        gradient = sample.weights.T @ slope + RIDGE * (sharpness - 1.0)
        hessian = (sample.weights * bend[:, None]).T @ sample.weights + RIDGE * np.eye(2)
        step = np.linalg.solve(hessian, gradient)
        sharpness = np.maximum(sharpness - step, 0.1)
        if np.abs(step).max() < 1e-9:
            break
    return sharpness


def error_of(differences: NDArray[np.float64], games: NDArray[np.int64]) -> float:
    """The standard error of a mean whose values depend on each other within a game."""
    _, number = np.unique(games, return_inverse=True)
    sums = np.bincount(number, weights=differences - differences.mean())
    return float(np.sqrt((sums**2).sum()) / len(differences))


def corrected_unseen(sample: Sample) -> NDArray[np.float64]:
    """The chances with the correction that was fitted on the other half of the games."""
    chances = np.empty_like(sample.logs)
    for half in (0, 1):
        here = sample.games % 2 == half
        chances[here] = sample.where(here).corrected(fit(sample.where(~here)))
    return chances


def lines(players: int, sample: Sample, corrected: NDArray[np.float64]) -> Iterator[str]:
    """The lines of the table for a number of players: one per decile of the corrected chance."""
    chances, raw = corrected.ravel(), sample.corrected(np.ones(2)).ravel()
    wins, games = sample.wins.ravel(), np.repeat(sample.games, players)
    for decile, (here, before) in enumerate(zip(_by_decile(chances), _by_decile(raw), strict=True)):
        if not here.any():
            continue
        difference = 100 * (wins[here] - chances[here])
        margin = NORMAL_95 * error_of(difference, games[here])
        mean = float(difference.mean())
        uncorrected = f"{100 * (wins[before] - raw[before]).mean():+.1f}" if before.any() else ""
        verdict = "reached" if abs(mean) <= TARGET else "missed" if abs(mean) - margin > TARGET else "uncertain"
        yield (
            f"| {players} | {10 * decile}–{10 * decile + 10}% | {here.sum()} | {len(set(games[here].tolist()))} "
            f"| {chances[here].mean():.1%} | {wins[here].mean():.1%} | {mean:+.1f} ± {margin:.1f} "
            f"| {uncorrected} | {verdict} |"
        )


def distance_of(sample: Sample, chances: NDArray[np.float64]) -> float:
    """How far chances are from the results, in points: the mean of the differences in each decile."""
    chances, wins = chances.ravel(), sample.wins.ravel()
    differences = [abs((wins[here] - chances[here]).sum()) for here in _by_decile(chances)]
    return float(100 * sum(differences) / len(chances))


def _by_decile(chances: NDArray[np.float64]) -> list[NDArray[np.bool_]]:
    """Which chances are in each tenth of their range."""
    deciles = np.minimum(9, (chances * 10).astype(int))
    return [deciles == decile for decile in range(10)]


def gathered(tasks: Sequence[Task], workers: int, seconds: float) -> list[Point]:
    """Play and analyze until everything is done or the time is up, with progress on standard error."""
    points: list[Point] = []
    start, done, last = time.monotonic(), 0, 0.0
    with contextlib.closing(in_processes(played, tasks, workers)) as results:
        for games in results:
            done += len(games)
            points += [point for game in games for point in game]
            elapsed = time.monotonic() - start
            if elapsed - last > 10:
                last = elapsed
                print(f"{done} of {len(tasks)} games, {elapsed:.0f} s", file=sys.stderr, flush=True)
            if elapsed > seconds:
                break
    return points


def games_of(arguments: argparse.Namespace) -> Iterator[tuple[Job | Record, ...]]:
    """The games, one for each number of players at a time: those in files, or those that `orbis balance` plays."""
    numbers = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    if not arguments.records:
        tiles = load_tile_set()
        return zip(
            *(balance_jobs(n, arguments.games, arguments.bot, arguments.seed, tiles) for n in numbers), strict=True
        )
    _, records = read_games(arguments.records, None)
    return zip(*([record for record in records if len(record.seats) == n] for n in numbers), strict=False)


def main() -> None:
    """Play, analyze, fit, print the table and write the correction."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1500, help="for each number of players")
    parser.add_argument("--points", type=int, default=6, help="positions of a game to analyze")
    parser.add_argument("--bot", default="network:sims=200", help="who plays")
    parser.add_argument("--records", type=Path, nargs="+", metavar="FILE.jsonl", help="games that were played already")
    parser.add_argument("--sims", type=int, default=BUDGET.simulations, help="simulations per position")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=num_cores())
    parser.add_argument("--seconds", type=float, default=3600.0, help="stop playing after this long")
    parser.add_argument("--write", action="store_true", help="write the correction to where the analysis reads it")
    arguments = parser.parse_args()
    tasks = [
        Task(game, number, arguments.seed, arguments.sims, arguments.points)
        for number, games in enumerate(games_of(arguments))
        for game in games
    ]
    points = gathered(tasks, arguments.workers, arguments.seconds)
    print(f"{processor()}; weights {LATEST}, {arguments.bot}, {arguments.sims} simulations, seed {arguments.seed}\n")
    print("| players | chance | chances | games | mean chance | won | difference | uncorrected | ≤ 3 points |")
    print("|---|---|---|---|---|---|---|---|---|")
    sharpness, notes = UNCORRECTED.copy(), []
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        sample = Sample.of([point for point in points if point.players == players])
        found, unseen = np.round(fit(sample), 4), corrected_unseen(sample)
        plain = sample.corrected(np.ones(2))
        before, after = distance_of(sample, plain), distance_of(sample, unseen)
        is_better = after < before  # with few games a fit may do more harm than good
        sharpness[players] = found if is_better else 1.0
        print("\n".join(lines(players, sample, unseen if is_better else plain)), flush=True)
        kept = "kept" if is_better else "not kept"
        notes.append(
            f"{players} players: sharpness {found} at end and start, off by {before:.2f} → {after:.2f}, {kept}"
        )
    print("", *notes, sep="\n")
    if arguments.write:
        measured = {
            "bot": arguments.bot,
            "simulations": arguments.sims,
            "positions": len(points),
            "seed": arguments.seed,
        }
        calibration_path(LATEST).write_text(calibration_text(sharpness, measured), encoding="utf-8")


if __name__ == "__main__":
    main()
