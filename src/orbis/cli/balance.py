"""`orbis balance`: a report on the balance of a tile set."""

import shlex
from collections.abc import Sequence
from pathlib import Path

import typer
from rich.markup import escape
from rich.table import Table

from orbis.arena.games import play_games
from orbis.balance import DEFAULT_BOT, Balance, Origin, balance_jobs, balance_of, read_games, write_report
from orbis.balance.style import check_plots_possible
from orbis.balance.text import bounds, summary
from orbis.bots import bot_factory
from orbis.cli.output import console, print_json, print_plain, with_progress
from orbis.errors import OrbisError
from orbis.game.layout import seed_text
from orbis.tiles import load_tile_set

ALL_PLAYERS = (2, 3, 4)
_STYLES = {None: "dim", "ok": "green", "undecided": "yellow", "missed": "red"}


def report_on_games(
    games: int,
    players: Sequence[str],
    bot: str | None,
    seed: str,
    tile_set: Path | None,
    workers: int | None,
    out: Path | None,
    *,
    as_json: bool,
) -> None:
    """Play games for each number of players, with the same bot in every seat, and report on them."""
    numbers = parse_players(players) or ALL_PLAYERS
    tiles = load_tile_set(tile_set)
    bot, seed = bot or DEFAULT_BOT, seed_text(seed)
    bot_factory(bot)
    _prepare(out)
    jobs = [job for number in numbers for job in balance_jobs(number, games, bot, seed, tiles)]
    records = [played.record for played in with_progress(play_games(jobs, workers), len(jobs), "playing")]
    words = ["--games", str(games), "--players", ",".join(map(str, numbers)), "--bot", bot, "--seed", seed]
    _report(balance_of(records, Origin(tiles, (bot,), seed, _command(words, tile_set))), out, as_json=as_json)


def report_on_records(
    paths: Sequence[Path], players: Sequence[str], tile_set: Path | None, out: Path | None, *, as_json: bool
) -> None:
    """Report on recorded games."""
    numbers = parse_players(players)
    _prepare(out)
    tiles, records = read_games(paths, load_tile_set(tile_set) if tile_set else None)
    records = [record for record in records if len(record.seats) in (numbers or ALL_PLAYERS)]
    if not records:
        raise OrbisError("record/empty", f"the records contain no game of {' or '.join(map(str, numbers))} players")
    bots = tuple(sorted({seat.name for record in records for seat in record.seats}))
    words = [word for path in paths for word in ("--records", path.name)]
    words += ["--players", ",".join(map(str, numbers))] if numbers else []
    _report(balance_of(records, Origin(tiles, bots, None, _command(words, tile_set))), out, as_json=as_json)


def parse_players(texts: Sequence[str]) -> tuple[int, ...]:
    """Parse numbers of players from texts such as "4" or "2,3"; the result is sorted and without duplicates."""
    words = {word.strip() for text in texts for word in text.split(",")}
    wrong = sorted(words - set(map(str, ALL_PLAYERS)))
    if wrong:
        raise typer.BadParameter(
            f"found {wrong[0]!r}, expected 2, 3 or 4, or a list such as 2,4", param_hint="--players"
        )
    return tuple(sorted(map(int, words)))


def _command(words: Sequence[str], tile_set: Path | None) -> str:
    """The command that reproduces a report. Files lose their folders, which mean nothing elsewhere."""
    of_set = ["--set", tile_set.name] if tile_set else []
    return shlex.join(["orbis", "balance", *words, *of_set])


def _prepare(out: Path | None) -> None:
    """Fail before any game is played if the report cannot be written."""
    if out is not None:
        check_plots_possible()
        out.mkdir(parents=True, exist_ok=True)


def _report(balance: Balance, out: Path | None, *, as_json: bool) -> None:
    if out is not None:
        write_report(balance, out)
    if as_json:
        print_json(balance.to_json())
        return
    console.print(_table(balance))
    if out is not None:
        print_plain(f"report written to {out}")


def _table(balance: Balance) -> Table:
    """The verdicts on every limit."""
    table = Table(title=escape(f"Balance of the tile set {balance.origin.tile_set.name}"), show_lines=True)
    for column in ("target", "allowed", *(f"{players} players" for players in balance.figures)):
        table.add_column(column)
    for judged in zip(*balance.bars.values(), strict=True):
        cells = [
            f"[{_STYLES[found.verdict]}]{found.verdict or 'no target'}[/]\n{escape(summary(found))}" for found in judged
        ]
        table.add_row(judged[0].bar.name, bounds(judged[0].bar, balance.figures), *cells)
    return table
