"""`orbis learn`: train the network by self-play."""

import time
from importlib.util import find_spec
from pathlib import Path

from orbis.cli.output import console, messages, preparing, print_json
from orbis.errors import OrbisError

SECONDS_BETWEEN_LINES = 5.0


def run_learning(
    folder: Path,
    seconds: float,
    method: str,
    device: str,
    games: int,
    seed: str,
    start: Path | None,
    settings: list[str],
    *,
    as_json: bool,
) -> None:
    """Train, print how it goes, and compare the new weights with those it started from."""
    if find_spec("torch") is None:
        raise OrbisError("learn/no-torch", "learning needs PyTorch; install it with: pip install 'orbis[learn]'")
    from orbis.learn.plots import plot_curves
    from orbis.learn.training import WEIGHTS, Options, compare, train

    options = Options(folder, seconds, method, device, games, seed=seed, start=start, settings=_parsed(settings))
    printed = 0.0
    report = None
    with preparing():
        reports = train(options)
    for report in reports:
        if not as_json and time.monotonic() - printed > SECONDS_BETWEEN_LINES:
            printed = time.monotonic()
            figures = "  ".join(f"{name} {value:.3f}" for name, value in report.figures.items())
            messages.print(f"{report.seconds:6.0f} s  {report.games:,} games  {figures}", highlight=False)
    result: dict[str, object] = {
        "weights": str(folder / WEIGHTS),
        "curves": str(plot_curves(folder)) if find_spec("matplotlib") else None,
    }
    if report is not None:
        result |= {"seconds": report.seconds, "decisions": report.decisions, "games": report.games}
    if start is not None:
        result["wins_against_start"] = compare(folder / WEIGHTS, start, 400, device)
    if as_json:
        print_json(result)
        return
    for name, value in result.items():
        console.print(f"{name.replace('_', ' ')}: {value}", markup=False, soft_wrap=True)


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
