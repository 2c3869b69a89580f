"""Measure the strength of the bots and print the table for docs/bots.md.

Matches with paired shuffles and rotated seats, each with a target win rate. `make strength` takes hours;
`python benchmarks/strength.py --only levels --games 100` runs a part of it. --seed and --set choose other games.
"""

import argparse
from dataclasses import dataclass
from itertools import pairwise

from machine import processor

from orbis.arena import outcome_of, plan_match, play_match, summarize
from orbis.bots import LEVELS
from orbis.tiles import TileSet, load_tile_set

MIN_GAMES = 400


@dataclass(frozen=True)
class Bar:
    """A bot, the other bots at its table, and its target win rate."""

    group: str
    bot: str
    others: tuple[str, ...]
    bar: float


BARS = [
    Bar("greedy", "greedy", ("random",), 0.97),
    *(Bar("levels", higher, (lower,), 0.65) for lower, higher in pairwise(LEVELS)),
    Bar("budget", "search:sims=4000", ("search:sims=1000",), 0.57),
    Bar("four", "search:sims=4000", ("greedy", "greedy", "greedy"), 0.55),
    Bar("fast", "search:sims=4000", ("greedy",), 0.85),
    Bar("search", "search:seconds=1", ("greedy",), 0.85),
    # The network: alone, with about the time of a grandmaster, with equal time, at tables of grandmasters.
    Bar("policy", "policy", ("master",), 0.60),
    Bar("network", "network:sims=4000", ("grandmaster",), 0.65),
    Bar("equal-time", "network:seconds=0.1", ("search:seconds=0.1",), 0.65),
    Bar("three", "network:sims=4000", ("grandmaster",) * 2, 1.3 / 3),
    Bar("four-network", "network:sims=4000", ("grandmaster",) * 3, 1.3 / 4),
]


def measured(bar: Bar, games: int, seed: str, tiles: TileSet, workers: int | None) -> str:
    """Play one match and return its line of the table."""
    match = plan_match([bar.bot, *bar.others], games, seed, tile_set=tiles)
    results = summarize([outcome_of(game) for game in play_match(match, workers)])
    result = next(result for result in results.bots if result.bot == bar.bot)
    rate, others = result.win_rate, " + ".join(bar.others)
    verdict = "reached" if rate.value >= bar.bar else "missed"
    interval = f"{rate.low:.1%}–{rate.high:.1%}"
    return (
        f"| `{bar.bot}` | `{others}` | {match.num_games} | {rate.value:.1%} | {interval} | ≥ {bar.bar:.0%} {verdict} |"
    )


def main() -> None:
    """Play the matches and print a line after each."""
    parser = argparse.ArgumentParser(description="Measure the strength of the bots.")
    parser.add_argument("--games", type=int, default=MIN_GAMES)
    parser.add_argument("--seed", default="1", help="seed of the games")
    parser.add_argument("--set", metavar="FILE", help="a custom tile set")
    parser.add_argument("--only", choices=sorted({bar.group for bar in BARS}), help="run only this part")
    parser.add_argument("--workers", type=int, default=None)
    arguments = parser.parse_args()
    print(f"{processor()}; seed {arguments.seed}\n")
    print("| bot | against | games | wins | 95 % interval | target |\n|---|---|---|---|---|---|")
    for bar in BARS:
        if arguments.only in (None, bar.group):
            tiles = load_tile_set(arguments.set)
            print(measured(bar, arguments.games, arguments.seed, tiles, arguments.workers), flush=True)


if __name__ == "__main__":
    main()
