"""`orbis verify`: records must replay to the letter."""

from pathlib import Path
from typing import Any

import typer

from orbis.cli.output import messages, print_json, print_plain, with_progress
from orbis.records import Record, RecordError, Verifier, read_records
from orbis.tiles import load_tile_set


def verify_files(paths: list[Path], tile_set: Path | None, *, as_json: bool) -> None:
    """Verify all records of all files; exit with 1 if one is refused."""
    verifier = Verifier(load_tile_set(tile_set) if tile_set else None)
    reports = [_verify_file(path, verifier) for path in paths]
    if as_json:
        print_json({"valid": all(not report["problems"] for report in reports), "files": reports})
    else:
        for report in reports:
            _print_report(report)
    if any(report["problems"] for report in reports):
        raise typer.Exit(1)


def _verify_file(path: Path, verifier: Verifier) -> dict[str, Any]:
    report: dict[str, Any] = {"file": str(path), "games": 0, "finished": 0, "problems": []}
    try:
        for line, record in with_progress(read_records(path), None, f"verifying {path.name}"):
            report["games"] += 1
            _verify_record(record, line if path.suffix == ".jsonl" else None, verifier, report)
        if report["games"] == 0:
            raise RecordError("record/empty", "there is no record in the file")
    except RecordError as error:
        report["problems"].append(_problem(error))
    return report


def _verify_record(record: Record | RecordError, line: int | None, verifier: Verifier, report: dict[str, Any]) -> None:
    try:
        if isinstance(record, RecordError):
            raise record
        verifier.verify(record)
        report["finished"] += record.result is not None
    except RecordError as error:
        error.line = line
        report["problems"].append(_problem(error))


def _problem(error: RecordError) -> dict[str, Any]:
    fields = ("code", "line", "turn", "rule")
    return {**{field: getattr(error, field) for field in fields}, "message": str(error)}


def _print_report(report: dict[str, Any]) -> None:
    for problem in report["problems"]:
        messages.print(f"{report['file']}: {problem['message']} [{problem['code']}]", markup=False, soft_wrap=True)
    bad = len(report["problems"])
    unfinished = report["games"] - report["finished"] - bad
    games = "1 game" if report["games"] == 1 else f"{report['games']} games"
    text = f"{report['file']}: {games}, {report['finished']} finished and right"
    text += f", {unfinished} unfinished and right so far" if unfinished > 0 else ""
    text += f", {bad} refused" if bad else ""
    print_plain(text)
