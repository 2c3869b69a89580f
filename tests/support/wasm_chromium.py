"""Runs the WebAssembly module in Chromium, with the program of wasm_program.mjs."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from page_browser import launched
from playwright.sync_api import Page, Route, sync_playwright
from wasm_node import ROOT, as_text, node

from orbis.engine.state import Tiles

ENGINE = ROOT / "web" / "src" / "engine"
FILES = {"orbis.wasm": "application/wasm", "weights.bin": "application/octet-stream"}
BUNDLER = Path(__file__).with_name("wasm_bundle.mjs")
ADDRESS = "http://wasm.test/"  # nobody is asked: all requests are answered here
RUN = """async ([command, request]) => {
    const { run } = await import("./program.js");
    const fetched = ["./orbis.wasm", "./weights.bin"].map(async (name) => (await fetch(name)).arrayBuffer());
    return run(...(await Promise.all(fetched)), command, request);
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


def _answer_with(name: str) -> Callable[[Route], None]:
    body = (ENGINE / name).read_bytes()
    return lambda route: route.fulfill(body=body, content_type=FILES[name])


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
        for name in FILES:
            page.route(ADDRESS + name, _answer_with(name))
        page.goto(ADDRESS)
        yield Chromium(page)
