"""Options of the test suite, seeds of its random tests, and a home for each test."""

from collections.abc import Generator
from pathlib import Path

import hypothesis
import pytest
import soak
from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase

from orbis.engine.kernel import COMPILED

FAILED_SEEDS = Path("build/failed-seeds.txt")

# The same examples in every run, and fewer where rules run a thousand times slower: those runs are for coverage.
settings.register_profile("tests", derandomize=True, deadline=None, max_examples=100 if COMPILED else 8)
settings.register_profile(
    "soak",
    derandomize=False,
    deadline=None,
    max_examples=soak.times(100),
    print_blob=True,
    database=DirectoryBasedExampleDatabase(".hypothesis/examples"),
    suppress_health_check=[HealthCheck.too_slow],  # other programs may slow the machine down
)
settings.load_profile("soak" if soak.SEED else "tests")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write", action="store_true", help="Write golden files anew instead of comparing with them.")


def pytest_report_header() -> str:
    return f"random games: {repetition()}" if soak.SEED else "random games: the same in every run"


def repetition() -> str:
    """The environment variables that repeat the random tests of this run."""
    return f"ORBIS_SOAK={soak.SOAK} ORBIS_SEED={soak.SEED}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Seed each Hypothesis test. With --hypothesis-seed instead, failures would not be kept in its database."""
    for item in items if soak.SEED else []:
        if isinstance(item, pytest.Function) and hypothesis.is_hypothesis_test(item.obj):
            hypothesis.seed(f"{item.obj.__module__}.{item.obj.__name__} {soak.SEED}")(item.obj)


def pytest_runtest_setup() -> None:
    soak.tried.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Say how to reproduce a failure."""
    report = yield
    if report.failed and soak.SEED:
        report.sections.append(("To reproduce", f"{repetition()} .venv/bin/python -m pytest '{item.nodeid}'"))
    if report.failed and soak.tried:
        report.sections.append(("Seed for tests/found_seeds.txt", soak.tried[-1]))
        report.user_properties.append(("seed", soak.tried[-1]))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Write the seeds of all failures of a soak run to a file."""
    failed = terminalreporter.stats.get("failed", []) if soak.SEED else []
    seeds = [str(seed) for report in failed for name, seed in report.user_properties if name == "seed"]
    if not seeds:
        return
    path = terminalreporter.config.rootpath / FAILED_SEEDS
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(seeds) + "\n", encoding="utf-8")
    terminalreporter.write_line(
        f"Failed seeds, also in {FAILED_SEEDS} (append to tests/found_seeds.txt to retry them in every run):"
    )
    for seed in seeds:
        terminalreporter.write_line(seed)


RAY_TOKEN = "0123456789abcdef" * 4


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for each test, where games are kept.

    Ray reads its token only once, so clusters that tests start one after the other need the same.
    """
    folder = tmp_path_factory.mktemp("home")
    for variable in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(folder))
    monkeypatch.setenv("RAY_AUTH_TOKEN", RAY_TOKEN)
    return folder
