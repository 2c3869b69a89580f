"""Runs the WebAssembly module in Chromium, with the program of wasm_program.mjs."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from page_browser import launched
from playwright.sync_api import Page, sync_playwright
from wasm_node import ROOT, as_text, node

from orbis.engine.state import Tiles

MODULE = ROOT / "web" / "src" / "engine" / "orbis.wasm"
BUNDLER = Path(__file__).with_name("wasm_bundle.mjs")
ADDRESS = "http://wasm.test/"  # nobody is asked: all requests are answered here
RUN = """async ([command, request]) => {
    const { run } = await import("./program.js");
    const module = await (await fetch("./orbis.wasm")).arrayBuffer();
    return run(module, command, request);
}"""


class Chromium:
    """A page that runs the program."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.version = page.context.browser.version if page.context.browser else ""

    def run(self, command: str, tiles: list[Tiles], items: list[dict[str, Any]]) -> list[Any]:
        """What the program answers to each item: the same as `in_node`."""
        request = {"tiles": [as_text(array) for array in tiles], "items": items}
        answers: list[Any] = self._page.evaluate(RUN, [command, request])
        return answers


@contextmanager
def chromium() -> Iterator[Chromium]:
    """A browser with the program and nothing else."""
    program = node()
    assert program is not None
    script = subprocess.run([program, str(BUNDLER)], capture_output=True, check=True).stdout
    with (
        TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        launched(playwright, Path(folder)) as browser,
    ):
        page = browser.new_page()
        page.route(ADDRESS, lambda route: route.fulfill(body="", content_type="text/html"))
        page.route(f"{ADDRESS}program.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))
        page.route(
            f"{ADDRESS}orbis.wasm",
            lambda route: route.fulfill(body=MODULE.read_bytes(), content_type="application/wasm"),
        )
        page.goto(ADDRESS)
        yield Chromium(page)
