"""Measure the speed of the search and print tables for docs/bots.md and docs/learning.md.

Simulations per second on one core from the opening: plain tree search with random playouts to the end and without
priors; what the tree costs beyond the playouts themselves; and the search with priors and the settings of the bots.
Then how many positions of a whole game the network judges per second.
Run it on an idle machine: `make bench`, or `python benchmarks/search.py --seed 2 --set FILE` for other games.
"""

import argparse
import time
from collections.abc import Callable

import numpy as np
from machine import processor

from orbis import Game
from orbis.bots import bot_factory, play_choice
from orbis.bots.network.bot import layers_of
from orbis.bots.network.inference import Work, apply_network, new_work
from orbis.bots.network.layers import Layers
from orbis.bots.network.versions import weights_path
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
NUM_ROUNDS_PLAYED = 14  # of a game: the last one is not judged by the network


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


@kernel
def judge(states: States, tiles: Tiles, layers: Layers, work: Work, number: int) -> None:
    """Apply the network to one position after the other."""
    for i in range(number):
        apply_network(states[i % len(states)], tiles, layers, work)


def network_rate(players: int, seed: str, tile_set: str | None) -> float:
    """The rate at which the network judges the positions of a game between greedy bots."""
    game, bot = Game(players, seed, tile_set), bot_factory("greedy")(seed)
    states = new_states(NUM_ROUNDS_PLAYED * players)
    for turn in range(len(states)):
        states[turn] = game.state
        play_choice(game, bot)
    layers, work = layers_of(game, weights_path()), new_work()
    return rate_of(lambda number: judge(states, game.tiles, layers, work, number))


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
    print("\n| players | evaluations per second |\n|---|---|")
    for players in (2, 3, 4):
        print(f"| {players} | {network_rate(players, arguments.seed, arguments.set):,.0f} |")


if __name__ == "__main__":
    main()
