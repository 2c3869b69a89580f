"""Measure the strength of the bots and print the table for docs/bots.md.

Matches with paired shuffles and rotated seats, each with a target win rate. `make strength` takes hours;
`python benchmarks/strength.py --only levels --games 100` runs a part of it. --seed and --set choose other games, and
--odd-sets other tile sets for the group of that name: `--only odd-sets --odd-sets volcanoes:7 free:x`.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from machine import processor
from matches import interval, odd_tile_set, play, result_of

from orbis.bots import LEVELS
from orbis.tiles import TileSet, load_tile_set

MIN_GAMES = 400
LEVEL_BARS = {"immortal": 0.62, "deity": 0.62}  # of the highest levels; 0.65 of the others


@dataclass(frozen=True)
class Bar:
    """A bot, the other bots at its table, and its target win rate."""

    group: str
    bot: str
    others: tuple[str, ...]
    bar: float
    tile_set: str = ""  # the name of an odd one, or the set of the other matches


ODD_SETS = ("any:1", "forests:1", "odd-levels:1")
BARS = [
    Bar("greedy", "greedy", ("random",), 0.97),
    *(Bar("levels", higher, (lower,), LEVEL_BARS.get(higher, 0.65)) for lower, higher in pairwise(LEVELS)),
    Bar("budget", "search:sims=4000", ("search:sims=1000",), 0.57),
    Bar("four", "search:sims=4000", ("greedy", "greedy", "greedy"), 0.55),
    Bar("fast", "search:sims=4000", ("greedy",), 0.85),
    Bar("search", "search:seconds=1", ("greedy",), 0.85),
    # The network: alone, against the version before it, with about the time of a grandmaster, with equal time, and at
    # tables of grandmasters.
    Bar("policy", "policy", ("master",), 0.60),
    Bar("versions", "network:sims=300", ("network:sims=300,version=1",), 0.5),
    Bar("network", "network:sims=4000", ("grandmaster",), 0.65),
    Bar("equal-time", "network:seconds=0.1", ("search:seconds=0.1",), 0.65),
    Bar("three", "network:sims=4000", ("grandmaster",) * 2, 1.3 / 3),
    Bar("four-network", "network:sims=4000", ("grandmaster",) * 3, 1.3 / 4),
]


def odd_bars(names: Sequence[str]) -> list[Bar]:
    """The network on tile sets that it has not seen."""
    return [Bar("odd-sets", "network:seconds=0.05", ("search:seconds=0.05",), 0.60, name) for name in names]


def measured(bar: Bar, games: int, seed: str, tiles: TileSet, workers: int | None) -> str:
    """Play one match and return its line of the table."""
    tiles = odd_tile_set(bar.tile_set) if bar.tile_set else tiles
    played, results = play([bar.bot, *bar.others], games, seed, tiles, workers)
    rate = result_of(results, bar.bot).win_rate
    verdict = "reached" if rate.value >= bar.bar else "missed"
    against = f"`{' + '.join(bar.others)}`" + (f" on `{bar.tile_set}`" if bar.tile_set else "")
    return f"| `{bar.bot}` | {against} | {played} | {rate.value:.1%} | {interval(rate)} | ≥ {bar.bar:.0%} {verdict} |"


def main() -> None:
    """Play the matches and print a line after each."""
    parser = argparse.ArgumentParser(description="Measure the strength of the bots.")
    parser.add_argument("--games", type=int, default=MIN_GAMES)
    parser.add_argument("--seed", default="1", help="seed of the games")
    parser.add_argument("--set", metavar="FILE", help="a custom tile set")
    parser.add_argument(
        "--only", choices=sorted({bar.group for bar in [*BARS, *odd_bars(ODD_SETS)]}), help="run only this part"
    )
    parser.add_argument("--odd-sets", metavar="STYLE:SEED", nargs="+", default=ODD_SETS, help="sets of the last part")
    parser.add_argument("--workers", type=int, default=None)
    arguments = parser.parse_args()
    print(f"{processor()}; seed {arguments.seed}\n")
    print("| bot | against | games | wins | 95 % interval | target |\n|---|---|---|---|---|---|")
    tiles = load_tile_set(arguments.set)
    for bar in [*BARS, *odd_bars(arguments.odd_sets)]:
        if arguments.only in (None, bar.group):
            print(measured(bar, arguments.games, arguments.seed, tiles, arguments.workers), flush=True)


if __name__ == "__main__":
    main()
