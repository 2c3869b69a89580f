"""`orbis arena`: play bots against each other and rate them."""

import contextlib
import signal
import threading
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any, BinaryIO

import typer
from rich.markup import escape
from rich.table import Table

from orbis.arena import Match, PlayedGame, Results, outcome_of, plan_match, play_match, summarize
from orbis.arena.results import Outcome
from orbis.cli.output import INTERRUPTED, console, counted, messages, print_json, print_plain, with_progress
from orbis.records import encode_record
from orbis.tiles import load_tile_set


@dataclass(frozen=True)
class Options:
    """The options of the command: what to play, who plays, and where the records go."""

    bots: tuple[str, ...]
    games: int
    seed: str
    players: int | None
    tile_set: Path | None
    out: Path | None
    workers: int | None
    ray: str | None


def run_arena(options: Options, *, as_json: bool) -> None:
    """Play the match and summarize it. After Ctrl-C, summarize the games played so far."""
    tiles = load_tile_set(options.tile_set)
    match = plan_match(options.bots, options.games, options.seed, options.players, tiles)
    start = time.perf_counter()
    outcomes: list[Outcome] = []
    with contextlib.ExitStack() as stack:
        stream = stack.enter_context(options.out.open("wb")) if options.out else None
        played = stack.enter_context(contextlib.closing(play_match(match, options.workers, options.ray)))
        stopped = _play(with_progress(played, match.num_games, "playing"), outcomes, stream)
    if stopped:
        messages.print(f"stopped after {len(outcomes)} of {match.num_games} games; only complete deals count")
    _report(match, outcomes, options, time.perf_counter() - start, as_json=as_json)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _play(games: Iterable[PlayedGame], outcomes: list[Outcome], stream: BinaryIO | None) -> bool:
    """Collect the games and write them out. Returns whether Ctrl-C stopped the match."""
    try:
        with _interrupts_wait() as interrupts:
            for played in games:
                if stream:
                    stream.write(encode_record(played.record) + b"\n")
                    stream.flush()
                outcomes.append(outcome_of(played))
                if interrupts:
                    return True
    except KeyboardInterrupt:
        return True
    return False


@contextlib.contextmanager
def _interrupts_wait() -> Iterator[list[int]]:
    """Defer the first Ctrl-C until the current game is finished; a second one interrupts at once."""
    noted: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        if noted:
            raise KeyboardInterrupt
        noted.append(number)

    if threading.current_thread() is not threading.main_thread():  # only the main thread receives signals
        yield noted
        return
    before = signal.signal(signal.SIGINT, note)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


def _report(match: Match, outcomes: list[Outcome], options: Options, seconds: float, *, as_json: bool) -> None:
    """Summarize the complete deals, if there are any."""
    num_deals = len(outcomes) // match.games_per_deal
    results = summarize(outcomes[: num_deals * match.games_per_deal])
    if as_json:
        form = _form(match, num_deals, results)
        timing = {"seconds": seconds, **form.pop("timing")}
        print_json({**form, "out": str(options.out) if options.out else None, "timing": timing})
        return
    if num_deals:
        _print(match, num_deals, results)
    if options.out:
        print_plain(f"{len(outcomes)} records written to {options.out}")


def _form(match: Match, num_deals: int, results: Results) -> dict[str, Any]:
    tiles = match.tile_set
    return {
        "seed": match.seed,
        "players": match.num_players,
        "tile_set": {"name": tiles.name, "digest": tiles.digest} if tiles else None,
        "line_ups": match.line_ups,
        "deals": num_deals,
        "games": num_deals * match.games_per_deal,
        **results.to_json(),
    }


def _print(match: Match, num_deals: int, results: Results) -> None:
    games = num_deals * match.games_per_deal
    deals, line_ups = counted(num_deals, "deal"), counted(len(match.line_ups), "line-up")
    print_plain(f"{games} games with {match.num_players} players: {deals}, {line_ups}, seats rotated")
    console.print(_bots_table(results))
    if len(results.bots) > 2:
        console.print(_duels_table(results))


def _bots_table(results: Results) -> Table:
    table = Table()
    table.add_column("bot", overflow="fold")
    for column in ("wins", "95 % interval", "score", "margin", "rating", "s/turn"):
        table.add_column(column, justify="right", no_wrap=True)
    for result in results.bots:
        rate = result.win_rate
        table.add_row(
            escape(result.bot),
            f"{rate.value:.1%}",
            f"{rate.low:.1%}–{rate.high:.1%}",
            f"{result.score:.1f}",
            f"{result.margin:+.1f}",
            f"{result.rating.mu:.1f}",
            f"{result.seconds_per_turn:.4f}",
        )
    return table


def _duels_table(results: Results) -> Table:
    """How often each row's bot finished ahead of each column's."""
    duels = {(duel.bot, duel.opponent): duel for duel in results.duels}
    names = [result.bot for result in results.bots]
    table = Table(title="finished ahead of")
    table.add_column("bot", overflow="fold")
    for name in names:
        table.add_column(escape(name), justify="right", overflow="fold")
    for name in names:
        row = [duels.get((name, opponent)) for opponent in names]
        table.add_row(escape(name), *(f"{duel.ahead.value:.1%}" if duel else "" for duel in row))
    return table
