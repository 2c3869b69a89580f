"""Measure the speed of the search and print a table for docs/bots.md.

Simulations per second on one core from the opening: plain tree search with random playouts to the end and without
priors; what the tree costs beyond the playouts themselves; and the search with priors and the settings of the bots.
Run it on an idle machine: `make bench`, or `python benchmarks/search.py --seed 2 --set FILE` for other games.
"""

import argparse
import time
from collections.abc import Callable

import numpy as np
from machine import processor

from orbis import Game
from orbis.bots.result import judge_result
from orbis.bots.search import Search
from orbis.bots.tree import (
    JUDGEMENT,
    PLACE_SHARPNESS,
    PLAYOUT_TURNS,
    RANDOM_PLAYOUT,
    SETTINGS,
    TAKE_SHARPNESS,
    WHOLE_PLAYOUT,
    Judgement,
    new_scratch,
)
from orbis.engine.chance import Random, random_from
from orbis.engine.hidden import resample
from orbis.engine.kernel import kernel
from orbis.engine.playout import play_random
from orbis.engine.scoring import score
from orbis.engine.state import States, Tiles, new_states

NUM_SIMULATIONS = 20_000
NUM_ROUNDS = 5


@kernel
def play_out(states: States, tiles: Tiles, random: Random, scratch: tuple[np.ndarray, ...], number: int) -> None:
    """Only the playouts: a copy, new piles, random play to the end, the result. No tree."""
    for _ in range(number):
        states[1] = states[0]
        resample(states[1], random)
        play_random(states[1], tiles, random, scratch.actions)  # type: ignore[attr-defined]
        score(states[1], tiles, scratch.sheet)  # type: ignore[attr-defined]
        judge_result(scratch.sheet, int(states[1].num_players), scratch.wins, scratch.margins)  # type: ignore[attr-defined]


def rate_of(run: Callable[[int], None]) -> float:
    """Simulations per second: the median of several rounds after a warm-up."""
    run(100)
    rates = []
    for _ in range(NUM_ROUNDS):
        start = time.perf_counter()
        run(NUM_SIMULATIONS)
        rates.append(NUM_SIMULATIONS / (time.perf_counter() - start))
    return float(np.median(rates))


def search_rate(game: Game, seed: str, playout_turns: float, *, guesses: bool) -> float:
    """The rate of new searches from a position."""
    settings = SETTINGS.copy()
    settings[PLAYOUT_TURNS] = playout_turns
    if not guesses:
        settings[TAKE_SHARPNESS] = settings[PLACE_SHARPNESS] = 0.0
    judgement = Judgement(JUDGEMENT.policy, JUDGEMENT.evaluation, settings)

    def run(number: int) -> None:
        Search(game.state, game.tiles, seed, simulations=number, judgement=judgement).grow(number)

    return rate_of(run)


def playout_rate(game: Game, seed: str) -> float:
    """The rate of the playouts alone."""
    states = new_states(2)
    states[0] = game.state
    random, scratch = random_from(seed), new_scratch()
    return rate_of(lambda number: play_out(states, game.tiles, random, scratch, number))


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="Measure the search.")
    parser.add_argument("--seed", default="1", help="seed of the games")
    parser.add_argument("--set", metavar="FILE", help="a custom tile set")
    arguments = parser.parse_args()
    print(f"{processor()}, one core\n")
    print("| players | random playouts alone | plain search | overhead | guided to the end | as bots play |")
    print("|---|---|---|---|---|---|")
    for players in (2, 3, 4):
        game, seed = Game(players, arguments.seed, arguments.set), arguments.seed
        alone = playout_rate(game, seed)
        plain = search_rate(game, seed, RANDOM_PLAYOUT, guesses=False)
        guided = search_rate(game, seed, WHOLE_PLAYOUT, guesses=True)
        bots = search_rate(game, seed, SETTINGS[PLAYOUT_TURNS], guesses=True)
        rates = [f"{rate:,.0f}/s" for rate in (alone, plain, guided, bots)]
        overhead = f"{alone / plain - 1:.0%}"
        print("| " + " | ".join([str(players), *rates[:2], overhead, *rates[2:]]) + " |")


if __name__ == "__main__":
    main()
