"""`orbis analyze`: review a game, or find the best turns in one of its positions."""

from collections.abc import Iterator
from pathlib import Path

import typer
from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from orbis.analysis import Analysis, Budget, Review, ReviewedTurn, analyze, review_turns, sentence
from orbis.analysis.position import BUDGET
from orbis.cli.output import console, messages, print_json, print_plain, with_progress
from orbis.game import Game
from orbis.records import Record, RecordError, read_records, replay, start_of
from orbis.tiles import TileSet, load_tile_set

STYLES = {None: "", "inaccuracy": "yellow", "mistake": "magenta", "blunder": "bold red"}


def budget_of(simulations: int | None, seconds: float | None) -> Budget:
    """The budget given by the options."""
    if simulations is not None and seconds is not None:
        raise typer.BadParameter("use either --sims or --seconds, not both", param_hint="--sims")
    return BUDGET if simulations is None and seconds is None else Budget(simulations, seconds)


def analyze_file(
    path: Path, turn: int | None, line: int | None, budget: Budget, tile_set: Path | None, *, as_json: bool
) -> None:
    """Review every game in a file or one of them, or analyze the position before a turn."""
    tiles = load_tile_set(tile_set) if tile_set else None
    for number, record in _records(path, line):
        try:
            if turn is None:
                _show_review(_reviewed(record, budget, tiles, f"reviewing game {number}"), as_json=as_json)
            else:
                _analyze_turn(record, turn, budget, tiles, as_json=as_json)
        except RecordError as error:
            error.line = number if path.suffix == ".jsonl" else None
            raise


def _records(path: Path, line: int | None) -> Iterator[tuple[int, Record]]:
    """The records in a file with their line numbers, or only the one on a given line."""
    num_games = 0
    for number, record in read_records(path):
        if line is not None and number != line:
            continue
        num_games += 1
        if isinstance(record, RecordError):
            raise record
        yield number, record
    if num_games == 0:
        where = f"on line {line} of {path}" if line else f"in {path}"
        raise RecordError("record/empty", f"no record found {where}")


# A review


def _reviewed(record: Record, budget: Budget, tiles: TileSet | None, what: str) -> Review:
    turns = with_progress(review_turns(record, budget, tiles=tiles), len(record.turns), what)
    return Review(tuple(seat.name for seat in record.seats), tuple(turns))


def _show_review(review: Review, *, as_json: bool) -> None:
    if as_json:
        print_json(review.form().to_json())
        return
    console.print(_turns_table(review))
    names = player_names(review.seats)
    for turn in review.turns:
        if turn.mark:
            _print_reasons(turn, names)
    console.print()
    console.print(_summary_table(review))


def player_names(seats: tuple[str, ...]) -> list[str]:
    """The players' names for use in sentences, with their numbers where two share a name."""
    return [name if seats.count(name) == 1 else f"{name} (player {number})" for number, name in enumerate(seats)]


def _turns_table(review: Review) -> Table:
    seats = ", ".join(f"{number} {escape(name)}" for number, name in enumerate(review.seats))
    caption = "loss: drop in expected margin, in CP; win: winning chance with the best turn → with the turn played"
    table = Table(title=f"Players: {seats}", caption=caption, box=SIMPLE_HEAD)
    for column in ("turn", "player", "played", "best", "loss", "win", "mark"):
        is_number = column in ("turn", "player", "loss", "win")
        no_wrap = is_number or column == "mark"
        table.add_column(column, justify="right" if is_number else "left", no_wrap=no_wrap, overflow="fold")
    for turn in review.turns:
        best = "" if turn.best == turn.played else turn.best.notation
        before, after = (judged.estimate.win_chances[turn.player] for judged in (turn.best, turn.played))
        table.add_row(
            str(turn.number),
            str(turn.player),
            turn.played.notation,
            best,
            f"{turn.loss:.1f}" if best else "",
            f"{before:.0%} → {after:.0%}" if best else f"{after:.0%}",
            turn.mark or "",
            style=STYLES[turn.mark],
        )
    return table


def _print_reasons(turn: ReviewedTurn, names: list[str]) -> None:
    console.print()
    title = f"Turn {turn.number}, {names[turn.player]}: {turn.mark}, {turn.loss:.1f} CP"
    print_plain(f"{title}. {turn.played.notation} instead of {turn.best.notation}", style=STYLES[turn.mark])
    for reason in turn.reasons:
        print_plain(f"  {sentence(reason, names)} ({reason.cp:+.1f})")


def _summary_table(review: Review) -> Table:
    table = Table(title="Summary", box=SIMPLE_HEAD)
    for column in ("player", "mean loss", "inaccuracies", "mistakes", "blunders"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for summary in review.summaries:
        marks = map(str, summary.marks.values())
        table.add_row(f"{summary.player} {escape(summary.name)}", f"{summary.mean_loss:.2f}", *marks)
    return table


# A position


def _analyze_turn(record: Record, turn: int, budget: Budget, tiles: TileSet | None, *, as_json: bool) -> None:
    game = _position_before(record, turn, tiles)
    played = record.turns[turn - 1] if turn <= len(record.turns) else None
    with messages.status("thinking"):
        analysis = analyze(game, budget)
    if as_json:
        print_json({**analysis.form().to_json(), "played": played})
        return
    print_plain(str(game))
    console.print()
    console.print(_analysis_table(analysis, [seat.name for seat in record.seats], played))


def _position_before(record: Record, turn: int, tiles: TileSet | None) -> Game:
    """The game before a turn, or after the last turn if the game is unfinished. Checks the whole record."""
    replay(record, tiles)
    game = start_of(record, tiles)
    last = len(record.turns) + (record.result is None)
    if turn > last:
        raise RecordError(
            "record/no-such-turn", f"the record has {len(record.turns)} turns, so there is no turn {turn}"
        )
    for text in record.turns[: turn - 1]:
        game.play_turn(text)
    return game


def _analysis_table(analysis: Analysis, names: list[str], played: str | None) -> Table:
    player = analysis.player
    caption = "exact" if analysis.exact else f"{analysis.best.estimate.simulations} simulations per turn"
    table = Table(
        box=SIMPLE_HEAD,
        title=f"Turn {analysis.turn + 1}, player {player} ({escape(names[player])}): best turns",
        caption=caption + (f"; played: {played}" if played else ""),
    )
    for column in ("", "turn", "win", "margin", "loss", "share"):
        table.add_column(column, justify="left" if column == "turn" else "right", overflow="fold")
    for rank, ranked in enumerate(analysis.turns, 1):
        estimate = ranked.turn.estimate
        table.add_row(
            str(rank),
            ranked.turn.notation,
            " ".join(f"{chance:.0%}" for chance in estimate.win_chances),
            f"{estimate.margins[player]:+.1f}",
            f"{ranked.loss:.1f}",
            "" if ranked.share is None else f"{ranked.share:.0%}",
        )
    return table
