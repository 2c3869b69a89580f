"""Measure how much losses and marks depend on luck, for docs/analysis.md.

Games between bots of different strength are reviewed with several seeds, and once with ten times the simulations.
"""

import argparse
from collections.abc import Sequence

import numpy as np
from machine import processor

from orbis import Game
from orbis.analysis import ReviewedTurn, review_turn
from orbis.analysis.position import BUDGET
from orbis.arena.workers import in_processes, num_cores
from orbis.bots import Budget, bot_factory, play_choice

PAIRS = [("novice", "network:sims=300"), ("casual", "expert"), ("master", "skilled")]
LONGER = 10
Task = tuple[Game, str, int, str]  # the position, the turn, the simulations, the seed


def positions() -> list[tuple[Game, str]]:
    """Every turn of a game for each pair, with the position before it."""
    found: list[tuple[Game, str]] = []
    for names in PAIRS:
        game = Game(2, f"marks/{names}", first=0)
        bots = [bot_factory(name)(f"marks/{name}") for name in names]
        befores = []
        while not game.over:
            if not game.staged:
                befores.append(game.copy())
            play_choice(game, bots[game.player])
        found += zip(befores, game.notation, strict=True)
    return found


def reviewed(tasks: Sequence[Task]) -> list[ReviewedTurn]:
    """The turns of some tasks, reviewed."""
    return [review_turn(game, turn, Budget(simulations=number), seed) for game, turn, number, seed in tasks]


def root_mean_square(differences: np.ndarray) -> float:
    """How large differences are."""
    return float(np.sqrt(np.mean(differences**2)))


def main() -> None:
    """Review all turns, and print how far the losses are apart."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sims", type=int, default=BUDGET.simulations, help="per turn")
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--workers", type=int, default=num_cores())
    arguments = parser.parse_args()
    turns = positions()
    seeds = [f"marks {number}" for number in range(arguments.seeds)]
    tasks = [(game, turn, arguments.sims, seed) for seed in seeds for game, turn in turns]
    tasks += [(game, turn, LONGER * arguments.sims, "longer") for game, turn in turns]
    done = [turn for some in in_processes(reviewed, tasks, arguments.workers) for turn in some]
    losses = np.array([turn.loss for turn in done]).reshape(arguments.seeds + 1, -1)
    chances = np.array([turn.chance_lost for turn in done]).reshape(arguments.seeds + 1, -1)
    print(f"{processor()}; {losses.shape[1]} turns, {arguments.sims} simulations, {arguments.seeds} seeds")
    for name, values in (("loss in CP", losses), ("lost chance in points", 100 * chances)):
        usual, longer = values[:-1], values[-1]
        pairs = np.concatenate([usual[one] - usual[other] for one in range(len(usual)) for other in range(one)])
        print(f"{name}: another seed {root_mean_square(pairs):.2f}, longer {root_mean_square(usual - longer):.2f}")
    usual, longer = losses[:-1], np.broadcast_to(losses[-1], losses[:-1].shape)
    nothing = losses[-1] == 0
    largest = usual[:, nothing].max()
    print(f"{nothing.sum()} turns where the longer search found nothing better: largest loss {largest:.2f}")
    for least, less in ((1.0, 0.5), (2.0, 1.0)):
        large = usual >= least
        print(f"losses of {least} and more: {large.sum()}, of which {(longer[large] < less).sum()} are below {less}")


if __name__ == "__main__":
    main()
