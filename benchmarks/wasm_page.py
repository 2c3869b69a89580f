"""Measure the page on a slow phone and a slow network, and print the table for docs/benchmarks.md: `make bench-wasm`.

- *Step*: within a turn, from a click on a tile of the display to the frame that shows its cells, without animations, on
  a processor four times slower and a network of 400 kbit/s.
- *First load*: everything that the front page transfers with an empty cache, compressed, until nothing more is loaded.
"""

import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from browser import Bench
from machine import processor
from page_browser import launched
from page_player import Player
from playwright.sync_api import Page, sync_playwright
from server_process import server_thread

from orbis.game.actions import PLACES

NUM_STEPS = 60
CPU_SLOWDOWN = 4
BYTES_PER_SECOND = 400_000 / 8
LATENCY_MS = 300
STEP_TARGET, LOAD_TARGET = 50, 150  # ms; kB
LANGUAGES = ("en-US", "de-DE", "pl-PL", "ru-RU")
# The message after the frame comes when it is painted.
STEP = """(place) => new Promise((resolve) => {
    const began = performance.now();
    const painted = new MessageChannel();
    painted.port1.onmessage = () => resolve(performance.now() - began);
    const look = () => document.querySelector("[data-region=universe] .cell")
        ? painted.port2.postMessage(null) : requestAnimationFrame(look);
    document.querySelector(`[data-place=${place}]`).click();
    requestAnimationFrame(look);
})"""


def step_times(bench: Bench) -> list[float]:
    """Milliseconds from clicks on tiles to the paint."""
    page = bench.visitors.come(bench.middle, person=bench.ada)
    player = Player(page)
    player.wait_for_turn()
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
    network: dict[str, Any] = {"offline": False, "latency": LATENCY_MS}
    network |= {"downloadThroughput": BYTES_PER_SECOND, "uploadThroughput": BYTES_PER_SECOND}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", network)
    times = []
    for number in range(NUM_STEPS):
        times.append(float(page.evaluate(STEP, PLACES[number % len(PLACES)])))
        player.point_at(player.button("undo"))
        player.expect_staged("")
    return sorted(times)


def first_load(bench: Bench, language: str) -> Counter[str]:
    """The kilobytes that the front page transfers, by type."""
    context = bench.browser.new_context(locale=language, service_workers="block")
    page: Page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: Counter[str] = Counter()
    session.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.update({kinds.get(event["requestId"], "Other"): event["encodedDataLength"]}),
    )
    page.goto(bench.visitors.url)
    page.wait_for_load_state("networkidle")
    context.close()
    return sizes


def main() -> None:
    """Measure and print."""
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        launched(playwright, Path(folder)) as browser,
        server_thread(Path(folder)) as server,
    ):
        bench = Bench(browser, server.url)
        print(f"{processor()}, Chromium {browser.version}\n")
        times = step_times(bench)
        middle, late = times[len(times) // 2], times[int(0.95 * len(times))]
        print(f"One step within a turn: median {middle:.0f} ms, p95 {late:.0f} ms (target: p95 ≤ {STEP_TARGET} ms)\n")
        print("| first load of the front page, kB | all | by type |\n|---|---|---|")
        for language in LANGUAGES:
            sizes = first_load(bench, language)
            parts = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in sizes.most_common())
            print(f"| {language} | {sizes.total() / 1000:.1f} (target: ≤ {LOAD_TARGET}) | {parts} |")
        bench.visitors.leave()


if __name__ == "__main__":
    main()
