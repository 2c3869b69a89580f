"""`orbis verify`: check that records replay exactly."""

import re
from pathlib import Path
from typing import Any

import typer

from orbis.cli.output import messages, print_json, print_plain, with_progress
from orbis.errors import OrbisError, safe_repr
from orbis.game.layout import SEED_HASH_PREFIX
from orbis.records import Record, RecordError, Verifier, check_seed_hash, read_records
from orbis.tiles import load_tile_set


def verify_files(paths: list[Path], tile_set: Path | None, seed_hash: str | None, *, as_json: bool) -> None:
    """Verify every record, and a single one against the hash of its seed as well. Exits with 1 if any is invalid."""
    promised = None if seed_hash is None else _noted_hash(seed_hash, paths)
    verifier = Verifier(load_tile_set(tile_set) if tile_set else None)
    reports = [_verify_file(path, verifier, promised) for path in paths]
    if as_json:
        print_json({"valid": all(not report["problems"] for report in reports), "files": reports})
    else:
        for report in reports:
            _print_report(report)
    if any(report["problems"] for report in reports):
        raise typer.Exit(1)


def _noted_hash(text: str, paths: list[Path]) -> str:
    """The hash that a player noted before the game, normalized to the form used in records."""
    digits = text.strip().lower().removeprefix(SEED_HASH_PREFIX)
    if not re.fullmatch("[0-9a-f]{64}", digits):
        message = f"a seed hash is {SEED_HASH_PREFIX} and 64 hexadecimal digits, not {safe_repr(text)}"
        raise OrbisError("verify/seed-hash", message)
    if len(paths) > 1:
        raise OrbisError("verify/seed-hash", f"--seed-hash checks a single record, not {len(paths)} files")
    return SEED_HASH_PREFIX + digits


def _verify_file(path: Path, verifier: Verifier, promised: str | None) -> dict[str, Any]:
    report: dict[str, Any] = {"file": str(path), "games": 0, "finished": 0, "problems": []}
    try:
        for line, record in with_progress(read_records(path), None, f"verifying {path.name}"):
            report["games"] += 1
            _verify_record(record, line if path.suffix == ".jsonl" else None, verifier, report, promised)
        if report["games"] == 0:
            raise RecordError("record/empty", "no record found in the file")
        if promised is not None and report["games"] > 1:
            raise RecordError(
                "record/seed-hash", f"--seed-hash checks a single record, but the file has {report['games']}"
            )
    except RecordError as error:
        report["problems"].append(_problem(error))
    return report if promised is None or report["problems"] else {**report, "seed_hash": promised}


def _verify_record(
    record: Record | RecordError, line: int | None, verifier: Verifier, report: dict[str, Any], promised: str | None
) -> None:
    try:
        if isinstance(record, RecordError):
            raise record
        verifier.verify(record)
        if promised is not None and report["games"] == 1:
            check_seed_hash(promised, record)
            _note_contributions(record, report)
        report["finished"] += record.result is not None
    except RecordError as error:
        error.line = line
        report["problems"].append(_problem(error))


def _note_contributions(record: Record, report: dict[str, Any]) -> None:
    """Whose contributions are in the seed of the one record."""
    if isinstance(record.contributions, list):
        report["contributions"] = {
            str(seat): each for seat, each in enumerate(record.contributions) if each is not None
        }


def _problem(error: RecordError) -> dict[str, Any]:
    fields = ("code", "line", "turn", "rule")
    return {**{field: getattr(error, field) for field in fields}, "message": str(error)}


def _print_report(report: dict[str, Any]) -> None:
    for problem in report["problems"]:
        messages.print(f"{report['file']}: {problem['message']} [{problem['code']}]", markup=False, soft_wrap=True)
    bad = len(report["problems"])
    unfinished = report["games"] - report["finished"] - bad
    games = "1 game" if report["games"] == 1 else f"{report['games']} games"
    text = f"{report['file']}: {games}, {report['finished']} finished and valid"
    text += f", {unfinished} unfinished and valid so far" if unfinished > 0 else ""
    text += f", {bad} invalid" if bad else ""
    print_plain(text)
    if "seed_hash" not in report:
        return
    if "contributions" not in report:
        print_plain(f"the seed matches the hash {report['seed_hash']}")
        return
    print_plain(f"the secret matches the hash {report['seed_hash']}")
    print_plain("the seed is made of the secret and these contributions:")
    for seat, contribution in report["contributions"].items():
        print_plain(f"  seat {seat}: {contribution}")
