"""`orbis replay`: show a record turn by turn, as pictures or as JSON."""

from pathlib import Path

from orbis.cli.output import console, print_json, print_plain, with_progress
from orbis.cli.score_table import score_table
from orbis.game.notation import format_indices
from orbis.records import Record, RecordError, check_result, read_records, start_of, transcript, turns_of
from orbis.tiles import TileSet, load_tile_set


def replay_file(path: Path, turn: int | None, line: int | None, tile_set: Path | None, *, as_json: bool) -> None:
    """Replay every game in a file, or one of them, and stop with an error at the first invalid record."""
    tiles = load_tile_set(tile_set) if tile_set else None
    num_games = 0
    for number, record in with_progress(read_records(path), None, f"replaying {path.name}", printing=True):
        if line is not None and number != line:
            continue
        num_games += 1
        if isinstance(record, RecordError):
            raise record
        try:
            _replay_one(record, turn, tiles, as_json=as_json)
        except RecordError as error:
            error.line = number if path.suffix == ".jsonl" else None
            raise
    if num_games == 0:
        where = f"on line {line} of {path}" if line else f"in {path}"
        raise RecordError("record/empty", f"no record found {where}")


def _replay_one(record: Record, turn: int | None, tiles: TileSet | None, *, as_json: bool) -> None:
    if turn is not None and turn > len(record.turns):
        raise RecordError(
            "record/no-such-turn", f"the record has {len(record.turns)} turns, so there is no turn {turn}"
        )
    if as_json:
        print_json(transcript(record, turn, tiles).to_json())
    else:
        _print_replay(record, turn, tiles)


def _print_replay(record: Record, turn: int | None, tiles: TileSet | None) -> None:
    game = start_of(record, tiles)
    names = [seat.name for seat in record.seats]
    if not turn:
        print_plain("Start", style="bold")
        print_plain(str(game))
    player = game.player
    for _ in turns_of(record, game):
        if turn is None or turn == game.turn:
            title = f"Turn {game.turn}, player {player} ({names[player]}): {format_indices(game.turns[-1])}"
            console.print()
            print_plain(title, style="bold")
            print_plain(str(game))
        player = game.player
    check_result(record, game)
    if game.over and turn in (None, len(record.turns)):
        console.print(score_table(game.score(), names))
