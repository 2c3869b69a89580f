"""Measure the balance estimate of the workshop, and print the table for docs/benchmarks.md: `make bench-wasm`.

- *One worker*: how many games a second quick bots play in Node and in Chromium, with the standard tiles.
- *The page*: the same in the workshop itself, with its workers and everything that is drawn meanwhile.
"""

import tempfile
from pathlib import Path

from machine import processor
from page_browser import Visitors, launched
from playwright.sync_api import Page, sync_playwright
from server_process import server_thread
from wasm_chromium import chromium
from wasm_node import in_node

from orbis.engine.vocabulary import PLAYER_COUNTS
from orbis.tiles import load_tile_set

GAMES = 300
SECONDS = 10
TARGET = 20  # games/s and worker
SEED = "bench"
MOST_GAMES = 2000  # for each number of players, as in web/src/workshop/estimate.ts
SHARE = "document.querySelector('progress').value"  # of these games


def items() -> list[dict[str, object]]:
    """Games with each number of players."""
    standard = load_tile_set().to_json()
    return [{"tileSet": standard, "players": players, "seed": SEED, "games": GAMES} for players in PLAYER_COUNTS]


def page_speed(page: Page) -> float:
    """Games per second in the workshop, of all numbers of players alike."""
    page.locator("[data-action=standard]").click()
    page.locator("[data-target]").first.wait_for()
    before = float(page.evaluate(SHARE))
    page.wait_for_timeout(1000 * SECONDS)
    return (float(page.evaluate(SHARE)) - before) * len(PLAYER_COUNTS) * MOST_GAMES / SECONDS


def main() -> None:
    """Measure and print."""
    with chromium() as browser:
        print(f"{processor()}, Chromium {browser.version}\n")
        found = [[answer["perSecond"] for answer in run("balance", [], items())] for run in (in_node, browser.run)]
    print(f"| games per second of one worker (target: ≥ {TARGET}) | Node | Chromium |\n|---|---|---|")
    for players, in_nodes, in_chromium in zip(PLAYER_COUNTS, *found, strict=True):
        print(f"| {players} players | {in_nodes:.0f} | {in_chromium:.0f} |")
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        launched(playwright, Path(folder)) as pages,
        server_thread(Path(folder)) as server,
    ):
        visitors = Visitors(pages, server.url)
        page = visitors.come("/workshop")
        workers = max(1, min(8, int(page.evaluate("navigator.hardwareConcurrency"))) - 1)
        print(f"\nIn the page: {page_speed(page):.0f} games/s with {workers} worker(s)")
        visitors.leave()


if __name__ == "__main__":
    main()
