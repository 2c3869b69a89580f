"""`orbis learn`: train the network by self-play."""

import time
from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from orbis.cli.output import INTERRUPTED, console, messages, preparing, print_json
from orbis.errors import OrbisError

if TYPE_CHECKING:
    from orbis.learn.training import Report

SECONDS_BETWEEN_LINES = 5.0
NUM_COMPARED = 400  # games against the weights it started from


def run_learning(
    folder: Path,
    seconds: float,
    method: str,
    device: str,
    games: int,
    players: str,
    tile_sets: int,
    seed: str,
    start: Path | None,
    settings: list[str],
    *,
    as_json: bool,
) -> None:
    """Train, print how it goes, and compare the new weights with those it started from.

    After Ctrl-C, everything learned so far is kept, and nothing is compared.
    """
    if find_spec("torch") is None:
        raise OrbisError("learn/no-torch", "learning needs PyTorch; install it with: pip install 'orbis[learn]'")
    from orbis.learn.plots import plot_curves
    from orbis.learn.training import WEIGHTS, Options, compare, train

    options = Options(
        folder, seconds, method, device, games, _seats(players), tile_sets, seed, start, _parsed(settings)
    )
    with preparing():
        reports = train(options)
    report = _last(reports, printing=not as_json)
    if report is None:
        messages.print("stopped; the same command resumes the run")
        raise typer.Exit(INTERRUPTED)
    result: dict[str, object] = {
        "weights": str(folder / WEIGHTS),
        "curves": str(plot_curves(folder)) if find_spec("matplotlib") else None,
        "seconds": report.seconds,
        "decisions": report.decisions,
        "games": report.games,
    }
    if start is not None:
        result["wins_against_start"] = compare(folder / WEIGHTS, start, NUM_COMPARED, device)
    if as_json:
        print_json(result)
        return
    for name, value in result.items():
        console.print(f"{name.replace('_', ' ')}: {value}", markup=False, soft_wrap=True)


def _last(reports: "Generator[Report, None, None]", *, printing: bool) -> "Report | None":
    """Train, and print a report now and then. Returns the last one, or None after Ctrl-C."""
    printed, report = 0.0, None
    try:
        for report in reports:
            if printing and time.monotonic() - printed > SECONDS_BETWEEN_LINES:
                printed = time.monotonic()
                figures = "  ".join(f"{name} {value:.3f}" for name, value in report.figures.items())
                messages.print(f"{report.seconds:6.0f} s  {report.games:,} games  {figures}", soft_wrap=True)
    except KeyboardInterrupt:
        return None
    finally:
        reports.close()
    return report


def _seats(players: str) -> tuple[int, ...]:
    """Numbers of players such as `2,2,3,4`."""
    numbers = tuple(int(number) if number in ("2", "3", "4") else 0 for number in players.split(","))
    if not all(numbers):
        raise OrbisError("learn/players", f"the numbers of players are 2, 3 or 4, as in 2,2,3,4; not {players!r}")
    return numbers


def _parsed(settings: list[str]) -> tuple[tuple[str, float], ...]:
    """Settings such as `rate=0.001`."""
    parsed = []
    for setting in settings:
        name, _, value = setting.partition("=")
        try:
            parsed.append((name, float(value)))
        except ValueError:
            raise OrbisError("learn/setting", f"a setting has the form name=number, not {setting!r}") from None
    return tuple(parsed)
