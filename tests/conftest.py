"""Options of the test suite."""

import pytest
from hypothesis import settings

from orbis.engine._compile import COMPILED

# The same examples in every run, and fewer where rules run a thousand times slower: those runs are for coverage.
settings.register_profile("orbis", derandomize=True, deadline=None, max_examples=100 if COMPILED else 8)
settings.load_profile("orbis")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write", action="store_true", help="Write golden files anew instead of comparing with them.")
