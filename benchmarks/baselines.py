"""Measure the baselines of docs/evaluation.md: every bot against tables of simple, fixed opponents.

With 2, 3 and 4 players, each bot plays against tables full of `random`, `greedy` and `search`: paired shuffles, rotated
seats. Prints a line after each match, and the tables at the end, also after Ctrl-C.

    python benchmarks/baselines.py                              # 400 games per match: hours
    python benchmarks/baselines.py --games 40 --minutes 30      # each match gets an equal share of the time
    python benchmarks/baselines.py --players 2 --network network:sims=1000 --set my-tiles.toml
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass

from machine import processor
from matches import interval, odd_tile_set, play, result_of

from orbis.arena.statistics import Rate
from orbis.tiles import TileSet, load_tile_set

MIN_GAMES = 400


@dataclass(frozen=True)
class Cell:
    """A bot against a table of opponents that are all the same."""

    players: int
    bot: str
    opponent: str

    @property
    def line_up(self) -> tuple[str, ...]:
        """The bots at the table."""
        return (self.bot, *[self.opponent] * (self.players - 1))


@dataclass(frozen=True)
class Measured:
    """How often the bot won, and in how many games."""

    rate: Rate
    games: int


def cells_of(players: int, bots: list[str], opponents: list[str]) -> list[Cell]:
    """What to play with so many players. With two, a match of two opponents counts for both."""
    cells = [Cell(players, bot, opponent) for opponent in opponents for bot in bots if bot != opponent]
    if players > 2:
        return cells
    first = {frozenset(cell.line_up): cell for cell in reversed(cells)}
    return [cell for cell in cells if first[frozenset(cell.line_up)] is cell]


def play_all(
    cells: list[Cell], games: int, seed: str, tiles: TileSet, workers: int | None, minutes: float | None
) -> Iterator[tuple[Cell, Measured]]:
    """Play the matches one after the other. Each may take an equal share of the time that is left."""
    end = time.monotonic() + 60 * minutes if minutes else None
    for number, cell in enumerate(cells):
        seconds = max(0.0, end - time.monotonic()) / (len(cells) - number) if end is not None else None
        played, results = play(cell.line_up, games, seed, tiles, workers, seconds)
        yield cell, Measured(result_of(results, cell.bot).win_rate, played)
        if cell.players == 2:
            other = result_of(results, cell.opponent).win_rate
            yield Cell(2, cell.opponent, cell.bot), Measured(other, played)


def table(players: int, bots: list[str], opponents: list[str], found: dict[Cell, Measured]) -> str:
    """The table for a number of players, as Markdown."""
    lines = [
        f"{players} players; an equal bot would win {1 / players:.0%}:\n",
        "| bot | " + " | ".join(f"against `{opponent}`" for opponent in opponents) + " |",
        "|---|" + "---|" * len(opponents),
    ]
    for bot in bots:
        measured = [found.get(Cell(players, bot, opponent)) for opponent in opponents]
        shown = [f"{each.rate.value:.1%} ({interval(each.rate)})" if each else "–" for each in measured]
        lines.append(f"| `{bot}` | " + " | ".join(shown) + " |")
    return "\n".join(lines)


def main() -> None:
    """Play, print a line after each match, and print the tables."""
    parser = argparse.ArgumentParser(description="Measure the baselines.")
    parser.add_argument("--games", type=int, default=MIN_GAMES, help="games per match")
    parser.add_argument("--minutes", type=float, help="stop matches early, so that all together take about so long")
    parser.add_argument("--seed", default="1", help="seed of the games")
    parser.add_argument("--players", type=int, nargs="+", choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--set", metavar="FILE", help="a custom tile set")
    parser.add_argument("--odd-set", metavar="STYLE:SEED", help="a generated tile set, such as forests:1")
    parser.add_argument("--search", default="search:sims=8000", help="the search without the network")
    parser.add_argument("--network", default="network:sims=4000", help="the search with the network")
    parser.add_argument("--workers", type=int, default=None)
    options = parser.parse_args()
    tiles = odd_tile_set(options.odd_set) if options.odd_set else load_tile_set(options.set)
    opponents = ["random", "greedy", options.search]
    bots = [*opponents, "policy", options.network]
    cells = [cell for players in options.players for cell in cells_of(players, bots, opponents)]
    print(f"{processor()}; seed {options.seed}; tile set {tiles.name}; at most {options.games} games per match\n")
    found: dict[Cell, Measured] = {}
    start = time.monotonic()
    try:
        for cell, measured in play_all(cells, options.games, options.seed, tiles, options.workers, options.minutes):
            found[cell] = measured
            if cell in cells:
                shown = f"{measured.rate.value:.1%} ({interval(measured.rate)}) of {measured.games} games"
                took = f"{time.monotonic() - start:.0f} s"
                print(f"{cell.players} players: {cell.bot} against {cell.opponent}: {shown}, {took}", flush=True)
    except KeyboardInterrupt:
        print("stopped")
    games = sorted({measured.games for measured in found.values()})
    if games:
        print(f"\nGames per match: {games[0]}" + (f" to {games[-1]}" if len(games) > 1 else ""))
    for players in options.players:
        print("\n" + table(players, bots, opponents, found))


if __name__ == "__main__":
    main()
