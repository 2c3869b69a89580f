"""The fixed ratings of the levels: how often each finishes ahead of the one below it at tables of two, three and four.

The differences are kept in `src/orbis/server/tables/bot_ratings.py`; docs/bots.md describes how they are used.
"""

import argparse
import math
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise, product

from orbis.arena import play_match
from orbis.arena.match import Match
from orbis.bots import LEVELS

SPREAD = math.sqrt(2) * 25 / 6  # of OpenSkill: so far apart are two players with odds of e to 1
LINE_UPS = {
    2: (("low", "high"),),
    3: (("low", "high", "high"), ("low", "low", "high")),
    4: (("low", "low", "high", "high"),),
}


def comparisons(lower: str, higher: str, players: int, games: int, seconds: float) -> Iterator[float]:
    """For each game, how often the seats of the higher level finished ahead of those of the lower; a tie is half."""
    names = {"low": lower, "high": higher}
    line_ups = tuple(tuple(names[name] for name in line_up) for line_up in LINE_UPS[players])
    end = time.monotonic() + seconds
    with closing(play_match(Match(line_ups, games, "1"), workers=1)) as played:
        for number, game in enumerate(played):
            if number >= games or time.monotonic() > end:
                return
            assert game.record.result is not None
            seats = list(zip(game.job.bots, game.record.result.players, strict=True))
            low, high = ([points.rank for bot, points in seats if bot == name] for name in (lower, higher))
            ahead = [1.0 if one < other else 0.5 if one == other else 0.0 for one, other in product(high, low)]
            yield sum(ahead) / len(ahead)


def main() -> None:
    """Print a line for each two neighbors at each size of a table."""
    parser = argparse.ArgumentParser(description="Measure the fixed ratings of the levels.")
    parser.add_argument("--games", type=int, default=400, help="at most, for each pair and size")
    parser.add_argument("--seconds", type=float, default=100.0, help="at most, for each pair and size")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--levels", nargs="*", default=list(LEVELS), choices=LEVELS)
    options = parser.parse_args()
    print("| level | against | players | games | ahead | difference |\n|---|---|---|---|---|---|")
    for (lower, higher), players in product(pairwise(options.levels), options.players):
        shares = list(comparisons(lower, higher, players, options.games, options.seconds))
        share = (sum(shares) + 0.5) / (len(shares) + 1)
        difference = SPREAD * math.log(share / (1 - share))
        print(f"| `{higher}` | `{lower}` | {players} | {len(shares)} | {share:.1%} | {difference:.2f} |", flush=True)


if __name__ == "__main__":
    main()
