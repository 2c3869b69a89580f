"""Matches for the benchmarks: paired shuffles, rotated seats, whole deals, and tile sets by name."""

import random
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from orbis.arena import Results, outcome_of, plan_match, play_match, summarize
from orbis.arena.results import BotResult, Outcome
from orbis.arena.statistics import Rate
from orbis.errors import OrbisError
from orbis.tiles import TileSet, load_tile_set

sys.path.append(str(Path(__file__).parent.parent / "tests" / "support"))

from odd_tile_sets import STYLES, random_tile_set  # found only now


def play(
    bots: Sequence[str],
    games: int,
    seed: str,
    tiles: TileSet | None = None,
    workers: int | None = None,
    seconds: float | None = None,
) -> tuple[int, Results]:
    """Play a match; return the number of games and their results. After so many seconds it ends with a whole deal."""
    match = plan_match(bots, games, seed, tile_set=tiles)
    end = time.monotonic() + seconds if seconds is not None else None
    outcomes: list[Outcome] = []
    with closing(play_match(match, workers)) as played:
        for game in played:
            outcomes.append(outcome_of(game))
            if end is not None and time.monotonic() > end and len(outcomes) >= match.games_per_deal:
                break
    number = len(outcomes) // match.games_per_deal * match.games_per_deal
    return number, summarize(outcomes[:number])


def result_of(results: Results, bot: str) -> BotResult:
    """The result of one of the bots."""
    return next(result for result in results.bots if result.bot == bot)


def interval(rate: Rate) -> str:
    """The confidence interval of a rate, as text."""
    return f"{rate.low:.1%}–{rate.high:.1%}"


def odd_tile_set(name: str) -> TileSet:
    """A generated tile set with little in common with the standard one. Its name is a style and a seed, `forests:1`."""
    style, _, seed = name.partition(":")
    if style not in STYLES or not seed:
        raise OrbisError(
            "benchmark/set", f"an odd set is STYLE:SEED, where STYLE is one of {', '.join(STYLES)}: {name}"
        )
    return load_tile_set(random_tile_set(random.Random(seed), style))
