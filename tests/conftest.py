"""Options of the test suite."""

from pathlib import Path

import pytest
from hypothesis import settings

from orbis.engine._compile import COMPILED

# The same examples in every run, and fewer where rules run a thousand times slower: those runs are for coverage.
settings.register_profile("orbis", derandomize=True, deadline=None, max_examples=100 if COMPILED else 8)
settings.load_profile("orbis")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write", action="store_true", help="Write golden files anew instead of comparing with them.")


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for each test, where games are kept."""
    folder = tmp_path_factory.mktemp("home")
    for variable in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(folder))
    return folder
