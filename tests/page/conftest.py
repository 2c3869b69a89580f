"""The page in a real browser, served by our own server."""

from collections.abc import Iterator

import pytest
from page_browser import Visitors, launched
from page_screens import Guide
from playwright.sync_api import Browser, sync_playwright
from server_client import Person
from server_process import RunningServer, server_thread

from orbis.server.web import page as page_files


@pytest.fixture(scope="package")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One browser for all tests of the page in this process."""
    with sync_playwright() as playwright, launched(playwright, tmp_path_factory.mktemp("browser")) as browser:
        yield browser


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the page."""
    assert (page_files.FOLDER / "index.html").is_file(), "The page is not built: run `make page` first"
    with server_thread(tmp_path_factory.mktemp("site"), analysis_simulations=100) as server:
        yield server


@pytest.fixture
def visitors(browser: Browser, site: RunningServer) -> Iterator[Visitors]:
    """People who come to the server; at the end, nothing may have gone wrong in their browsers."""
    visitors = Visitors(browser, site.url)
    yield visitors
    visitors.leave()


@pytest.fixture
def ada(site: RunningServer) -> Person:
    """Somebody whom the server knows."""
    return Person(site.url, "Ada")


@pytest.fixture(scope="package")
def guide(site: RunningServer) -> Guide:
    """Who leads to any screen."""
    return Guide(site.url)
