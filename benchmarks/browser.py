"""Measure the page in a real browser and print a table for docs/benchmarks.md.

`make bench-page`; browser and server share the cores of this machine, which should be otherwise idle.

- *JavaScript*: all scripts that a browser with an empty cache loads for a running table, gzipped as sent.
- *Cold load*: from the start of the navigation to the frame after the nine tiles of the display appear.
- *Click*: from a click on a tile of the display to the frame in which its cells are highlighted, without animations;
  this includes one request to the server.
- *Script in a frame*: with four full pyramids, the last turns are shown again and another player's turn arrives. The
  browser's trace shows how long the page's thread ran scripts between two frames.
- *Layout shift*: the sum reported by the browser until nothing has loaded for half a second.
"""

import json
import statistics
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from machine import processor
from page_browser import Visitors, launched
from page_player import Player
from page_tables import NAMES, dealt_from, sample_turns
from playwright.sync_api import Browser, Page, sync_playwright
from server_client import Person, Seated
from server_process import server_thread

from orbis.game.actions import PLACES

NUM_LOADS = 5
NUM_CLICKS = 45
LAST_PLY = 58  # with four players: all pyramids but two are full
MIDDLE_PLY = 28  # the first player's turn
KILOBYTE = 1000

# Checked before every frame, starting with the first script.
WATCH = """
    globalThis.drawn = new Promise((resolve) => {
        const look = () => document.querySelectorAll("[data-place]").length === 9
            ? requestAnimationFrame(() => resolve(performance.now())) : requestAnimationFrame(look);
        requestAnimationFrame(look);
    });
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shift += value;
    }).observe({ type: "layout-shift", buffered: true });
"""
CLICK = """(place) => new Promise((resolve) => {
    const began = performance.now();
    const look = () => document.querySelector("[data-region=universe] .cell")
        ? resolve(performance.now() - began) : requestAnimationFrame(look);
    document.querySelector(`[data-place=${place}]`).click();
    requestAnimationFrame(look);
})"""
STILL = """() => new Promise((resolve) => {
    let since = performance.now();
    const look = () => {
        if (document.querySelector(".flights .thing")) since = performance.now();
        if (performance.now() - since > 1500) resolve(); else requestAnimationFrame(look);
    };
    look();
})"""


class Bench:
    """A four-player table in its last round, and browsers that visit it."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.visitors = Visitors(browser, url)
        people = [Person(url, name) for name in NAMES]
        self.ada = people[0]
        self.late = _table(people, LAST_PLY)
        self.middle = f"/t/{_table(people, MIDDLE_PLY)[0].code}"

    def gzipped_scripts(self) -> float:
        """The size in kilobytes of all scripts of a table."""
        page = self._come()
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        kinds: dict[str, str] = {}
        sizes: dict[str, float] = {}
        session.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
        session.on(
            "Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]})
        )
        page.goto(self.middle)
        page.wait_for_load_state("networkidle")
        return sum(size for request, size in sizes.items() if kinds.get(request) == "Script") / KILOBYTE

    def cold_load(self) -> float:
        """Milliseconds until the table is drawn, in a fresh browser."""
        page = self._come()
        page.add_init_script(WATCH)
        page.goto(self.middle)
        drawn = float(page.evaluate("drawn"))
        page.context.close()
        return drawn

    def layout_shift(self, address: str) -> float:
        """The layout shift while a page loads."""
        page = self._come()
        page.add_init_script(WATCH)
        page.goto(address)
        page.wait_for_load_state("networkidle")
        return float(page.evaluate("shift"))

    def clicks(self) -> list[float]:
        """Milliseconds from clicks on tiles to the responses."""
        page = self.visitors.come(self.middle, person=self.ada)
        player = Player(page)
        player.wait_for_turn()
        times = []
        for number in range(NUM_CLICKS):
            times.append(float(page.evaluate(CLICK, PLACES[number % len(PLACES)])))
            player.point_at(player.button("undo"))
            player.expect_staged("")
        return times

    def frame_scripts(self) -> list[float]:
        """Milliseconds of script in each frame while the last turns are shown again and a new one arrives."""
        page = self.visitors.come(f"/t/{self.late[0].code}", person=self.ada, moving=True)
        again = Player(page).button("again")
        again.wait_for()
        self.browser.start_tracing(page=page)
        again.click()
        page.evaluate(STILL)
        _commit(self.late, LAST_PLY)
        page.evaluate(STILL)
        events = json.loads(self.browser.stop_tracing())["traceEvents"]
        return list(_scripts_by_frame(events))

    def _come(self) -> Page:
        return self.visitors.come("about:blank", person=self.ada, moving=True)


def _table(people: list[Person], until: int) -> list[Seated]:
    """The seats of a table of these people with a good game up to some turn."""
    with dealt_from("page"):
        table = people[0].create("person", *["open"] * (len(people) - 1), first=0)
    seats = [table, *(person.join(table.code) for person in people[1:])]
    table.do("start")
    for ply in range(until):
        _commit(seats, ply)
    return seats


def _commit(seats: list[Seated], ply: int) -> None:
    seats[ply % len(seats)].commit(ply, sample_turns(len(seats))[ply])


def _scripts_by_frame(events: list[Any]) -> Iterator[float]:
    """How long the page's thread ran scripts between two frames, in milliseconds."""
    frames = [event for event in events if event["name"] == "FireAnimationFrame" and event["ph"] == "X"]
    thread = {(event["pid"], event["tid"]) for event in frames}
    calls = sorted(
        (event["ts"], event["ts"] + event.get("dur", 0))
        for event in events
        if event["name"] in ("FunctionCall", "FireAnimationFrame", "TimerFire", "RunMicrotasks")
        and (event["pid"], event["tid"]) in thread
    )
    starts = sorted({event["ts"] for event in frames})
    for start, end in pairwise(starts):
        total, until = 0.0, start
        for began, ended in calls:  # nested calls count once
            if start <= began < end and ended > until:
                total += ended - max(began, until)
                until = ended
        yield total / 1000


def main() -> None:
    """Measure and print the table."""
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        launched(playwright, Path(folder)) as browser,
        server_thread(Path(folder)) as server,
    ):
        bench = Bench(browser, server.url)
        loads = [bench.cold_load() for _ in range(NUM_LOADS)]
        clicks = sorted(bench.clicks())
        scripts = sorted(bench.frame_scripts())
        rows = [
            ("JavaScript of the table, gzipped", f"{bench.gzipped_scripts():.0f} kB", "130 kB"),
            ("cold load until the table is drawn, median", f"{statistics.median(loads):.0f} ms", "1000 ms"),
            ("click until the cells are highlighted, 95 %", f"{clicks[int(0.95 * NUM_CLICKS)]:.0f} ms", "100 ms"),
            ("click, median", f"{statistics.median(clicks):.0f} ms", ""),
            ("script time per animation frame, 99 %", f"{scripts[int(0.99 * len(scripts))]:.1f} ms", "8 ms"),
            ("script time per animation frame, median", f"{statistics.median(scripts):.1f} ms", ""),
            ("layout shift of the front page", f"{bench.layout_shift('/'):.3f}", "0.05"),
            ("layout shift of the table", f"{bench.layout_shift(bench.middle):.3f}", "0.05"),
        ]
        bench.visitors.leave()
    print(f"{processor()}, {browser.version}")
    print("| | measured | target |\n|---|---|---|")
    for name, measured, bar in rows:
        print(f"| {name} | {measured} | {bar} |")


if __name__ == "__main__":
    main()
